// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import LiveText

/// Writes results as they come.
struct RecognizeOutput {
    let format: CommandLineOptions.Format
    let hasSeveralFiles: Bool
    private var count = 0
    private var hOCR = HOCRWriter(system: "livetext \(BuildInfo.version)")
    private var tsv = TSVWriter()

    init(format: CommandLineOptions.Format, hasSeveralFiles: Bool) {
        self.format = format
        self.hasSeveralFiles = hasSeveralFiles
    }

    /// Writes one file's result.
    mutating func write(_ analysis: ImageAnalysis, file: String) {
        switch format {
        case .text: writeText(analysis, file: file)
        case .json: writeJSON(analysis, file: file)
        case .hocr:
            livetext.write((count == 0 ? hOCR.start : "") + hOCR.page(of: analysis, imageName: file), to: .output)
        case .tsv: livetext.write((count == 0 ? tsv.start : "") + tsv.page(of: analysis), to: .output)
        }
        count += 1
    }

    /// Writes what ends the output. When the only file failed there is none; of several the output is well-formed.
    func finish() {
        guard count > 0 || hasSeveralFiles else { return }
        switch format {
        case .text: break
        case .json where hasSeveralFiles: livetext.write(count == 0 ? "[]\n" : "\n]\n", to: .output)
        case .json: break
        case .hocr: livetext.write((count == 0 ? hOCR.start : "") + hOCR.end, to: .output)
        case .tsv: if count == 0 { livetext.write(tsv.start, to: .output) }
        }
    }

    /// Headers as those of `head` and `tail` tell several files apart.
    private func writeText(_ analysis: ImageAnalysis, file: String) {
        var text = analysis.transcript
        if !text.isEmpty { text += "\n" }
        if hasSeveralFiles { text = (count > 0 ? "\n" : "") + "==> \(file) <==\n" + text }
        livetext.write(text, to: .output)
    }

    private func writeJSON(_ analysis: ImageAnalysis, file: String) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let document = AnalysisDocument(analysis, file: hasSeveralFiles ? file : nil)
        // Numbers are finite and strings valid, so that encoding cannot fail.
        guard let data = try? encoder.encode(document) else { return }
        let text = String(decoding: data, as: UTF8.self)
        livetext.write(hasSeveralFiles ? (count == 0 ? "[\n" : ",\n") + text : text + "\n", to: .output)
    }
}

/// The JSON form of an analysis.
private struct AnalysisDocument: Encodable {
    struct Word: Encodable {
        let text: String
        let quad: ImageQuad
        let confidence: Double
    }

    struct Code: Encodable {
        let format: String
        let text: String
        let quad: ImageQuad
    }

    struct Item: Encodable {
        let kind: String
        let text: String
        let value: String
        let quads: [ImageQuad]
    }

    let file: String?
    let text: String
    let width: Int
    let height: Int
    let words: [Word]
    let codes: [Code]
    let dataItems: [Item]

    init(_ analysis: ImageAnalysis, file: String?) {
        self.file = file
        text = analysis.transcript
        width = Int(analysis.imageSize.width)
        height = Int(analysis.imageSize.height)
        words = analysis.lines.flatMap(\.words).map { word in
            Word(text: word.text, quad: word.quad.rounded, confidence: word.confidence.rounded(toPlaces: 4))
        }
        codes = analysis.codes.map { Code(format: $0.symbology.rawValue, text: $0.text, quad: $0.quad.rounded) }
        dataItems = analysis.dataItems.map { item in
            Item(
                kind: item.value.kind.rawValue, text: item.text, value: item.value.normalized,
                quads: item.quads.map(\.rounded))
        }
    }
}

extension Quad {
    /// Corners to a hundredth of a pixel.
    fileprivate var rounded: Quad {
        func rounded(_ point: Point<Space>) -> Point<Space> {
            Point(x: point.x.rounded(toPlaces: 2), y: point.y.rounded(toPlaces: 2))
        }
        return Quad(
            topLeft: rounded(topLeft), topRight: rounded(topRight), bottomRight: rounded(bottomRight),
            bottomLeft: rounded(bottomLeft))
    }
}

extension Double {
    fileprivate func rounded(toPlaces places: Int) -> Double {
        var factor = 1.0
        for _ in 0..<places { factor *= 10 }
        return (self * factor).rounded() / factor
    }
}
