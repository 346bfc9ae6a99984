// SPDX-License-Identifier: Apache-2.0

extension CryptocurrencyPayment {
    /// Reads a `bitcoin:` URI (BIP 21); `nil` when the address is none of the main network, or when the payment has
    /// requirements that are not known here.
    init?(bitcoin uri: String) {
        guard let (address, fields) = Self.parts(of: uri), Self.isBitcoinAddress(address),
            !fields.contains(where: { $0.name.hasPrefix("req-") })
        else { return nil }
        let amount = fields.first { $0.name == "amount" }?.value
        if let amount, !Self.isDecimal(amount) { return nil }
        self.init(
            currency: .bitcoin, address: address, amount: amount, label: Self.text("label", fields),
            message: Self.text("message", fields), uri: uri)
    }

    /// Reads an `ethereum:` URI (ERC-681); `nil` when the address is none.
    init?(ethereum uri: String) {
        guard let (target, fields) = Self.parts(of: uri) else { return nil }
        let pieces = target.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        let prefix = "pay-"
        let head = pieces[0].hasPrefix(prefix) ? pieces[0].dropFirst(prefix.count) : pieces[0]
        let address = head.prefix { $0 != "@" }
        guard address.utf8.count == 42, address.hasPrefix("0x"),
            address.utf8.dropFirst(2).allSatisfy(\.isASCIIHexDigit)
        else { return nil }
        var amount: String?
        // A call of a contract moves something else than coins.
        if pieces.count == 1, let value = fields.first(where: { $0.name == "value" })?.value {
            guard let coins = Self.coins(wei: value) else { return nil }
            amount = coins
        }
        self.init(
            currency: .ethereum, address: String(address), amount: amount, label: Self.text("label", fields),
            message: Self.text("message", fields), uri: uri)
    }

    private static func parts(of uri: String) -> (target: String, fields: [URIQuery.Field])? {
        guard let colon = uri.firstIndex(of: ":") else { return nil }
        let rest = uri[uri.index(after: colon)...].prefix { $0 != "#" }
        let pieces = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let target = pieces.first, !target.isEmpty else { return nil }
        return (String(target), URIQuery.fields(pieces.count == 2 ? pieces[1] : ""))
    }

    private static func text(_ name: String, _ fields: [URIQuery.Field]) -> String? {
        fields.first { $0.name == name && !$0.rawValue.isEmpty }?.value
    }

    /// The alphabets and lengths of Base58 and Bech32 addresses of the main network.
    private static func isBitcoinAddress(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        if text.lowercased().hasPrefix("bc1") {
            // Bech32 is written in one case.
            guard text == text.lowercased() || text == text.uppercased() else { return false }
            return (14...90).contains(bytes.count)
                && bytes.dropFirst(3).allSatisfy {
                    "qpzry9x8gf2tvdw0s3jn54khce6mua7l".utf8.contains($0.asciiLowercased)
                }
        }
        guard let first = bytes.first, first == .ascii("1") || first == .ascii("3"), (26...35).contains(bytes.count)
        else { return false }
        return bytes.allSatisfy { $0.isASCIIAlphanumeric && !"0OIl".utf8.contains($0) }
    }

    private static func isDecimal(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return (1...2).contains(parts.count)
            && parts.allSatisfy { !$0.isEmpty && $0.utf8.count <= 20 && $0.utf8.allSatisfy(\.isASCIIDigit) }
    }

    /// Decimal places between a coin and its smallest unit.
    private static let weiPlaces = 18

    /// Whole coins of a number of wei, which may have an exponent: `2.014e18` is `2.014`.
    private static func coins(wei text: String) -> String? {
        let halves = text.lowercased().split(separator: "e", omittingEmptySubsequences: false).map(String.init)
        guard (1...2).contains(halves.count), isDecimal(halves[0]) else { return nil }
        var exponent = 0
        if halves.count == 2 {
            guard let number = Int(halves[1]), (0...40).contains(number) else { return nil }
            exponent = number
        }
        let parts = halves[0].split(separator: ".").map(String.init)
        let fraction = parts.count == 2 ? parts[1] : ""
        var digits = parts[0] + fraction
        // Where the point stands in the digits, counted from the left.
        var point = parts[0].utf8.count + exponent - weiPlaces
        if point > digits.utf8.count { digits += String(repeating: "0", count: point - digits.utf8.count) }
        if point <= 0 {
            digits = String(repeating: "0", count: 1 - point) + digits
            point = 1
        }
        let whole = digits.prefix(point).drop { $0 == "0" }
        let rest = String(digits.dropFirst(point).reversed().drop { $0 == "0" }.reversed())
        return (whole.isEmpty ? "0" : String(whole)) + (rest.isEmpty ? "" : "." + rest)
    }
}
