// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// Corners of a code, made of the points that a reader tells.
enum CodeQuad {
    /// A linear code that one scan line met has no height; it gets this part of its length.
    private static let minimumHeightShare = 0.1
    /// And at least so many pixels.
    private static let minimumHeight = 4.0

    /// The corners of a matrix code: ZBar gives them from the top-left one on, down the left side first.
    static func matrix(corners: [ImagePoint]) -> ImageQuad? {
        guard corners.count == 4 else { return ImageRect(enclosing: corners).map { ImageQuad($0) } }
        // Twice the area with its sign: positive runs clockwise on a screen, so that the second is the top-right one.
        let area = corners.indices.reduce(0) { sum, index in
            let a = corners[index]
            let b = corners[(index + 1) % 4]
            return sum + a.x * b.y - b.x * a.y
        }
        let (topRight, bottomLeft) = area > 0 ? (corners[1], corners[3]) : (corners[3], corners[1])
        return ImageQuad(topLeft: corners[0], topRight: topRight, bottomRight: corners[2], bottomLeft: bottomLeft)
    }

    /// Corners in reading order; a linear code that few lines met is made as high as others are.
    static func ordered(_ points: [ImagePoint], isLinear: Bool) -> ImageQuad {
        let quad = ImageQuad(
            topLeft: points[0], topRight: points[1], bottomRight: points[2], bottomLeft: points[3])
        guard isLinear else { return quad }
        let missing = max(minimumHeight, quad.length * minimumHeightShare) - quad.height
        return missing > 0 ? quad.expanded(along: 0, across: missing / 2) : quad
    }

    /// The narrowest box around the points where scan lines met a linear code.
    ///
    /// - Parameter direction: the quarter turn nearest to the code's reading direction, a unit vector.
    static func linear(points: [ImagePoint], direction: (dx: Double, dy: Double)) -> ImageQuad? {
        let hull = convexHull(points)
        guard let first = hull.first else { return nil }
        var best: (quad: ImageQuad, area: Double)?
        for index in hull.indices {
            let next = hull[(index + 1) % hull.count]
            let length = hull[index].distance(to: next)
            let edge =
                length > 0 ? (dx: (next.x - hull[index].x) / length, dy: (next.y - hull[index].y) / length) : direction
            let box = box(around: hull, along: turned(edge, towards: direction), from: first)
            if best.map({ box.area < $0.area }) ?? true { best = box }
        }
        return best?.quad
    }

    /// A direction turned by quarter turns until it is nearest to another.
    private static func turned(
        _ direction: (dx: Double, dy: Double), towards wanted: (dx: Double, dy: Double)
    ) -> (dx: Double, dy: Double) {
        let candidates: [(dx: Double, dy: Double)] = [
            direction, (-direction.dy, direction.dx), (-direction.dx, -direction.dy), (direction.dy, -direction.dx),
        ]
        return candidates.max { $0.dx * wanted.dx + $0.dy * wanted.dy < $1.dx * wanted.dx + $1.dy * wanted.dy }
            ?? direction
    }

    private static func box(
        around points: [ImagePoint], along direction: (dx: Double, dy: Double), from origin: ImagePoint
    ) -> (quad: ImageQuad, area: Double) {
        let along = points.map { ($0.x - origin.x) * direction.dx + ($0.y - origin.y) * direction.dy }
        let across = points.map { ($0.y - origin.y) * direction.dx - ($0.x - origin.x) * direction.dy }
        let (left, right) = (along.min() ?? 0, along.max() ?? 0)
        var (top, bottom) = (across.min() ?? 0, across.max() ?? 0)
        let area = (right - left) * (bottom - top)
        let missing = max(minimumHeight, (right - left) * minimumHeightShare) - (bottom - top)
        if missing > 0 {
            top -= missing / 2
            bottom += missing / 2
        }
        func corner(_ a: Double, _ b: Double) -> ImagePoint {
            ImagePoint(
                x: origin.x + a * direction.dx - b * direction.dy, y: origin.y + a * direction.dy + b * direction.dx)
        }
        let quad = ImageQuad(
            topLeft: corner(left, top), topRight: corner(right, top), bottomRight: corner(right, bottom),
            bottomLeft: corner(left, bottom))
        return (quad, area)
    }

    /// Andrew's monotone chain.
    private static func convexHull(_ points: [ImagePoint]) -> [ImagePoint] {
        let sorted = Set(points).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count > 2 else { return sorted }
        func chain(_ points: some Sequence<ImagePoint>) -> [ImagePoint] {
            var chain: [ImagePoint] = []
            for point in points {
                while chain.count >= 2, turn(chain[chain.count - 2], chain[chain.count - 1], point) <= 0 {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return chain.dropLast()
        }
        return chain(sorted) + chain(sorted.reversed())
    }

    private static func turn(_ a: ImagePoint, _ b: ImagePoint, _ c: ImagePoint) -> Double {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
}
