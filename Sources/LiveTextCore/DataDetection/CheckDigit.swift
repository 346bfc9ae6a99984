// SPDX-License-Identifier: Apache-2.0

/// The check digits of parcels' numbers, over ASCII digits.
enum CheckDigit {
    private static func value(_ byte: UInt8) -> Int { Int(byte) - 0x30 }

    /// GS1 and the carriers that use it: the last digit makes the sum, every second one three times, a multiple of ten.
    static func isGS1(_ digits: ArraySlice<UInt8>) -> Bool {
        var sum = 0
        for (offset, digit) in digits.reversed().enumerated() { sum += value(digit) * (offset % 2 == 1 ? 3 : 1) }
        return sum % 10 == 0
    }

    /// Luhn's.
    static func isLuhn(_ digits: ArraySlice<UInt8>) -> Bool {
        var sum = 0
        for (offset, digit) in digits.reversed().enumerated() {
            let doubled = value(digit) * (offset % 2 == 1 ? 2 : 1)
            sum += doubled > 9 ? doubled - 9 : doubled
        }
        return sum % 10 == 0
    }

    /// Every second character twice, letters by their ASCII value: UPS, OnTrac. The first counts once.
    static func isAlternating(_ characters: [UInt8]) -> Bool {
        guard let last = characters.last, last.isASCIIDigit else { return false }
        var sum = 0
        for (offset, byte) in characters.dropLast().enumerated() {
            let value = byte.isASCIIDigit ? value(byte) : (Int(byte) - 3) % 10
            sum += value * (offset % 2 == 1 ? 2 : 1)
        }
        return (10 - sum % 10) % 10 == value(last)
    }

    /// Weights in turn, modulo 11 and 10: FedEx.
    static func isWeighted(_ digits: ArraySlice<UInt8>, weights: [Int]) -> Bool {
        guard let last = digits.last else { return false }
        var sum = 0
        for (offset, digit) in digits.dropLast().enumerated() { sum += value(digit) * weights[offset % weights.count] }
        return sum % 11 % 10 == value(last)
    }

    /// The number before the last digit modulo 7: DHL Express.
    static func isModulo7(_ digits: ArraySlice<UInt8>) -> Bool {
        guard let last = digits.last else { return false }
        return digits.dropLast().reduce(0) { ($0 * 10 + value($1)) % 7 } == value(last)
    }

    /// ISO 7064 modulo 37, 36 over digits and letters: DPD.
    static func isModulo37(_ characters: ArraySlice<UInt8>) -> Bool {
        func value(_ byte: UInt8) -> Int { byte.isASCIIDigit ? Int(byte) - 0x30 : Int(byte) - 0x41 + 10 }
        var product = 36
        for byte in characters.dropLast() {
            product += value(byte)
            if product > 36 { product -= 36 }
            product = product * 2 % 37
        }
        return characters.last.map { (product + value($0)) % 36 == 1 } ?? false
    }

    /// The Universal Postal Union's S10: weights 8 6 4 2 3 5 9 7 over eight digits.
    static func isS10(_ digits: ArraySlice<UInt8>) -> Bool {
        guard digits.count == 9, let last = digits.last else { return false }
        let sum = zip(digits, [8, 6, 4, 2, 3, 5, 9, 7]).reduce(0) { $0 + value($1.0) * $1.1 }
        let remainder = 11 - sum % 11
        return value(last) == (remainder == 10 ? 0 : remainder == 11 ? 5 : remainder)
    }
}
