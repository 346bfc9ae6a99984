// SPDX-License-Identifier: Apache-2.0

extension Product {
    /// Reads the number in a code of the EAN/UPC family; `nil` for another kind of code and for a number of another
    /// length. Whoever read the code has checked its check digit.
    init?(_ text: String, symbology: Symbology) {
        guard text.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
        switch (symbology, text.utf8.count) {
        case (.ean13, 13):
            let kind: Kind =
                text.hasPrefix("977")
                ? .periodical
                : text.hasPrefix("978") || text.hasPrefix("979") && !text.hasPrefix("9790") ? .book : .article
            self.init(kind: kind, number: text, normalized: text)
        case (.ean8, 8), (.upcA, 12), (.upcA, 13):
            self.init(kind: .article, number: text, normalized: text)
        case (.upcE, 8):
            self.init(kind: .article, number: text, normalized: Self.upcA(upcE: text))
        default: return nil
        }
    }

    /// The twelve digits of which UPC-E leaves out zeros (GS1 General Specifications, 5.2.2.4).
    private static func upcA(upcE: String) -> String {
        let digits = upcE.map(String.init)
        let (system, body, check) = (digits[0], Array(digits[1...6]), digits[7])
        let last = body[5]
        let middle =
            switch last {
            case "0", "1", "2": [body[0], body[1], last, "0000", body[2], body[3], body[4]]
            case "3": Array(body[..<3]) + ["00000", body[3], body[4]]
            case "4": Array(body[..<4]) + ["00000", body[4]]
            default: Array(body[..<5]) + ["0000", last]
            }
        return system + middle.joined() + check
    }
}
