// SPDX-License-Identifier: Apache-2.0

/// Finds international bank account numbers (ISO 13616) whose check digits are right.
struct BankAccountFinder {
    /// Whether letters that recognition takes for digits, and the other way round, are put right where the check digits
    /// prove it.
    let mendsSlips: Bool

    /// The longest number of the registry with a space after every fourth character.
    private static let reach = 48

    /// The account numbers of a text, in order.
    func matches(in text: ScannedText) -> [DataMatch] {
        var matches: [DataMatch] = []
        var position = 0
        while position + 15 <= text.count {
            guard text.bytes[position].isASCIIUppercase, text.bytes[position + 1].isASCIIUppercase,
                isCheckDigit(text.bytes[position + 2]), isCheckDigit(text.bytes[position + 3]),
                !text.byte(at: position - 1).isASCIIAlphanumeric,
                let match = match(in: text, at: position)
            else {
                position += 1
                continue
            }
            matches.append(match)
            position = match.range.upperBound
        }
        return matches
    }

    private func isCheckDigit(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || mendsSlips && Self.digit(for: byte) != nil
    }

    private func match(in text: ScannedText, at start: Int) -> DataMatch? {
        let country = text.string(start..<start + 2)
        guard let structure = Self.structures[country] else { return nil }
        var number = Array(country.utf8)
        var end = start + 2
        while number.count < structure.count, end < min(start + Self.reach, text.count) {
            let byte = text.bytes[end]
            if byte.isASCIIAlphanumeric {
                number.append(byte.isASCIIDigit ? byte : byte & 0xDF)
            } else if byte != .ascii(" ") || text.bytes[end - 1] == .ascii(" ") {
                let (scalar, next) = text.scalar(at: end)
                guard scalar == "\u{A0}" || scalar == "-" else { return nil }
                end = next
                continue
            }
            end += 1
        }
        guard number.count == structure.count, !text.byte(at: end).isASCIIAlphanumeric else { return nil }
        if !isValid(number, structure) {
            guard mendsSlips, let mended = Self.mended(number, structure), isValid(mended, structure) else {
                return nil
            }
            number = mended
        }
        let account = InternationalBankAccountNumber(number: String(decoding: number, as: UTF8.self))
        return DataMatch(value: .iban(account), range: start..<end)
    }

    // MARK: Validity

    /// Whether every character is of its place's class and the number is 1 modulo 97 (ISO 7064).
    private func isValid(_ number: [UInt8], _ structure: [UInt8]) -> Bool {
        for (byte, form) in zip(number, structure) {
            switch form {
            case .ascii("n"): guard byte.isASCIIDigit else { return false }
            case .ascii("a"): guard byte.isASCIIUppercase else { return false }
            default: break
            }
        }
        var remainder = 0
        for byte in number[4...] + number[..<4] {
            let value = byte.isASCIIDigit ? Int(byte - .ascii("0")) : Int(byte - .ascii("A")) + 10
            remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
        }
        return remainder == 1
    }

    /// The number with look-alikes replaced where the structure wants the other class; `nil` when nothing changes.
    private static func mended(_ number: [UInt8], _ structure: [UInt8]) -> [UInt8]? {
        var result = number
        for (index, form) in structure.enumerated() {
            if form == .ascii("n"), let digit = digit(for: number[index]) { result[index] = digit }
            if form == .ascii("a"), let letter = letter(for: number[index]) { result[index] = letter }
        }
        return result == number ? nil : result
    }

    private static func digit(for letter: UInt8) -> UInt8? {
        switch Unicode.Scalar(letter) {
        case "O", "o": .ascii("0")
        case "I", "l", "L": .ascii("1")
        default: nil
        }
    }

    private static func letter(for digit: UInt8) -> UInt8? {
        switch Unicode.Scalar(digit) {
        case "0": .ascii("O")
        case "1": .ascii("I")
        default: nil
        }
    }

    // MARK: The registry

    /// The class of every character by country: `a` letter, `n` digit, `c` either.
    private static let structures: [String: [UInt8]] = {
        /// SWIFT's IBAN registry: the country and its account number's parts.
        let registry = """
            AD 8n12c|AE 19n|AL 8n16c|AT 16n|AZ 4a20c|BA 16n|BE 12n|BG 4a6n8c|BH 4a14c|BI 23n|BR 23n1a1c|BY 4c4n16c|\
            CH 5n12c|CR 18n|CY 8n16c|CZ 20n|DE 18n|DJ 23n|DK 14n|DO 4c20n|EE 16n|EG 25n|ES 20n|FI 14n|FK 2a12n|FO 14n|\
            FR 10n11c2n|GB 4a14n|GE 2a16n|GI 4a15c|GL 14n|GR 7n16c|GT 24c|HR 17n|HU 24n|IE 4a14n|IL 19n|IQ 4a15n|IS 22n|\
            IT 1a10n12c|JO 4a4n18c|KW 4a22c|KZ 3n13c|LB 4n20c|LC 4a24c|LI 5n12c|LT 16n|LU 3n13c|LV 4a13c|LY 21n|\
            MC 10n11c2n|MD 20c|ME 18n|MK 3n10c2n|MN 16n|MR 23n|MT 4a5n18c|MU 4a19n3a|NI 4a20n|NL 4a10n|NO 11n|OM 3n16c|\
            PK 4a16c|PL 24n|PS 4a21c|PT 21n|QA 4a21c|RO 4a16c|RS 18n|RU 14n15c|SA 2n18c|SC 4a20n3a|SD 14n|SE 20n|SI 15n|\
            SK 20n|SM 1a10n12c|SO 19n|ST 21n|SV 4a20n|TL 19n|TN 20n|TR 6n16c|UA 6n19c|VA 18n|VG 4a16n|XK 16n|YE 4a4n18c
            """
        var result: [String: [UInt8]] = [:]
        for entry in registry.split(separator: "|") {
            var structure: [UInt8] = Array("aann".utf8)
            var length = 0
            for byte in entry.dropFirst(3).utf8 {
                if byte.isASCIIDigit {
                    length = length * 10 + Int(byte - .ascii("0"))
                } else {
                    structure += Array(repeating: byte, count: length)
                    length = 0
                }
            }
            result[String(entry.prefix(2))] = structure
        }
        return result
    }()
}
