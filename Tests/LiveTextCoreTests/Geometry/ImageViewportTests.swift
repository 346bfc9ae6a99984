// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

private func isClose(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool { abs(a - b) <= tolerance }

private func isClose(_ a: ImagePoint, _ b: ImagePoint, _ tolerance: Double = 1e-6) -> Bool {
    a.distance(to: b) <= tolerance
}

private func viewport(
    _ width: Double, _ height: Double, view: (Double, Double) = (800, 600), scale: Double = 1
) -> ImageViewport {
    ImageViewport(
        imageSize: ImageSize(width: width, height: height), viewSize: ViewSize(width: view.0, height: view.1),
        deviceScale: scale)
}

@Suite("Viewport: fitting")
struct ImageViewportFitTests {
    @Test("A large picture fits, in proportion and centred")
    func largePictureFits() throws {
        let port = viewport(1600, 600)
        #expect(port.zoomMode == .fit)
        #expect(port.zoom == 0.5)
        let mapping = try #require(port.contentsMapping)
        #expect(mapping.imageBounds == ViewRect(x: 0, y: 150, width: 800, height: 300))
        #expect(!port.canPanHorizontally && !port.canPanVertically)
    }

    @Test("A small picture stays at 100 %, centred on whole pixels")
    func smallPictureIsNotEnlarged() throws {
        let port = viewport(101, 51)
        #expect(port.zoom == 1)
        let bounds = try #require(port.contentsMapping).imageBounds
        #expect(bounds == ViewRect(x: 350, y: 275, width: 101, height: 51))
    }

    @Test("Fit follows the view, a chosen zoom does not, but covers what fitting would")
    func resizing() {
        var port = viewport(1600, 1200)
        port.viewSize = ViewSize(width: 400, height: 300)
        #expect(port.zoom == 0.25)
        port.zoom(to: 0.5)
        #expect(port.zoomMode == .free)
        port.viewSize = ViewSize(width: 1200, height: 900)
        #expect(port.zoom == 0.75)
        port.viewSize = ViewSize(width: 400, height: 300)
        #expect(port.zoom == 0.5)
    }

    @Test("On a desktop of scale 2, 100 % is one image pixel a device pixel")
    func deviceScale() throws {
        var port = viewport(400, 200, scale: 2)
        #expect(port.zoom == 1)
        #expect(port.pointsPerPixel == 0.5)
        #expect(try #require(port.contentsMapping).imageBounds == ViewRect(x: 300, y: 250, width: 200, height: 100))
        port.zoom(to: 1, entersFit: false)
        port.deviceScale = 1
        #expect(port.zoom == 1)
        #expect(port.contentSize == ViewSize(width: 400, height: 200))
    }

    @Test("An odd picture at scale 2 may begin at half a point")
    func halfPoints() {
        let port = viewport(401, 201, scale: 2)
        #expect(port.offset == ViewPoint(x: 300, y: 250))
        #expect(viewport(399, 399, scale: 2).offset == ViewPoint(x: 300.5, y: 200.5))
    }

    @Test("Extreme shapes stay finite and visible", arguments: [(1.0, 40_000.0), (40_000.0, 1.0), (1.0, 1.0)])
    func extremeShapes(size: (Double, Double)) throws {
        var port = viewport(size.0, size.1)
        #expect(port.zoom * max(size.0, size.1) >= 1)
        #expect(port.zoom <= 1)
        port.viewSize = ViewSize(width: 1, height: 1)
        #expect(port.zoom * max(size.0, size.1) >= 1 - 1e-9)
        #expect(try #require(port.contentsMapping).imageBounds.width.isFinite)
    }

    @Test("Without a picture or room there is no mapping, and nothing breaks")
    func empty() {
        var port = ImageViewport()
        #expect(port.isEmpty && port.contentsMapping == nil)
        port.zoom(to: 3)
        port.pan(by: ViewPoint(x: 5, y: 5))
        port.center(on: .zero)
        port.rotation = .left
        #expect(port.contentsMapping == nil && port.zoomMode == .fit && !port.canPanVertically)
        port.imageSize = ImageSize(width: 10, height: 10)
        #expect(port.contentsMapping == nil)
        port.viewSize = ViewSize(width: 20, height: 20)
        #expect(port.contentsMapping?.imageBounds == ViewRect(x: 5, y: 5, width: 10, height: 10))
    }
}

@Suite("Viewport: zooming")
struct ImageViewportZoomTests {
    private static let anchors = [
        ViewPoint(x: 400, y: 300), ViewPoint(x: 0, y: 0), ViewPoint(x: 799, y: 1), ViewPoint(x: 123, y: 456),
    ]

    @Test("The point under the pointer stays", arguments: anchors, ImageRotation.allCases)
    func keepsPointUnderPointer(anchor: ViewPoint, rotation: ImageRotation) throws {
        var port = viewport(4000, 3000)
        port.snapsToDevicePixels = false
        port.rotation = rotation
        port.zoom(to: 1)
        port.center(on: ImagePoint(x: 1900, y: 1400))
        for target in [1.7, 5, 19, 3.3, 0.9] {
            let before = try #require(port.contentsMapping).image(anchor)
            port.zoom(to: target, at: anchor)
            #expect(isClose(try #require(port.contentsMapping).image(anchor), before))
            #expect(isClose(port.zoom, target))
        }
    }

    @Test("Snapped to device pixels, the point under the pointer moves by half a pixel at most")
    func keepsPointWhenSnapped() throws {
        var port = viewport(4000, 3000, scale: 2)
        port.zoom(to: 1)
        let anchor = ViewPoint(x: 317, y: 211)
        let point = try #require(port.contentsMapping).image(anchor)
        for target in [1.37, 2.91, 0.77] {
            port.zoom(to: target, holding: point, at: anchor)
            let seen = try #require(port.contentsMapping).view(point)
            #expect(abs(seen.x - anchor.x) <= 0.25 + 1e-9 && abs(seen.y - anchor.y) <= 0.25 + 1e-9)
        }
    }

    @Test("Zoom is limited to the fitting size and 2000 %")
    func limits() {
        var port = viewport(1600, 1200)
        port.zoom(to: 500)
        #expect(port.zoom == ImageViewport.maximumZoom)
        port.zoom(to: 0.001)
        #expect(port.zoom == 0.5)
        #expect(port.zoomMode == .fit)
        port.zoom(to: .nan)
        port.zoom(to: .infinity)
        port.zoom(to: -3)
        #expect(port.zoom == 0.5 && port.zoomMode == .fit)
    }

    @Test("100 % can be chosen where it is also the fitting size")
    func originalSizeOfSmallPicture() {
        var port = viewport(700, 500)
        port.zoom(to: 1, entersFit: false)
        #expect(port.zoomMode == .free)
        port.viewSize = ViewSize(width: 350, height: 250)
        #expect(port.zoom == 1)
        #expect(port.canPanHorizontally)
    }

    @Test("Steps meet 100 % and the fitting size exactly and never jump over 100 %")
    func steps() {
        let port = viewport(8000, 6000)
        #expect(port.fitZoom == 0.1)
        var zoom = port.zoom
        var seen: [Double] = []
        for _ in 0..<40 where zoom < ImageViewport.maximumZoom {
            zoom = port.steppedZoom(from: zoom, by: 1.5)
            seen.append(zoom)
        }
        #expect(seen.contains(1))
        #expect(seen.last == ImageViewport.maximumZoom)
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $1 / $0 <= 1.5 * 1.5.squareRoot() && $1 > $0 })
        seen = []
        for _ in 0..<40 where zoom > port.fitZoom {
            zoom = port.steppedZoom(from: zoom, by: 1 / 1.5)
            seen.append(zoom)
        }
        #expect(seen.contains(1))
        #expect(seen.last == 0.1)
        #expect(port.steppedZoom(from: 0.9, by: 1.5) == 1)
        #expect(port.steppedZoom(from: 1.1, by: 1 / 1.5) == 1)
        #expect(port.steppedZoom(from: 1, by: 1.5) == 1.5)
        #expect(port.steppedZoom(from: 2, by: 0) == 2)
        #expect(port.steppedZoom(from: 2, by: .nan) == 2)
    }

    @Test("Fitting again centres the picture")
    func fitting() throws {
        var port = viewport(1600, 1200)
        port.zoom(to: 4, at: ViewPoint(x: 10, y: 10))
        port.fit()
        #expect(port.zoomMode == .fit)
        #expect(try #require(port.contentsMapping).imageBounds == ViewRect(x: 0, y: 0, width: 800, height: 600))
    }
}

@Suite("Viewport: panning, turning, replacing")
struct ImageViewportPlaceTests {
    @Test("Panning stops at the picture's edges", arguments: ImageRotation.allCases)
    func panningStops(rotation: ImageRotation) throws {
        var port = viewport(4000, 3000)
        port.rotation = rotation
        port.zoom(to: 1)
        port.pan(by: ViewPoint(x: 1e6, y: 1e6))
        var bounds = try #require(port.contentsMapping).imageBounds
        #expect(bounds.minX == 0 && bounds.minY == 0)
        let moved = port.pan(by: ViewPoint(x: 50, y: -20))
        #expect(isClose(moved.x, 0) && isClose(moved.y, -20))
        port.pan(by: ViewPoint(x: -1e6, y: -1e6))
        bounds = try #require(port.contentsMapping).imageBounds
        #expect(isClose(bounds.maxX, 800) && isClose(bounds.maxY, 600))
        // Clamped moves are not owed: the way back begins at once.
        port.pan(by: ViewPoint(x: 7, y: 7))
        bounds = try #require(port.contentsMapping).imageBounds
        #expect(isClose(bounds.maxX, 807) && isClose(bounds.maxY, 607))
        port.pan(by: ViewPoint(x: .nan, y: 0))
        #expect(try #require(port.contentsMapping).imageBounds == bounds)
    }

    @Test("Where the picture is smaller than the view it stays centred")
    func narrowPictureStaysCentred() throws {
        var port = viewport(400, 3000)
        port.zoom(to: 1)
        #expect(!port.canPanHorizontally && port.canPanVertically)
        port.pan(by: ViewPoint(x: 100, y: -100))
        #expect(try #require(port.contentsMapping).imageBounds.minX == 200)
    }

    @Test(
        "A larger picture leaves no border, whatever the zoom",
        arguments: stride(from: 0.5, through: 3, by: 0.037).map { $0 }, [1.0, 2.0])
    func noBorder(zoom: Double, scale: Double) throws {
        var port = viewport(2001, 1503, view: (801, 601), scale: scale)
        port.zoom(to: zoom)
        for direction in [-1.0, 1] {
            port.pan(by: ViewPoint(x: direction * 1e6, y: direction * 1e6))
            let bounds = try #require(port.contentsMapping).imageBounds
            #expect(!port.canPanHorizontally || (bounds.minX <= 1e-9 && bounds.maxX >= 801 - 1e-9))
            #expect(!port.canPanVertically || (bounds.minY <= 1e-9 && bounds.maxY >= 601 - 1e-9))
        }
    }

    @Test("At rest the picture lies on whole device pixels", arguments: [1.0, 2.0])
    func snapping(scale: Double) {
        var port = viewport(2001, 1503, view: (801, 601), scale: scale)
        port.zoom(to: 1.37, at: ViewPoint(x: 100, y: 77))
        port.pan(by: ViewPoint(x: -3.3, y: 1.7))
        #expect((port.offset.x * scale).rounded() == port.offset.x * scale)
        #expect((port.offset.y * scale).rounded() == port.offset.y * scale)
    }

    @Test("Four turns come back, and corners go where they should")
    func turning() throws {
        var port = viewport(1000, 500, view: (1000, 1000))
        #expect(try #require(port.contentsMapping).view(.zero) == ViewPoint(x: 0, y: 250))
        port.rotation = port.rotation.turned(clockwise: true)
        #expect(port.rotation == .right)
        #expect(try #require(port.contentsMapping).view(.zero) == ViewPoint(x: 750, y: 0))
        port.rotation = port.rotation.turned(clockwise: true)
        #expect(try #require(port.contentsMapping).view(.zero) == ViewPoint(x: 1000, y: 750))
        port.rotation = port.rotation.turned(clockwise: true)
        #expect(port.rotation == .left)
        #expect(try #require(port.contentsMapping).view(.zero) == ViewPoint(x: 250, y: 1000))
        port.rotation = port.rotation.turned(clockwise: true)
        #expect(port.rotation == .none)
        #expect(ImageRotation.none.turned(clockwise: false) == .left)
    }

    @Test("Turning keeps what is in the middle", arguments: ImageRotation.allCases)
    func turningKeepsMiddle(rotation: ImageRotation) throws {
        var port = viewport(4000, 3000)
        port.snapsToDevicePixels = false
        port.zoom(to: 1)
        port.center(on: ImagePoint(x: 1500, y: 1700))
        port.rotation = rotation
        #expect(
            isClose(
                try #require(port.contentsMapping).image(ViewPoint(x: 400, y: 300)), ImagePoint(x: 1500, y: 1700)))
    }

    @Test("A size that turns out different keeps the same part in view")
    func correctedSize() throws {
        var port = viewport(4000, 3000)
        port.zoom(to: 1)
        port.center(on: ImagePoint(x: 1000, y: 900))
        port.imageSize = ImageSize(width: 8000, height: 6000)
        let middle = try #require(port.contentsMapping).image(ViewPoint(x: 400, y: 300))
        #expect(isClose(middle, ImagePoint(x: 2000, y: 1800)))
    }
}
