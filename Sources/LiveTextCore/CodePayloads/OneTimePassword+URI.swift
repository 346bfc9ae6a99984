// SPDX-License-Identifier: Apache-2.0

extension OneTimePassword {
    /// Lengths of a password that authenticators make.
    private static let digitCounts = 6...8

    /// Reads an `otpauth://` URI (Key URI format); `nil` without a proper secret.
    init?(otpauth uri: String) {
        guard let parts = URIParts(uri), parts.scheme == "otpauth" else { return nil }
        let pieces = parts.rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let fields = URIQuery.fields(pieces.count > 1 ? pieces[1].prefix { $0 != "#" } : "")
        func value(_ name: String) -> String? { fields.first { $0.name == name && !$0.rawValue.isEmpty }?.value }
        guard let secret = value("secret"), Self.isBase32(secret) else { return nil }
        guard let algorithm = Algorithm(rawValue: (value("algorithm") ?? "SHA1").uppercased()),
            let digits = Int(value("digits") ?? "6"), Self.digitCounts.contains(digits)
        else { return nil }
        let factor: Factor
        switch parts.host.lowercased() {
        case "totp":
            guard let period = Int(value("period") ?? "30"), period > 0 else { return nil }
            factor = .time(period: period)
        case "hotp":
            guard let counter = value("counter").flatMap(Int.init), counter >= 0 else { return nil }
            factor = .counter(counter)
        default: return nil
        }
        let label = URIParts.percentDecoded(pieces[0].hasPrefix("/") ? String(pieces[0].dropFirst()) : "")
        let halves = label.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let account = (halves.last.map(String.init) ?? "").trimmingSpaces
        let prefix = halves.count == 2 ? String(halves[0]).trimmingSpaces : ""
        self.init(
            factor: factor, account: account.isEmpty ? nil : account,
            issuer: value("issuer") ?? (prefix.isEmpty ? nil : prefix), secret: secret, algorithm: algorithm,
            digits: digits)
    }

    /// Letters and the digits 2 to 7 (RFC 4648, 6), perhaps padded.
    private static func isBase32(_ text: String) -> Bool {
        let body = text.utf8.reversed().drop { $0 == .ascii("=") }
        return !body.isEmpty && body.allSatisfy { $0.isASCIILetter || ($0 >= .ascii("2") && $0 <= .ascii("7")) }
    }
}
