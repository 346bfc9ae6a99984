// SPDX-License-Identifier: Apache-2.0

/// Upright rectangles in a balanced binary tree, so that those around a point are found without asking every one.
struct BoundsTree: Sendable {
    private struct Node {
        let bounds: ImageRect
        /// A rectangle's index, or the two nodes below.
        let content: Content
    }

    private enum Content {
        case item(Int)
        case pair(Int, Int)
    }

    private var nodes: [Node] = []
    private let root: Int?

    init(_ bounds: [ImageRect]) {
        var nodes: [Node] = []
        nodes.reserveCapacity(max(0, 2 * bounds.count - 1))

        func build(_ items: ArraySlice<Int>) -> Int? {
            guard let first = items.first else { return nil }
            guard items.count > 1 else {
                nodes.append(Node(bounds: bounds[first], content: .item(first)))
                return nodes.count - 1
            }
            let all = items.dropFirst().reduce(bounds[first]) { $0.union(bounds[$1]) }
            let sorted =
                all.width > all.height
                ? items.sorted { bounds[$0].center.x < bounds[$1].center.x }
                : items.sorted { bounds[$0].center.y < bounds[$1].center.y }
            let half = sorted.count / 2
            guard let left = build(sorted[..<half]), let right = build(sorted[half...]) else { return nil }
            nodes.append(Node(bounds: all, content: .pair(left, right)))
            return nodes.count - 1
        }

        root = build(bounds.indices[...].map { $0 }[...])
        self.nodes = nodes
    }

    /// The indices of the rectangles that hold the point when grown by a margin on every side.
    func items(around point: ImagePoint, margin: Double) -> [Int] {
        guard let root else { return [] }
        var found: [Int] = []
        var waiting = [root]
        while let index = waiting.popLast() {
            let node = nodes[index]
            let bounds = node.bounds
            guard point.x >= bounds.minX - margin, point.x <= bounds.maxX + margin,
                point.y >= bounds.minY - margin, point.y <= bounds.maxY + margin
            else { continue }
            switch node.content {
            case .item(let item): found.append(item)
            case .pair(let left, let right): waiting += [left, right]
            }
        }
        return found
    }
}
