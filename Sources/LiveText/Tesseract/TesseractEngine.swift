// SPDX-License-Identifier: Apache-2.0

import CLeptonica
import CTesseract
import Glibc
import LiveTextCore

/// One initialised Tesseract engine; used by one thread only.
final class TesseractEngine {
    /// The engine's version: `5.3.0`.
    static let version = TessVersion().map { String(cString: $0) } ?? ""

    /// Tesseract's handle.
    let handle: OpaquePointer

    /// Loads the data of Tesseract's names for languages.
    ///
    /// - Throws: `languageDataMissing` when a file is not there, `engineFailed` when it cannot be used.
    init(languageNames: [String]) throws(AnalysisError) {
        guard let handle = TessBaseAPICreate() else { throw .engineFailed(reason: "no memory") }
        self.handle = handle
        // Notes about resolution, empty lines and boxes are no use to people.
        setMsgSeverity(l_int32(L_SEVERITY_NONE))
        // A variable set before would make the engine begin twice.
        let directory = TesseractLanguage.dataDirectory
        // Data that holds an older recogniser too would be read twice; data with nothing else is still read with that.
        guard TessBaseAPIInit2(handle, directory, languageNames.joined(separator: "+"), OEM_LSTM_ONLY) == 0
        else {
            let installed = TesseractLanguage.installed
            if let missing = languageNames.first(where: { !installed.contains($0) }) {
                throw .languageDataMissing(package: TesseractLanguage.package(of: missing))
            }
            throw .engineFailed(reason: "damaged language data: \(languageNames.joined(separator: ", "))")
        }
    }

    /// How the engine looks for lines.
    enum Mode {
        /// Columns of text, pictures and tables.
        case page
        /// Rows over the whole width: what a table without its rules looks like.
        case table
        /// A single line.
        case line

        fileprivate var segmentation: TessPageSegMode {
            switch self {
            case .page: PSM_AUTO
            case .table: PSM_SINGLE_COLUMN
            case .line: PSM_SINGLE_LINE
            }
        }
    }

    /// Dots per inch the engine is told: what it was trained with. Left to guess it loses whole tables.
    private static let resolution: Int32 = 300

    /// Hands a picture over; the engine keeps a copy until it is cleared.
    func setPicture(_ bitmap: Bitmap, mode: Mode) {
        TessBaseAPISetPageSegMode(handle, mode.segmentation)
        tesseract_set_picture(handle, UnsafeMutableRawPointer(bitmap.pix))
        TessBaseAPISetSourceResolution(handle, Self.resolution)
    }

    /// What the engine takes for ink in its picture.
    var ink: Bitmap? {
        guard let ink = tesseract_copy_ink(handle) else { return nil }
        return Bitmap(owning: PixPointer(ink.assumingMemoryBound(to: Pix.self)))
    }

    /// Lets go of picture and results.
    func clear() { TessBaseAPIClear(handle) }

    deinit {
        TessBaseAPIEnd(handle)
        TessBaseAPIDelete(handle)
    }

    /// Makes OpenMP run every parallel region on the calling thread alone: Tesseract asks for four threads, which wait
    /// for one another by spinning. The limit belongs to the calling thread.
    static func limitOpenMPToCallingThread() {
        guard let symbol = dlsym(nil, "omp_set_max_active_levels") else { return }
        unsafeBitCast(symbol, to: (@convention(c) (Int32) -> Void).self)(0)
    }
}
