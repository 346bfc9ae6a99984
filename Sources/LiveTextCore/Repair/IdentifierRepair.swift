// SPDX-License-Identifier: Apache-2.0

/// Gives identifiers the digits that their shape demands where letters of the same look were read: `O` for `0`, `l` for
/// `1`, `¢` for `c`.
///
/// Only shapes that leave no choice count: a GUID, a hexadecimal number with `0x` or of a digest's length, a hardware
/// address, a colour, a clock time, a calendar date, and a letter between the digits of a number. Serial numbers and
/// base64 hold either, so they stay as they are.
enum IdentifierRepair {
    /// The word with the digits its shape demands.
    static func repaired(_ word: TextWord) -> TextWord {
        let texts = word.characters.map(\.text)
        guard let repaired = repaired(texts) else { return word }
        return word.replacing(texts: repaired)
    }

    /// Where in a line's text a GUID stands that spaces break beside its dashes, or a time with seconds beside its
    /// colons, in UTF-8 offsets.
    static func rangesBrokenBySpaces(in line: String) -> [Range<Int>] {
        let characters = Array(line)
        var offsets: [Int] = [0]
        for character in characters { offsets.append(offsets[offsets.count - 1] + character.utf8.count) }
        guard characters.contains(" ") else { return [] }
        var ranges: [Range<Int>] = []
        var start = 0
        while start < characters.count {
            let isBeginning = start == 0 || !isWordCharacter(characters[start - 1])
            let end = !isBeginning ? nil : brokenShapes.lazy.compactMap { $0.end(in: characters, from: start) }.first
            if let end { ranges.append(offsets[start]..<offsets[end]) }
            start = end ?? start + 1
        }
        return ranges
    }

    // MARK: - Shapes

    /// Digits of the groups of a GUID.
    private static let guidGroups = [8, 4, 4, 4, 12]
    private static let guidLength = guidGroups.reduce(guidGroups.count - 1, +)
    /// Hexadecimal digits of MD5, SHA-1, SHA-224, SHA-256, SHA-384 and SHA-512.
    private static let digestLengths: Set<Int> = [32, 40, 56, 64, 96, 128]
    /// Digits of `#RRGGBB` and `#RRGGBBAA`.
    private static let colorLengths: Set<Int> = [6, 8]
    /// Digits of an address of the Internet's version 4, in every part at most.
    private static let longestAddressPart = 3
    /// Digits that a number, or what follows a misread `0x`, must have to be told from a name such as `1o1` or `OX4`.
    private static let surelyNumeric = 3
    /// Letters that may stand for digits in one identifier, as a share of its characters.
    private static let largestSlipShare = 0.34

    private static func repaired(_ texts: [String]) -> [String]? {
        // Brackets, quotes and the sentence's punctuation stand around an identifier.
        guard let first = texts.firstIndex(where: isPart), let last = texts.lastIndex(where: isPart),
            last - first >= 2,
            texts[first...last].contains(where: { hexadecimalSlips[$0] != nil || dashes.contains($0) })
        else { return nil }
        let body = Array(texts[first...last])
        guard body.contains(where: isDigit), let repaired = repairedBody(body), repaired != body else { return nil }
        return Array(texts[..<first]) + repaired + Array(texts[(last + 1)...])
    }

    private static func repairedBody(_ body: [String]) -> [String]? {
        guid(body) ?? prefixedHexadecimal(body) ?? hardwareAddress(body) ?? color(body) ?? digest(body)
            ?? clockOrDate(body) ?? internetAddress(body) ?? number(body)
    }

    private static func guid(_ body: [String]) -> [String]? {
        guard body.count == guidLength else { return nil }
        var result: [String] = []
        for (index, size) in guidGroups.enumerated() {
            if index > 0 {
                guard dashes.contains(body[result.count]) else { return nil }
                result.append("-")
            }
            result += body[result.count..<result.count + size].map(hexadecimalDigit)
        }
        return isPlausible(result.filter { $0 != "-" }, from: body.filter { !dashes.contains($0) }) ? result : nil
    }

    /// `0x…`, of which the zero may have been read as a letter.
    private static func prefixedHexadecimal(_ body: [String]) -> [String]? {
        let isSure = body[0] == "0" && (body[1] == "x" || body[1] == "X")
        guard body.count > 2, isSure || body[0] == "O" && body[1] == "x" && body.count > 2 + surelyNumeric else {
            return nil
        }
        let digits = Array(body[2...])
        let result = digits.map(hexadecimalDigit)
        return result.allSatisfy(isHexadecimalDigit) && digits.contains(where: isDigit)
            ? ["0", body[1]] + result : nil
    }

    /// Six pairs of digits with colons or dashes between them.
    private static func hardwareAddress(_ body: [String]) -> [String]? {
        guard body.count == 17, body[2] == ":" || body[2] == "-" else { return nil }
        let result = body.enumerated().map { index, text in index % 3 == 2 ? text : hexadecimalDigit(text) }
        let isSeparated = stride(from: 2, to: 17, by: 3).allSatisfy { body[$0] == body[2] }
        let digits = { (texts: [String]) in texts.enumerated().filter { $0.offset % 3 != 2 }.map(\.element) }
        return isSeparated && isPlausible(digits(result), from: digits(body)) ? result : nil
    }

    private static func color(_ body: [String]) -> [String]? {
        guard body[0] == "#", colorLengths.contains(body.count - 1) else { return nil }
        let digits = Array(body[1...])
        let result = digits.map(hexadecimalDigit)
        return isPlausible(result, from: digits) ? ["#"] + result : nil
    }

    private static func digest(_ body: [String]) -> [String]? {
        guard digestLengths.contains(body.count) else { return nil }
        let result = body.map(hexadecimalDigit)
        return isPlausible(result, from: body) ? result : nil
    }

    /// `12:30`, `12:30:59`, `2024-01-31`, `31/01/2024`, `31.01.24`.
    private static func clockOrDate(_ body: [String]) -> [String]? {
        for separator in [":", "-", "/", "."] {
            guard let groups = groups(of: body, separator: separator) else { continue }
            let sizes = groups.map(\.count)
            let isClock =
                separator == ":" && sizes.count <= 3 && (1...2).contains(sizes[0])
                && sizes.dropFirst().allSatisfy { $0 == 2 }
            let isDate =
                separator != ":"
                && [[4, 2, 2], [2, 2, 4], [2, 2, 2], [1, 2, 4], [2, 1, 4], [1, 1, 4]].contains(sizes)
            return isClock || isDate ? body.map(decimalDigit) : nil
        }
        return nil
    }

    /// `192.168.1.20`; versions of programs have fewer digits.
    private static func internetAddress(_ body: [String]) -> [String]? {
        guard let groups = groups(of: body, separator: "."), groups.count == 4,
            groups.allSatisfy({ $0.count <= longestAddressPart }),
            groups.contains(where: { $0.count == longestAddressPart })
        else { return nil }
        return body.map(decimalDigit)
    }

    /// Two to four groups of digits between separators; `nil` when there is anything else, and when not two groups have
    /// a digit that was read as one: the Roman number of `I:23` is none.
    private static func groups(of body: [String], separator: String) -> [ArraySlice<String>]? {
        let groups = body.split(separator: separator, omittingEmptySubsequences: false)
        guard (2...4).contains(groups.count), groups.count(where: { $0.contains(where: isDigit) }) >= 2,
            groups.allSatisfy({ !$0.isEmpty && $0.allSatisfy { isDigit($0) || slips[$0] != nil } })
        else { return nil }
        return groups
    }

    /// Digits with the signs of numbers; only a letter that has a digit on both sides is decided, for `5l` is a volume.
    private static func number(_ body: [String]) -> [String]? {
        guard body.count(where: isDigit) >= surelyNumeric,
            body.allSatisfy({ isDigit($0) || slips[$0] != nil || $0 == "." || $0 == "," })
        else { return nil }
        var result = body
        for index in body.indices.dropFirst().dropLast() where slips[body[index]] != nil {
            let next = body[(index + 1)...].first { slips[$0] == nil }
            guard isDigit(result[index - 1]), let next, isDigit(next) else { continue }
            result[index] = decimalDigit(body[index])
        }
        return result
    }

    // MARK: - Characters

    /// Letters that look like a digit, and that digit.
    private static let slips: [String: String] = ["O": "0", "o": "0", "I": "1", "l": "1"]
    /// Marks that were read into hexadecimal digits.
    private static let hexadecimalSlips = slips.merging(["¢": "c"]) { first, _ in first }
    private static let dashes: Set<String> = ["-", "\u{2010}", "\u{2011}", "\u{2013}", "\u{2014}"]

    private static func isDigit(_ text: String) -> Bool {
        text.utf8.count == 1 && text.utf8.allSatisfy(\.isASCIIDigit)
    }

    private static func isHexadecimalDigit(_ text: String) -> Bool {
        text.utf8.count == 1
            && text.utf8.allSatisfy { $0.isASCIIDigit || (.ascii("a") ... .ascii("f")).contains($0.asciiLowercased) }
    }

    /// Whether a character may begin or end an identifier.
    private static func isPart(_ text: String) -> Bool {
        text == "#" || text == "¢" || text.utf8.count == 1 && text.utf8.allSatisfy(\.isASCIIAlphanumeric)
    }

    private static func decimalDigit(_ text: String) -> String { slips[text] ?? text }

    private static func hexadecimalDigit(_ text: String) -> String {
        isHexadecimalDigit(text) ? text : hexadecimalSlips[text] ?? text
    }

    /// Whether all are hexadecimal digits, some of them were before and are decimal, and few were taken for letters.
    private static func isPlausible(_ digits: [String], from read: [String]) -> Bool {
        let slipCount = zip(digits, read).count { $0 != $1 }
        return digits.allSatisfy(isHexadecimalDigit) && read.contains(where: isDigit)
            && Double(slipCount) <= largestSlipShare * Double(digits.count)
    }

    // MARK: - Broken by spaces

    private static let brokenShapes = [
        BrokenShape(groups: guidGroups, separators: dashes) { hexadecimalSlips[$0] != nil || isHexadecimalDigit($0) },
        BrokenShape(groups: [2, 2, 2], separators: [":"]) { slips[$0] != nil || isDigit($0) },
    ]

    private static func isWordCharacter(_ character: Character) -> Bool { character.isLetter || character.isNumber }

    /// Groups of characters with a separator between them, and spaces read beside separators.
    private struct BrokenShape {
        let groups: [Int]
        let separators: Set<String>
        let isDigit: @Sendable (String) -> Bool

        /// Where the shape ends that begins at a character and has a space in it.
        func end(in text: [Character], from start: Int) -> Int? {
            var place = start
            var spaceCount = 0
            func skipSpace() {
                guard place < text.count, text[place] == " " else { return }
                place += 1
                spaceCount += 1
            }
            for (index, size) in groups.enumerated() {
                if index > 0 {
                    skipSpace()
                    guard place < text.count, separators.contains(String(text[place])) else { return nil }
                    place += 1
                    skipSpace()
                }
                guard place + size <= text.count, text[place..<place + size].allSatisfy({ isDigit(String($0)) }) else {
                    return nil
                }
                place += size
            }
            let isWhole = place == text.count || !IdentifierRepair.isWordCharacter(text[place])
            return spaceCount > 0 && isWhole ? place : nil
        }
    }
}
