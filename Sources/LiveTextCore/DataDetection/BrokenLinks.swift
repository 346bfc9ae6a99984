// SPDX-License-Identifier: Apache-2.0

/// Joins links that were broken at the end of a line.
///
/// Only where one side tells: the line ends in a sign that a link goes on after, or the next begins with one that
/// nothing else begins with.
struct BrokenLinks {
    let text: ScannedText
    /// The lines' ranges.
    let lines: [Range<Int>]
    let finder: LinkFinder

    /// The most lines one link is read over.
    private static let mostLines = 4

    /// The longer links that begin where some of the given links do.
    func matches(from links: [DataMatch]) -> [DataMatch] {
        links.compactMap { link in
            let index = lines.partitionPoint { $0.upperBound >= link.range.upperBound }
            guard index < lines.count, lines[index].contains(link.range.lowerBound) else { return nil }
            return joined(link, line: index)
        }
    }

    private func joined(_ link: DataMatch, line first: Int) -> DataMatch? {
        let start = link.range.lowerBound
        var bytes = Array(text.bytes[start..<lines[first].upperBound])
        guard isWhole(bytes) else { return nil }
        /// Where each line's part begins in `bytes`, and in the text.
        var seams: [(joined: Int, text: Int)] = [(0, start)]
        for index in first + 1..<min(first + Self.mostLines, max(lines.count, first + 1)) {
            let word = firstWord(of: lines[index])
            guard !word.isEmpty, goesOn(bytes, with: word, isWholeLine: word.count == lines[index].count) else { break }
            seams.append((bytes.count, word.lowerBound))
            bytes += text.bytes[word]
            guard word.count == lines[index].count else { break }
        }
        guard seams.count > 1 else { return nil }
        let scanned = ScannedText(wellFormed: bytes)
        guard let match = finder.matches(in: scanned).first(where: { $0.range.lowerBound == 0 }),
            let seam = seams.last(where: { $0.joined < match.range.upperBound }), seam.joined > 0
        else { return nil }
        return DataMatch(value: match.value, range: start..<seam.text + match.range.upperBound - seam.joined)
    }

    /// Whether a link reaches the end of its line: no space after it.
    private func isWhole(_ bytes: [UInt8]) -> Bool { !bytes.contains { $0 <= 0x20 } }

    private func firstWord(of line: Range<Int>) -> Range<Int> {
        let end = text.bytes[line].firstIndex { $0 <= 0x20 } ?? line.upperBound
        return line.lowerBound..<end
    }

    private func goesOn(_ bytes: [UInt8], with word: Range<Int>, isWholeLine: Bool) -> Bool {
        guard !text.hasPrefix("http", at: word.lowerBound), !text.hasPrefix("www.", at: word.lowerBound),
            let last = bytes.last
        else {
            return false
        }
        let first = text.bytes[word.lowerBound]
        switch Unicode.Scalar(first) {
        case "/", "?", "&", "=", "%", "#": return word.count > 1 && text.bytes[word.lowerBound + 1] > 0x20
        default: break
        }
        guard first.isASCIIAlphanumeric else { return false }
        switch Unicode.Scalar(last) {
        case "-", "_", "=", "&", "?", "%": return true
        case "/", ".": return isWholeLine && isPath(word)
        default: return false
        }
    }

    /// Whether a word alone on its line looks like a part of a path: signs and digits that words do not have.
    private func isPath(_ word: Range<Int>) -> Bool {
        text.bytes[word].contains { byte in
            byte.isASCIIDigit || [.ascii("/"), .ascii("_"), .ascii("="), .ascii("-"), .ascii("%")].contains(byte)
        }
    }
}
