// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
public import LiveTextCore

/// Follows a `GtkPicture`: its content fit, alignment, margins and paintable are read whenever they are needed.
@MainActor
public final class PictureContents: ContentsMappingSource {
    /// The picture.
    public let mappingWidget: UnsafeMutableRawPointer
    /// Names the pixels shown: the identity of the texture, as `PixelBuffer(texture:)` and `makeTexture()` know it, or
    /// what it was set to.
    public var imageIdentity: ImageIdentity? {
        get { assignedIdentity ?? shownTexture.flatMap(TextureIdentity.known(of:)) }
        set {
            let before = imageIdentity
            assignedIdentity = newValue
            if imageIdentity != before { observers.notify() }
        }
    }

    private var assignedIdentity: ImageIdentity?
    private let observers = ContentsObservers()

    /// Follows a picture.
    ///
    /// - Parameter picture: a `GtkPicture *`, which stays alive as long as this object.
    /// - Returns: `nil` for any other widget.
    public init?(picture: UnsafeMutableRawPointer) {
        guard isInstance(picture, of: gtk_picture_get_type()) else { return nil }
        mappingWidget = picture
        g_object_ref(picture)
        for name in ["paintable", "content-fit", "halign", "valign"] {
            connectNotify(picture, name) { [weak self] in self?.observers.notify() }
        }
    }

    isolated deinit { g_object_unref(mappingWidget) }

    /// From the paintable's pixels to the picture's points.
    public var contentsMapping: ContentsMapping? {
        guard let paintable = gtk_picture_get_paintable(cast(mappingWidget)) else { return nil }
        let imageSize = ImageSize(
            width: Double(gdk_paintable_get_intrinsic_width(paintable)),
            height: Double(gdk_paintable_get_intrinsic_height(paintable)))
        let viewSize = ViewSize(
            width: Double(gtk_widget_get_width(cast(mappingWidget))),
            height: Double(gtk_widget_get_height(cast(mappingWidget))))
        return ContentsMapping(imageSize: imageSize, viewSize: viewSize, fit: contentFit)
    }

    /// Calls the handler when the paintable or its placement changes. Size changes need no call: the mapping is pulled
    /// in every frame.
    public func observeContents(_ handler: @escaping @MainActor () -> Void) -> ContentsObservation {
        observers.add(handler)
    }

    private var shownTexture: UnsafeMutableRawPointer? {
        guard let paintable = gtk_picture_get_paintable(cast(mappingWidget)),
            isInstance(paintable, of: gdk_texture_get_type())
        else { return nil }
        return paintable.raw
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
