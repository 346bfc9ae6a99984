// SPDX-License-Identifier: Apache-2.0

/// Which part of a picture a view shows, at which size and turn: all arithmetic of zooming and panning, without a screen.
///
/// A zoom of 1 shows one image pixel as one pixel of the device ("100 %"), whatever the scale of the desktop. A picture
/// larger than the view never leaves an empty border; in a direction where it is smaller, it is centred.
public struct ImageViewport: Hashable, Sendable {
    /// How the size of the picture is decided.
    public enum ZoomMode: String, Sendable, Codable {
        /// As large as the view, but never enlarged beyond 100 %; follows the view's size.
        case fit
        /// At the zoom that was asked for.
        case free
    }

    /// The largest zoom: 2000 %, as in GNOME's image viewer.
    public static let maximumZoom = 20.0

    /// The picture's size in pixels, before ``rotation``. A change keeps the same part of the picture in the middle.
    public var imageSize: ImageSize {
        didSet {
            guard !oldValue.isEmpty else { return center = Self.middle(of: imageSize) }
            center = ImagePoint(
                x: center.x * imageSize.width / oldValue.width, y: center.y * imageSize.height / oldValue.height)
        }
    }

    /// The view's size in widget points. A change keeps what is in the middle there.
    public var viewSize: ViewSize

    /// Device pixels a widget point is wide; at least 1. A change keeps the zoom, and so the sharpness of 100 %.
    public var deviceScale: Double

    /// How the picture is turned; what is in the middle stays there.
    public var rotation = ImageRotation.none

    /// Whether the picture is placed on whole device pixels, which 100 % needs to be sharp. Off while the zoom moves
    /// smoothly, where rounding would show as shaking.
    public var snapsToDevicePixels = true

    /// How the size of the picture is decided.
    public private(set) var zoomMode = ZoomMode.fit

    /// The zoom asked for; counts in `.free` mode only.
    private var freeZoom = 1.0

    /// The image point in the middle of the view, before it is moved so that no border stays empty.
    private var center: ImagePoint

    /// A picture that fits its view.
    public init(imageSize: ImageSize = .zero, viewSize: ViewSize = .zero, deviceScale: Double = 1) {
        self.imageSize = imageSize
        self.viewSize = viewSize
        self.deviceScale = max(1, deviceScale)
        self.center = Self.middle(of: imageSize)
    }

    /// Whether there is nothing to show, or nowhere to show it.
    public var isEmpty: Bool { imageSize.isEmpty || viewSize.isEmpty }

    private static func middle(of size: ImageSize) -> ImagePoint {
        ImagePoint(x: size.width / 2, y: size.height / 2)
    }
}

// MARK: - Zoom

extension ImageViewport {
    /// Device pixels that an image pixel is shown as.
    public var zoom: Double {
        zoomMode == .fit ? fitZoom : min(max(freeZoom, fitZoom), Self.maximumZoom)
    }

    /// The zoom at which the whole picture is seen, at most 1. It is also the smallest: a picture never becomes smaller
    /// than its view has room for. The longer side never falls below one device pixel.
    public var fitZoom: Double {
        guard !isEmpty else { return 1 }
        let seen = rotation.seenSize(of: imageSize)
        let zoom = min(viewSize.width * deviceScale / seen.width, viewSize.height * deviceScale / seen.height, 1)
        return min(max(zoom, 1 / max(seen.width, seen.height)), 1)
    }

    /// The zoom that a request leads to.
    public func clampedZoom(_ zoom: Double) -> Double {
        guard zoom.isFinite else { return self.zoom }
        return min(max(zoom, fitZoom), Self.maximumZoom)
    }

    /// Where one step from a zoom leads: a factor above 1 enlarges, one below reduces. A step never jumps over 100 %, and
    /// takes 100 % or the fitting size where less than a quarter step would be left to it.
    public func steppedZoom(from zoom: Double, by factor: Double) -> Double {
        guard factor > 0, factor.isFinite, zoom > 0 else { return clampedZoom(zoom) }
        let target = zoom * factor
        let quarterStep = max(factor, 1 / factor).squareRoot().squareRoot()
        if factor > 1, zoom * Self.zoomTolerance < 1, target * quarterStep > 1 { return clampedZoom(1) }
        if factor < 1, zoom > Self.zoomTolerance, target < quarterStep { return clampedZoom(1) }
        if factor < 1, target < fitZoom * quarterStep { return fitZoom }
        return clampedZoom(target)
    }

    /// Zooms whose ratio is less than this look the same.
    private static let zoomTolerance = 1.01

    /// Shows the whole picture from now on, whatever the size of the view.
    public mutating func fit() {
        zoomMode = .fit
        center = Self.middle(of: imageSize)
    }

    /// Shows the picture at a zoom and keeps the image point under a point of the view there.
    ///
    /// - Parameters:
    ///   - zoom: clamped to ``fitZoom`` … ``maximumZoom``; anything else than a number changes nothing.
    ///   - anchor: in widget points; the middle of the view when `nil`.
    ///   - entersFit: whether a zoom of ``fitZoom`` or less means to fit from now on.
    public mutating func zoom(to zoom: Double, at anchor: ViewPoint? = nil, entersFit: Bool = true) {
        guard !isEmpty, zoom.isFinite else { return }
        let anchor = anchor ?? viewMiddle
        guard let held = contentsMapping?.image(anchor) else { return }
        self.zoom(to: zoom, holding: held, at: anchor, entersFit: entersFit)
    }

    /// Shows the picture at a zoom, an image point at a point of the view; nearer to the middle where that would leave a
    /// border empty.
    public mutating func zoom(
        to zoom: Double, holding point: ImagePoint, at anchor: ViewPoint, entersFit: Bool = true
    ) {
        guard !isEmpty, zoom.isFinite else { return }
        if entersFit, zoom <= fitZoom { return fit() }
        zoomMode = .free
        freeZoom = clampedZoom(zoom)
        let linear = rotation.transform(of: imageSize, scale: pointsPerPixel, offset: .zero)
        let placed = linear(point)
        setOffset(ViewPoint(x: anchor.x - placed.x, y: anchor.y - placed.y))
    }
}

// MARK: - Place

extension ImageViewport {
    /// Widget points that an image pixel is shown as.
    public var pointsPerPixel: Double { zoom / deviceScale }

    /// The shown picture's size in widget points; may be larger than the view.
    public var contentSize: ViewSize {
        let seen = rotation.seenSize(of: imageSize)
        return ViewSize(width: seen.width * pointsPerPixel, height: seen.height * pointsPerPixel)
    }

    /// Whether the picture is wider than the view, by more than rounding.
    public var canPanHorizontally: Bool { !isEmpty && overflow(contentSize.width, viewSize.width) }

    /// Whether the picture is higher than the view, by more than rounding.
    public var canPanVertically: Bool { !isEmpty && overflow(contentSize.height, viewSize.height) }

    /// Moves the picture with a hand that moves by that many points, as far as no border becomes empty.
    ///
    /// - Returns: how far it went.
    @discardableResult
    public mutating func pan(by displacement: ViewPoint) -> ViewPoint {
        guard !isEmpty, displacement.x.isFinite, displacement.y.isFinite else { return .zero }
        let before = unsnappedOffset
        setOffset(ViewPoint(x: before.x + displacement.x, y: before.y + displacement.y))
        let after = unsnappedOffset
        return ViewPoint(x: after.x - before.x, y: after.y - before.y)
    }

    /// Brings an image point as near to the middle of the view as no border becomes empty.
    public mutating func center(on point: ImagePoint) {
        guard !isEmpty, point.x.isFinite, point.y.isFinite else { return }
        let placed = rotation.transform(of: imageSize, scale: pointsPerPixel, offset: .zero)(point)
        setOffset(ViewPoint(x: viewMiddle.x - placed.x, y: viewMiddle.y - placed.y))
    }

    /// From image pixels to widget points; `nil` while ``isEmpty``.
    public var contentsMapping: ContentsMapping? {
        guard !isEmpty else { return nil }
        return ContentsMapping(
            imageSize: imageSize,
            imageToView: rotation.transform(of: imageSize, scale: pointsPerPixel, offset: offset))
    }

    /// Where the turned picture's top-left corner is, in widget points.
    public var offset: ViewPoint {
        let exact = unsnappedOffset
        guard snapsToDevicePixels else { return exact }
        return ViewPoint(
            x: snapped(exact.x, content: contentSize.width, view: viewSize.width),
            y: snapped(exact.y, content: contentSize.height, view: viewSize.height))
    }

    /// The nearest whole device pixel that leaves no border empty.
    private func snapped(_ offset: Double, content: Double, view: Double) -> Double {
        let nearest = (offset * deviceScale).rounded()
        guard content > view else { return nearest / deviceScale }
        return max(nearest, ((view - content) * deviceScale).rounded(.up)) / deviceScale
    }

    private var viewMiddle: ViewPoint { ViewPoint(x: viewSize.width / 2, y: viewSize.height / 2) }

    private var unsnappedOffset: ViewPoint {
        let placed = rotation.transform(of: imageSize, scale: pointsPerPixel, offset: .zero)(center)
        return clampedOffset(ViewPoint(x: viewMiddle.x - placed.x, y: viewMiddle.y - placed.y))
    }

    private mutating func setOffset(_ wanted: ViewPoint) {
        let offset = clampedOffset(wanted)
        guard let back = rotation.transform(of: imageSize, scale: pointsPerPixel, offset: offset).inverted else {
            return
        }
        center = back(viewMiddle)
    }

    private func clampedOffset(_ offset: ViewPoint) -> ViewPoint {
        ViewPoint(
            x: Self.clamped(offset.x, content: contentSize.width, view: viewSize.width),
            y: Self.clamped(offset.y, content: contentSize.height, view: viewSize.height))
    }

    private static func clamped(_ offset: Double, content: Double, view: Double) -> Double {
        content <= view ? (view - content) / 2 : min(max(offset, view - content), 0)
    }

    /// Less than half a device pixel is rounding, not something to pan to.
    private func overflow(_ content: Double, _ view: Double) -> Bool { (content - view) * deviceScale > 0.5 }
}
