// SPDX-License-Identifier: Apache-2.0

import CGLib
import CGdkPixbuf

/// gdk-pixbuf's incremental loader, which tells the format from the contents.
final class PixbufLoader {
    /// Why loading failed.
    enum Failure: Error {
        /// No loader knows the contents.
        case unknownFormat
        /// There is too little memory.
        case outOfMemory
        /// The size was refused by `decideSize`.
        case refused
        /// The contents are damaged; the reason is the loader's.
        case damaged(reason: String)
    }

    /// What to do about the size a header gives.
    enum SizeDecision {
        case accept
        /// Decode to this size: only for formats that can do so at less cost.
        case reduce(width: Int, height: Int)
        case refuse
    }

    private let loader: UnsafeMutablePointer<GdkPixbufLoader>
    private var isClosed = false
    private var wasRefused = false
    private var lastRow = 0
    /// Rows that hold pixels, as far as the loader told: those of JPEG and PNG tell all, others not always.
    private(set) var decodedRows = 0..<0
    /// How often the rows began to come anew, each time sharper: progressive JPEG, interlaced PNG.
    private(set) var passCount = 0
    /// Called with the header's width and height.
    var decideSize: (Int, Int) -> SizeDecision = { _, _ in .accept }

    init() {
        loader = gdk_pixbuf_loader_new()
        let me = Unmanaged.passUnretained(self).toOpaque()
        let sizePrepared: @convention(c) (OpaquePointer?, gint, gint, gpointer?) -> Void = { _, width, height, me in
            PixbufLoader.of(me)?.sizePrepared(width: Int(width), height: Int(height))
        }
        let areaUpdated: @convention(c) (OpaquePointer?, gint, gint, gint, gint, gpointer?) -> Void = {
            _, _, y, _, height, me in
            PixbufLoader.of(me)?.areaUpdated(y: Int(y), height: Int(height))
        }
        connect("size-prepared", unsafeBitCast(sizePrepared, to: GCallback.self), me)
        connect("area-updated", unsafeBitCast(areaUpdated, to: GCallback.self), me)
    }

    deinit {
        if !isClosed { gdk_pixbuf_loader_close(loader, nil) }
        g_object_unref(loader)
    }

    /// Hands over the next bytes.
    func write(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
        guard bytes.count > 0 else { return }
        var error: UnsafeMutablePointer<GError>?
        let isWritten = gdk_pixbuf_loader_write(
            loader, bytes.assumingMemoryBound(to: guchar.self).baseAddress, gsize(bytes.count), &error)
        if isWritten == 0 {
            // The loader closes itself on an error.
            isClosed = true
            throw failure(error)
        }
        if wasRefused { throw .refused }
    }

    /// Says that all bytes were written.
    func close() throws(Failure) {
        guard !isClosed else { return }
        isClosed = true
        var error: UnsafeMutablePointer<GError>?
        if gdk_pixbuf_loader_close(loader, &error) == 0 { throw failure(error) }
        if wasRefused { throw .refused }
    }

    /// The picture, or the first frame; stays valid as long as the loader lives. `nil` before the header was read.
    var pixbuf: OpaquePointer? { gdk_pixbuf_loader_get_pixbuf(loader) }

    /// What people call the format; empty before it is known.
    var formatName: String { ImageFormat.name(of: gdk_pixbuf_loader_get_format(loader)) }

    private func connect(_ signal: String, _ handler: GCallback, _ data: gpointer) {
        g_signal_connect_data(loader, signal, handler, data, nil, GConnectFlags(rawValue: 0))
    }

    private static func of(_ pointer: gpointer?) -> PixbufLoader? {
        pointer.map { Unmanaged<PixbufLoader>.fromOpaque($0).takeUnretainedValue() }
    }

    private func sizePrepared(width: Int, height: Int) {
        switch decideSize(width, height) {
        case .accept: break
        case .reduce(let width, let height): gdk_pixbuf_loader_set_size(loader, gint(width), gint(height))
        case .refuse:
            wasRefused = true
            // Loaders take an empty size for an error, and stop before they reserve memory.
            gdk_pixbuf_loader_set_size(loader, 0, 0)
        }
    }

    private func areaUpdated(y: Int, height: Int) {
        if passCount == 0 || y < lastRow { passCount += 1 }
        lastRow = y
        let end = y + max(height, 0)
        decodedRows =
            decodedRows.isEmpty ? y..<end : min(decodedRows.lowerBound, y)..<max(decodedRows.upperBound, end)
    }

    private func failure(_ error: UnsafeMutablePointer<GError>?) -> Failure {
        defer { if let error { g_error_free(error) } }
        if wasRefused { return .refused }
        guard let error else { return .damaged(reason: "") }
        let reason = error.pointee.message.map { String(cString: $0) } ?? ""
        guard error.pointee.domain == gdk_pixbuf_error_quark() else { return .damaged(reason: reason) }
        switch UInt32(bitPattern: error.pointee.code) {
        case GDK_PIXBUF_ERROR_UNKNOWN_TYPE.rawValue: return .unknownFormat
        case GDK_PIXBUF_ERROR_INSUFFICIENT_MEMORY.rawValue: return .outOfMemory
        default: return .damaged(reason: reason)
        }
    }
}
