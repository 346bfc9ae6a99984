// SPDX-License-Identifier: Apache-2.0

/// The forms of parcels' numbers.
enum ShipmentFormat {
    /// A form that a number has.
    struct Match {
        let carrier: ShipmentTrackingNumber.Carrier
        /// Whether nothing else has this form: letters in their places or many digits, with a check digit where there is
        /// one. Others count only beside a word that speaks of parcels.
        let isUnmistakable: Bool
    }

    /// The longest number: FedEx's and the postal service's codes with routing.
    static let longest = 34
    /// The shortest.
    static let shortest = 10

    /// What a number without its spaces is.
    static func match(_ number: ArraySlice<UInt8>) -> Match? {
        guard number.count >= shortest, number.count <= longest, let first = number.first else { return nil }
        if number.allSatisfy(\.isASCIIDigit) { return digits(number) }
        return first.isASCIIDigit ? digitsAndLetters(number) : lettersFirst(number)
    }

    private static func sure(_ carrier: ShipmentTrackingNumber.Carrier) -> Match {
        Match(carrier: carrier, isUnmistakable: true)
    }

    private static func likely(_ carrier: ShipmentTrackingNumber.Carrier) -> Match {
        Match(carrier: carrier, isUnmistakable: false)
    }

    private static func begins(_ number: ArraySlice<UInt8>, _ prefixes: String...) -> Bool {
        prefixes.contains { number.starts(with: $0.utf8) }
    }

    // MARK: Digits only

    private static func digits(_ number: ArraySlice<UInt8>) -> Match? {
        // Rows of one digit satisfy every check.
        guard Set(number).count > 2 else { return nil }
        switch number.count {
        case 10: return CheckDigit.isModulo7(number) ? likely(.dhl) : nil
        case 11:
            if begins(number, "777", "778", "072", "80"), CheckDigit.isLuhn(number) { return likely(.oldDominion) }
            return CheckDigit.isModulo7(number) ? likely(.dhl) : nil
        case 12:
            if CheckDigit.isWeighted(number, weights: [3, 1, 7]) { return likely(.fedex) }
            return (number.first ?? 0) <= .ascii("5") && CheckDigit.isLuhn(number) ? likely(.purolator) : nil
        case 14: return begins(number, "6012") ? likely(.dhl) : nil
        case 15: return CheckDigit.isGS1(number) ? likely(.fedex) : nil
        case 16: return CheckDigit.isGS1(number) ? likely(.canadaPost) : nil
        case 18:
            return begins(number, "00", "01", "02", "04") && CheckDigit.isGS1(number.dropFirst(2))
                ? likely(.fedex) : nil
        case 20:
            if begins(number, "003", "004") && CheckDigit.isGS1(number) { return likely(.dhl) }
            return CheckDigit.isGS1(number) ? (begins(number, "7", "8", "03", "61") ? likely(.usps) : nil) : nil
        case 22, 26, 30, 34: return longDigits(number)
        case 32:
            return begins(number, "3") && CheckDigit.isWeighted(number.dropFirst(16).prefix(12), weights: [3, 1, 7])
                ? likely(.fedex) : nil
        default: return nil
        }
    }

    private static func longDigits(_ number: ArraySlice<UInt8>) -> Match? {
        let postal = ["91", "92", "93", "94", "95"]
        func isPostal(_ digits: ArraySlice<UInt8>) -> Bool {
            postal.contains { digits.starts(with: $0.utf8) } && CheckDigit.isGS1(digits)
        }
        switch number.count {
        case 22:
            if isPostal(number) { return sure(.usps) }
            if begins(number, "96"), CheckDigit.isGS1(number.suffix(15)) { return sure(.fedex) }
            return nil
        case 26: return isPostal(number) ? sure(.usps) : nil
        case 30: return begins(number, "420") && isPostal(number.dropFirst(8)) ? sure(.usps) : nil
        default:
            if begins(number, "420"), isPostal(number.dropFirst(12)) { return sure(.usps) }
            return begins(number, "1", "96") && CheckDigit.isWeighted(number.suffix(14), weights: [1, 7, 3])
                ? sure(.fedex) : nil
        }
    }

    // MARK: With letters

    private static func digitsAndLetters(_ number: ArraySlice<UInt8>) -> Match? {
        let bytes = Array(number)
        switch number.count {
        case 18 where begins(number, "1Z"):
            return CheckDigit.isAlternating(Array(bytes.dropFirst(2))) ? sure(.ups) : nil
        case 15 where begins(number, "1LS7", "1LSCX"): return sure(.laserShip)
        case 17 where begins(number, "1LS7"): return bytes.last == .ascii("1") ? sure(.laserShip) : nil
        case 15, 28:
            guard number.dropLast().allSatisfy(\.isASCIIDigit) else { return nil }
            return CheckDigit.isModulo37(number) ? (number.count == 28 ? sure(.dpd) : likely(.dpd)) : nil
        default: return nil
        }
    }

    private static func lettersFirst(_ number: ArraySlice<UInt8>) -> Match? {
        let letters = number.prefix { $0.isASCIIUppercase }
        let rest = number.dropFirst(letters.count)
        let hasOnlyDigits = rest.allSatisfy(\.isASCIIDigit)
        switch (letters.count, rest.count) {
        case (2, 11) where isS10(number): return sure(.postal)
        case (2, 16) where begins(number, "JD") && hasOnlyDigits: return sure(.yodel)
        case (3, 16) where begins(number, "JJD") && hasOnlyDigits: return sure(.yodel)
        case (3...4, 9...20) where begins(number, "JJD", "JVGL") && hasOnlyDigits: return sure(.dhl)
        case (2, 14...20) where begins(number, "GM"): return hasHexDigits(rest) ? sure(.dhl) : nil
        case (3, 12) where begins(number, "TBA", "TBC", "TBM") && hasOnlyDigits: return sure(.amazon)
        case (3, 10) where begins(number, "LTN") && number.suffix(2).elementsEqual("N1".utf8): return sure(.landmark)
        case (2, 8) where begins(number, "L") && hasOnlyDigits:
            return begins(number, "LX", "LA", "LE", "LH", "LI", "LN")
                && number.dropFirst(2).first.map { $0 <= .ascii("3") } == true
                ? begins(number, "LX") ? sure(.laserShip) : likely(.laserShip) : nil
        case (1, 14) where begins(number, "C", "D") && hasOnlyDigits:
            let digit: UInt8 = begins(number, "C") ? .ascii("4") : .ascii("5")
            return CheckDigit.isAlternating([digit] + rest) ? sure(.onTrac) : nil
        case (1, 10) where begins(number, "A", "H", "J", "K", "T", "V") && hasOnlyDigits:
            return CheckDigit.isAlternating(Array(rest)) ? likely(.ups) : nil
        case (1, 21) where begins(number, "C", "D", "K", "L", "S", "U", "X", "Z") && hasOnlyDigits: return sure(.canpar)
        case (3, 9) where hasOnlyDigits: return likely(.purolator)
        default: return nil
        }
    }

    private static func hasHexDigits(_ rest: ArraySlice<UInt8>) -> Bool {
        rest.allSatisfy { $0.isASCIIDigit || ($0 >= .ascii("A") && $0 <= .ascii("F")) }
            && rest.count(where: \.isASCIIDigit) >= rest.count / 2
    }

    /// Two letters, nine digits with a check digit, a country's two letters.
    private static func isS10(_ number: ArraySlice<UInt8>) -> Bool {
        let digits = number.dropFirst(2).prefix(9)
        let country = number.suffix(2)
        return digits.allSatisfy(\.isASCIIDigit) && country.allSatisfy(\.isASCIIUppercase) && CheckDigit.isS10(digits)
            && CountryNames.isCode(String(decoding: country, as: UTF8.self))
    }
}
