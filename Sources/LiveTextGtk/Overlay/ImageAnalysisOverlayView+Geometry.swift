// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
public import LiveTextCore

extension ImageAnalysisOverlayView {
    /// From image pixels to the overlay's points, asked anew whenever something is drawn or hit.
    var mapping: ContentsMapping? {
        if let view = trackingImageView {
            guard let mapping = view.contentsMapping, let transform = transform(from: view.mappingWidget) else {
                return nil
            }
            return ContentsMapping(
                imageSize: mapping.imageSize, imageToView: mapping.imageToView.concatenating(transform))
        }
        guard let imageSize = content?.analysis.imageSize else { return nil }
        let rect = delegate?.contentsRect(for: self) ?? UnitRect(x: 0, y: 0, width: 1, height: 1)
        guard let view = contentWidget, view != pointer else {
            return ContentsMapping(imageSize: imageSize, viewSize: bounds.size, contentsRect: rect)
        }
        // The delegate's rectangle is in the view that shows the picture, wherever that lies.
        let viewSize = ViewSize(
            width: Double(gtk_widget_get_width(cast(view))), height: Double(gtk_widget_get_height(cast(view))))
        guard let mapping = ContentsMapping(imageSize: imageSize, viewSize: viewSize, contentsRect: rect),
            let transform = transform(from: view)
        else { return nil }
        return ContentsMapping(imageSize: imageSize, imageToView: mapping.imageToView.concatenating(transform))
    }

    /// The widget that shows the picture where none is tracked; `nil` where nobody names one.
    private var contentWidget: UnsafeMutableRawPointer? {
        delegate?.contentView(for: self)?.pointer ?? attachedWidget
    }

    /// From another widget's points to the overlay's.
    func transform(from widget: UnsafeMutableRawPointer) -> AffineTransform<ViewSpace, ViewSpace>? {
        if widget == pointer { return .identity }
        var matrix = graphene_matrix_t()
        guard gtk_widget_compute_transform(cast(widget), cast(self), &matrix) != 0 else { return nil }
        var parts = (xx: 0.0, yx: 0.0, xy: 0.0, yy: 0.0, x0: 0.0, y0: 0.0)
        guard graphene_matrix_to_2d(&matrix, &parts.xx, &parts.yx, &parts.xy, &parts.yy, &parts.x0, &parts.y0) else {
            return nil
        }
        return AffineTransform(a: parts.xx, b: parts.yx, c: parts.xy, d: parts.yy, tx: parts.x0, ty: parts.y0)
    }

    /// The overlay's own area.
    var bounds: ViewRect { ViewRect(x: 0, y: 0, width: Double(width), height: Double(height)) }

    /// The part of the overlay in view: all of it, but inside a scrolled window.
    var visibleBounds: ViewRect {
        scrolling.ancestor?.visibleRect(in: self).map { bounds.intersection($0) } ?? bounds
    }

    /// The part of the picture in view, in the overlay's points.
    var visibleImageRect: ViewRect { mapping.map { $0.imageBounds.intersection(visibleBounds) } ?? .zero }

    /// Where the picture lies in the overlay, in unit space of the overlay; all of it without a picture.
    public var contentsRect: UnitRect { contentsRect(in: pointer) }

    /// Where the picture lies in another widget, in that widget's unit space.
    func contentsRect(in widget: UnsafeMutableRawPointer) -> UnitRect {
        let width = Double(gtk_widget_get_width(cast(widget)))
        let height = Double(gtk_widget_get_height(cast(widget)))
        guard let mapping, width > 0, height > 0, let transform = transform(from: widget)?.inverted else {
            return UnitRect(x: 0, y: 0, width: 1, height: 1)
        }
        let rect = transform(mapping.imageBounds)
        return UnitRect(x: rect.x / width, y: rect.y / height, width: rect.width / width, height: rect.height / height)
    }

    /// Asks the delegate for `contentsRect` again. Only needed for views that are not tracked; never analyses again.
    public func setContentsRectNeedsUpdate() {
        pointerTargetMayHaveMoved()
        queueAllocate()
        queueDraw()
    }

    // MARK: What is at a point

    /// Widget points an image pixel is shown as, and the margin of a text hit in image pixels.
    func hitMargin(_ mapping: ContentsMapping) -> Double { OverlayMetrics.minimumHitMargin / mapping.scale }

    /// The text at a point, whether or not it can be selected now.
    func textHit(at point: ViewPoint) -> TextHit? {
        guard let mapping, let content else { return nil }
        return content.text.hit(at: mapping.image(point), minimumMargin: hitMargin(mapping))
    }

    /// The data item or code at a point, whether or not it acts now.
    func item(at point: ViewPoint) -> InteractiveItem? {
        guard let mapping, let content else { return nil }
        let margin = OverlayMetrics.outlineOffset / mapping.scale
        let imagePoint = mapping.image(point)
        return content.items.first { $0.contains(imagePoint, margin: margin) }
            // Between the lines of an item, where its outline is one shape.
            ?? content.items.first { item in
                guard item.quads.count > 1, case .data(let data) = item.source else { return false }
                return content.text.itemOutlines(of: content.text.range(utf8Offsets: data.range), outset: margin)
                    .contains { $0.contains(imagePoint) }
            }
    }

    /// Whether the picture, not one of the host's controls above it, is at a point of the overlay's container.
    func isOwnTarget(_ picked: UnsafeMutablePointer<GtkWidget>?) -> Bool {
        guard let picked else { return false }
        if picked.raw == pointer || picked == parent { return true }
        let view = trackingImageView?.mappingWidget ?? contentWidget
        if let view { return picked.raw == view || gtk_widget_is_ancestor(picked, cast(view)) != 0 }
        // Nobody says which view shows the picture: what lies below the overlay does, what lies above is the host's.
        var sibling = gtk_widget_get_prev_sibling(cast(self))
        while let below = sibling {
            if picked == below || gtk_widget_is_ancestor(picked, below) != 0 { return true }
            sibling = gtk_widget_get_prev_sibling(below)
        }
        return false
    }
}
