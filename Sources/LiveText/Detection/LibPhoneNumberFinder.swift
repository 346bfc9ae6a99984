// SPDX-License-Identifier: Apache-2.0

#if LEGIBLE_PHONE
    import CPhoneNumbers
    package import LiveTextCore

    /// Finds the valid telephone numbers of every country with libphonenumber.
    package struct LibPhoneNumberFinder: PhoneNumberFinding {
        package init() {}

        /// How much text the library is given at once, in bytes. It copies the rest of its text for every candidate, so
        /// its time grows with the square of this length.
        private static let pieceLength = 2048

        /// How much text before a cut is given again after it, in bytes, so that no number is cut in two.
        private static let overlap = 256

        /// Room for matches at first; a text with more is asked about again with more room.
        private static let firstCapacity = 32

        package func phoneNumbers(in text: String, region: String) -> [PhoneNumberMatch] {
            let bytes = Array(text.utf8)
            var matches: [PhoneNumberMatch] = []
            for line in Self.lines(of: bytes) {
                for piece in Self.pieces(of: line, in: bytes) where Self.hasDigits(bytes[piece]) {
                    matches.append(contentsOf: Self.find(in: bytes[piece], region: region, after: matches.last))
                }
            }
            return matches
        }

        // MARK: Pieces

        /// The lines of a text: no number reaches beyond one. A NUL, which would end the library's text, ends one too.
        private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
            var lines: [Range<Int>] = []
            var start = 0
            for (index, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D || byte == 0 {
                if index > start { lines.append(start..<index) }
                start = index + 1
            }
            if start < bytes.count { lines.append(start..<bytes.count) }
            return lines
        }

        /// A line in pieces of bounded length that overlap, cut between characters.
        private static func pieces(of line: Range<Int>, in bytes: [UInt8]) -> [Range<Int>] {
            var pieces: [Range<Int>] = []
            var start = line.lowerBound
            while true {
                let end = characterBoundary(min(start + pieceLength, line.upperBound), in: bytes)
                pieces.append(start..<end)
                guard end < line.upperBound else { return pieces }
                start = characterBoundary(end - overlap, in: bytes)
            }
        }

        private static func characterBoundary(_ offset: Int, in bytes: [UInt8]) -> Int {
            var offset = offset
            while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
            return offset
        }

        /// Whether there may be a number: digits of any script. Those beyond ASCII begin with 0xD9 or above.
        private static func hasDigits(_ bytes: ArraySlice<UInt8>) -> Bool {
            bytes.contains { ($0 >= 0x30 && $0 <= 0x39) || $0 >= 0xD9 }
        }

        // MARK: The library

        private static func find(
            in piece: ArraySlice<UInt8>, region: String, after previous: PhoneNumberMatch?
        ) -> [PhoneNumberMatch] {
            let text = piece.map { CChar(bitPattern: $0) } + [0]
            var capacity = firstCapacity
            var found: [LTPhoneNumberMatch] = []
            while true {
                found = [LTPhoneNumberMatch](unsafeUninitializedCapacity: capacity) { buffer, count in
                    count = lt_find_phone_numbers(text, region, buffer.baseAddress, capacity)
                }
                guard found.count == capacity else { break }
                capacity *= 4
            }
            let from = previous?.range.upperBound ?? 0
            return found.compactMap { match in
                let start = piece.startIndex + Int(match.start)
                let end = piece.startIndex + Int(match.end)
                guard match.start >= 0, start < end, end <= piece.endIndex, start >= from else { return nil }
                let suffix = string(of: match.extension)
                let number = PhoneNumber(
                    number: string(of: match.e164), formatted: string(of: match.international),
                    extension: suffix.isEmpty ? nil : suffix)
                return PhoneNumberMatch(range: start..<end, number: number)
            }
        }

        /// The text of a fixed, zero-terminated field.
        private static func string<Field>(of field: Field) -> String {
            withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        }
    }
#endif
