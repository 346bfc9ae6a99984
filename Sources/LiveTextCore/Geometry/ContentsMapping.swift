// SPDX-License-Identifier: Apache-2.0

/// How a picture of another shape is placed in a view; the cases of GTK's `GtkContentFit`.
public enum ContentFit: String, Sendable, Codable, CaseIterable {
    /// Both directions are stretched to the view.
    case fill
    /// As large as fits, in proportion.
    case contain
    /// So large that the view is covered, in proportion.
    case cover
    /// As `contain`, but never larger than its own pixels.
    case scaleDown
}

/// The one place that converts between image pixels, unit space and widget points. It is asked for when something is
/// drawn or hit, never kept, so that nothing drifts when the view zooms, turns or resizes.
public struct ContentsMapping: Hashable, Sendable {
    /// The displayed picture's size in pixels.
    public let imageSize: ImageSize
    /// From image pixels to widget points.
    public let imageToView: AffineTransform<ImageSpace, ViewSpace>
    /// From widget points to image pixels.
    public let viewToImage: AffineTransform<ViewSpace, ImageSpace>

    /// A mapping by any affine; `nil` when the picture is empty or the affine cannot be inverted.
    public init?(imageSize: ImageSize, imageToView: AffineTransform<ImageSpace, ViewSpace>) {
        guard !imageSize.isEmpty, let back = imageToView.inverted else { return nil }
        self.imageSize = imageSize
        self.imageToView = imageToView
        self.viewToImage = back
    }

    /// The mapping of a picture placed in a view by a content fit.
    ///
    /// - Parameters:
    ///   - alignment: where spare room goes, 0 at the start to 1 at the end, per direction.
    public init?(
        imageSize: ImageSize, viewSize: ViewSize, fit: ContentFit = .contain,
        alignment: (x: Double, y: Double) = (0.5, 0.5)
    ) {
        guard !imageSize.isEmpty, !viewSize.isEmpty else { return nil }
        var scaleX = viewSize.width / imageSize.width
        var scaleY = viewSize.height / imageSize.height
        switch fit {
        case .fill: break
        case .contain: (scaleX, scaleY) = (min(scaleX, scaleY), min(scaleX, scaleY))
        case .cover: (scaleX, scaleY) = (max(scaleX, scaleY), max(scaleX, scaleY))
        case .scaleDown: (scaleX, scaleY) = (min(scaleX, scaleY, 1), min(scaleX, scaleY, 1))
        }
        self.init(
            imageSize: imageSize,
            imageToView: AffineTransform(
                scaleX: scaleX, scaleY: scaleY,
                tx: (viewSize.width - imageSize.width * scaleX) * alignment.x,
                ty: (viewSize.height - imageSize.height * scaleY) * alignment.y))
    }

    /// The mapping of a picture that fills a unit rectangle of the view.
    public init?(imageSize: ImageSize, viewSize: ViewSize, contentsRect: UnitRect) {
        guard !imageSize.isEmpty, !viewSize.isEmpty, !contentsRect.isEmpty else { return nil }
        self.init(
            imageSize: imageSize,
            imageToView: AffineTransform(
                scaleX: contentsRect.width * viewSize.width / imageSize.width,
                scaleY: contentsRect.height * viewSize.height / imageSize.height,
                tx: contentsRect.x * viewSize.width, ty: contentsRect.y * viewSize.height))
    }

    /// Widget points a pixel is shown as.
    public var scale: Double { imageToView.scale }

    /// Where an image point is shown.
    public func view(_ point: ImagePoint) -> ViewPoint { imageToView(point) }

    /// Where a quad is shown.
    public func view(_ quad: ImageQuad) -> ViewQuad { imageToView(quad) }

    /// Which image point is shown here.
    public func image(_ point: ViewPoint) -> ImagePoint { viewToImage(point) }

    /// The picture's outline in the view.
    public var imageBounds: ViewRect { imageToView(Rect(size: imageSize)) }

    /// From unit space to image pixels.
    public var unitToImage: AffineTransform<UnitSpace, ImageSpace> {
        AffineTransform(scaleX: imageSize.width, scaleY: imageSize.height, tx: 0, ty: 0)
    }

    /// A rectangle of the picture in unit space, cut to the picture.
    public func unit(_ rect: ImageRect) -> UnitRect {
        UnitRect(
            x: rect.x / imageSize.width, y: rect.y / imageSize.height, width: rect.width / imageSize.width,
            height: rect.height / imageSize.height
        ).intersection(UnitRect(x: 0, y: 0, width: 1, height: 1))
    }

    /// The part of the picture shown in a view of that size, in unit space.
    public func visibleRegion(in viewSize: ViewSize) -> UnitRect { visibleRegion(in: Rect(size: viewSize)) }

    /// The part of the image inside an area of the view, in unit space of the upright image.
    public func visibleRegion(in area: ViewRect) -> UnitRect { unit(viewToImage(area)) }
}
