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

        /// Digits in a row that cannot be part of a number (E.164 has 15, with room for prefixes): the library tries
        /// every part of such a row, slowly.
        private static let longestRow = 24

        /// Digits of the shortest number that is looked for.
        private static let fewestDigits = 5

        /// Digits of the shortest number the library knows, which bounds how many matches there can be.
        private static let fewestKnownDigits = 2

        /// The most bytes between two digits of one number: some signs and spaces, of which one takes up to three.
        private static let widestGap = 16

        /// How much stands around the digits of a number that tells what they are: signs before, an extension after.
        private static let margin = 48

        package func phoneNumbers(in text: String, region: String) -> [PhoneNumberMatch] {
            let bytes = Self.withoutLongRows(Array(text.utf8))
            var matches: [PhoneNumberMatch] = []
            for line in Self.lines(of: bytes).flatMap({ Self.windows(of: $0, in: bytes) }) {
                for piece in Self.pieces(of: line, in: bytes) {
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

        /// The parts of a line that numbers may stand in, with room for what the library looks at around them. It tries
        /// every digit of its text, so that most of a page is better not shown to it.
        private static func windows(of line: Range<Int>, in bytes: [UInt8]) -> [Range<Int>] {
            var windows: [Range<Int>] = []
            var digits = 0
            var start = line.lowerBound
            var lastDigit = line.lowerBound - widestGap - 1
            func finish() {
                guard digits >= fewestDigits else { return }
                let from = characterBoundary(max(start - margin, line.lowerBound), in: bytes)
                let to = characterBoundary(min(lastDigit + 1 + margin, line.upperBound), in: bytes)
                if let last = windows.last, last.upperBound >= from {
                    windows[windows.count - 1] = last.lowerBound..<to
                } else {
                    windows.append(from..<to)
                }
            }
            for offset in line where isDigit(bytes[offset]) || bytes[offset] >= 0xD9 {
                if offset - lastDigit > widestGap {
                    finish()
                    digits = 0
                    start = offset
                }
                digits += 1
                lastDigit = offset
            }
            finish()
            return windows
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

        /// How many digits of any script there may be. Those beyond ASCII begin with 0xD9 or above.
        private static func digitCount(_ bytes: ArraySlice<UInt8>) -> Int {
            bytes.count { isDigit($0) || $0 >= 0xD9 }
        }

        private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

        /// The text with rows of digits that are too long for a number made unreadable; offsets stay.
        private static func withoutLongRows(_ bytes: [UInt8]) -> [UInt8] {
            var result = bytes
            var start = 0
            while start < bytes.count {
                var end = start
                while end < bytes.count, isDigit(bytes[end]) { end += 1 }
                if end - start > longestRow {
                    for offset in start..<end { result[offset] = UInt8(ascii: "_") }
                }
                start = max(end, start + 1)
            }
            return result
        }

        // MARK: The library

        private static func find(
            in piece: ArraySlice<UInt8>, region: String, after previous: PhoneNumberMatch?
        ) -> [PhoneNumberMatch] {
            let capacity = digitCount(piece) / fewestKnownDigits
            guard capacity > 0 else { return [] }
            let text = piece.map { CChar(bitPattern: $0) } + [0]
            let found = [LTPhoneNumberMatch](unsafeUninitializedCapacity: capacity) { buffer, count in
                count = lt_find_phone_numbers(text, region, buffer.baseAddress, capacity)
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
