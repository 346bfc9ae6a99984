// SPDX-License-Identifier: Apache-2.0

extension VehicleNumber {
    /// Reads a vehicle identification number; `nil` when its check digit does not hold, which North America requires.
    /// Some labels have an `I` (import) before it, a letter that numbers do not use.
    init?(_ text: String) {
        let bytes = text.utf8.filter { !"IOQ".utf8.contains($0) }
        guard bytes.count == 17, text.utf8.count <= 18,
            bytes.allSatisfy({ $0.isASCIIDigit || $0.isASCIIUppercase }), Self.hasValidCheckDigit(bytes)
        else { return nil }
        self.init(
            number: String(decoding: bytes, as: UTF8.self), country: Self.country(bytes),
            modelYear: Self.modelYear(bytes[9]))
    }

    /// The ninth sign checks the others: their values times their weights, modulo 11, where 10 is written `X`.
    private static func hasValidCheckDigit(_ bytes: [UInt8]) -> Bool {
        let weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
        let sum = zip(bytes, weights).reduce(0) { $0 + value($1.0) * $1.1 }
        let expected: UInt8 = sum % 11 == 10 ? .ascii("X") : .ascii("0") + UInt8(sum % 11)
        return bytes[8] == expected
    }

    private static func value(_ byte: UInt8) -> Int {
        switch byte {
        case .ascii("0")...(.ascii("9")): Int(byte - .ascii("0"))
        case .ascii("A")...(.ascii("I")): Int(byte - .ascii("A")) + 1
        case .ascii("J")...(.ascii("R")): Int(byte - .ascii("J")) + 1
        default: Int(byte - .ascii("S")) + 2
        }
    }

    /// The signs of the model years from 1980 to 2009; later years repeat them.
    private static let yearSigns = Array("ABCDEFGHJKLMNPRSTVWXY123456789".utf8)

    /// The first year the sign stands for.
    private static func modelYear(_ sign: UInt8) -> Int? { yearSigns.firstIndex(of: sign).map { 1980 + $0 } }

    private static func country(_ bytes: [UInt8]) -> String? {
        let second = bytes[1]
        switch bytes[0] {
        case .ascii("1"), .ascii("4"), .ascii("5"): return "US"
        case .ascii("2"): return "CA"
        case .ascii("3") where second >= .ascii("A") && second <= .ascii("W"): return "MX"
        case .ascii("J"): return "JP"
        case .ascii("K") where second >= .ascii("L") && second <= .ascii("R"): return "KR"
        case .ascii("L"): return "CN"
        case .ascii("S") where second >= .ascii("A") && second <= .ascii("M"): return "GB"
        case .ascii("V") where second >= .ascii("F") && second <= .ascii("R"): return "FR"
        case .ascii("W"): return "DE"
        case .ascii("Z") where second >= .ascii("A") && second <= .ascii("R"): return "IT"
        default: return nil
        }
    }
}
