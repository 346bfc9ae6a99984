// SPDX-License-Identifier: Apache-2.0

/// A URI taken apart as browsers do it (WHATWG URL), so that what is shown is where it leads.
struct URIParts {
    /// In lower case, without its colon.
    let scheme: String
    /// The colon, and the slashes where there is a host.
    let separator: String
    /// A name and a password with the `@` after them; empty when there is none.
    let userInfo: String
    /// The host as written; empty when the scheme has none.
    let host: String
    /// The colon and the digits; empty when there is no port.
    let portText: String
    /// Path, query and fragment; for a scheme without a host all that follows the colon.
    let rest: String

    var hasAuthority: Bool { !host.isEmpty }

    var port: Int? { Int(portText.dropFirst()) }

    /// Takes a URI apart, byte by byte: a combining mark after a slash must not hide it. `nil` without a scheme.
    init?(_ uri: String) {
        let text = ScannedText(Self.trimmed(uri))
        let bytes = text.bytes
        guard let colon = bytes.firstIndex(of: .ascii(":")), Self.isScheme(bytes[..<colon]) else { return nil }
        scheme = text.string(0..<colon).lowercased()
        let isWeb = scheme == "http" || scheme == "https"
        func isSlash(_ byte: UInt8) -> Bool { byte == .ascii("/") || (isWeb && byte == .ascii("\\")) }
        let slashes = bytes[(colon + 1)...].prefix(while: isSlash).count
        guard isWeb || slashes >= 2 else {
            separator = ":"
            (userInfo, host, portText) = ("", "", "")
            rest = text.string(colon + 1..<bytes.count)
            return
        }
        // Browsers take any number of slashes and backslashes for two; other schemes have exactly two.
        let start = colon + 1 + (isWeb ? slashes : 2)
        separator = "://"
        let end =
            bytes[start...].firstIndex { isSlash($0) || $0 == .ascii("?") || $0 == .ascii("#") } ?? bytes.count
        rest = text.string(end..<bytes.count)
        let hostStart = bytes[start..<end].lastIndex(of: .ascii("@")).map { $0 + 1 } ?? start
        userInfo = text.string(start..<hostStart)
        let lastColon = bytes[hostStart..<end].lastIndex(of: .ascii(":"))
        let hostEnd = lastColon.flatMap { bytes[($0 + 1)..<end].allSatisfy(\.isASCIIDigit) ? $0 : nil } ?? end
        host = text.string(hostStart..<hostEnd)
        portText = text.string(hostEnd..<end)
    }

    /// Without the spaces, controls and hidden characters around it, which browsers drop or which only disguise it.
    private static func trimmed(_ uri: String) -> String {
        let scalars = uri.unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.isHidden && $0 != " " }),
            let last = scalars.lastIndex(where: { !$0.isHidden && $0 != " " })
        else { return "" }
        return String(scalars[first...last])
    }

    private static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, first.isASCIILetter else { return false }
        return bytes.allSatisfy {
            $0.isASCIIAlphanumeric || $0 == .ascii("+") || $0 == .ascii("-") || $0 == .ascii(".")
        }
    }

    // MARK: - Percent encoding

    /// The text with `%XX` read; as it is when the bytes are no text.
    static func percentDecoded(_ text: String) -> String {
        guard text.utf8.contains(.ascii("%")) else { return text }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == .ascii("%"), index + 2 < bytes.count, bytes[index + 1].isASCIIHexDigit,
                bytes[index + 2].isASCIIHexDigit
            {
                result.append(bytes[index + 1].hexValue << 4 | bytes[index + 2].hexValue)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(validating: result, as: UTF8.self) ?? text
    }

    /// The text with the characters that meet a condition written as `%XX`.
    ///
    /// - Parameter isEncoded: is asked once for every character, in order.
    static func percentEncoded(_ text: String, where isEncoded: (Unicode.Scalar) -> Bool) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard isEncoded(scalar) else {
                result.append(scalar)
                continue
            }
            for byte in Array(String(Character(scalar)).utf8) {
                let digits = String(byte, radix: 16, uppercase: true)
                result.append(contentsOf: (byte < 16 ? "%0\(digits)" : "%\(digits)").unicodeScalars)
            }
        }
        return String(result)
    }

    /// Text as a part of a URI: all but unreserved characters (RFC 3986) and those given are percent-encoded.
    static func encodedComponent(_ text: String, keeping kept: Set<Unicode.Scalar> = []) -> String {
        percentEncoded(text) { scalar in
            let isUnreserved =
                scalar.isASCII
                && (UInt8(truncatingIfNeeded: scalar.value).isASCIIAlphanumeric
                    || "-._~".unicodeScalars.contains(scalar))
            return !isUnreserved && !kept.contains(scalar)
        }
    }
}

extension UInt8 {
    /// The value of a hexadecimal digit.
    var hexValue: UInt8 { isASCIIDigit ? self - .ascii("0") : asciiLowercased - .ascii("a") + 10 }
}
