// SPDX-License-Identifier: Apache-2.0

internal import CGtk
package import GtkKit
public import LiveTextCore

extension PixelBuffer {
    /// A texture of these pixels, to be shown in a `GtkPicture` or drawn by the program itself. It has the buffer's
    /// identity. The memory is not copied where GDK knows the format.
    ///
    /// - Returns: a new `GdkTexture *` whose reference is the caller's (`g_object_unref`); `nil` where there is not
    ///   enough memory.
    @MainActor
    public func makeTexture() -> UnsafeMutableRawPointer? {
        guard let texture = texture ?? converted?.texture else { return nil }
        return withExtendedLifetime(texture) {
            g_object_ref(texture.raw)
            PaintableIdentity.set(identity, on: texture.raw)
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
        await Task.detached {
            PixelBuffer(
                width: texture.width, height: texture.height, format: .bgra8Premultiplied,
                bytes: texture.premultipliedBGRA())
        }.value
    }

    private var converted: PixelBuffer? {
        PixelConversion.premultipliedBGRA(self, cancellation: PixelTask.Cancellation())
    }
}
