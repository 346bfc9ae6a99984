// SPDX-License-Identifier: Apache-2.0

/// How the characters of a line follow one another. Quads have their corners named as an upright reader sees them in every
/// direction: the first character of right-to-left text lies at the right edge of its line's quad, that of vertical text
/// at the upper edge.
public enum TextDirection: String, Sendable, Codable, CaseIterable {
    /// As Latin.
    case leftToRight
    /// As Arabic and Hebrew.
    case rightToLeft
    /// As vertical Chinese and Japanese; columns follow right to left.
    case topToBottom
}

/// One character of a word as the reader sees it, with its place.
public struct TextCharacter: Hashable, Sendable, Codable {
    /// The character; usually one grapheme, several for a ligature the engine did not take apart.
    public let text: String
    /// Its place in image pixels.
    public let quad: ImageQuad
    /// How sure the engine is, 0…1.
    public let confidence: Double

    /// Makes a character.
    public init(text: String, quad: ImageQuad, confidence: Double) {
        self.text = text
        self.quad = quad
        self.confidence = confidence
    }
}

/// A run of characters between spaces.
public struct TextWord: Hashable, Sendable, Codable {
    /// The characters in logical (reading) order; together they are the word's text.
    public let characters: [TextCharacter]
    /// Its place in image pixels.
    public let quad: ImageQuad
    /// How sure the engine is, 0…1.
    public let confidence: Double
    /// Whether a space stands between this word and the next of its line; false between CJK characters.
    public let isFollowedBySpace: Bool

    /// Makes a word.
    public init(characters: [TextCharacter], quad: ImageQuad, confidence: Double, isFollowedBySpace: Bool = true) {
        self.characters = characters
        self.quad = quad
        self.confidence = confidence
        self.isFollowedBySpace = isFollowedBySpace
    }

    /// A word of text only, whose characters share the quad evenly, in the direction given.
    public init(
        text: String, quad: ImageQuad, confidence: Double, isFollowedBySpace: Bool = true,
        direction: TextDirection = .leftToRight
    ) {
        let count = Double(text.count)
        self.init(
            characters: text.enumerated().map { index, character in
                let (start, end) = (Double(index) / count, Double(index + 1) / count)
                let place =
                    switch direction {
                    case .leftToRight: quad.slice(from: start, to: end)
                    case .rightToLeft: quad.slice(from: 1 - end, to: 1 - start)
                    case .topToBottom: quad.band(from: start, to: end)
                    }
                return TextCharacter(text: String(character), quad: place, confidence: confidence)
            },
            quad: quad, confidence: confidence, isFollowedBySpace: isFollowedBySpace)
    }

    /// The word's text.
    public var text: String { characters.map(\.text).joined() }
}

/// A line of text.
public struct TextLine: Hashable, Sendable, Codable, Identifiable {
    /// Names a line within one analysis; stays the same from revision to revision.
    public struct ID: Hashable, Sendable, Codable, RawRepresentable {
        /// Counted up as lines are read.
        public let rawValue: Int

        /// Makes an identifier of its number.
        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    /// Names the line within its analysis.
    public let id: ID
    /// The words in logical order.
    public let words: [TextWord]
    /// The line's place in image pixels, from the tops of its tall letters to its descenders.
    public let quad: ImageQuad
    /// Where the baseline begins and ends, in image pixels.
    public let baseline: Baseline
    /// How sure the engine is, 0…1: the mean over the words.
    public let confidence: Double
    /// BCP-47 language, when known.
    public let language: String?
    /// How the characters follow one another.
    public let direction: TextDirection
    /// Whether the line continues the paragraph of the line before it, so that a newline between them is only a wrap.
    public let continuesParagraph: Bool

    /// The straight line the letters stand on.
    public struct Baseline: Hashable, Sendable, Codable {
        /// Where the first letter stands, in image pixels.
        public let start: ImagePoint
        /// Where the last letter ends, in image pixels.
        public let end: ImagePoint

        /// Makes a baseline of its ends.
        public init(start: ImagePoint, end: ImagePoint) {
            self.start = start
            self.end = end
        }
    }

    /// Makes a line.
    ///
    /// - Parameter baseline: `nil` takes the line through the quad at a fifth of its height from below, where Latin
    ///   type stands.
    public init(
        id: ID, words: [TextWord], quad: ImageQuad, baseline: Baseline? = nil, confidence: Double? = nil,
        language: String? = nil, direction: TextDirection = .leftToRight, continuesParagraph: Bool = false
    ) {
        self.id = id
        self.words = words
        self.quad = quad
        self.baseline =
            baseline
            ?? Baseline(
                start: quad.topLeft.interpolated(to: quad.bottomLeft, fraction: 0.8),
                end: quad.topRight.interpolated(to: quad.bottomRight, fraction: 0.8))
        self.confidence =
            confidence ?? (words.isEmpty ? 0 : words.reduce(0) { $0 + $1.confidence } / Double(words.count))
        self.language = language
        self.direction = direction
        self.continuesParagraph = continuesParagraph
    }

    /// The line's text, words joined by spaces where there are any.
    public var text: String {
        var result = ""
        for (index, word) in words.enumerated() {
            result += word.text
            if word.isFollowedBySpace, index < words.count - 1 { result += " " }
        }
        return result
    }
}

/// Lines that belong together: a column, a caption, a table.
public struct TextBlock: Hashable, Sendable, Codable {
    /// The lines in reading order.
    public let lines: [TextLine]
    /// The block's place in image pixels.
    public let quad: ImageQuad
    /// Its rows and columns, when it is a table.
    public let table: TextTable?

    /// Makes a block; without a quad it takes the bounds of its lines.
    public init(lines: [TextLine], quad: ImageQuad? = nil, table: TextTable? = nil) {
        self.lines = lines
        self.quad = quad ?? ImageQuad(ImageRect(enclosing: lines.flatMap(\.quad.corners)) ?? .zero)
        self.table = table
    }
}
