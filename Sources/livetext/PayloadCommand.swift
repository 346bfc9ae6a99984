// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// `livetext payload`: tells what the text of a code means.
struct PayloadCommand {
    let options: CommandLineOptions

    /// A line of a batch: a name for the answer, what a code holds, and its kind.
    private struct Order: Decodable {
        let id: String
        let payload: String
        let format: String?
    }

    /// The answer to a line of a batch.
    private struct Answer: Encodable {
        let id: String
        let type: String
        let fields: [String: PayloadDocument.Field]
        let display: String
    }

    /// Tells about payloads.
    ///
    /// - Returns: the exit code, 0.
    func run(_ payloads: [String]) -> Int32 {
        let documents = payloads.map { PayloadDocument(CodePayload($0)) }
        guard options.format == .text else {
            write(
                documents.count > 1 ? JSONLine.text(documents) : documents.first.map(JSONLine.text) ?? "", to: .output)
            return 0
        }
        for document in documents {
            write("type: \(document.type)\n", to: .output)
            for (name, field) in document.fields.sorted(by: { $0.key < $1.key }) {
                write("\(name): \(field.text)\n", to: .output)
            }
        }
        return 0
    }

    /// Answers lines `{"id", "payload", "format"}` of standard input by lines `{"id", "type", "fields", "display"}`.
    ///
    /// - Returns: the exit code: 0, or 1 when a line was none of these.
    func runBatch() -> Int32 {
        var exitCode: Int32 = 0
        while let line = readLine() {
            guard !line.allSatisfy(\.isWhitespace) else { continue }
            guard let order = JSONLine.value(Order.self, line) else {
                write("livetext: not a line with an \"id\" and a \"payload\": \(line.prefix(80))\n", to: .error)
                exitCode = 1
                continue
            }
            let document = PayloadDocument(
                CodePayload(order.payload, symbology: order.format.flatMap(Symbology.init(name:))))
            write(
                JSONLine.text(
                    Answer(id: order.id, type: document.type, fields: document.fields, display: document.display)),
                to: .output)
        }
        return exitCode
    }
}

extension Symbology {
    /// Reads a kind of code by its name, however it is written: `EAN13`, `ean-13`, `EAN_13`.
    fileprivate init?(name: String) {
        func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
        let wanted = plain(name) == "qrcode" ? "qr" : plain(name)
        guard let found = Self.allCases.first(where: { plain($0.rawValue) == wanted }) else { return nil }
        self = found
    }
}
