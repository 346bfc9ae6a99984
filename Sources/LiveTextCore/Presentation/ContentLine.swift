// SPDX-License-Identifier: Apache-2.0

/// Lines of the formats for contacts and calendars (RFC 2426, RFC 5545).
enum ContentLine {
    /// The longest line in bytes; longer ones are folded.
    private static let longestLine = 75

    /// A property that holds text.
    static func text(_ name: String, _ value: String) -> String { name + ":" + escaped(value) }

    /// A property whose value is not text, as a URI or a date: nothing in it is escaped, so no line break may be in it.
    static func raw(_ name: String, _ value: String) -> String {
        name + ":" + String(String.UnicodeScalarView(value.unicodeScalars.filter { !isControl($0) }))
    }

    /// Text with the characters escaped that mean something in these formats; controls are left out.
    static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            defer { previous = scalar }
            switch scalar {
            case "\\", ";", ",":
                result.append("\\")
                result.append(scalar)
            case "\n" where previous == "\r": continue
            case "\n", "\r", "\u{2028}", "\u{2029}", "\u{85}":
                result.append("\\")
                result.append("n")
            case let scalar where isControl(scalar): continue
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// Lines as a document: folded, each ended by CR LF.
    static func document(_ lines: [String]) -> String { lines.map { folded($0) + "\r\n" }.joined() }

    private static func folded(_ line: String) -> String {
        guard line.utf8.count > longestLine else { return line }
        var result = String.UnicodeScalarView()
        var length = 0
        for scalar in line.unicodeScalars {
            let size = UTF8.width(scalar)
            if length + size > longestLine {
                result.append(contentsOf: "\r\n ".unicodeScalars)
                length = 1
            }
            result.append(scalar)
            length += size
        }
        return String(result)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: scalar != "\t"
        default: false
        }
    }
}
