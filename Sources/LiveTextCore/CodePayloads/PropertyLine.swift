// SPDX-License-Identifier: Apache-2.0

/// A line of a vCard or an iCalendar object (RFC 6350, 3.3; RFC 5545, 3.1; vCard 2.1).
struct PropertyLine {
    /// A property's name in upper case, without its group.
    let name: String
    /// Parameters with names in upper case; a bare value, as vCard 2.1 has them, is a `TYPE`.
    let parameters: [(name: String, value: String)]
    /// With backslashes, and with the encoding of vCard 2.1 undone.
    let rawValue: String

    /// The value as text.
    var text: String { Self.unescaped(rawValue) }

    /// The parts between semicolons.
    var parts: [String] { Self.split(rawValue, at: ";").map(Self.unescaped) }

    /// The parts between commas.
    var list: [String] { Self.split(rawValue, at: ",").map(Self.unescaped) }

    /// The values of a parameter, comma-separated ones apart, in lower case.
    func parameter(_ name: String) -> [String] {
        parameters.filter { $0.name == name }.flatMap { parameter in
            parameter.value.split(separator: ",").map { String($0).trimmingSpaces.lowercased() }
        }
    }

    /// The lines of an object, folded ones joined.
    static func lines(of text: String) -> [PropertyLine] { unfolded(text).compactMap(PropertyLine.init) }

    // MARK: - Reading a line

    private init?(_ line: String) {
        let scalars = Array(line.unicodeScalars)
        var head: [String] = []
        var piece = String.UnicodeScalarView()
        var isQuoted = false
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            if scalar == "\"" {
                isQuoted.toggle()
            } else if scalar == ":" && !isQuoted {
                break
            } else if scalar == ";" && !isQuoted {
                head.append(String(piece))
                piece = String.UnicodeScalarView()
            } else {
                piece.append(scalar)
            }
            index += 1
        }
        guard index < scalars.count else { return nil }
        head.append(String(piece))
        let fullName = head[0].trimmingSpaces.uppercased()
        name = fullName.lastIndex(of: ".").map { String(fullName[fullName.index(after: $0)...]) } ?? fullName
        let parameters = head.dropFirst().map { parameter -> (name: String, value: String) in
            guard let equals = parameter.firstIndex(of: "=") else {
                let value = parameter.trimmingSpaces
                let isEncoding = ["QUOTED-PRINTABLE", "BASE64", "8BIT", "7BIT"].contains(value.uppercased())
                return (isEncoding ? "ENCODING" : "TYPE", value)
            }
            return (
                String(parameter[..<equals]).trimmingSpaces.uppercased(),
                String(parameter[parameter.index(after: equals)...]).trimmingSpaces
            )
        }
        self.parameters = parameters
        let value = String(String.UnicodeScalarView(scalars[(index + 1)...]))
        let isQuotedPrintable = parameters.contains {
            $0.name == "ENCODING" && $0.value.uppercased() == "QUOTED-PRINTABLE"
        }
        rawValue = isQuotedPrintable ? Self.quotedPrintableDecoded(value) : value
    }

    // MARK: - Folding

    /// The logical lines: one that begins with a space or a tab goes on the line before it, as does one after a `=` at
    /// the end in quoted-printable text.
    private static func unfolded(_ text: String) -> [String] {
        var lines: [String] = []
        var continues = false
        for line in physicalLines(text) {
            if continues {
                lines[lines.count - 1] += line
            } else if let first = line.unicodeScalars.first, first == " " || first == "\t", !lines.isEmpty {
                lines[lines.count - 1] += String(line.unicodeScalars.dropFirst())
            } else {
                lines.append(line)
            }
            let logical = lines[lines.count - 1]
            continues = logical.utf8.last == .ascii("=") && isQuotedPrintable(logical)
            if continues { lines[lines.count - 1].removeLast() }
        }
        return lines
    }

    private static func isQuotedPrintable(_ line: String) -> Bool {
        line.prefix { $0 != ":" }.uppercased().contains("QUOTED-PRINTABLE")
    }

    /// The lines as they stand, whatever ends them.
    static func physicalLines(_ text: String) -> [String] {
        var lines: [String] = []
        var line = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            if scalar == "\n", previous == "\r" {
                previous = scalar
                continue
            }
            if scalar == "\n" || scalar == "\r" {
                lines.append(String(line))
                line = String.UnicodeScalarView()
            } else {
                line.append(scalar)
            }
            previous = scalar
        }
        return lines + [String(line)]
    }

    // MARK: - Escapes

    private static func split(_ text: String, at separator: Unicode.Scalar) -> [String] {
        var parts: [String] = []
        var part = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if scalar == separator, !isEscaped {
                parts.append(String(part))
                part = String.UnicodeScalarView()
            } else {
                part.append(scalar)
            }
            isEscaped = scalar == "\\" && !isEscaped
        }
        return parts + [String(part)]
    }

    private static func unescaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if isEscaped {
                result.append(scalar == "n" || scalar == "N" ? "\n" : scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                result.append(scalar)
            }
        }
        if isEscaped { result.append("\\") }
        return String(result)
    }

    /// A text with `=XX` read, as UTF-8 or else Latin-1, line ends as single newlines.
    private static func quotedPrintableDecoded(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == .ascii("="), index + 2 < bytes.count, bytes[index + 1].isASCIIHexDigit,
                bytes[index + 2].isASCIIHexDigit
            {
                let byte = bytes[index + 1].hexValue << 4 | bytes[index + 2].hexValue
                if byte == 0x0A, result.last == 0x0D { result.removeLast() }
                result.append(byte)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(validating: result, as: UTF8.self)
            ?? String(String.UnicodeScalarView(result.map { Unicode.Scalar($0) }))
    }
}
