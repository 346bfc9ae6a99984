// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

private let upright = ImageQuad(ImageRect(x: 100, y: 100, width: 80, height: 20))

@Suite("Quads")
struct QuadTests {
    private func turned(_ degrees: Double) -> ImageQuad {
        LiveTextCore.AffineTransform<ImageSpace, ImageSpace>.rotation(degrees: degrees)(upright)
    }

    @Test("Inside, on the edge and outside, however turned", arguments: [0.0, 17, 90, 180, 271])
    func contains(degrees: Double) {
        let turn = LiveTextCore.AffineTransform<ImageSpace, ImageSpace>.rotation(degrees: degrees)
        let quad = turned(degrees)
        for (x, y, isInside) in [
            (140.0, 110.0, true), (100.01, 100.01, true), (179.99, 119.99, true), (99.99, 110, false),
            (140, 99.99, false), (180.01, 110, false), (140, 120.01, false),
        ] {
            #expect(quad.contains(turn(ImagePoint(x: x, y: y))) == isInside, "\(x), \(y)")
        }
        for corner in quad.corners { #expect(quad.contains(corner)) }
        #expect(quad.contains(quad.center))
    }

    @Test("A mirrored quad holds the same points")
    func mirrored() {
        let quad = ImageQuad(
            topLeft: upright.topRight, topRight: upright.topLeft, bottomRight: upright.bottomLeft,
            bottomLeft: upright.bottomRight)
        #expect(quad.contains(upright.center) && !quad.contains(ImagePoint(x: 10, y: 110)))
    }

    @Test("A quad without area holds only its own points")
    func flat() {
        let dot = ImageQuad(ImageRect(x: 5, y: 5, width: 0, height: 0))
        #expect(dot.contains(ImagePoint(x: 5, y: 5)) && !dot.contains(ImagePoint(x: 6, y: 5)))
        let line = ImageQuad(ImageRect(x: 0, y: 5, width: 10, height: 0))
        #expect(line.contains(ImagePoint(x: 3, y: 5)))
        #expect(!line.contains(ImagePoint(x: 11, y: 5)) && !line.contains(ImagePoint(x: 3, y: 6)))
        #expect(!upright.contains(ImagePoint(x: .nan, y: 110)))
    }

    @Test("Fractions along and across", arguments: [0.0, 17, 90, 180])
    func fractions(degrees: Double) {
        let turn = LiveTextCore.AffineTransform<ImageSpace, ImageSpace>.rotation(degrees: degrees)
        for (x, y, along, across) in [
            (100.0, 100.0, 0.0, 0.0), (180, 120, 1, 1), (120, 115, 0.25, 0.75), (60, 90, -0.5, -0.5),
        ] {
            let result = turned(degrees).fractions(of: turn(ImagePoint(x: x, y: y)))
            #expect(abs(result.along - along) < 1e-9 && abs(result.across - across) < 1e-9)
        }
        #expect(ImageQuad(.zero).fractions(of: ImagePoint(x: 4, y: 4)) == (0, 0))
    }

    @Test("Slices and bands", arguments: [0.0, 17, 90, 180])
    func slices(degrees: Double) {
        let turn = LiveTextCore.AffineTransform<ImageSpace, ImageSpace>.rotation(degrees: degrees)
        let quad = turned(degrees)
        #expect(
            isNear(quad.slice(from: 0.25, to: 0.5), turn(ImageQuad(ImageRect(x: 120, y: 100, width: 20, height: 20)))))
        #expect(
            isNear(quad.band(from: 0.25, to: 0.5), turn(ImageQuad(ImageRect(x: 100, y: 105, width: 80, height: 5)))))
        #expect(
            isNear(quad.slice(from: -0.5, to: 1.5), turn(ImageQuad(ImageRect(x: 60, y: 100, width: 160, height: 20)))))
    }

    @Test("Growing outwards along its own directions", arguments: [0.0, 17, 90, 180])
    func expanded(degrees: Double) {
        let turn = LiveTextCore.AffineTransform<ImageSpace, ImageSpace>.rotation(degrees: degrees)
        let quad = turned(degrees).expanded(along: 5, across: 2)
        #expect(isNear(quad, turn(ImageQuad(ImageRect(x: 95, y: 98, width: 90, height: 24)))))
        #expect(abs(quad.length - 90) < 1e-9 && abs(quad.height - 24) < 1e-9)
        let dot = ImageQuad(ImageRect(x: 5, y: 5, width: 0, height: 0)).expanded(along: 1, across: 2)
        #expect(dot.bounds == ImageRect(x: 4, y: 3, width: 2, height: 4))
    }

    @Test("Directions, size, bounds")
    func measures() {
        #expect(upright.direction == (1, 0) && upright.downDirection == (0, 1))
        let down = turned(90)
        #expect(abs(down.direction.dy - 1) < 1e-9 && abs(down.downDirection.dx + 1) < 1e-9)
        #expect(upright.length == 80 && upright.height == 20)
        #expect(upright.bounds == ImageRect(x: 100, y: 100, width: 80, height: 20))
        #expect(ImageQuad(.zero).direction == (1, 0) && ImageQuad(.zero).downDirection == (0, 1))
    }

    @Test("The distance to the nearest edge")
    func distance() {
        #expect(upright.distance(to: upright.center) == 0)
        #expect(upright.distance(to: ImagePoint(x: 140, y: 90)) == 10)
        #expect(upright.distance(to: ImagePoint(x: 97, y: 96)) == 5)
        #expect(abs(turned(17).distance(to: turned(17).center)) == 0)
    }
}

@Suite("Polygons and segments")
struct PolygonTests {
    private let staircase = ImagePolygon(
        points: [(0.0, 0.0), (20, 0), (20, 10), (10, 10), (10, 20), (0, 20)].map { ImagePoint(x: $0.0, y: $0.1) })

    @Test("Inside and outside of a shape that is not convex")
    func contains() {
        #expect(staircase.contains(ImagePoint(x: 15, y: 5)) && staircase.contains(ImagePoint(x: 5, y: 15)))
        #expect(!staircase.contains(ImagePoint(x: 15, y: 15)) && !staircase.contains(ImagePoint(x: -1, y: 5)))
        #expect(!ImagePolygon(points: []).contains(.zero))
    }

    @Test("Bounds, quads and transforms")
    func conversions() throws {
        #expect(staircase.bounds == ImageRect(x: 0, y: 0, width: 20, height: 20))
        #expect(ImagePolygon(points: []).bounds == .zero)
        #expect(ImagePolygon(upright).points == upright.corners)
        let scale = LiveTextCore.AffineTransform<ImageSpace, ViewSpace>(scaleX: 2, scaleY: 3, tx: 1, ty: 0)
        #expect(scale(staircase).bounds == ViewRect(x: 1, y: 0, width: 40, height: 60))
        let segment = scale(ImageSegment(start: .zero, end: ImagePoint(x: 2, y: 0)))
        #expect(segment == ViewSegment(start: ViewPoint(x: 1, y: 0), end: ViewPoint(x: 5, y: 0)))
        #expect(segment.length == 4)
    }

    @Test("The distance to a segment")
    func distance() {
        let segment = ImageSegment(start: .zero, end: ImagePoint(x: 10, y: 0))
        #expect(segment.distance(to: ImagePoint(x: 5, y: 3)) == 3)
        #expect(segment.distance(to: ImagePoint(x: 13, y: 4)) == 5)
        #expect(segment.distance(to: ImagePoint(x: -3, y: 4)) == 5)
        let dot = ImageSegment(start: .zero, end: .zero)
        #expect(dot.distance(to: ImagePoint(x: 3, y: 4)) == 5)
    }
}
