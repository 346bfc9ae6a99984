// SPDX-License-Identifier: Apache-2.0

/// A row of a column, reduced to what tells running text from labels, cells and log lines.
struct ColumnRow {
    let start: Double
    let end: Double
    let middle: Double
    let height: Double
    let wordCount: Int
    let characterCount: Int
    let letterCount: Int
    let symbolCount: Int
    /// Length of the first word, or of the first character where lines break anywhere.
    let firstLength: Double
    let lead: ScalarKind
    let firstHash: Int
    let endsSentence: Bool
    let endsWithHyphen: Bool

    init(_ piece: Piece, words: [LayoutWord]) {
        self.init(
            start: piece.start, end: piece.end, middle: piece.middle, height: piece.height, words: words[piece.words])
    }

    init(start: Double, end: Double, middle: Double, height: Double, words: some BidirectionalCollection<LayoutWord>) {
        self.start = start
        self.end = end
        self.middle = middle
        self.height = height
        wordCount = words.count
        characterCount = words.reduce(0) { $0 + $1.traits.characterCount }
        letterCount = words.reduce(0) { $0 + $1.traits.letterCount }
        symbolCount = words.reduce(0) { $0 + $1.traits.symbolCount }
        let first = words.first
        let breaksAnywhere = first?.traits.first.breaksAnywhere ?? false
        let length = first?.length ?? 0
        firstLength = breaksAnywhere ? length / Double(max(first?.traits.characterCount ?? 1, 1)) : length
        lead = first?.traits.lead ?? .other
        firstHash = first?.traits.hash ?? 0
        endsSentence = words.last?.traits.endsSentence ?? false
        endsWithHyphen = words.last?.traits.endsWithHyphen ?? false
    }
}

/// Weighs whether the rows of a column are running text that was wrapped at the column's width, or labels, cells, log
/// lines: each observation multiplies the odds by how much more often it is seen in running text.
struct ProseEvidence {
    /// The odds for running text; above 1 it is more likely than not, were both as frequent.
    private(set) var odds = 1.0

    /// Columns narrower than this many line heights hold no running text.
    private static let narrowest = 4.0
    /// How often a line of running text is filled as far as the next word allows.
    private static let wrapRate = 0.87
    /// Width of a space, in line heights.
    private static let space = 0.25
    /// Ends of lines within this many line heights are aligned.
    private static let aligned = 0.3
    /// A row's column is as wide as its widest row up to this many rows away.
    private static let reach = 4
    /// Running text has fewer of the symbols of code than this part of its characters.
    private static let codeShare = 0.08
    /// Keeps products of many observations within bounds.
    private static let bounds = 1e-60...1e60

    /// - Parameter rows: the column's rows from top to bottom.
    init(_ rows: [ColumnRow]) {
        guard rows.count >= 2 else { return }
        let start = Self.typicalStart(rows)
        let end = rows.reduce(-.infinity) { max($0, $1.end) }
        let heights = rows.map(\.height).sorted()
        let height = heights[heights.count / 2]
        let width = end - start
        let wordCounts = rows.map(\.wordCount).sorted()
        let characters = rows.reduce(0) { $0 + $1.characterCount }
        let letters = rows.reduce(0) { $0 + $1.letterCount }
        let breaksAnywhere = rows.count(where: { $0.lead.breaksAnywhere }) * 2 > rows.count
        guard width > Self.narrowest * height, breaksAnywhere || wordCounts[wordCounts.count / 2] >= 2 else {
            odds = 0
            return
        }
        let symbols = rows.reduce(0) { $0 + $1.symbolCount }
        if Double(symbols) > Self.codeShare * Double(characters) { odds *= 0.02 }
        if Double(letters) < 0.65 * Double(characters) { odds *= 0.05 }
        var seen: Set<Int> = []
        let pitch = Self.pitch(rows)
        for (index, row) in rows.dropLast().enumerated() {
            let next = rows[index + 1]
            // A gap between paragraphs says nothing.
            guard next.middle - row.middle < 1.6 * pitch else { continue }
            // A column may change its width where it runs around a picture.
            let others = rows[max(index - Self.reach, 0)...min(index + Self.reach, rows.count - 1)]
            let end = others.reduce(-.infinity) { max($0, $1.end) }
            let full = others.count(where: { $0.end > end - Self.aligned * height })
            let slack = end - row.end
            let needed = next.firstLength + Self.space * height
            // The longest row is full by definition.
            if slack > Self.aligned * height || full > 1 {
                let chance = min(max(needed / (0.6 * width), 0.15), 0.9)
                if slack < needed {
                    odds *= Self.wrapRate / chance
                } else {
                    odds *= (1 - Self.wrapRate) / (1 - chance)
                }
                if full >= 3, slack < Self.aligned * height, abs(row.start - start) < 0.5 * height { odds *= 2 }
            }
            if seen.insert(next.firstHash).inserted { odds *= Self.beginning(next, after: row) }
            odds = min(max(odds, Self.bounds.lowerBound), Self.bounds.upperBound)
        }
    }

    /// What a row's first word says, seen after another row.
    private static func beginning(_ row: ColumnRow, after previous: ColumnRow) -> Double {
        switch row.lead {
        case .lowercaseLetter: previous.endsWithHyphen ? 10 : previous.endsSentence ? 1 : 2.5
        case .uppercaseLetter: previous.endsSentence ? 1 : 0.7
        case .digit, .other: 0.5
        case .ideographic, .unspacedLetter, .uncasedLetter: 1
        }
    }

    private static func typicalStart(_ rows: [ColumnRow]) -> Double {
        let starts = rows.map(\.start).sorted()
        return starts[starts.count / 4]
    }

    /// The usual distance from row to row.
    static func pitch(_ rows: [ColumnRow]) -> Double {
        let distances = zip(rows, rows.dropFirst()).map { $1.middle - $0.middle }.sorted()
        guard !distances.isEmpty else { return 0 }
        return distances[distances.count / 2]
    }
}
