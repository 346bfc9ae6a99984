// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import Glibc
import LiveText

/// `livetext detect`: finds data in the text on standard input.
struct DetectCommand {
    /// Something in the input made no sense.
    private static let failure: Int32 = 1

    let options: CommandLineOptions

    /// Finds and writes.
    ///
    /// - Returns: the exit code: 0, or 1 when a line of `--json-lines` is no request; the others are still answered.
    func run() -> Int32 {
        if options.readsJSONLines { return answerLines() }
        let text = String(decoding: standardInput(), as: UTF8.self)
        let offsets = CodePointOffsets(text)
        let items = detector.matches(in: text).map { FoundItem($0, offsets: offsets) }
        if options.format == .text {
            write(items.map { $0.line + "\n" }.joined(), to: .output)
        } else {
            write((encoded(items) ?? "[]") + "\n", to: .output)
        }
        return 0
    }

    private var detector: DataDetector {
        let user = UserLocale.current
        return .system(
            region: options.region ?? user.region,
            languages: options.languages.isEmpty ? user.languages : options.languages,
            referenceDate: options.referenceDate)
    }

    private func standardInput() -> [UInt8] {
        /// Bytes read at once.
        let chunk = 65_536
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: chunk)
        while true {
            let count = read(STDIN_FILENO, &buffer, chunk)
            if count > 0 { bytes += buffer[..<count] } else if count == 0 || errno != EINTR { return bytes }
        }
    }

    private func encoded(_ value: some Encodable) -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
    }

    // MARK: A request per line

    private struct Request: Decodable {
        let id: String
        let text: String
        let region: String?
        let lang: String?
        let ref: String?
    }

    private struct Answer: Encodable {
        struct Span: Encodable {
            let start: Int
            let end: Int
            let type: String
            let value: String
        }

        let id: String
        let spans: [Span]
    }

    private func answerLines() -> Int32 {
        var exitCode: Int32 = 0
        var number = 0
        while let line = readLine() {
            number += 1
            guard !line.isEmpty else { continue }
            guard let request = try? JSONDecoder().decode(Request.self, from: Data(line.utf8)),
                let text = encoded(answer(request))
            else {
                write("livetext: line \(number) of standard input is no request\n", to: .error)
                exitCode = Self.failure
                continue
            }
            write(text + "\n", to: .output)
        }
        return exitCode
    }

    private func answer(_ request: Request) -> Answer {
        let user = UserLocale.current
        let languages = request.lang.map { $0.isEmpty ? [] : [$0] } ?? options.languages
        let detector = DataDetector.system(
            region: request.region ?? options.region ?? user.region, languages: languages,
            referenceDate: request.ref.flatMap { CalendarDate(iso8601: $0) } ?? options.referenceDate)
        let offsets = CodePointOffsets(request.text)
        let spans = detector.matches(in: request.text).map { match in
            Answer.Span(
                start: offsets[match.range.lowerBound], end: offsets[match.range.upperBound],
                type: Self.type(of: match.value.kind),
                value: Self.value(of: match.value))
        }
        return Answer(id: request.id, spans: spans)
    }

    /// The kinds' short names.
    private static func type(of kind: DataItem.Kind) -> String {
        switch kind {
        case .link: "url"
        case .emailAddress: "email"
        case .phoneNumber: "phone"
        case .postalAddress: "address"
        case .calendarEvent: "date"
        case .flightNumber: "flight"
        case .shipmentTrackingNumber: "tracking"
        case .moneyAmount: "money"
        case .measurement: "unit"
        case .iban: "iban"
        case .ipAddress: "ip"
        case .coordinates: "geo"
        }
    }

    /// Amounts without their units, parcels by their carriers, all else in its normal form.
    private static func value(of value: DataItem.Value) -> String {
        switch value {
        case .moneyAmount(let money): String(money.amount)
        case .measurement(let quantity): String(quantity.value)
        case .shipmentTrackingNumber(let shipment): shipment.carrier.rawValue
        default: value.normalized
        }
    }
}

/// One item as it is written.
private struct FoundItem: Encodable {
    let kind: String
    let value: String
    let text: String
    let start: Int
    let end: Int

    init(_ match: DataMatch, offsets: CodePointOffsets) {
        kind = match.value.kind.rawValue
        value = match.value.normalized
        self.text = String(decoding: offsets.bytes[match.range], as: UTF8.self)
        start = offsets[match.range.lowerBound]
        end = offsets[match.range.upperBound]
    }

    /// The item on one line: kind, value and text with tabs between.
    var line: String {
        [kind, value, text].map { String($0.map { $0.isNewline || $0 == "\t" ? " " : $0 }) }.joined(separator: "\t")
    }
}

/// UTF-8 offsets counted in Unicode code points.
private struct CodePointOffsets {
    /// The text.
    let bytes: [UInt8]
    private let counts: [Int]

    init(_ text: String) {
        bytes = Array(text.utf8)
        var counts: [Int] = []
        var count = 0
        for byte in bytes {
            // Within a character the count of its beginning stands.
            counts.append(byte & 0xC0 == 0x80 ? max(count - 1, 0) : count)
            if byte & 0xC0 != 0x80 { count += 1 }
        }
        self.counts = counts + [count]
    }

    subscript(offset: Int) -> Int { counts[min(max(offset, 0), counts.count - 1)] }
}
