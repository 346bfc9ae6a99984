// SPDX-License-Identifier: Apache-2.0

/// Groups lines that are turned alike.
enum FrameGrouping {
    /// Lines whose slope differs by more than this, about 12 degrees, belong to differently turned texts.
    private static let maximumSlope = 0.21
    /// The part of a line's height by which its ends may differ when the line is level.
    private static let letterShare = 0.2

    /// Indices of lines that share a frame.
    struct Group {
        var frame: LayoutFrame
        let lines: [Int]
        /// Characters in the lines.
        let weight: Int
    }

    private struct Member {
        let line: Int
        /// Deviation from the quarter turn, height per length.
        let slope: Double
        /// How far the slope may be off by the shapes of the first and the last letter.
        let uncertainty: Double
        let weight: Double
        let isReliable: Bool
    }

    /// The groups of lines, each line in one; the group with the most text first.
    static func groups(_ lines: [TextLine]) -> [Group] {
        // Quarter turns of horizontal text, then of vertical text.
        var buckets = [[Member]](repeating: [], count: 8)
        for (index, line) in lines.enumerated() {
            let isVertical = line.direction == .topToBottom
            let direction = isVertical ? line.quad.downDirection : line.quad.direction
            let (quarter, slope) = split(direction)
            let length = isVertical ? line.quad.height : line.quad.length
            let height = isVertical ? line.quad.length : line.quad.height
            buckets[(isVertical ? 4 : 0) + quarter].append(
                Member(
                    line: index, slope: slope, uncertainty: letterShare * height / max(length, 1),
                    weight: max(length, 1), isReliable: length > SlopeField.minimumAspect * height))
        }
        var groups: [Group] = []
        for (bucket, members) in buckets.enumerated() where !members.isEmpty {
            groups += split(members, quarter: bucket % 4, lines: lines)
        }
        return groups.sorted { ($0.weight, $1.lines[0]) > ($1.weight, $0.lines[0]) }
    }

    /// The nearest quarter turn clockwise and the slope that is left.
    private static func split(_ direction: (dx: Double, dy: Double)) -> (quarter: Int, slope: Double) {
        let (dx, dy) = direction
        guard dx.isFinite, dy.isFinite else { return (0, 0) }
        if abs(dx) >= abs(dy) { return dx >= 0 ? (0, dy / dx) : (2, dy / dx) }
        return dy >= 0 ? (1, -dx / dy) : (3, -dx / dy)
    }

    private static func split(_ members: [Member], quarter: Int, lines: [TextLine]) -> [Group] {
        var rest = members
        var groups: [Group] = []
        while !rest.isEmpty {
            let reliable = rest.filter(\.isReliable)
            let slope = usualSlope(reliable.isEmpty ? rest : reliable)
            // What is too short to show its slope goes with the first group.
            func belongs(_ member: Member) -> Bool {
                abs(member.slope - slope) <= maximumSlope || (!member.isReliable && groups.isEmpty)
            }
            let taken = rest.filter(belongs)
            rest.removeAll(where: belongs)
            groups.append(group(taken.map(\.line), quarter: quarter, slope: slope, lines: lines))
        }
        return groups
    }

    /// The slope of most of the text; none when the lines are too short and few to show one.
    private static func usualSlope(_ members: [Member]) -> Double {
        let slope = median(members)
        let uncertainties = members.map(\.uncertainty).sorted()
        let uncertainty = uncertainties[uncertainties.count / 2] / Double(members.count).squareRoot()
        let isNearLevel = members.contains { abs($0.slope) <= maximumSlope }
        return abs(slope) < uncertainty && isNearLevel ? 0 : slope
    }

    private static func median(_ members: [Member]) -> Double {
        let sorted = members.sorted { ($0.slope, $0.line) < ($1.slope, $1.line) }
        let half = sorted.reduce(0) { $0 + $1.weight } / 2
        var sum = 0.0
        for member in sorted {
            sum += member.weight
            if sum >= half { return member.slope }
        }
        return sorted.last?.slope ?? 0
    }

    private static func group(_ indices: [Int], quarter: Int, slope: Double, lines: [TextLine]) -> Group {
        var characters = 0
        var rightToLeft = 0
        for index in indices {
            let count = lines[index].words.reduce(0) { $0 + $1.characters.count }
            characters += count
            if lines[index].direction == .rightToLeft { rightToLeft += count }
        }
        let isMirrored = 2 * rightToLeft > characters
        let norm = (1 + slope * slope).squareRoot()
        let forward: (dx: Double, dy: Double) =
            switch quarter {
            case 0: (1 / norm, slope / norm)
            case 1: (-slope / norm, 1 / norm)
            case 2: (-1 / norm, -slope / norm)
            default: (slope / norm, -1 / norm)
            }
        let direction = isMirrored ? (dx: -forward.dx, dy: -forward.dy) : forward
        var frame = LayoutFrame(direction: direction, isMirrored: isMirrored)
        frame.level(indices.map { lines[$0] })
        return Group(frame: frame, lines: indices, weight: characters)
    }
}
