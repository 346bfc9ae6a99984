// SPDX-License-Identifier: Apache-2.0

extension CryptocurrencyPayment {
    // MARK: - Bitcoin

    /// Whether a text is an address of Bitcoin's main network whose checksum holds.
    static func isBitcoinAddress(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return text.lowercased().hasPrefix(segwitPrefix) ? isSegwitAddress(bytes) : isBase58Address(bytes)
    }

    private static let base58Alphabet = Array("123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz".utf8)
    /// Characters of the shortest and the longest address in Base58.
    private static let base58Lengths = 26...35
    /// Version byte, hash and checksum.
    private static let base58ByteCount = 25
    private static let base58ChecksumLength = 4
    /// Versions of the main network: payment to a key's hash and to a script's.
    private static let base58Versions: Set<UInt8> = [0, 5]

    /// Base58Check: the last four bytes begin the double SHA-256 of the others.
    private static func isBase58Address(_ text: [UInt8]) -> Bool {
        guard base58Lengths.contains(text.count) else { return false }
        // The number that the digits write, highest byte first.
        var bytes = [UInt8](repeating: 0, count: base58ByteCount)
        for character in text {
            guard var carry = base58Alphabet.firstIndex(of: character) else { return false }
            for index in bytes.indices.reversed() {
                carry += Int(bytes[index]) * base58Alphabet.count
                bytes[index] = UInt8(truncatingIfNeeded: carry)
                carry >>= 8
            }
            guard carry == 0 else { return false }
        }
        // Each zero byte at the front is written as one 1.
        guard text.prefix(while: { $0 == .ascii("1") }).count == bytes.prefix(while: { $0 == 0 }).count else {
            return false
        }
        let content = Array(bytes.dropLast(base58ChecksumLength))
        return base58Versions.contains(bytes[0])
            && SHA256.hash(SHA256.hash(content)).starts(with: bytes.suffix(base58ChecksumLength))
    }

    private static let segwitPrefix = "bc1"
    private static let bech32Alphabet = Array("qpzry9x8gf2tvdw0s3jn54khce6mua7l".utf8)
    /// Values of five bits: the version, at most 40 bytes, and the checksum.
    private static let segwitLengths = 8...72
    private static let bech32ChecksumLength = 6
    /// What the checksum leaves: Bech32 (BIP 173) for version 0, Bech32m (BIP 350) for the others.
    private static let (bech32Remainder, bech32mRemainder): (UInt32, UInt32) = (1, 0x2bc8_30a3)
    private static let maximumSegwitVersion: UInt8 = 16
    private static let segwitProgramLengths = 2...40
    /// Programs of version 0: hashes of a key and of a script.
    private static let segwitHashLengths: Set = [20, 32]

    /// An address of a segregated witness (BIP 173, BIP 350).
    private static func isSegwitAddress(_ text: [UInt8]) -> Bool {
        // It is written in one case.
        guard !(text.contains(where: \.isASCIIUppercase) && text.contains { $0.isASCIILetter && !$0.isASCIIUppercase })
        else { return false }
        let values = text.dropFirst(segwitPrefix.utf8.count).compactMap { character in
            bech32Alphabet.firstIndex(of: character.asciiLowercased).map(UInt8.init)
        }
        guard values.count == text.count - segwitPrefix.utf8.count, segwitLengths.contains(values.count),
            let version = values.first, version <= maximumSegwitVersion,
            bech32Checksum(of: values) == (version == 0 ? bech32Remainder : bech32mRemainder)
        else { return false }
        // The program, regrouped to bytes; less than five bits of zero fill it up.
        let program = values.dropFirst().dropLast(bech32ChecksumLength)
        let (length, filling) = (program.count * 5).quotientAndRemainder(dividingBy: 8)
        guard filling < 5, (program.last ?? 0) & (1 << UInt8(filling) - 1) == 0 else { return false }
        return version == 0 ? segwitHashLengths.contains(length) : segwitProgramLengths.contains(length)
    }

    /// The remainder of the prefix `bc`, expanded, and the values.
    private static func bech32Checksum(of values: [UInt8]) -> UInt32 {
        let generators: [UInt32] = [0x3b6a_57b2, 0x2650_8e6d, 0x1ea1_19fa, 0x3d42_33dd, 0x2a14_62b3]
        let prefix = segwitPrefix.utf8.dropLast()
        return (prefix.map { $0 >> 5 } + [0] + prefix.map { $0 & 31 } + values).reduce(1) { checksum, value in
            let top = checksum >> 25
            return generators.enumerated().reduce((checksum & 0x1ff_ffff) << 5 ^ UInt32(value)) {
                top >> UInt32($1.offset) & 1 == 1 ? $0 ^ $1.element : $0
            }
        }
    }

    // MARK: - Ethereum

    /// Characters of an address after its `0x`.
    private static let ethereumDigitCount = 40

    /// Whether a text is an address of Ethereum. In one of both cases the capitals are a checksum (EIP-55).
    static func isEthereumAddress(_ text: String) -> Bool {
        guard text.hasPrefix("0x") else { return false }
        let digits = Array(text.utf8.dropFirst(2))
        guard digits.count == ethereumDigitCount, digits.allSatisfy(\.isASCIIHexDigit) else { return false }
        let letters = digits.filter(\.isASCIILetter)
        let capitals = letters.count(where: \.isASCIIUppercase)
        guard capitals > 0, capitals < letters.count else { return true }
        let hash = Keccak256.hash(digits.map(\.asciiLowercased))
        return digits.enumerated().allSatisfy { index, digit in
            let nibble = index % 2 == 0 ? hash[index / 2] >> 4 : hash[index / 2] & 15
            return !digit.isASCIILetter || digit.isASCIIUppercase == (nibble >= 8)
        }
    }
}
