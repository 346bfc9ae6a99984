// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

private typealias Transform = LiveTextCore.AffineTransform<ImageSpace, ViewSpace>

private let image = ImageSize(width: 400, height: 200)

private func isNear(_ one: ViewRect, _ other: ViewRect) -> Bool {
    abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9 && abs(one.width - other.width) < 1e-9
        && abs(one.height - other.height) < 1e-9
}

@Suite("Rectangles")
struct RectTests {
    private let rect = ImageRect(x: 10, y: 20, width: 30, height: 40)

    @Test("Edges, middle, size")
    func edges() {
        #expect((rect.minX, rect.maxX, rect.minY, rect.maxY) == (10, 40, 20, 60))
        #expect(rect.center == ImagePoint(x: 25, y: 40))
        #expect(rect.size == ImageSize(width: 30, height: 40) && !rect.isEmpty && !rect.size.isEmpty)
        #expect(ImageRect.zero.isEmpty && ImageSize.zero.isEmpty)
        #expect(ImageRect(x: 0, y: 0, width: -1, height: 5).isEmpty)
        #expect(ImageRect(size: ImageSize(width: 3, height: 4)) == ImageRect(x: 0, y: 0, width: 3, height: 4))
    }

    @Test("Points on the top and left edge count")
    func contains() {
        #expect(rect.contains(ImagePoint(x: 10, y: 20)) && rect.contains(ImagePoint(x: 39.9, y: 59.9)))
        #expect(!rect.contains(ImagePoint(x: 40, y: 30)) && !rect.contains(ImagePoint(x: 20, y: 60)))
    }

    @Test("Intersection, union, inset, enclosing")
    func combinations() {
        let other = ImageRect(x: 30, y: 0, width: 50, height: 30)
        #expect(rect.intersection(other) == ImageRect(x: 30, y: 20, width: 10, height: 10))
        #expect(rect.intersection(ImageRect(x: 40, y: 20, width: 9, height: 9)) == .zero)
        #expect(rect.union(other) == ImageRect(x: 10, y: 0, width: 70, height: 60))
        #expect(rect.insetBy(dx: 1, dy: -2) == ImageRect(x: 11, y: 18, width: 28, height: 44))
        #expect(ImageRect(enclosing: [ImagePoint]()) == nil)
        #expect(
            ImageRect(enclosing: [ImagePoint(x: 3, y: 9), ImagePoint(x: -1, y: 4)])
                == ImageRect(x: -1, y: 4, width: 4, height: 5))
    }

    @Test("Points")
    func points() {
        #expect(ImagePoint.zero.distance(to: ImagePoint(x: 3, y: 4)) == 5)
        #expect(ImagePoint.zero.interpolated(to: ImagePoint(x: 4, y: 8), fraction: 0.25) == ImagePoint(x: 1, y: 2))
    }
}

@Suite("Transforms")
struct TransformTests {
    @Test("There and back")
    func inverse() throws {
        let transform = Transform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
        let back = try #require(transform.inverted)
        let point = ImagePoint(x: 11, y: -4)
        #expect(isNear(back(transform(point)), point))
        #expect(transform.determinant == 7 && abs(transform.scale - 7.0.squareRoot()) < 1e-12)
        let both = transform.concatenating(back)
        #expect(isNear(both(point), point))
        #expect(LiveTextCore.AffineTransform<ImageSpace, ImageSpace>.identity(point) == point)
    }

    @Test("A transform that flattens the plane, or is no number, has no way back")
    func singular() {
        #expect(Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverted == nil)
        #expect(Transform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0).inverted == nil)
        #expect(Transform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0).inverted == nil)
        #expect(Transform(scaleX: 0, scaleY: 1, tx: 0, ty: 0).inverted == nil)
    }

    @Test("A rectangle goes to the bounds of its corners")
    func rectangles() {
        let quarter = Transform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 0)
        #expect(
            quarter(ImageRect(x: 10, y: 20, width: 30, height: 40)) == ViewRect(x: 40, y: 10, width: 40, height: 30))
    }
}

@Suite("Contents mapping")
struct MappingTests {
    @Test(
        "Content fits",
        arguments: [
            (ContentFit.fill, ViewSize(width: 800, height: 800), ViewRect(x: 0, y: 0, width: 800, height: 800)),
            (.contain, ViewSize(width: 800, height: 800), ViewRect(x: 0, y: 200, width: 800, height: 400)),
            (.cover, ViewSize(width: 800, height: 800), ViewRect(x: -400, y: 0, width: 1600, height: 800)),
            (.scaleDown, ViewSize(width: 800, height: 800), ViewRect(x: 200, y: 300, width: 400, height: 200)),
            (.scaleDown, ViewSize(width: 100, height: 800), ViewRect(x: 0, y: 375, width: 100, height: 50)),
            (.contain, ViewSize(width: 100, height: 10), ViewRect(x: 40, y: 0, width: 20, height: 10)),
        ])
    func fits(fit: ContentFit, view: ViewSize, expected: ViewRect) throws {
        let mapping = try #require(ContentsMapping(imageSize: image, viewSize: view, fit: fit))
        #expect(isNear(mapping.imageBounds, expected))
        let center = mapping.view(ImagePoint(x: 200, y: 100))
        #expect(center == ViewPoint(x: expected.center.x, y: expected.center.y))
        #expect(mapping.image(center).distance(to: ImagePoint(x: 200, y: 100)) < 1e-9)
    }

    @Test("Alignment moves the spare room")
    func alignment() throws {
        let view = ViewSize(width: 800, height: 800)
        let top = try #require(ContentsMapping(imageSize: image, viewSize: view, alignment: (0, 0)))
        #expect(top.imageBounds.y == 0)
        let bottom = try #require(ContentsMapping(imageSize: image, viewSize: view, alignment: (1, 1)))
        #expect(bottom.imageBounds.y == 400)
        #expect(bottom.scale == 2)
    }

    @Test("Rotations and mirror images", arguments: [0.0, 17, 90, 180, 270], [false, true])
    func turned(degrees: Double, isMirrored: Bool) throws {
        let turn = LiveTextCore.AffineTransform<ImageSpace, ImageSpace>.rotation(
            degrees: degrees, about: ImagePoint(x: 200, y: 100))
        let place = Transform(scaleX: isMirrored ? -2 : 2, scaleY: 2, tx: 900, ty: 50)
        let mapping = try #require(ContentsMapping(imageSize: image, imageToView: turn.concatenating(place)))
        #expect(abs(mapping.scale - 2) < 1e-9)
        for point in [ImagePoint.zero, ImagePoint(x: 400, y: 200), ImagePoint(x: 17, y: 160)] {
            #expect(isNear(mapping.image(mapping.view(point)), point, 1e-9))
            #expect(mapping.imageBounds.insetBy(dx: -1e-6, dy: -1e-6).contains(mapping.view(point)))
        }
        let quad = ImageQuad(ImageRect(x: 10, y: 20, width: 100, height: 20))
        let shown = mapping.view(quad)
        #expect(abs(shown.length - 200) < 1e-9 && abs(shown.height - 40) < 1e-9)
        #expect(shown.contains(mapping.view(quad.center)))
    }

    @Test("A contents rectangle in unit space")
    func contentsRect() throws {
        let mapping = try #require(
            ContentsMapping(
                imageSize: image, viewSize: ViewSize(width: 1000, height: 500),
                contentsRect: UnitRect(x: 0.1, y: 0.2, width: 0.4, height: 0.4)))
        #expect(isNear(mapping.imageBounds, ViewRect(x: 100, y: 100, width: 400, height: 200)))
    }

    @Test("Unit space, cut to the picture")
    func unit() throws {
        let mapping = try #require(
            ContentsMapping(imageSize: image, imageToView: Transform(scaleX: 2, scaleY: 2, tx: -400, ty: 0)))
        #expect(mapping.unitToImage(UnitPoint(x: 0.5, y: 0.25)) == ImagePoint(x: 200, y: 50))
        #expect(
            mapping.unit(ImageRect(x: 100, y: -50, width: 600, height: 100))
                == UnitRect(x: 0.25, y: 0, width: 0.75, height: 0.25))
        #expect(
            mapping.visibleRegion(in: ViewSize(width: 200, height: 300))
                == UnitRect(x: 0.5, y: 0, width: 0.25, height: 0.75))
        #expect(mapping.unit(ImageRect(x: 900, y: 0, width: 10, height: 10)).isEmpty)
    }

    @Test("Nothing to map: no mapping")
    func empty() {
        let some = ViewSize(width: 10, height: 10)
        #expect(ContentsMapping(imageSize: .zero, viewSize: some) == nil)
        #expect(ContentsMapping(imageSize: image, viewSize: .zero) == nil)
        #expect(ContentsMapping(imageSize: image, viewSize: some, contentsRect: .zero) == nil)
        #expect(
            ContentsMapping(imageSize: image, viewSize: .zero, contentsRect: UnitRect(x: 0, y: 0, width: 1, height: 1))
                == nil)
        #expect(ContentsMapping(imageSize: image, imageToView: Transform(scaleX: 0, scaleY: 1, tx: 0, ty: 0)) == nil)
        #expect(ContentsMapping(imageSize: .zero, imageToView: .identityForTests) == nil)
        #expect(ContentsMapping(imageSize: ImageSize(width: -4, height: 9), viewSize: some) == nil)
    }

    @Test("Orientations swap the axes from the fifth on")
    func orientations() {
        #expect(ImageOrientation.allCases.map(\.rawValue) == Array(1...8))
        #expect(ImageOrientation.allCases.filter(\.swapsAxes) == [.leftMirrored, .right, .rightMirrored, .left])
        #expect(ImageOrientation(rawValue: 0) == nil && ImageOrientation(rawValue: 9) == nil)
    }
}

extension LiveTextCore.AffineTransform where Source == ImageSpace, Target == ViewSpace {
    fileprivate static var identityForTests: Self { Self(scaleX: 1, scaleY: 1, tx: 0, ty: 0) }
}
