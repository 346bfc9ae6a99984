// SPDX-License-Identifier: Apache-2.0

/// Puts boxes of text into the order in which they are read: cuts the page along gaps until single boxes are left.
struct ReadingOrder {
    let boxes: [LayoutBox]
    let gutters: Gutters
    /// The usual height of a line.
    let height: Double

    /// Recursion deeper than this happens only with boxes that lie across each other.
    private static let maximumDepth = 48
    /// A box may reach this part of its length over a cut when there is no clean one.
    private static let softShare = 0.3
    /// A gutter parts columns that it accompanies for this part of their height.
    private static let gutterShare = 0.5
    /// Boxes on a gutter may take up this part of the height of its columns, as captions and pictures do.
    private static let crossingShare = 0.3
    /// No box on a gutter may be this part as wide as its columns.
    private static let spanning = 0.6

    private enum Axis {
        /// In which lines are read: parts columns.
        case along
        /// In which lines follow one another: parts bands.
        case across
    }

    private func low(_ box: Int, _ axis: Axis) -> Double { axis == .along ? boxes[box].start : boxes[box].top }

    private func high(_ box: Int, _ axis: Axis) -> Double { axis == .along ? boxes[box].end : boxes[box].bottom }

    /// The boxes in reading order.
    func order() -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(boxes.count)
        visit(Array(boxes.indices), depth: 0, into: &result)
        return result
    }

    private func visit(_ members: [Int], depth: Int, into result: inout [Int]) {
        guard members.count > 1, depth < Self.maximumDepth else {
            result += rowOrder(members)
            return
        }
        if let parts = headerParts(members) ?? gutterParts(members) {
            for part in parts { visit(part, depth: depth + 1, into: &result) }
            return
        }
        let bands = split(members, by: .across)
        if bands.count > 1 {
            let parts = bandParts(bands)
            if parts.count > 1 {
                for part in parts { visit(part, depth: depth + 1, into: &result) }
                return
            }
        }
        let columns = split(members, by: .along)
        if bands.count > 1 {
            for part in bands { visit(part, depth: depth + 1, into: &result) }
        } else if columns.count > 1 {
            for part in columns { visit(part, depth: depth + 1, into: &result) }
        } else if let parts = softParts(members) {
            for part in parts { visit(part, depth: depth + 1, into: &result) }
        } else {
            result += rowOrder(members)
        }
    }

    /// The members in groups whose intervals do not meet, in order.
    private func split(
        _ members: [Int], by axis: Axis
    ) -> [[Int]] {
        let sorted = members.sorted { (low($0, axis), $0) < (low($1, axis), $1) }
        var groups: [[Int]] = []
        var end = -Double.infinity
        for member in sorted {
            if low(member, axis) >= end { groups.append([]) }
            groups[groups.count - 1].append(member)
            end = max(end, high(member, axis))
        }
        return groups
    }

    private func bounds(_ members: [Int]) -> LayoutBox {
        var box = LayoutBox.none
        for member in members { box.formUnion(boxes[member]) }
        return box
    }

    /// What stands above and below all columns of a page, apart from the columns; `nil` without it.
    private func headerParts(_ members: [Int]) -> [[Int]]? {
        var bands = split(members, by: .across)
        let page = bounds(members)
        var headers: [[Int]] = []
        while bands.count > 1, isHeader(bands[0], of: page), !isCrossed(above: bands[1]) {
            headers.append(bands.removeFirst())
        }
        var footers: [[Int]] = []
        while bands.count > 1, isFooter(bands[bands.count - 1], below: bands[bands.count - 2]) {
            footers.insert(bands.removeLast(), at: 0)
        }
        guard !headers.isEmpty || !footers.isEmpty else { return nil }
        return headers + [bands.flatMap { $0 }] + footers
    }

    /// Whether text at the top of a page belongs to all of its columns: it begins where the page does or is centred.
    private func isHeader(_ band: [Int], of page: LayoutBox) -> Bool {
        let box = bounds(band)
        let tolerance = 0.03 * page.length
        return box.start < page.start + tolerance || abs(box.center - page.center) < tolerance
    }

    private func isFooter(_ band: [Int], below above: [Int]) -> Bool {
        let box = bounds(band)
        let gap = box.top - bounds(above).bottom
        return box.height < 3 * height && gap > 1.5 * height
            && !gutters.boxes.contains { $0.bottom > box.top && $0.top < box.top - gap }
    }

    /// Whether a gutter begins above a band.
    private func isCrossed(above band: [Int]) -> Bool {
        let top = bounds(band).top
        return gutters.boxes.contains { $0.top < top - 0.5 * height && $0.bottom > top }
    }

    /// What lies on either side of the gutter that parts most of the members; `nil` without one.
    private func gutterParts(_ members: [Int]) -> [[Int]]? {
        let page = bounds(members)
        var best: (parts: [[Int]], covered: Double)?
        for gutter in gutters.reaches where gutter.start > page.start && gutter.end < page.end {
            let covered = min(gutter.bottom, page.bottom) - max(gutter.top, page.top)
            guard covered > best?.covered ?? (Self.gutterShare * page.height) else { continue }
            var sides: [[Int]] = [[], []]
            var crossing = 0.0
            for member in members {
                let box = boxes[member]
                if box.start < gutter.start, box.end > gutter.end {
                    crossing += box.length > Self.spanning * page.length ? .infinity : box.height
                }
                sides[box.center < gutter.center ? 0 : 1].append(member)
            }
            guard crossing < Self.crossingShare * page.height, !sides[0].isEmpty, !sides[1].isEmpty else { continue }
            best = (sides, covered)
        }
        return best?.parts
    }

    /// Bands joined where a gutter runs through the gap between them.
    private func bandParts(_ bands: [[Int]]) -> [[Int]] {
        var parts: [[Int]] = [bands[0]]
        for band in bands.dropFirst() {
            let before = bounds(parts[parts.count - 1])
            let after = bounds(band)
            let isCrossed = gutters.boxes.contains { gutter in
                gutter.top < before.bottom && gutter.bottom > after.top
                    && gutter.start > min(before.start, after.start) && gutter.end < max(before.end, after.end)
            }
            if isCrossed { parts[parts.count - 1] += band } else { parts.append(band) }
        }
        return parts
    }

    /// Two parts at a cut that few boxes reach over, and none far.
    private func softParts(_ members: [Int]) -> [[Int]]? {
        let alongCut = softCut(members, by: .along)
        let acrossCut = softCut(members, by: .across)
        guard let cut = [acrossCut, alongCut].compactMap({ $0 }).min(by: { $0.cost < $1.cost }) else { return nil }
        return cut.parts
    }

    private func softCut(
        _ members: [Int], by axis: Axis
    ) -> (parts: [[Int]], cost: Double)? {
        let sorted = members.sorted {
            (low($0, axis) + high($0, axis), $0)
                < (low($1, axis) + high($1, axis), $1)
        }
        // The farthest end before and the nearest start after each place in the order.
        var starts = [Double](repeating: .infinity, count: sorted.count + 1)
        for index in sorted.indices.reversed() {
            starts[index] = min(starts[index + 1], low(sorted[index], axis))
        }
        var best: (index: Int, cost: Double)?
        var end = -Double.infinity
        for index in 1..<sorted.count {
            end = max(end, high(sorted[index - 1], axis))
            let cost = (end - starts[index]) / max(end - starts[0], 1)
            if cost < best?.cost ?? Self.softShare { best = (index, cost) }
        }
        guard let best else { return nil }
        return ([Array(sorted[..<best.index]), Array(sorted[best.index...])], best.cost)
    }

    private func rowOrder(_ members: [Int]) -> [Int] {
        members.sorted { (boxes[$0].top, boxes[$0].start, $0) < (boxes[$1].top, boxes[$1].start, $1) }
    }
}
