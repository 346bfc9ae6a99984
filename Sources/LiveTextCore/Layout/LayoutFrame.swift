// SPDX-License-Identifier: Apache-2.0

/// The directions of a group of lines that are turned alike: *along* in which they are read, *across* in which they
/// follow one another.
///
/// What comes after works in these two coordinates, in image pixels, so that turned, right-to-left and vertical text
/// take the same path as an upright Latin page.
struct LayoutFrame {
    private let alongX: Double
    private let alongY: Double
    private let acrossX: Double
    private let acrossY: Double
    private var slopes = SlopeField.level
    /// Whether right-to-left text runs along it.
    let isMirrored: Bool

    /// The frame of lines read in a direction.
    ///
    /// - Parameters:
    ///   - direction: a unit vector in the picture.
    ///   - isMirrored: whether the next line lies counterclockwise of the direction, as in right-to-left text.
    init(direction: (dx: Double, dy: Double), isMirrored: Bool) {
        self.isMirrored = isMirrored
        alongX = direction.dx
        alongY = direction.dy
        acrossX = isMirrored ? direction.dy : -direction.dy
        acrossY = isMirrored ? -direction.dx : direction.dx
    }

    /// How far a point lies along the reading direction.
    func along(_ point: ImagePoint) -> Double { point.x * alongX + point.y * alongY }

    /// How far a point lies across it, lines levelled.
    func across(_ point: ImagePoint) -> Double {
        let across = point.x * acrossX + point.y * acrossY
        return across - slopes.rise(along: along(point), across: across)
    }

    /// The smallest box around a quad.
    func box(_ quad: ImageQuad) -> LayoutBox {
        var box = LayoutBox.none
        for corner in quad.corners { box.include(along: along(corner), across: across(corner)) }
        return box
    }

    /// The middle of a quad's leading and trailing end, in that order.
    func middleLine(_ quad: ImageQuad, of direction: TextDirection) -> LayoutSegment {
        let ends =
            direction == .topToBottom
            ? (
                quad.topLeft.interpolated(to: quad.topRight, fraction: 0.5),
                quad.bottomLeft.interpolated(to: quad.bottomRight, fraction: 0.5)
            )
            : (
                quad.topLeft.interpolated(to: quad.bottomLeft, fraction: 0.5),
                quad.topRight.interpolated(to: quad.bottomRight, fraction: 0.5)
            )
        return segment(from: ends.0, to: ends.1)
    }

    /// The line between two points, its start first along the frame.
    func segment(from start: ImagePoint, to end: ImagePoint) -> LayoutSegment {
        let first = (along(start), across(start))
        let second = (along(end), across(end))
        return first.0 <= second.0
            ? LayoutSegment(start: first.0, end: second.0, startAcross: first.1, endAcross: second.1)
            : LayoutSegment(start: second.0, end: first.0, startAcross: second.1, endAcross: first.1)
    }

    /// Levels lines whose slopes differ from one part of the picture to another, as in a photograph of a page.
    mutating func level(_ lines: [TextLine]) {
        var samples: [SlopeField.Sample] = []
        for line in lines where line.direction != .topToBottom {
            let middle = middleLine(line.quad, of: line.direction)
            let length = middle.end - middle.start
            guard length > SlopeField.minimumAspect * line.quad.height, length.isFinite else { continue }
            samples.append(
                SlopeField.Sample(
                    along: (middle.start + middle.end) / 2, across: (middle.startAcross + middle.endAcross) / 2,
                    slope: (middle.endAcross - middle.startAcross) / length, weight: length))
        }
        slopes = SlopeField(samples)
    }
}

/// A straight line in a frame.
struct LayoutSegment {
    var start: Double
    var end: Double
    var startAcross: Double
    var endAcross: Double

    var center: Double { (start + end) / 2 }
    var isFinite: Bool { start.isFinite && end.isFinite && startAcross.isFinite && endAcross.isFinite }

    func shifted(by distance: Double) -> LayoutSegment {
        LayoutSegment(
            start: start, end: end, startAcross: startAcross + distance, endAcross: endAcross + distance)
    }

    /// Where the line, lengthened as needed, passes a place along the frame.
    func across(at along: Double) -> Double {
        guard end > start else { return (startAcross + endAcross) / 2 }
        return startAcross + (endAcross - startAcross) * (along - start) / (end - start)
    }
}

/// An interval along and an interval across a frame.
struct LayoutBox {
    var start: Double
    var end: Double
    var top: Double
    var bottom: Double

    static let none = LayoutBox(start: .infinity, end: -.infinity, top: .infinity, bottom: -.infinity)

    var length: Double { end - start }
    var height: Double { bottom - top }
    var middle: Double { (top + bottom) / 2 }
    var center: Double { (start + end) / 2 }

    mutating func include(along: Double, across: Double) {
        start = min(start, along)
        end = max(end, along)
        top = min(top, across)
        bottom = max(bottom, across)
    }

    mutating func formUnion(_ other: LayoutBox) {
        start = min(start, other.start)
        end = max(end, other.end)
        top = min(top, other.top)
        bottom = max(bottom, other.bottom)
    }
}
