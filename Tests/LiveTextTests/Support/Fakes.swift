// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import LiveText
import Synchronization

/// Reads what the test says, one line at a time.
final class FakeRecognizer: TextRecognizing {
    struct State {
        var calls = 0
        var languages: [String] = []
        var sawCancellation = false
    }

    /// One line per text, each told before the next.
    let lines: [String]
    /// Waits for the cancellation after its first line.
    let isEndless: Bool
    let error: AnalysisError?
    private let state = Mutex(State())

    init(lines: [String] = [], isEndless: Bool = false, error: AnalysisError? = nil) {
        self.lines = lines
        self.isEndless = isEndless
        self.error = error
    }

    var calls: Int { state.withLock { $0.calls } }
    var languages: [String] { state.withLock { $0.languages } }
    var sawCancellation: Bool { state.withLock { $0.sawCancellation } }

    func provenance(languages: [String]) -> AnalysisProvenance {
        AnalysisProvenance(engine: "fake", engineVersion: "1", languages: languages)
    }

    func prepare(languages: [String], engineCount: Int) async { state.withLock { $0.languages = languages } }

    func recognizeText(
        in image: PixelBuffer, orientation: ImageOrientation, languages: RecognitionLanguages,
        control: RecognitionControl
    ) async throws -> [RecognizedLines.Element] {
        state.withLock { state in
            state.calls += 1
            state.languages = languages.expected
        }
        if let error { throw error }
        var elements: [RecognizedLines.Element] = []
        for (index, text) in lines.enumerated() {
            let element = Self.element(text, index: index)
            elements.append(element)
            control.lines([element])
            // Falls once, which must not be seen.
            control.progress(Double(index + 1) / Double(lines.count + 1))
            control.progress(0.01)
        }
        while isEndless {
            if control.cancellation.isCancelled {
                state.withLock { $0.sawCancellation = true }
                throw CancellationError()
            }
            try? await Task.sleep(for: .milliseconds(1))
        }
        return elements
    }

    static func element(_ text: String, index: Int) -> RecognizedLines.Element {
        let words = text.split(separator: " ").enumerated().map { position, word in
            TextWord(
                text: String(word),
                quad: ImageQuad(ImageRect(x: Double(50 * position), y: Double(20 * index), width: 45, height: 15)),
                confidence: 0.9)
        }
        let quad = ImageQuad(ImageRect(x: 0, y: Double(20 * index), width: Double(50 * words.count), height: 15))
        return RecognizedLines.Element(
            line: TextLine(id: TextLine.ID(rawValue: index), words: words, quad: quad), block: index / 2)
    }
}

/// Finds the codes the test says.
final class FakeCodeReader: CodeReading {
    let codes: [MachineReadableCode]
    private let count = Mutex(0)
    var calls: Int { count.withLock { $0 } }

    init(texts: [String] = []) {
        codes = texts.map { text in
            MachineReadableCode(
                symbology: .qr, bytes: Array(text.utf8), text: text,
                quad: ImageQuad(ImageRect(x: 1, y: 2, width: 30, height: 30)))
        }
    }

    func readCodes(
        in image: PixelBuffer, orientation: ImageOrientation, cancellation: CancellationFlag
    ) async throws -> [MachineReadableCode] {
        count.withLock { $0 += 1 }
        return codes
    }
}

/// Passes every message on as bytes, as a backend in another process would.
final class EncodingBackend: AnalysisBackend {
    private let backend: any AnalysisBackend
    private let messages = Mutex(0)
    private let lost = Mutex<[String]>([])

    init(_ backend: any AnalysisBackend) { self.backend = backend }

    var messageCount: Int { messages.withLock { $0 } }
    /// Messages that could not be encoded and read again.
    var failures: [String] { lost.withLock { $0 } }
    var pixels: PixelStore { backend.pixels }

    func start(_ request: BackendRequest, events: @escaping @Sendable (BackendEvent) -> Void) -> Token {
        guard let copy = copy(request) else { return 0 }
        return backend.start(copy) { [self] event in
            if let copy = self.copy(event) { events(copy) }
        }
    }

    func update(_ token: Token, attention: UnitRect) { backend.update(token, attention: attention) }

    func cancel(_ token: Token) { backend.cancel(token) }

    private func copy<Message: Codable>(_ message: Message) -> Message? {
        messages.withLock { $0 += 1 }
        do {
            return try JSONDecoder().decode(Message.self, from: try JSONEncoder().encode(message))
        } catch {
            lost.withLock { $0.append("\(message): \(error)") }
            return nil
        }
    }
}

/// Makes the whole text one link.
struct WholeTextFinder: DataItemFinding {
    func dataItems(in blocks: [TextBlock]) -> [DataItem] {
        let text = blocks.flatMap(\.lines).map(\.text).joined(separator: "\n")
        guard !text.isEmpty else { return [] }
        return [
            DataItem(
                value: .link(url: text), text: text, range: 0..<text.utf8.count,
                quads: blocks.flatMap(\.lines).map(\.quad), confidence: 1)
        ]
    }
}
