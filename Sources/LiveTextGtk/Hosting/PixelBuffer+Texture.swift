// SPDX-License-Identifier: Apache-2.0

internal import CGtk
package import GtkKit
public import LiveTextCore

extension PixelBuffer {
    /// The pixels of a texture, copied from it. May be called on any thread; a large texture takes a while.
    ///
    /// A texture keeps its identity: two buffers of the same texture name the same picture.
    ///
    /// - Parameter texture: a `GdkTexture *`, which the caller keeps alive during the call.
    /// - Returns: `nil` for any other object, and where there is not enough memory.
    public convenience init?(texture: UnsafeMutableRawPointer) {
        guard isInstance(texture, of: gdk_texture_get_type()) else { return nil }
        let width = Int(gdk_texture_get_width(cast(texture)))
        let height = Int(gdk_texture_get_height(cast(texture)))
        let copy = Self.premultipliedBGRA(width: width, height: height, identity: TextureIdentity.of(texture)) { memory in
            memory.withMemoryRebound(to: guchar.self, capacity: width * height * 4) {
                gdk_texture_download(cast(texture), $0, gsize(width * 4))
            }
            return true
        }
        guard let copy else { return nil }
        // The new buffer lends the copy's memory, and keeps the copy alive until its own end.
        self.init(
            width: width, height: height, format: copy.format, bytesPerRow: copy.bytesPerRow,
            memory: copy.withUnsafeBytes { $0 }, identity: copy.identity, release: { withExtendedLifetime(copy) {} })
    }

    /// A texture of these pixels, to be shown in a `GtkPicture` or drawn by the program itself. It carries the buffer's
    /// identity. The memory is not copied where GDK knows the format.
    ///
    /// - Returns: a new `GdkTexture *` whose reference is the caller's (`g_object_unref`); `nil` where there is not
    ///   enough memory.
    public func makeTexture() -> UnsafeMutableRawPointer? {
        guard let texture = texture ?? converted?.texture else { return nil }
        return withExtendedLifetime(texture) {
            g_object_ref(texture.raw)
            TextureIdentity.set(identity, of: texture.raw)
            return texture.raw
        }
    }

    /// The pixels as GTK draws and copies them, without copying; `nil` for a format that GDK does not have.
    package var texture: Texture? {
        let gdkFormat: GdkMemoryFormat
        switch format {
        case .rgb8: gdkFormat = GDK_MEMORY_R8G8B8
        case .rgba8: gdkFormat = GDK_MEMORY_R8G8B8A8
        case .rgba8Premultiplied: gdkFormat = GDK_MEMORY_R8G8B8A8_PREMULTIPLIED
        case .bgra8: gdkFormat = GDK_MEMORY_B8G8R8A8
        case .bgra8Premultiplied: gdkFormat = GDK_MEMORY_B8G8R8A8_PREMULTIPLIED
        case .grey8, .nv12, .i420: return nil
        }
        return withUnsafeBytes {
            Texture(width: width, height: height, stride: bytesPerRow, format: gdkFormat, bytes: $0, keeping: self)
        }
    }

    /// The pixels of a texture, copied off the main thread; `nil` where there is not enough memory.
    package static func pixels(of texture: Texture) async -> PixelBuffer? {
        await Task.detached { PixelBuffer(texture: texture.raw) }.value
    }

    private var converted: PixelBuffer? {
        PixelConversion.premultipliedBGRA(self, cancellation: PixelTask.Cancellation())
    }
}

/// The identity of the picture in a `GdkTexture`, kept by the texture itself.
enum TextureIdentity {
    private final class Box: Sendable {
        let identity: ImageIdentity
        init(_ identity: ImageIdentity) { self.identity = identity }
    }

    private static let key = g_quark_from_string("legible-image-identity")

    private static let release: GDestroyNotify = { box in
        if let box { Unmanaged<Box>.fromOpaque(box).release() }
    }

    /// The identity of a texture, minted when it is first asked for.
    static func of(_ texture: UnsafeMutableRawPointer) -> ImageIdentity {
        while true {
            if let known = known(of: texture) { return known }
            let minted = ImageIdentity()
            let box = Unmanaged.passRetained(Box(minted)).toOpaque()
            // Another thread may be faster: then its identity counts.
            if g_object_replace_qdata(cast(texture), key, nil, box, release, nil) != 0 { return minted }
            release(box)
        }
    }

    /// The identity of a texture that has one.
    static func known(of texture: UnsafeMutableRawPointer) -> ImageIdentity? {
        g_object_get_qdata(cast(texture), key).map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().identity }
    }

    /// Gives a new texture the identity of the pixels it was made of.
    static func set(_ identity: ImageIdentity, of texture: UnsafeMutableRawPointer) {
        g_object_set_qdata_full(cast(texture), key, Unmanaged.passRetained(Box(identity)).toOpaque(), release)
    }
}
