// SPDX-License-Identifier: Apache-2.0

internal import CGtk
public import GtkKit
public import LiveTextCore

/// Shows one picture, of any size, and lets the user zoom, pan and turn it.
///
/// The picture fits the view at first, never enlarged beyond 100 %. Transparent parts show the view's own background,
/// which is the theme's colour of views; where most of what is drawn on them would be lost on it, as black letters on
/// dark, they show a light or dark one. Without a picture nothing but the background is drawn.
///
/// | input | does |
/// |---|---|
/// | mouse wheel, alone or with Ctrl | zooms at the pointer |
/// | mouse wheel with Shift | pans sideways |
/// | two fingers on a touchpad | pan and coast; with Ctrl they zoom |
/// | pinch | zooms at the fingers, and on a touchscreen pans with them |
/// | primary or middle drag | pans where the picture is larger than the view |
/// | double click | fits, or shows 100 % at the pointer |
///
/// Keys are left to the application, which calls ``zoomIn(at:)``, ``pan(by:)`` and the other methods.
@MainActor
public final class ImageView: Widget {
    /// Called when ``zoom`` or ``zoomMode`` has changed.
    public var onZoomChanged: (@MainActor () -> Void)?

    /// The picture's name for assistive technology, such as its file name.
    public var accessibleLabel: String? {
        didSet { Accessibility.setLabel(accessibleLabel ?? "", of: self) }
    }

    /// Placement of the picture; changed through ``updateViewport(_:)`` only.
    var viewport = ImageViewport()
    let observers = ContentsObservers()

    /// What is shown, prepared for drawing.
    var picture: TiledPicture?
    /// The visible part at the exact size, once the zoom is at rest.
    var raster: RasterTiles?
    /// Ends a movement of the zoom when nothing more follows.
    var settling: LoopSource?

    /// A movement of the zoom under way, and what it leads to; nil as target means to fit.
    var zoomAnimation: (animation: Animation, target: Double?)?
    var coasting: TickCallback?
    var drag: DragState?
    var pinch: PinchState?

    /// An empty view.
    public init() {
        super.init(typeName: "LegibleImageView", cssName: "imageview", role: GTK_ACCESSIBLE_ROLE_IMG)
        gtk_widget_add_css_class(cast(self), "view")
        gtk_widget_set_overflow(cast(self), GTK_OVERFLOW_HIDDEN)
        gtk_widget_set_hexpand(cast(self), 1)
        gtk_widget_set_vexpand(cast(self), 1)
        viewport.deviceScale = Double(scaleFactor)
        connectNotify(self, "scale-factor") { [weak self] in self?.deviceScaleDidChange() }
        acceptGestures(over: pointer)
    }

    // MARK: The picture

    /// The pixels last given to ``setImage(_:fullSize:)``.
    public var image: PixelBuffer? { picture?.source }

    /// The size that the picture has in full, in pixels, before ``rotation``; zero without a picture.
    public var imageSize: ImageSize { viewport.imageSize }

    /// Shows a picture.
    ///
    /// Pixels of the identity that is already shown refine it: zoom, place and turn are kept. Another picture is shown
    /// fitting and upright. Any format and stride is taken; the memory is not copied when the pixels are premultiplied
    /// BGRA.
    ///
    /// - Parameters:
    ///   - image: what to show; nil to show nothing.
    ///   - fullSize: the picture's real size, where `image` is a reduced preview of it.
    public func setImage(_ image: PixelBuffer?, fullSize: ImageSize? = nil) {
        guard let image else { return clearImage() }
        let size = fullSize.flatMap { $0.isEmpty ? nil : $0 } ?? image.size
        let isRefinement = image.identity == imageIdentity
        if !isRefinement { stopMotion() }
        let picture = TiledPicture(image, fullSize: size, refining: isRefinement ? picture : nil)
        picture.onLevelsChanged = { [weak self] in self?.levelsDidChange() }
        self.picture = picture
        raster = nil
        let before = contentsMapping
        if isRefinement {
            changeViewport { $0.imageSize = size }
        } else {
            changeViewport {
                $0 = ImageViewport(imageSize: size, viewSize: $0.viewSize, deviceScale: $0.deviceScale)
            }
        }
        picture.prepare()
        if before?.imageSize != size { queueResize() }
        queueDraw()
        requestRaster()
        if !isRefinement || before != contentsMapping { observers.notify() }
    }

    private func clearImage() {
        guard picture != nil else { return }
        stopMotion()
        picture = nil
        raster = nil
        changeViewport { $0 = ImageViewport(viewSize: $0.viewSize, deviceScale: $0.deviceScale) }
        queueResize()
        queueDraw()
        observers.notify()
    }
}

// MARK: - Where the picture is

extension ImageView: ContentsMappingSource {
    /// From image pixels to the points of this widget; nil without a picture or room.
    public var contentsMapping: ContentsMapping? { picture == nil ? nil : viewport.contentsMapping }

    /// Names the picture shown.
    public var imageIdentity: ImageIdentity? { picture?.source.identity }

    /// This widget.
    public var mappingWidget: UnsafeMutableRawPointer { pointer }

    /// Calls the handler after every change of the mapping or the picture, also while the widget is being allocated.
    public func observeContents(_ handler: @escaping @MainActor () -> Void) -> ContentsObservation {
        observers.add(handler)
    }

    /// The part of the picture that is in view, in unit space; empty without a picture.
    public var visibleRegion: UnitRect { contentsMapping?.visibleRegion(in: viewport.viewSize) ?? .zero }
}
