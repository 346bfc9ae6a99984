// SPDX-License-Identifier: Apache-2.0

/// Phrases of one or several words with a meaning, found at a place in a text. Case and accents do not count.
struct Lexicon<Meaning: Sendable>: Sendable {
    private struct Phrase: Sendable {
        /// The hashes of the tokens after the first.
        let rest: [UInt64]
        let meaning: Meaning
    }

    /// The first words.
    private let words: WordTable
    /// The phrases of the first words, longer ones first.
    private let phrases: [Phrase]
    /// Where a first word's phrases begin, and one past the last.
    private let starts: [Int]

    /// Makes a lexicon of lists: words with one meaning, separated by `|`.
    init(_ lists: [(phrases: String, meaning: Meaning)]) {
        var byFirst: [UInt64: [Phrase]] = [:]
        for list in lists {
            for phrase in list.phrases.split(separator: "|") {
                let tokens = TextTokens(String(phrase)).tokens
                guard let first = tokens.first, first.hash != 0 else { continue }
                byFirst[first.hash, default: []].append(
                    Phrase(rest: tokens.dropFirst().map(\.hash), meaning: list.meaning))
            }
        }
        var words: [UInt64] = []
        var phrases: [Phrase] = []
        var starts = [0]
        for (hash, list) in byFirst {
            words.append(hash)
            phrases += list.sorted { $0.rest.count > $1.rest.count }
            starts.append(phrases.count)
        }
        self.words = WordTable(words)
        self.phrases = phrases
        self.starts = starts
    }

    private func candidates(from token: TextToken) -> Range<Int>? {
        words.row(of: token.hash).map { starts[$0]..<starts[$0 + 1] }
    }

    /// Whether some phrase begins with a token.
    func hasPhrase(beginningWith token: TextToken) -> Bool { words.row(of: token.hash) != nil }

    /// The longest phrase that begins at an index: its meaning and the index after it.
    func match(in tokens: TextTokens, at index: Int) -> (meaning: Meaning, end: Int)? {
        guard let first = tokens[index], let candidates = candidates(from: first) else { return nil }
        for row in candidates where tokens.continues(with: phrases[row].rest, after: index) {
            return (phrases[row].meaning, index + 1 + phrases[row].rest.count)
        }
        return nil
    }

    /// The longest phrase that begins at an index and whose meaning is accepted.
    func match<Result>(
        in tokens: TextTokens, at index: Int, accepting accept: (Meaning) -> Result?
    ) -> (meaning: Result, end: Int)? {
        guard let first = tokens[index], let candidates = candidates(from: first) else { return nil }
        for row in candidates {
            guard let result = accept(phrases[row].meaning), tokens.continues(with: phrases[row].rest, after: index)
            else { continue }
            return (result, index + 1 + phrases[row].rest.count)
        }
        return nil
    }

    /// The longest phrase that ends before an index: its meaning and the index of its first token.
    ///
    /// - Parameters:
    ///   - longest: the most tokens looked back over.
    ///   - accept: whether a phrase counts, by its meaning and the index of its first token.
    func match(
        in tokens: TextTokens, endingAt end: Int, longest: Int = 4, accept: (Meaning, Int) -> Bool = { _, _ in true }
    ) -> (meaning: Meaning, start: Int)? {
        for start in max(0, end - longest)..<max(0, end) {
            guard let first = tokens[start], let candidates = candidates(from: first) else { continue }
            for row in candidates
            where phrases[row].rest.count == end - start - 1 && tokens.continues(with: phrases[row].rest, after: start)
                && accept(phrases[row].meaning, start)
            {
                return (phrases[row].meaning, start)
            }
        }
        return nil
    }
}

extension TextTokens {
    fileprivate func continues(with hashes: [UInt64], after index: Int) -> Bool {
        guard index + hashes.count < count else { return false }
        for offset in hashes.indices {
            let token = tokens[index + 1 + offset]
            guard token.hash == hashes[offset], token.kind != .newline, token.kind != .number else { return false }
        }
        return true
    }
}

/// Words without a further meaning. Case and accents do not count.
struct WordSet: Sendable {
    private let words: WordTable

    /// Makes a set of single words, separated by `|`.
    init(_ words: String) {
        let hashes = words.split(separator: "|").compactMap { TextTokens(String($0)).tokens.first?.hash }
        self.words = WordTable(Array(Set(hashes).subtracting([0])))
    }

    func contains(_ token: TextToken?) -> Bool {
        token.map { words.row(of: $0.hash) != nil } ?? false
    }
}
