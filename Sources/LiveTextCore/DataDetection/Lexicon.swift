// SPDX-License-Identifier: Apache-2.0

/// Phrases of one or several words with a meaning, found at a place in a text. Case and accents do not count.
struct Lexicon<Meaning: Sendable>: Sendable {
    private struct Phrase: Sendable {
        /// The hashes of the tokens after the first.
        let rest: [UInt64]
        let meaning: Meaning
    }

    /// By the first token's hash, longer phrases first.
    private var phrases: [UInt64: [Phrase]] = [:]

    /// Makes a lexicon of lists: words with one meaning, separated by `|`.
    init(_ lists: [(phrases: String, meaning: Meaning)]) {
        for list in lists {
            for phrase in list.phrases.split(separator: "|") { insert(String(phrase), meaning: list.meaning) }
        }
        for key in Array(phrases.keys) {
            phrases[key]?.sort { $0.rest.count > $1.rest.count }
        }
    }

    private mutating func insert(_ phrase: String, meaning: Meaning) {
        let tokens = TextTokens(phrase).tokens
        guard let first = tokens.first else { return }
        phrases[first.hash, default: []].append(
            Phrase(rest: tokens.dropFirst().map(\.hash), meaning: meaning))
    }

    /// The longest phrase that begins at an index: its meaning and the index after it.
    func match(in tokens: TextTokens, at index: Int) -> (meaning: Meaning, end: Int)? {
        guard let first = tokens[index], let candidates = phrases[first.hash], first.kind != .newline,
            first.kind != .number
        else { return nil }
        for phrase in candidates where tokens.continues(with: phrase.rest, after: index) {
            return (phrase.meaning, index + 1 + phrase.rest.count)
        }
        return nil
    }

    /// The longest phrase that begins at an index and whose meaning is accepted.
    func match<Result>(
        in tokens: TextTokens, at index: Int, accepting accept: (Meaning) -> Result?
    ) -> (meaning: Result, end: Int)? {
        guard let first = tokens[index], let candidates = phrases[first.hash], first.kind != .newline,
            first.kind != .number
        else { return nil }
        for phrase in candidates {
            guard let result = accept(phrase.meaning), tokens.continues(with: phrase.rest, after: index) else {
                continue
            }
            return (result, index + 1 + phrase.rest.count)
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
        for length in stride(from: min(longest, end), through: 1, by: -1) {
            if let match = match(in: tokens, at: end - length, length: length), accept(match, end - length) {
                return (match, end - length)
            }
        }
        return nil
    }

    private func match(in tokens: TextTokens, at index: Int, length: Int) -> Meaning? {
        guard let first = tokens[index], let candidates = phrases[first.hash] else { return nil }
        return candidates.first { $0.rest.count == length - 1 && tokens.continues(with: $0.rest, after: index) }?
            .meaning
    }
}

extension TextTokens {
    fileprivate func continues(with hashes: [UInt64], after index: Int) -> Bool {
        guard index + hashes.count < count else { return false }
        for (offset, hash) in hashes.enumerated() {
            let token = tokens[index + 1 + offset]
            guard token.hash == hash, token.kind != .newline, token.kind != .number else { return false }
        }
        return true
    }
}

/// Words without a further meaning. Case and accents do not count.
struct WordSet: Sendable {
    private let hashes: Set<UInt64>

    /// Makes a set of single words, separated by `|`.
    init(_ words: String) {
        hashes = Set(words.split(separator: "|").compactMap { TextTokens(String($0)).tokens.first?.hash })
    }

    func contains(_ token: TextToken?) -> Bool {
        guard let token, token.kind != .number, token.kind != .newline else { return false }
        return hashes.contains(token.hash)
    }
}
