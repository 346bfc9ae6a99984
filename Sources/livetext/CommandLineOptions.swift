// SPDX-License-Identifier: Apache-2.0

import CGLib
import LiveText

/// What the command line asks for, parsed by GLib.
struct CommandLineOptions {
    /// What to do.
    enum Command {
        case help(String)
        case version
        case recognize(files: [String])
        case codes(files: [String])
        case payload(texts: [String])
        case detect

        /// The formats it can write: a place on a page has only what was recognised.
        var formats: [Format] {
            if case .recognize = self { Format.allCases } else { [.text, .json] }
        }
    }

    /// How results are written.
    enum Format: String, CaseIterable {
        /// The text alone.
        case text
        /// Text, words, codes and data with their places.
        case json
        /// Blocks, paragraphs, lines and words with their places, as XHTML.
        case hocr
        /// The same, as tab-separated values.
        case tsv
    }

    /// Why a command line makes no sense.
    struct UsageError: Error {
        let message: String
    }

    let command: Command
    private(set) var format = Format.text
    /// Whether orders are read as lines of JSON from standard input.
    private(set) var readsJSONLines = false
    /// BCP-47 languages; empty for the user's.
    private(set) var languages: [String] = []
    /// Whether text is read in one go, without second looks.
    private(set) var readsPageOnce = false
    /// Whether to tell how long each file took.
    private(set) var tellsTimings = false
    /// ISO 3166 country whose national forms are understood; `nil` for the user's.
    private(set) var region: String?
    /// What relative dates count from; `nil` for now.
    private(set) var referenceDate: CalendarDate?

    private static let summary = """
        Reads text, data and codes in pictures.

        Commands:
          recognize FILE…   Read pictures; '-' is standard input
          codes FILE…       Read the codes in pictures
          payload TEXT…     Tell what the text of a code means
          detect            Find data in the text on standard input

        With --format=json each picture gives an object
          {"text", "width", "height", "words": [{"text", "quad", "confidence"}],
           "codes": [{"format", "text", "quad"}], "dataItems": [{"kind", "text", "value", "quads"}]}
        and several pictures an array of them, each with its "file". Quads are four [x, y] in pixels of the displayed
        picture, clockwise from where the text begins. hocr and tsv have what `tesseract` writes under these names.

        With --json-lines, codes answers lines {"id", "file"} of standard input by lines
          {"id", "results": [{"format", "text"}], "ms"}
        and payload answers lines {"id", "payload", "format"} by lines {"id", "type", "fields", "display"}.

        detect writes a line per item, its kind, value and text with tabs between; with --format=json an array of
          {"kind", "value", "text", "start", "end"}, where start and end count Unicode code points.

        Exit status: 0 all was read, 1 a picture could not be read, 2 wrong command line.
        """

    /// Parses arguments, the program's name first.
    init(_ arguments: [String]) throws(UsageError) {
        let values = CommandLineValues()
        defer { values.free() }
        let context = g_option_context_new("COMMAND …")
        defer { g_option_context_free(context) }
        g_option_context_set_summary(context, Self.summary)
        // GLib would print its help and end the program.
        g_option_context_set_help_enabled(context, 0)
        values.addEntries(to: context)
        var vector: UnsafeMutablePointer<UnsafeMutablePointer<gchar>?>? = Self.stringVector(arguments)
        defer { g_strfreev(vector) }
        var failure: UnsafeMutablePointer<GError>?
        guard g_option_context_parse_strv(context, &vector, &failure) != 0 else {
            defer { g_clear_error(&failure) }
            throw UsageError(message: failure.map { String(cString: $0.pointee.message) } ?? "wrong options")
        }
        if values.help.pointee != 0 {
            let help = g_option_context_get_help(context, 1, nil)
            defer { g_free(help) }
            command = .help(help.map { String(cString: $0) } ?? "")
            return
        }
        if values.version.pointee != 0 {
            command = .version
            return
        }
        readsJSONLines = values.jsonLines.pointee != 0
        command = try Self.command(values.remaining, readsJSONLines: readsJSONLines)
        tellsTimings = values.timings.pointee != 0
        readsPageOnce = values.pagePassOnly.pointee != 0
        if let name = values.string(values.format) {
            guard let format = Format(rawValue: name) else {
                throw UsageError(message: "unknown format '\(name)'; use text, json, hocr or tsv")
            }
            guard command.formats.contains(format) else {
                throw UsageError(message: "the format \(name) is for the command recognize")
            }
            self.format = format
        }
        if let list = values.string(values.languages) {
            languages = list.split(whereSeparator: { $0 == "," || $0 == "+" || $0 == " " }).map(String.init)
            guard !languages.isEmpty else { throw UsageError(message: "no language given") }
            if case .recognize = command, let unknown = languages.first(where: { !ImageAnalyzer.knowsLanguage($0) }) {
                throw UsageError(message: "unknown language '\(unknown)'; --version lists the installed ones")
            }
        }
        try readDetection(values)
    }

    /// What only `detect` asks for.
    private mutating func readDetection(_ values: CommandLineValues) throws(UsageError) {
        if let name = values.string(values.region) {
            guard name.utf8.count == 2, name.allSatisfy({ $0.isASCII && $0.isLetter }) else {
                throw UsageError(message: "unknown region '\(name)'; use an ISO 3166 code as DE")
            }
            region = name.uppercased()
        }
        if let text = values.string(values.referenceDate) {
            guard let date = CalendarDate(iso8601: text) else {
                throw UsageError(message: "unknown date '\(text)'; use ISO 8601 as 2026-05-04 or 2026-05-04T18:30")
            }
            referenceDate = date
        }
    }

    private static func command(_ arguments: [String], readsJSONLines: Bool) throws(UsageError) -> Command {
        guard let name = arguments.first else { throw UsageError(message: "no command given") }
        let rest = Array(arguments.dropFirst())
        if readsJSONLines {
            guard ["codes", "payload", "detect"].contains(name) else {
                throw UsageError(message: "--json-lines is for the commands codes, payload and detect")
            }
            guard rest.isEmpty else { throw UsageError(message: "--json-lines takes no file, it reads standard input") }
        }
        switch name {
        case "recognize":
            guard !rest.isEmpty else { throw UsageError(message: "no file given") }
            return .recognize(files: rest)
        case "codes":
            guard !rest.isEmpty || readsJSONLines else { throw UsageError(message: "no file given") }
            return .codes(files: rest)
        case "payload":
            guard !rest.isEmpty || readsJSONLines else { throw UsageError(message: "no text given") }
            return .payload(texts: rest)
        case "detect":
            guard rest.isEmpty else { throw UsageError(message: "detect reads standard input, no files") }
            return .detect
        default: throw UsageError(message: "unknown command '\(name)'")
        }
    }

    /// A copy for GLib, which frees it by `g_strfreev`.
    private static func stringVector(_ strings: [String]) -> UnsafeMutablePointer<UnsafeMutablePointer<gchar>?>? {
        let builder = g_strv_builder_new()
        defer { g_strv_builder_unref(builder) }
        for string in strings { g_strv_builder_add(builder, string) }
        return g_strv_builder_end(builder)
    }
}
