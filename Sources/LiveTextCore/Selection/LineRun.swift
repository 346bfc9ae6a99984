// SPDX-License-Identifier: Apache-2.0

/// A piece of one line to be highlighted.
struct LineRun {
    /// The line.
    let line: Int
    /// The piece.
    var quad: ImageQuad
}

/// Runs of lines, joined to those of the lines below where nothing but a small gap lies between.
struct JoinedRuns {
    /// The runs, from line to line; edges that meet lie in the middle of the gap.
    private(set) var runs: [LineRun]
    /// Groups of runs that make one shape, by their indices.
    private var chains: [[Int]] = []

    /// Joins runs that come in the order of their lines.
    ///
    /// - Parameters:
    ///   - canJoin: whether two lines in order may be joined at all.
    ///   - largestGap: in heights of the higher of the two lines.
    init(_ runs: [LineRun], of lines: [LineLayout], largestGap: Double, canJoin: (Int, Int) -> Bool) {
        self.runs = runs
        var groups: [Range<Int>] = []
        for index in runs.indices {
            if let last = groups.last, runs[last.lowerBound].line == runs[index].line {
                groups[groups.count - 1] = last.lowerBound..<(index + 1)
            } else {
                groups.append(index..<(index + 1))
            }
        }
        var isContinued = false
        for (number, group) in groups.enumerated() {
            if isContinued, group.count == 1 {
                chains[chains.count - 1].append(group.lowerBound)
            } else {
                chains += group.map { [$0] }
            }
            isContinued = false
            guard number + 1 < groups.count else { break }
            let next = groups[number + 1]
            let (upper, lower) = (runs[group.lowerBound].line, runs[next.lowerBound].line)
            guard canJoin(upper, lower),
                let seam = Seam(between: lines[upper].frame, and: lines[lower].frame, largestGap: largestGap)
            else { continue }
            var moved = (upper: Set<Int>(), lower: Set<Int>())
            for one in group {
                for other in next where seam.isOverlap(runs[one].quad, runs[other].quad) {
                    moved.upper.insert(one)
                    moved.lower.insert(other)
                }
            }
            for index in moved.upper { seam.moveLowerEdge(of: &self.runs[index].quad) }
            for index in moved.lower { seam.moveUpperEdge(of: &self.runs[index].quad) }
            isContinued = group.count == 1 && next.count == 1 && !moved.upper.isEmpty
        }
    }

    /// One polygon per shape: down the ends of its runs and up their starts.
    var polygons: [ImagePolygon] {
        chains.map { chain in
            var points: [ImagePoint] = []
            func add(_ point: ImagePoint) { if points.last != point { points.append(point) } }
            for index in chain {
                add(runs[index].quad.topRight)
                add(runs[index].quad.bottomRight)
            }
            for index in chain.reversed() {
                add(runs[index].quad.bottomLeft)
                add(runs[index].quad.topLeft)
            }
            return ImagePolygon(points: points)
        }
    }
}

/// The middle between the lower edge of one line and the upper edge of the next.
private struct Seam {
    private let along: (dx: Double, dy: Double)
    private let across: (dx: Double, dy: Double)
    /// Where the seam lies across the lines: at 0 along them, and its rise per image pixel.
    private let level: (start: Double, slope: Double)

    /// The cosine of the largest angle between lines that still counts as the same: about 3°.
    private static let sameAngle = 0.9986

    /// `nil` when the lines are at an angle, overlap by more than half, or lie too far apart.
    init?(between upper: ImageQuad, and lower: ImageQuad, largestGap: Double) {
        let (one, other) = (upper.direction, lower.direction)
        guard one.dx * other.dx + one.dy * other.dy >= Self.sameAngle else { return nil }
        along = upper.direction
        let down = upper.downDirection
        across = along.dx * down.dy - along.dy * down.dx < 0 ? (along.dy, -along.dx) : (-along.dy, along.dx)
        let upperEdge = Self.line(upper.bottomLeft, upper.bottomRight, along, across)
        let lowerEdge = Self.line(lower.topLeft, lower.topRight, along, across)
        level = ((upperEdge.start + lowerEdge.start) / 2, (upperEdge.slope + lowerEdge.slope) / 2)
        let middle = (Self.dot(upper.center, along) + Self.dot(lower.center, along)) / 2
        let gap = lowerEdge.start - upperEdge.start + (lowerEdge.slope - upperEdge.slope) * middle
        // A line without tall letters has a low quad, and the gap beside it is the wider for that.
        guard gap < max(upper.height, lower.height) * largestGap, gap > -min(upper.height, lower.height) / 2 else {
            return nil
        }
    }

    /// Whether two runs lie one below the other, at least in part.
    func isOverlap(_ upper: ImageQuad, _ lower: ImageQuad) -> Bool {
        let one = [upper.bottomLeft, upper.bottomRight].map { Self.dot($0, along) }
        let other = [lower.topLeft, lower.topRight].map { Self.dot($0, along) }
        return min(one[0], one[1]) < max(other[0], other[1]) && min(other[0], other[1]) < max(one[0], one[1])
    }

    func moveLowerEdge(of quad: inout ImageQuad) {
        quad.bottomLeft = moved(quad.bottomLeft)
        quad.bottomRight = moved(quad.bottomRight)
    }

    func moveUpperEdge(of quad: inout ImageQuad) {
        quad.topLeft = moved(quad.topLeft)
        quad.topRight = moved(quad.topRight)
    }

    private func moved(_ point: ImagePoint) -> ImagePoint {
        let place = Self.dot(point, along)
        let height = level.start + level.slope * place
        return ImagePoint(
            x: along.dx * place + across.dx * height, y: along.dy * place + across.dy * height)
    }

    private static func line(
        _ start: ImagePoint, _ end: ImagePoint, _ along: (dx: Double, dy: Double), _ across: (dx: Double, dy: Double)
    ) -> (start: Double, slope: Double) {
        let length = dot(end, along) - dot(start, along)
        let slope = length > 0 ? (dot(end, across) - dot(start, across)) / length : 0
        return (dot(start, across) - slope * dot(start, along), slope)
    }

    private static func dot(_ point: ImagePoint, _ axis: (dx: Double, dy: Double)) -> Double {
        point.x * axis.dx + point.y * axis.dy
    }
}
