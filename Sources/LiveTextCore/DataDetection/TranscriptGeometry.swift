// SPDX-License-Identifier: Apache-2.0

/// Leads from the transcript of recognised text back to the picture.
struct TranscriptGeometry {
    /// A line and where its text stands in the transcript.
    private struct Entry {
        let line: TextLine
        let range: Range<Int>
        /// Where each word's text begins, in UTF-8 offsets into the transcript.
        let wordStarts: [Int]
    }

    /// The text of all lines, a newline between them.
    let transcript: String
    private let entries: [Entry]

    init(_ blocks: [TextBlock]) {
        var entries: [Entry] = []
        var transcript = ""
        var offset = 0
        for line in blocks.lazy.flatMap(\.lines) {
            if !entries.isEmpty {
                transcript += "\n"
                offset += 1
            }
            let text = line.text
            let length = text.utf8.count
            var wordStart = offset
            var wordStarts: [Int] = []
            for word in line.words {
                wordStarts.append(wordStart)
                wordStart += word.text.utf8.count + (word.isFollowedBySpace ? 1 : 0)
            }
            entries.append(Entry(line: line, range: offset..<offset + length, wordStarts: wordStarts))
            transcript += text
            offset += length
        }
        self.transcript = transcript
        self.entries = entries
    }

    /// Where a range of the transcript stands in the picture, one quad per line, and how sure its least sure word is.
    func place(of range: Range<Int>) -> (quads: [ImageQuad], confidence: Double) {
        var quads: [ImageQuad] = []
        var confidence = 1.0
        for entry in entries[entries.partitionPoint { $0.range.upperBound >= range.lowerBound }...] {
            guard entry.range.lowerBound < range.upperBound else { break }
            guard let piece = Self.piece(of: range, in: entry) else { continue }
            quads.append(piece.quad)
            confidence = min(confidence, piece.confidence)
        }
        return (quads, quads.isEmpty ? 0 : confidence)
    }

    /// The part of a line that a range covers; `nil` when it covers none of its characters.
    private static func piece(of range: Range<Int>, in entry: Entry) -> (quad: ImageQuad, confidence: Double)? {
        var along: (start: Double, end: Double)?
        var confidence = 1.0
        let first = max(0, entry.wordStarts.partitionPoint { $0 > range.lowerBound } - 1)
        for index in first..<max(first, entry.line.words.count) {
            guard entry.wordStarts[index] < range.upperBound else { break }
            let word = entry.line.words[index]
            var offset = entry.wordStarts[index]
            for character in word.characters {
                let end = offset + character.text.utf8.count
                if offset < range.upperBound, end > range.lowerBound {
                    let part = extent(of: character.quad, along: entry.line.quad)
                    along = along.map { (min($0.start, part.start), max($0.end, part.end)) } ?? part
                    confidence = min(confidence, word.confidence)
                }
                offset = end
            }
        }
        return along.map { (entry.line.quad.slice(from: $0.start, to: $0.end), confidence) }
    }

    /// A text with a space for every line's end that only wraps a paragraph; offsets stay.
    func flowingText(_ text: ScannedText) -> ScannedText {
        var bytes = text.bytes
        for entry in entries where entry.line.continuesParagraph && entry.range.lowerBound > 0 {
            bytes[entry.range.lowerBound - 1] = .ascii(" ")
        }
        return ScannedText(wellFormed: bytes)
    }

    /// The lines' ranges in the transcript.
    var lineRanges: [Range<Int>] { entries.map(\.range) }

    /// Where a character's place begins and ends in a line's direction, as fractions of the line's length.
    private static func extent(of quad: ImageQuad, along line: ImageQuad) -> (start: Double, end: Double) {
        let fractions = quad.corners.map { line.fractions(of: $0).along }
        let start = fractions.min() ?? 0
        let end = fractions.max() ?? 0
        return (max(0, min(start, 1)), max(0, min(end, 1)))
    }
}

extension RandomAccessCollection where Index == Int {
    /// The first index whose element meets a condition that holds for all elements after it; `endIndex` for none.
    func partitionPoint(where isBeyond: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
