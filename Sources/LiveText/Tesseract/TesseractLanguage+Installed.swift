// SPDX-License-Identifier: Apache-2.0

import CGLib
import CTesseract

extension TesseractLanguage {
    private static let suffix = ".traineddata"

    /// Where language data is looked for: `TESSDATA_PREFIX`, or where Tesseract was built to look. Asking for it also makes
    /// every engine of the process quiet.
    package static let dataDirectory: String = {
        let engine = TessBaseAPICreate()
        defer { TessBaseAPIDelete(engine) }
        // Of all engines, whichever is told.
        TessBaseAPISetVariable(engine, "debug_file", "/dev/null")
        // No data has this name; looking for it makes the engine decide on the folder.
        _ = TessBaseAPIInit3(engine, nil, "?")
        return TessBaseAPIGetDatapath(engine).map { String(cString: $0) } ?? ""
    }()

    /// Tesseract names of the languages and scripts whose data is there now, in alphabetical order; looked up anew each
    /// time, so that a package installed meanwhile counts.
    package static var installed: [String] { installed(in: dataDirectory) }

    /// Tesseract names of the languages and scripts whose data lies in a folder.
    package static func installed(in directory: String) -> [String] {
        let names = dataNames(in: directory) + dataNames(in: directory + "/script").map { "script/" + $0 }
        return names.filter { bcp47(of: $0) != nil }.sorted()
    }

    private static func dataNames(in directory: String) -> [String] {
        guard let handle = g_dir_open(directory, 0, nil) else { return [] }
        defer { g_dir_close(handle) }
        var names: [String] = []
        while let entry = g_dir_read_name(handle) {
            let name = String(cString: entry)
            if name.hasSuffix(suffix) { names.append(String(name.dropLast(suffix.count))) }
        }
        return names
    }
}
