// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import LiveText
import LiveTextCore

/// `livetext codes`: reads the codes in pictures.
struct CodesCommand {
    let options: CommandLineOptions

    /// A line of a batch: a name for the answer, and the picture.
    private struct Order: Decodable {
        let id: String
        let file: String
    }

    /// The answer to a line of a batch.
    private struct Answer: Encodable {
        struct Result: Encodable {
            let format: String
            let text: String
        }

        let id: String
        let results: [Result]
        /// Milliseconds that reading took, without decoding the picture.
        let ms: Double
        let error: String?
    }

    /// A picture's codes.
    private struct Document: Encodable {
        struct Code: Encodable {
            let format: String
            let text: String
            let kind: String
            let quad: ImageQuad
            let part: Part?
        }

        /// Which part of a message, counted from 1.
        struct Part: Encodable {
            let number: Int
            let count: Int
        }

        let file: String?
        let codes: [Code]
    }

    /// Reads the files.
    ///
    /// - Returns: the exit code: 0, or 1 when a file failed; the others are still read.
    func run(_ files: [String]) async -> Int32 {
        var exitCode: Int32 = 0
        var documents: [Document] = []
        for file in files {
            let (codes, failure, _) = await read(file)
            if let failure {
                write("livetext: \(file): \(failure)\n", to: .error)
                exitCode = 1
            }
            guard let codes else { continue }
            if options.format == .text { writeText(codes, file: files.count > 1 ? file : nil) }
            documents.append(document(codes, file: files.count > 1 ? file : nil))
        }
        if options.format == .json {
            write(files.count > 1 ? JSONLine.text(documents) : documents.first.map(JSONLine.text) ?? "", to: .output)
        }
        return exitCode
    }

    /// Answers lines `{"id", "file"}` of standard input by lines `{"id", "results", "ms"}`.
    ///
    /// - Returns: the exit code: 0, or 1 when a line or a file failed.
    func runBatch() async -> Int32 {
        var exitCode: Int32 = 0
        while let line = readLine() {
            guard !line.allSatisfy(\.isWhitespace) else { continue }
            guard let order = JSONLine.value(Order.self, line) else {
                write("livetext: not a line with an \"id\" and a \"file\": \(line.prefix(80))\n", to: .error)
                exitCode = 1
                continue
            }
            let (codes, failure, milliseconds) = await read(order.file)
            if failure != nil { exitCode = 1 }
            let results = (codes ?? []).map { Answer.Result(format: $0.symbology.rawValue, text: $0.text) }
            write(
                JSONLine.text(Answer(id: order.id, results: results, ms: milliseconds, error: failure)), to: .output)
        }
        return exitCode
    }

    /// The codes of a file, with what is wrong about it, and the milliseconds that reading them took.
    private func read(_ file: String) async -> (codes: [MachineReadableCode]?, failure: String?, milliseconds: Double) {
        do {
            let (image, damage) = try await PictureInput.decoded(file)
            let clock = ContinuousClock()
            let start = clock.now
            let analysis = try await ImageAnalyzer.shared.analyze(
                image.buffer, configuration: AnalysisConfiguration(.machineReadableCode))
            let duration = clock.now - start
            return (analysis.codes, damage.map(ErrorText.describe), duration / .milliseconds(1))
        } catch {
            return (nil, ErrorText.describe(error), 0)
        }
    }

    private func writeText(_ codes: [MachineReadableCode], file: String?) {
        for code in codes {
            let part = code.structuredAppend.map { " (\($0.index + 1)/\($0.count))" } ?? ""
            write((file.map { $0 + ": " } ?? "") + "\(code.symbology.displayName)\(part): \(code.text)\n", to: .output)
        }
    }

    private func document(_ codes: [MachineReadableCode], file: String?) -> Document {
        Document(
            file: file,
            codes: codes.map { code in
                Document.Code(
                    format: code.symbology.rawValue, text: code.text, kind: PayloadDocument(CodePayload(code)).type,
                    quad: code.quad,
                    part: code.structuredAppend.map { Document.Part(number: $0.index + 1, count: $0.count) })
            })
    }
}
