// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore

extension PixelBuffer {
    /// The pixels as GTK draws and copies them, without copying; `nil` for a format that GDK does not have.
    var texture: Texture? {
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

    /// The pixels of a texture, copied off the main thread; `nil` for one without any.
    static func pixels(of texture: Texture) async -> PixelBuffer? {
        await Task.detached {
            PixelBuffer(
                width: texture.width, height: texture.height, format: .bgra8Premultiplied,
                bytes: texture.premultipliedBGRA())
        }.value
    }
}
