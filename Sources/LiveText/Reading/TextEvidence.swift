// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// Tells text from what an engine makes of leaves, bricks, icons and noise.
enum TextEvidence {
    /// A line is told before the page is done only when it is surely text, so that nothing appears and goes again.
    private static let certainConfidence = 0.8
    private static let certainLetterCount = 4
    /// Words of the page pass that stand without another reading.
    static let goodWord = 0.6
    /// Words of the page pass that stand when nothing better was read there…
    private static let doubtfulWord = 0.3
    /// …over more than this share of them.
    private static let takenShare = 0.3
    /// A word less sure than this, of so few letters and so far, in heights, from a line that is this sure is an icon.
    private static let unsureIcon = 0.6
    private static let iconLetterCount = 3
    private static let iconGap = 0.4
    private static let surelyRead = 0.85
    /// Lines of the line pass that are text.
    static let goodLine = 0.72
    /// Less sure lines may still hold sure words…
    private static let mixedLine = 0.45
    /// …of which one at least is long.
    private static let sureWord = 0.85
    private static let longSureLetterCount = 4
    /// Words of the line pass that stand.
    static let goodLineWord = 0.55
    /// Lines on their side that are text.
    private static let certainSidewaysLine = 0.85
    /// How much surer a second reading has to be.
    private static let secondReadingGain = 0.03
    /// The share of the first reading's letters that a second one has.
    private static let leastSecondShare = 0.7
    /// A page pass less sure than this, on average, met a photograph: only what is quite sure stands.
    private static let pageConfidence = 0.6
    private static let wordInPhotograph = 0.88
    private static let letterCountInPhotograph = 3
    private static let longWordInPhotograph = 0.8
    private static let longLetterCountInPhotograph = 5
    /// A picture has text when one word is as sure as this and has as many letters…
    private static let tellingConfidence = 0.8
    private static let tellingLetterCount = 3
    /// …or a little less sure, but long…
    private static let longConfidence = 0.7
    private static let longLetterCount = 6
    /// …or, with short words only, when they are as sure as this on average.
    private static let shortWordConfidence = 0.9

    /// Whether a line is surely text.
    static func isCertain(_ line: TextLine) -> Bool {
        line.confidence >= certainConfidence
            && line.words.contains { $0.confidence >= certainConfidence && $0.letterCount >= certainLetterCount }
    }

    /// What stands of the page pass.
    ///
    /// - Parameter others: what the line pass read.
    static func standing(_ lines: [TextLine], beside others: TextCoverage) -> [TextLine] {
        let isPhotograph = meanConfidence(lines) < pageConfidence
        var good = TextCoverage()
        for word in lines.flatMap(\.words) where word.confidence >= goodWord { good.insert(word) }
        return lines.compactMap { line in
            let icons = icons(beside: line)
            return line.keeping { word in
                if icons.contains(word) { return false }
                if isPhotograph {
                    let letters = word.letterCount
                    return (word.confidence >= wordInPhotograph && letters >= letterCountInPhotograph)
                        || (word.confidence >= longWordInPhotograph && letters >= longLetterCountInPhotograph)
                }
                if word.confidence >= goodWord { return true }
                let box = word.quad.bounds
                return word.confidence >= doubtfulWord && max(others.share(of: box), good.share(of: box)) < takenShare
            }
        }
    }

    /// What the engine made of pictures before and after a line that else was read well: a letter or two that it is unsure
    /// of, apart from the rest.
    private static func icons(beside line: TextLine) -> [TextWord] {
        func isIcon(_ word: TextWord, beside next: TextWord, among others: ArraySlice<TextWord>) -> Bool {
            guard word.confidence < unsureIcon, word.letterCount <= iconLetterCount,
                !word.characters.contains(where: { $0.text.contains(where: \.isNumber) }),
                others.allSatisfy({ $0.confidence >= surelyRead })
            else { return false }
            let gap = max(next.quad.bounds.minX - word.quad.bounds.maxX, word.quad.bounds.minX - next.quad.bounds.maxX)
            return gap > iconGap * word.quad.height
        }
        let words = line.words
        guard words.count > 1, line.direction == .leftToRight else { return [] }
        var icons: [TextWord] = []
        if isIcon(words[0], beside: words[1], among: words.dropFirst()) { icons.append(words[0]) }
        let (last, before) = (words[words.count - 1], words[words.count - 2])
        if isIcon(last, beside: before, among: words.dropLast()) { icons.append(last) }
        return icons
    }

    /// What stands of a line of the line pass; `nil` when it is no text.
    static func accepted(_ line: TextLine, of candidate: LineCandidate, isSideways: Bool) -> TextLine? {
        let score = LineScore(line).value
        if !isSideways, score < goodLine, score >= mixedLine { return sureWords(of: line) }
        guard score >= (isSideways ? certainSidewaysLine : goodLine) else { return nil }
        guard let standing = line.keeping({ $0.confidence >= goodLineWord }),
            standing.words.reduce(0, { $0 + $1.letterCount }) >= 2
        else { return nil }
        return standing
    }

    /// The words that are text of a line that also holds the edge of a sign, an icon or a leaf.
    private static func sureWords(of line: TextLine) -> TextLine? {
        let sure = line.keeping { $0.confidence >= sureWord && $0.letterCount >= 2 }
        let hasLong = sure?.words.contains { $0.letterCount >= longSureLetterCount } ?? false
        return hasLong ? sure : nil
    }

    /// Whether a second reading of a line replaces the first.
    static func isBetter(_ line: TextLine, than old: TextLine) -> Bool {
        func letters(_ line: TextLine, least confidence: Double) -> Int {
            line.words.reduce(0) { $1.confidence >= confidence ? $0 + $1.letterCount : $0 }
        }
        // A surer reading of half the line is no better one.
        return LineScore(line).value > LineScore(old).value + secondReadingGain
            && letters(line, least: goodWord) >= letters(old, least: goodWord)
            && Double(letters(line, least: 0)) >= leastSecondShare * Double(letters(old, least: 0))
    }

    /// Whether all lines together are no text.
    static func isJunk(_ lines: [TextLine]) -> Bool {
        let words = lines.flatMap(\.words)
        guard !words.isEmpty else { return false }
        let mean = words.reduce(0) { $0 + $1.confidence } / Double(words.count)
        let hasWord = words.contains { word in
            (word.confidence >= tellingConfidence && word.letterCount >= tellingLetterCount)
                || (word.confidence >= longConfidence && word.letterCount >= longLetterCount)
        }
        return !hasWord && mean < shortWordConfidence
    }

    /// The mean over all letters.
    static func meanConfidence(_ lines: [TextLine]) -> Double {
        var (sum, count) = (0.0, 0.0)
        for word in lines.flatMap(\.words) {
            sum += word.confidence * Double(word.characters.count)
            count += Double(word.characters.count)
        }
        return count > 0 ? sum / count : 0
    }
}
