// SPDX-License-Identifier: Apache-2.0

/// Rows of a list by a word's hash, found without hashing it again: open addressing, half of the places empty.
struct WordTable: Sendable {
    /// 0 where a place is empty; no word has this hash.
    private let hashes: [UInt64]
    private let rows: [Int32]
    private let mask: Int

    /// - Parameter words: hashes, each once and none 0; a word's row is its place in the list.
    init(_ words: [UInt64]) {
        var size = 2
        while size < words.count * 2 { size *= 2 }
        var hashes = [UInt64](repeating: 0, count: size)
        var rows = [Int32](repeating: 0, count: size)
        for (row, hash) in words.enumerated() {
            var place = Self.place(hash) & (size - 1)
            while hashes[place] != 0 { place = (place + 1) & (size - 1) }
            hashes[place] = hash
            rows[place] = Int32(truncatingIfNeeded: row)
        }
        self.hashes = hashes
        self.rows = rows
        mask = size - 1
    }

    /// The row of a word; `nil` for one that is not in the list, and for numbers and line ends, whose hash is 0.
    func row(of hash: UInt64) -> Int? {
        guard hash != 0 else { return nil }
        var place = Self.place(hash) & mask
        while hashes[place] != 0 {
            if hashes[place] == hash { return Int(rows[place]) }
            place = (place + 1) & mask
        }
        return nil
    }

    /// Mixes the upper half in: the lower bits alone differ little between short words.
    private static func place(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: (hash ^ (hash >> 29)) >> 1) }
}
