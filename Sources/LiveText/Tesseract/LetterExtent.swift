// SPDX-License-Identifier: Apache-2.0

/// How far the letters of a line reach up and down, so that a line without tall letters or without descenders is as high
/// as its neighbours: a selection over "on" is as high as one over "fog".
struct LetterExtent {
    /// Height of a small letter without ascender, per height of a capital.
    private static let smallShare = 0.7
    /// Depth of a descender per height of a capital.
    private static let descenderShare = 0.28

    /// Whether all letters are known kinds, so that what they lack can be told.
    private let isKnown: Bool
    private let hasTall: Bool
    private let hasDescender: Bool

    init(_ text: String) {
        let scalars = text.unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        // Latin, Greek and Cyrillic.
        isKnown = !scalars.isEmpty && scalars.allSatisfy { $0.value < 0x530 || (0x1E00..<0x2000).contains($0.value) }
        hasTall = scalars.contains { !Self.isSmall($0) }
        hasDescender = text.unicodeScalars.contains { Self.descending.contains($0) }
    }

    /// Letters as high as an x.
    private static func isSmall(_ scalar: Unicode.Scalar) -> Bool { smallLetters.contains(scalar) }

    private static let smallLetters = Set("acegmnopqrsuvwxyzαγεηικμνοπρστυχωавгеикмнопрстухчшя".unicodeScalars)
    private static let descending = Set("gjpqyQçş,;()[]{}|/@$§βγζημξρφχψуцщрф".unicodeScalars)

    /// The edges of a line as if it had both tall letters and descenders.
    ///
    /// - Parameters:
    ///   - top: the upper edge of its ink; y grows downwards.
    ///   - bottom: the lower edge of its ink.
    func completed(top: Double, baseline: Double, bottom: Double) -> (top: Double, bottom: Double) {
        guard isKnown, baseline > top else { return (top, bottom) }
        let capital = (baseline - top) / (hasTall ? 1 : Self.smallShare)
        let full = (top: baseline - capital, bottom: max(bottom, baseline + Self.descenderShare * capital))
        return (min(top, full.top), hasDescender ? bottom : full.bottom)
    }
}
