// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
public import LiveTextCore

/// The identity of the picture that a `GdkPaintable` shows, kept on the paintable itself: an address may come again.
@MainActor
enum PaintableIdentity {
    private final class Box {
        let identity: ImageIdentity
        init(_ identity: ImageIdentity) { self.identity = identity }
    }

    private static let key = g_quark_from_string("legible-image-identity")

    /// The identity, minted when it is first asked for.
    static func of(_ paintable: some GObjectPointer) -> ImageIdentity {
        if let box = g_object_get_qdata(cast(paintable), key) {
            return Unmanaged<Box>.fromOpaque(box).takeUnretainedValue().identity
        }
        let identity = ImageIdentity()
        set(identity, on: paintable)
        return identity
    }

    static func set(_ identity: ImageIdentity, on paintable: some GObjectPointer) {
        g_object_set_qdata_full(cast(paintable), key, Unmanaged.passRetained(Box(identity)).toOpaque()) { box in
            if let box { Unmanaged<Box>.fromOpaque(box).release() }
        }
    }
}

extension PixelBuffer {
    /// Copies the pixels of a texture. The copy has the identity that the texture keeps from then on, so that an
    /// analysis of it is known to be of the picture that the texture shows.
    ///
    /// - Parameter texture: a `GdkTexture *`.
    /// - Returns: `nil` for anything else, and where there is not enough memory.
    @MainActor
    public static func pixels(of texture: UnsafeMutableRawPointer) -> PixelBuffer? {
        guard isInstance(texture, of: gdk_texture_get_type()) else { return nil }
        let width = Int(gdk_texture_get_width(cast(texture)))
        let height = Int(gdk_texture_get_height(cast(texture)))
        return premultipliedBGRA(width: width, height: height, identity: PaintableIdentity.of(texture)) { pixels in
            pixels.withMemoryRebound(to: guchar.self, capacity: width * height * 4) {
                gdk_texture_download(cast(texture), $0, gsize(width * 4))
            }
            return true
        }
    }
}
