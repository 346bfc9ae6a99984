// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
public import LiveTextCore

/// Follows a `GtkPicture`: its content fit, alignment, margins and paintable are read whenever they are needed.
///
/// An overlay refers to it weakly: keep it as long as the picture is followed.
@MainActor
public final class PictureContents: ContentsMappingSource {
    /// The picture.
    public let mappingWidget: UnsafeMutableRawPointer

    private let observers = ContentsObservers()
    private let isOwner: Bool
    private var connections: [SignalConnection] = []

    /// Follows a picture.
    ///
    /// - Parameter picture: a `GtkPicture *`, which stays alive as long as this object.
    /// - Returns: `nil` for any other widget.
    public convenience init?(picture: UnsafeMutableRawPointer) { self.init(picture: picture, isOwner: true) }

    /// - Parameter isOwner: whether the picture stays alive as long as this object; else it outlives it.
    init?(picture: UnsafeMutableRawPointer, isOwner: Bool) {
        guard isInstance(picture, of: gtk_picture_get_type()) else { return nil }
        mappingWidget = picture
        self.isOwner = isOwner
        if isOwner { g_object_ref(picture) }
        connections = ["paintable", "content-fit", "halign", "valign"].map { name in
            connectNotify(picture, name) { [weak self] in self?.observers.notify() }
        }
    }

    isolated deinit {
        for connection in connections { connection.disconnect() }
        if isOwner { g_object_unref(mappingWidget) }
    }

    /// Names the picture shown: the paintable keeps it. `PixelBuffer.pixels(of:)` gives a buffer of the same identity;
    /// for pixels that came another way set their buffer's, after the paintable.
    public var imageIdentity: ImageIdentity? {
        get { paintable.map { PaintableIdentity.of($0) } }
        set {
            guard let newValue, let paintable, newValue != PaintableIdentity.of(paintable) else { return }
            PaintableIdentity.set(newValue, on: paintable)
            observers.notify()
        }
    }

    /// From the paintable's pixels to the picture's points; `nil` without a paintable of a size of its own.
    public var contentsMapping: ContentsMapping? {
        guard let paintable else { return nil }
        let imageSize = ImageSize(
            width: Double(gdk_paintable_get_intrinsic_width(paintable)),
            height: Double(gdk_paintable_get_intrinsic_height(paintable)))
        let viewSize = ViewSize(
            width: Double(gtk_widget_get_width(cast(mappingWidget))),
            height: Double(gtk_widget_get_height(cast(mappingWidget))))
        guard !imageSize.isEmpty, !viewSize.isEmpty else { return nil }
        let size = drawnSize(of: imageSize, in: viewSize)
        // The picture goes to the whole point above and left of the middle, as GTK puts it.
        let origin =
            contentFit == .fill
            ? ViewPoint.zero
            : ViewPoint(
                x: ((viewSize.width - size.width.rounded(.up)) / 2).rounded(.towardZero),
                y: ((viewSize.height - size.height.rounded(.up)) / 2).rounded(.towardZero))
        return ContentsMapping(
            imageSize: imageSize,
            imageToView: AffineTransform(
                scaleX: size.width / imageSize.width, scaleY: size.height / imageSize.height, tx: origin.x,
                ty: origin.y))
    }

    /// Calls the handler when the paintable or its placement changes. Size changes need no call: the mapping is pulled
    /// in every frame.
    public func observeContents(_ handler: @escaping @MainActor () -> Void) -> ContentsObservation {
        observers.add(handler)
    }

    private var paintable: OpaquePointer? { gtk_picture_get_paintable(cast(mappingWidget)) }

    private func drawnSize(of image: ImageSize, in view: ViewSize) -> ViewSize {
        let byWidth = ViewSize(width: view.width, height: view.width * image.height / image.width)
        let byHeight = ViewSize(width: view.height * image.width / image.height, height: view.height)
        let isWider = view.width / view.height > image.width / image.height
        switch contentFit {
        case .fill: return view
        case .cover: return isWider ? byWidth : byHeight
        case .scaleDown where view.width >= image.width && view.height >= image.height:
            return ViewSize(width: image.width, height: image.height)
        case .contain, .scaleDown: return isWider ? byHeight : byWidth
        }
    }

    private var contentFit: ContentFit {
        switch gtk_picture_get_content_fit(cast(mappingWidget)) {
        case GTK_CONTENT_FIT_FILL: .fill
        case GTK_CONTENT_FIT_COVER: .cover
        case GTK_CONTENT_FIT_SCALE_DOWN: .scaleDown
        default: .contain
        }
    }
}
