// SPDX-License-Identifier: Apache-2.0

extension SelectableText {
    /// The text of some cells as it is copied: a newline between lines and between ranges, none at either end.
    public func string(in ranges: [Range<Int>], style: TextCopyStyle = .asSeen) -> String {
        TextSelection.normalised(ranges.map { clamped($0) })
            .map { withoutOuterNewlines($0) }
            .filter { !$0.isEmpty }
            .map { range in
                switch style {
                case .asSeen: String(text[stringRange(of: range)])
                case .asParagraphs: paragraphs(in: range)
                case .asTable: TableCopying(self, range: range).text
                case .keepingLayout: LayoutCopying(self, range: range).text
                }
            }
            .joined(separator: "\n")
    }

    private func withoutOuterNewlines(_ range: Range<Int>) -> Range<Int> {
        var (lower, upper) = (range.lowerBound, range.upperBound)
        while lower < upper, cells[lower].kind == .newline { lower += 1 }
        while lower < upper, cells[upper - 1].kind == .newline { upper -= 1 }
        return lower..<upper
    }

    private func paragraphs(in range: Range<Int>) -> String {
        guard let first = line(at: range.lowerBound), let last = line(at: range.upperBound - 1) else { return "" }
        var result = ""
        for index in first...last {
            let part = text[stringRange(of: lines[index].cells.clamped(to: range))]
            if index == first {
                result += part
            } else if lines[index].continuesParagraph {
                Self.append(part, wrappedFrom: &result)
            } else {
                result += "\n" + part
            }
        }
        return result
    }

    /// Joins a line to the one it continues.
    private static func append(_ part: Substring, wrappedFrom text: inout String) {
        guard let next = part.unicodeScalars.first, let previous = text.unicodeScalars.last else {
            text += part
            return
        }
        if previous == softHyphen {
            text.unicodeScalars.removeLast()
        } else if hyphens.contains(previous), let divided = text.unicodeScalars.dropLast().last,
            divided.properties.isAlphabetic
        {
            // Before a small letter the hyphen divides a word; before others, as in "E-Mail", it is part of it.
            if next.properties.isLowercase { text.unicodeScalars.removeLast() }
        } else if !(isWrittenWithoutSpaces(previous) || isWrittenWithoutSpaces(next)) {
            text += " "
        }
        text += part
    }

    private static let softHyphen: Unicode.Scalar = "\u{AD}"
    private static let hyphens: Set<Unicode.Scalar> = ["-", "\u{2010}"]

    /// Chinese and Japanese characters and their punctuation.
    private static func isWrittenWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isIdeographic { return true }
        switch scalar.value {
        // CJK punctuation, kana, and the full-width forms of punctuation and Latin.
        case 0x3000...0x30FF, 0x31F0...0x31FF, 0xFF01...0xFF9F: return true
        default: return false
        }
    }
}
