// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// Boxes in the displayed picture, sorted into horizontal strips, so that what overlaps a box is found without looking at
/// all others.
struct TextCoverage {
    private static let stripHeight = 64.0
    /// Lines above and below reach over less of a word than this.
    private static let nearlyAll = 0.75
    private var strips: [Int: [ImageRect]] = [:]

    mutating func insert(_ rect: ImageRect) {
        for strip in Self.strips(rect) { strips[strip, default: []].append(rect) }
    }

    /// Inserts a word without its edges.
    mutating func insert(_ word: TextWord) { insert(word.quad.band(from: 0.1, to: 0.9).bounds) }

    /// How much of a word is there already: the share of its middle, or of all of it when that is nearly all.
    func share(of word: TextWord) -> Double {
        let whole = share(of: word.quad.bounds)
        return whole > Self.nearlyAll ? whole : share(of: word.quad.middle.bounds)
    }

    /// The share of a box that the boxes cover, counting overlaps of theirs twice; at most 1.
    func share(of rect: ImageRect) -> Double {
        let area = rect.width * rect.height
        guard area > 0 else { return 0 }
        var covered = 0.0
        for strip in Self.strips(rect) {
            let start = Double(strip) * Self.stripHeight
            let part = rect.intersection(ImageRect(x: rect.x, y: start, width: rect.width, height: Self.stripHeight))
            for other in strips[strip] ?? [] {
                let shared = part.intersection(other)
                if !shared.isEmpty { covered += shared.width * shared.height }
            }
        }
        return min(1, covered / area)
    }

    private static func strips(_ rect: ImageRect) -> ClosedRange<Int> {
        let first = Int((rect.minY / stripHeight).rounded(.down))
        return first...max(first, Int((rect.maxY / stripHeight).rounded(.down)))
    }
}

extension Quad {
    /// The middle of its height, where no line reaches that stands close above or below.
    var middle: Self { band(from: 0.4, to: 0.6) }
}

extension TextWord {
    /// Letters and digits; an ideograph counts for two.
    var letterCount: Int {
        characters.reduce(0) { sum, character in
            character.text.unicodeScalars.reduce(sum) { count, scalar in
                if scalar.properties.isIdeographic { return count + 2 }
                return count + (scalar.properties.isAlphabetic || scalar.properties.numericType != nil ? 1 : 0)
            }
        }
    }
}

extension TextLine {
    /// The line with some of its words; `nil` without any.
    func keeping(_ isKept: (TextWord) -> Bool) -> TextLine? {
        let kept = words.filter(isKept)
        if kept.count == words.count { return self }
        guard !kept.isEmpty else { return nil }
        let fractions = kept.flatMap(\.quad.corners).map { quad.fractions(of: $0).along }
        let (start, end) = (max(0, fractions.min() ?? 0), min(1, fractions.max() ?? 1))
        let isRightToLeft = direction == .rightToLeft
        let left = isRightToLeft ? baseline.end : baseline.start
        let right = isRightToLeft ? baseline.start : baseline.end
        let ends = (left.interpolated(to: right, fraction: start), left.interpolated(to: right, fraction: end))
        guard direction != .topToBottom, end > start else {
            return TextLine(
                id: id, words: kept, quad: quad, baseline: baseline, language: language, direction: direction,
                continuesParagraph: continuesParagraph)
        }
        return TextLine(
            id: id, words: kept, quad: quad.slice(from: start, to: end),
            baseline: isRightToLeft
                ? Baseline(start: ends.1, end: ends.0) : Baseline(start: ends.0, end: ends.1),
            language: language, direction: direction, continuesParagraph: continuesParagraph)
    }

    /// The same line under another name.
    func renamed(_ id: ID) -> TextLine {
        TextLine(
            id: id, words: words, quad: quad, baseline: baseline, confidence: confidence, language: language,
            direction: direction, continuesParagraph: continuesParagraph)
    }
}
