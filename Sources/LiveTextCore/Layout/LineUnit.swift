// SPDX-License-Identifier: Apache-2.0

/// A line of the result: pieces that stand on one line and are read together.
struct LineUnit {
    /// The pieces in the frame's order.
    let pieces: [Int]
    let start: Double
    let end: Double
    let startMiddle: Double
    let endMiddle: Double
    let height: Double
    let characterCount: Int

    var length: Double { end - start }
    var middle: Double { (startMiddle + endMiddle) / 2 }
    var top: Double { middle - height / 2 }
    var bottom: Double { middle + height / 2 }

    init(_ indices: [Int], of pieces: [Piece], words: [LayoutWord]) {
        self.pieces = indices
        let own = indices.map { pieces[$0] }
        start = own.map(\.start).min() ?? 0
        end = own.map(\.end).max() ?? 0
        characterCount = own.reduce(0) { sum, piece in
            words[piece.words].reduce(sum) { $0 + $1.traits.characterCount }
        }
        startMiddle = own.first?.startMiddle ?? 0
        endMiddle = own.last?.endMiddle ?? 0
        // Weighted by length, so that a large letter or a mark does not set the height of the line.
        let sorted = own.sorted { ($0.height, $0.length) < ($1.height, $1.length) }
        let half = own.reduce(0) { $0 + $1.length } / 2
        var sum = 0.0
        height =
            sorted.first {
                sum += $0.length
                return sum >= half
            }?.height ?? sorted.last?.height ?? 0
    }

    /// How many times larger the type of one line is than that of another, at least 1. Heights depend on the letters
    /// that happen to be in a line, widths on gaps; type is larger where both are.
    func typeRatio(to other: LineUnit) -> Double {
        let heights = max(height, other.height) / max(min(height, other.height), 1)
        guard min(characterCount, other.characterCount) >= Self.telling else { return heights }
        let widths = (length / Double(characterCount), other.length / Double(other.characterCount))
        let isTallerWider = (height > other.height) == (widths.0 > widths.1)
        let ratio = max(widths.0, widths.1) / max(min(widths.0, widths.1), 0.1)
        return isTallerWider ? min(heights, ratio) : 1
    }

    /// Fewer characters than this show no typical width.
    private static let telling = 6
}
