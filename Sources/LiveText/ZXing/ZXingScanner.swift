// SPDX-License-Identifier: Apache-2.0

#if LEGIBLE_ZXING
    import CZXing
    import LiveTextCore

    /// Reads codes with zxing-cpp.
    enum ZXingScanner {
        /// The library's version.
        static var version: String { String(cString: lt_code_reader_version()) }

        /// Whether it finds white codes on black itself.
        static var readsNegatives: Bool { lt_reads_inverted_codes() }

        /// Whether it reads linear codes: old versions read few of them, and fail at many.
        static var readsLinearCodes: Bool { lt_reads_linear_codes() }

        /// Whether it reads in a child process, as old versions do: they end the process on some pictures.
        static var readsInChild: Bool { lt_reads_in_child() }

        /// The codes of a picture; those found so far where the library fails.
        ///
        /// - Parameter thorough: whether turned and reduced forms are tried too.
        static func codes(in picture: CodePicture, thorough: Bool = true) -> [FoundCode] {
            let found = Gathered(picture)
            picture.grey.pixels.withUnsafeBufferPointer { pixels in
                guard let base = pixels.baseAddress else { return }
                _ = lt_read_codes(
                    base, Int32(picture.grey.width), Int32(picture.grey.height), thorough,
                    { context, code in
                        guard let context, let code else { return }
                        Unmanaged<Gathered>.fromOpaque(context).takeUnretainedValue().add(code.pointee)
                    }, Unmanaged.passUnretained(found).toOpaque())
            }
            return found.codes
        }
    }

    /// The codes reported so far.
    private final class Gathered {
        let placement: AffineTransform<PassSpace, ImageSpace>
        /// The whole picture, for codes whose place the library does not tell: MaxiCode, which has to fill it.
        let frame: ImageQuad
        var codes: [FoundCode] = []

        init(_ picture: CodePicture) {
            placement = picture.placement
            frame = picture.placement(
                Quad<PassSpace>(
                    Rect<PassSpace>(
                        x: 0, y: 0, width: Double(picture.grey.width), height: Double(picture.grey.height))))
        }

        func add(_ code: LTCode) {
            guard let symbology = Self.symbology(code.format) else { return }
            let bytes = [UInt8](UnsafeBufferPointer(start: code.bytes, count: code.byte_count))
            let named = code.text.flatMap { text in
                String(
                    validating: UnsafeRawBufferPointer(start: text, count: code.text_length), as: UTF8.self)
            }
            let corners = code.corners
            let points = [
                (corners.0, corners.1), (corners.2, corners.3), (corners.4, corners.5), (corners.6, corners.7),
            ].map { placement(Point<PassSpace>(x: Double($0.0), y: Double($0.1))) }
            codes.append(
                FoundCode(
                    symbology: symbology, bytes: bytes, text: named ?? PayloadText.decode(bytes),
                    quad: Set(points).count == 1 ? frame : CodeQuad.ordered(points, isLinear: symbology.isLinear),
                    scanCount: symbology.isLinear ? Int(code.line_count) : 1, namesCharacterSet: named != nil,
                    part: StructuredAppendPart(index: Int(code.sequence_index), count: Int(code.sequence_size))))
        }

        private static func symbology(_ format: LTCodeFormat) -> Symbology? {
            switch format {
            case LT_CODE_AZTEC: .aztec
            case LT_CODE_CODABAR: .codabar
            case LT_CODE_CODE39: .code39
            case LT_CODE_CODE93: .code93
            case LT_CODE_CODE128: .code128
            case LT_CODE_DATA_BAR: .dataBar
            case LT_CODE_DATA_BAR_EXPANDED: .dataBarExpanded
            case LT_CODE_DATA_BAR_LIMITED: .dataBarLimited
            case LT_CODE_DATA_MATRIX: .dataMatrix
            case LT_CODE_EAN8: .ean8
            case LT_CODE_EAN13: .ean13
            case LT_CODE_ITF: .itf
            case LT_CODE_MAXI_CODE: .maxiCode
            case LT_CODE_PDF417: .pdf417
            case LT_CODE_QR: .qr
            case LT_CODE_MICRO_QR: .microQR
            case LT_CODE_RECTANGULAR_MICRO_QR: .rectangularMicroQR
            case LT_CODE_UPC_A: .upcA
            case LT_CODE_UPC_E: .upcE
            default: nil
            }
        }
    }
#endif
