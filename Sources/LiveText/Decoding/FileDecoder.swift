// SPDX-License-Identifier: Apache-2.0

import CGLib
import CGdkPixbuf
import LiveTextCore

/// Decodes one file on the calling thread: header, preview, picture.
struct FileDecoder {
    /// What a decoding gives, in this order; a header comes before pixels.
    enum Output {
        case header(ImageHeader)
        case image(PixelBuffer, PixelRole)
    }

    /// Bytes looked at before contents are called no picture: loaders look at 4 KiB themselves.
    private static let signatureLength = 4096
    /// Bytes given to a loader between two looks at the cancellation.
    private static let feedSize = 64 * 1024
    /// Passes of a progressive file that make a preview: it is blurred, but there long before the last pass.
    private static let previewPassCount = 2
    /// A decoder's own pixels and ours, at once.
    private static let bytesPerPixel = 8
    /// What a picture may take of the memory that is free.
    private static let memoryShare = 0.75

    let options: ImageDecoder.Options
    let cancellation: CancellationFlag

    /// Decodes.
    func decode(_ contents: DecodeRequest.Contents, emit: (Output) -> Void) throws(BackendFailure) {
        do {
            let file = try FileContents(contents)
            let isReduced = try load(file, allowsPreview: options.previewLongEdge != nil, emit: emit)
            if isReduced { _ = try load(file, allowsPreview: false, emit: emit) }
        } catch let failure as BackendFailure {
            throw failure
        } catch let failure as DecodingFailure {
            throw .decoding(failure)
        } catch {
            throw .decoding(.unreadable(reason: String(describing: error)))
        }
    }

    /// State of one pass over the file.
    private final class Pass {
        /// The stored size in the header.
        var storedSize: (width: Int, height: Int)?
        var isReduced = false
        /// Rows that came out of the file itself, where the format tells; `nil` elsewhere.
        var storedRows: Range<Int>?
    }

    /// Goes through the file once.
    ///
    /// - Returns: whether the picture was a reduced one.
    private func load(_ file: FileContents, allowsPreview: Bool, emit: (Output) -> Void) throws -> Bool {
        let loader = PixbufLoader()
        let pass = Pass()
        loader.decideSize = { [options] width, height in
            pass.storedSize = (width, height)
            if !Self.fits(width: width, height: height, options: options) { return .refuse }
            let isJPEG = file.bytes.starts(with: [0xFF, 0xD8, 0xFF])
            guard allowsPreview, isJPEG, let edge = options.previewLongEdge,
                let reduced = Self.reducedSize(width: width, height: height, longEdge: edge)
            else { return .accept }
            pass.isReduced = true
            return .reduce(width: reduced.width, height: reduced.height)
        }
        var damage: String?
        do {
            let isWhole = try feed(file, to: loader, pass: pass)
            if isWhole {
                // On closing, the loader of JPEG makes rows that the file does not have.
                if Self.tellsRows(file.bytes) { pass.storedRows = loader.decodedRows }
                try loader.close()
            }
        } catch let failure as PixbufLoader.Failure {
            damage = try reason(of: failure, file: file, size: pass.storedSize)
        }
        try checkCancellation()
        try emitPicture(of: loader, pass: pass, file: file, damage: damage, emit: emit)
        return pass.isReduced
    }

    /// Gives the file to a loader, piece by piece.
    ///
    /// - Returns: false when it stopped early, because a preview is good enough.
    private func feed(_ file: FileContents, to loader: PixbufLoader, pass: Pass) throws -> Bool {
        var offset = 0
        repeat {
            if offset == file.count { try file.readChunk() }
            if file.isComplete, file.count == 0 { throw DecodingFailure.empty }
            while offset < file.count {
                try checkCancellation()
                let end = min(offset + Self.feedSize, file.count)
                try loader.write(UnsafeRawBufferPointer(rebasing: file.bytes[offset..<end]))
                offset = end
                if pass.isReduced, loader.passCount > Self.previewPassCount { return false }
            }
        } while !file.isComplete
        return true
    }

    private func checkCancellation() throws(BackendFailure) {
        if cancellation.isCancelled { throw .cancelled }
    }

    /// Throws what no picture comes of; returns the reason of damage that may leave a part.
    private func reason(
        of failure: PixbufLoader.Failure, file: FileContents, size: (width: Int, height: Int)?
    ) throws(DecodingFailure) -> String {
        switch failure {
        case .damaged(let reason):
            return reason
        case .refused, .outOfMemory:
            throw .tooLarge(width: size?.width ?? 0, height: size?.height ?? 0)
        case .unknownFormat:
            guard let match = FormatSignature.match(file.bytes) else { throw .notAnImage }
            throw .unsupportedFormat(name: match.name, package: match.package)
        }
    }

    // MARK: - Pixels

    private func emitPicture(
        of loader: PixbufLoader, pass: Pass, file: FileContents, damage: String?, emit: (Output) -> Void
    ) throws {
        guard let pixbuf = loader.pixbuf, let pixels = gdk_pixbuf_read_pixels(pixbuf) else {
            throw DecodingFailure.damaged(reason: damage ?? "")
        }
        let width = Int(gdk_pixbuf_get_width(pixbuf))
        let height = Int(gdk_pixbuf_get_height(pixbuf))
        let decodedRows = (pass.storedRows ?? loader.decodedRows).clamped(to: 0..<height)
        // The loaders of JPEG and PNG are content with a file that ends early.
        let isCutShort =
            Self.tellsRows(file.bytes)
            && (decodedRows != 0..<height || loader.passCount > 1 && !Self.hasEnd(file.bytes))
        let orientation = options.orientation ?? Self.storedOrientation(of: pixbuf, file: file.bytes)
        let stored = pass.isReduced ? pass.storedSize ?? (width, height) : (width, height)
        let upright = orientation.swapsAxes ? (stored.1, stored.0) : stored
        emit(.header(ImageHeader(width: upright.0, height: upright.1, formatName: loader.formatName)))
        let isDamaged = damage != nil || isCutShort
        let validRows = isDamaged ? decodedRows : 0..<height
        guard !validRows.isEmpty else {
            // The full pass will say so.
            if pass.isReduced { return }
            throw DecodingFailure.damaged(reason: damage ?? "")
        }
        let conversion = UprightPixels(
            pixels: pixels, width: width, height: height, bytesPerRow: Int(gdk_pixbuf_get_rowstride(pixbuf)),
            hasAlpha: gdk_pixbuf_get_has_alpha(pixbuf) != 0, orientation: orientation, validRows: validRows,
            colorTransform: Self.colorTransform(of: pixbuf))
        guard let buffer = conversion.makeBuffer(cancellation: cancellation) else {
            try checkCancellation()
            throw DecodingFailure.tooLarge(width: upright.0, height: upright.1)
        }
        if isDamaged, !pass.isReduced {
            emit(.image(buffer, .partial))
            throw DecodingFailure.damaged(reason: damage ?? "")
        }
        emit(.image(buffer, pass.isReduced ? .preview : .full))
    }

    private static func storedOrientation(of pixbuf: OpaquePointer, file: UnsafeRawBufferPointer) -> ImageOrientation {
        if let orientation = ExifOrientation.read(in: file) { return orientation }
        // JPEG and TIFF only: the loaders of HEIF and AVIF turn the pixels themselves.
        let isJPEG = file.starts(with: [0xFF, 0xD8])
        let isTIFF = file.starts(with: Array("II".utf8)) || file.starts(with: Array("MM".utf8))
        guard isJPEG || isTIFF, let option = gdk_pixbuf_get_option(pixbuf, "orientation") else { return .up }
        return UInt32(String(cString: option)).flatMap(ImageOrientation.init) ?? .up
    }

    private static func colorTransform(of pixbuf: OpaquePointer) -> ColorTransform? {
        guard let option = gdk_pixbuf_get_option(pixbuf, "icc-profile") else { return nil }
        var count: gsize = 0
        guard let profile = g_base64_decode(option, &count) else { return nil }
        defer { g_free(profile) }
        return ColorTransform(profile: UnsafeRawBufferPointer(start: profile, count: Int(count)))
    }

    // MARK: - Sizes

    private static func fits(width: Int, height: Int, options: ImageDecoder.Options) -> Bool {
        guard width > 0, height > 0 else { return true }
        let (count, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, count <= options.maximumPixelCount else { return false }
        guard let available = availableMemory() else { return true }
        return Double(count) * Double(bytesPerPixel) <= Double(available) * memoryShare
    }

    /// The smallest size JPEG's transform gives for free that has the long edge; `nil` when only the full size has it.
    private static func reducedSize(width: Int, height: Int, longEdge: Int) -> (width: Int, height: Int)? {
        for divisor in [8, 4, 2] {
            let reduced = (width: (width + divisor - 1) / divisor, height: (height + divisor - 1) / divisor)
            if max(reduced.width, reduced.height) >= longEdge { return reduced }
        }
        return nil
    }

    /// Whether the format's loader tells of every row it has made: JPEG and PNG.
    private static func tellsRows(_ file: UnsafeRawBufferPointer) -> Bool {
        file.starts(with: [0xFF, 0xD8, 0xFF]) || file.starts(with: [0x89, 0x50, 0x4E, 0x47])
    }

    /// Whether a file that is sent in passes has its end: JPEG's EOI or PNG's IEND.
    private static func hasEnd(_ file: UnsafeRawBufferPointer) -> Bool {
        let tail = [UInt8](file.suffix(signatureLength))
        let marker: [UInt8] = file.starts(with: [0xFF, 0xD8]) ? [0xFF, 0xD9] : Array("IEND".utf8)
        guard tail.count >= marker.count else { return false }
        return (0...tail.count - marker.count).contains { tail[$0..<$0 + marker.count].elementsEqual(marker) }
    }
}
