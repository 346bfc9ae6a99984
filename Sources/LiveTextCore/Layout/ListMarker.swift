// SPDX-License-Identifier: Apache-2.0

/// What a list's item begins with.
public enum ListMarker: Hashable, Sendable {
    /// A bullet or a dash.
    case bullet
    /// A number or a letter, as `3.`, `(b)`, `1.2`.
    case ordinal

    private static let bullets: Set<String> = [
        "•", "◦", "▪", "▫", "‣", "⁃", "∙", "·", "●", "○", "■", "□", "◆", "◇", "▶", "►", "▸", "➤", "➢", "✓", "✔", "✗",
        "✘",
        "☐", "☑", "☒", "★", "☆", "*", "-", "–", "—", "»", "→",
    ]

    /// The marker that a word of its own is; `nil` for any other word.
    public init?(_ word: String) {
        if Self.bullets.contains(word) {
            self = .bullet
        } else if Self.isOrdinal(word) {
            self = .ordinal
        } else {
            return nil
        }
    }

    /// One to three digits, letters or Roman numerals, with a full stop or bracket after them; or numbers parted by
    /// full stops.
    private static func isOrdinal(_ word: String) -> Bool {
        var body = Substring(word)
        let isOpened = body.hasPrefix("(") || body.hasPrefix("[")
        if isOpened { body.removeFirst() }
        guard let last = body.last, ".)]".contains(last), !(isOpened && last == ".") else { return false }
        body.removeLast()
        let parts = body.split(separator: ".", omittingEmptySubsequences: false)
        if parts.allSatisfy({ (1...3).contains($0.count) && $0.allSatisfy(\.isNumber) }) { return parts.count <= 4 }
        guard parts.count == 1 else { return false }
        if body.count == 1, let letter = body.first { return letter.isLetter && letter.isASCII }
        return body.count <= 5 && body.allSatisfy { "ivxIVX".contains($0) }
    }
}

extension TextLine {
    /// The marker the line begins with, when it is an item of a list.
    public var listMarker: ListMarker? {
        guard words.count > 1 else { return nil }
        return words.first.flatMap { ListMarker($0.text) }
    }
}
