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

    var length: Double { end - start }
    var middle: Double { (startMiddle + endMiddle) / 2 }
    var top: Double { middle - height / 2 }
    var bottom: Double { middle + height / 2 }

    init(_ indices: [Int], of pieces: [Piece]) {
        self.pieces = indices
        let own = indices.map { pieces[$0] }
        start = own.map(\.start).min() ?? 0
        end = own.map(\.end).max() ?? 0
        startMiddle = own.first?.startMiddle ?? 0
        endMiddle = own.last?.endMiddle ?? 0
        // Weighted by length, so that a large letter or a mark does not set the height of the line.
        let sorted = own.sorted { ($0.height, $0.length) < ($1.height, $1.length) }
        let half = own.reduce(0) { $0 + $1.length } / 2
        var sum = 0.0
        height = sorted.first { sum += $0.length; return sum >= half }?.height ?? sorted.last?.height ?? 0
    }
}
