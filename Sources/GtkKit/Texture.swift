// SPDX-License-Identifier: Apache-2.0

package import CGtk

/// An immutable picture in memory that GTK can draw. May be made and used on any thread; the reference is given up on
/// the main actor, because a renderer ties its own cached copy to the texture.
@MainActor
package final class Texture: GObjectPointer {
    package nonisolated(unsafe) let raw: UnsafeMutableRawPointer

    /// Takes over a reference to a `GdkTexture` that the caller owns.
    package nonisolated init(adopting texture: some GObjectPointer) {
        raw = texture.raw
    }

    /// Takes a reference of its own to a `GdkTexture`.
    package nonisolated init(retaining texture: some GObjectPointer) {
        raw = texture.raw
        g_object_ref(raw)
    }

    /// Wraps pixels without copying them. They must not change as long as the texture is in use.
    ///
    /// Nil when size, stride and byte count do not fit each other.
    /// - Parameters:
    ///   - width: In pixels.
    ///   - height: In pixels.
    ///   - stride: Bytes from one row to the next. The last row may end after its last pixel.
    ///   - bytes: From the first pixel on.
    ///   - release: Called once, on any thread, when the bytes are no longer needed; also when the result is nil.
    package nonisolated convenience init?(
        width: Int, height: Int, stride: Int, format: GdkMemoryFormat, bytes: UnsafeRawBufferPointer,
        release: @escaping @Sendable () -> Void
    ) {
        let box = CallbackBox(release)
        let bytesObject = g_bytes_new_with_free_func(
            bytes.baseAddress, gsize(bytes.count),
            { userData in
                CallbackBox<@Sendable () -> Void>.from(userData)?.body()
                releaseUserData(userData)
            }, box.retained())
        defer { g_bytes_unref(bytesObject) }
        guard let pixelSize = Self.bytesPerPixel(format), width > 0, height > 0,
            let columns = gint(exactly: width), let rows = gint(exactly: height)
        else { return nil }
        let rowSize = width * pixelSize
        let (allRowsButLast, overflow) = stride.multipliedReportingOverflow(by: height - 1)
        guard stride >= rowSize, !overflow, bytes.count >= rowSize, allRowsButLast <= bytes.count - rowSize,
            let texture = gdk_memory_texture_new(columns, rows, format, bytesObject, gsize(stride))
        else { return nil }
        self.init(adopting: texture)
    }

    /// Wraps pixels that belong to an object, which is kept as long as the texture needs them.
    package nonisolated convenience init?(
        width: Int, height: Int, stride: Int, format: GdkMemoryFormat, bytes: UnsafeRawBufferPointer,
        keeping owner: any AnyObject & Sendable
    ) {
        self.init(width: width, height: height, stride: stride, format: format, bytes: bytes) {
            withExtendedLifetime(owner) {}
        }
    }

    isolated deinit {
        g_object_unref(raw)
    }

    /// In pixels.
    package nonisolated var width: Int { Int(gdk_texture_get_width(cast(raw))) }

    /// In pixels.
    package nonisolated var height: Int { Int(gdk_texture_get_height(cast(raw))) }

    /// The pixels as blue, green, red, alpha with premultiplied colour (cairo's ARGB32 on a little-endian machine), row
    /// by row without padding.
    package nonisolated func premultipliedBGRA() -> [UInt8] {
        let stride = width * 4
        return [UInt8](unsafeUninitializedCapacity: stride * height) { buffer, count in
            gdk_texture_download(cast(raw), buffer.baseAddress, gsize(stride))
            count = stride * height
        }
    }

    /// Writes a PNG file.
    /// - Returns: whether it could be written.
    package nonisolated func savePNG(to path: String) -> Bool {
        gdk_texture_save_to_png(cast(raw), path) != 0
    }

    private nonisolated static func bytesPerPixel(_ format: GdkMemoryFormat) -> Int? {
        switch format {
        case GDK_MEMORY_R8G8B8, GDK_MEMORY_B8G8R8: 3
        case GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, GDK_MEMORY_A8R8G8B8_PREMULTIPLIED, GDK_MEMORY_R8G8B8A8_PREMULTIPLIED,
            GDK_MEMORY_B8G8R8A8, GDK_MEMORY_A8R8G8B8, GDK_MEMORY_R8G8B8A8, GDK_MEMORY_A8B8G8R8:
            4
        case GDK_MEMORY_R16G16B16, GDK_MEMORY_R16G16B16_FLOAT: 6
        case GDK_MEMORY_R16G16B16A16_PREMULTIPLIED, GDK_MEMORY_R16G16B16A16, GDK_MEMORY_R16G16B16A16_FLOAT,
            GDK_MEMORY_R16G16B16A16_FLOAT_PREMULTIPLIED:
            8
        case GDK_MEMORY_R32G32B32_FLOAT: 12
        case GDK_MEMORY_R32G32B32A32_FLOAT, GDK_MEMORY_R32G32B32A32_FLOAT_PREMULTIPLIED: 16
        default: nil
        }
    }
}
