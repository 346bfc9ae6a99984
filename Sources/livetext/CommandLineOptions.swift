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
    /// Whether to tell how long each file took.
    private(set) var tellsTimings = false

    private static let summary = """
        Reads text, data and codes in pictures.

        Commands:
          recognize FILE…   Read pictures; '-' is standard input
          codes FILE…       Read the codes in pictures
          payload TEXT…     Tell what the text of a code means

        With --format=json each picture gives an object
          {"text", "width", "height", "words": [{"text", "quad", "confidence"}],
           "codes": [{"format", "text", "quad"}], "dataItems": [{"kind", "text", "value", "quads"}]}
        and several pictures an array of them, each with its "file". Quads are four [x, y] in pixels of the displayed
        picture, clockwise from where the text begins. hocr and tsv have what `tesseract` writes under these names.

        With --json-lines, codes answers lines {"id", "file"} of standard input by lines
          {"id", "results": [{"format", "text"}], "ms"}
        and payload answers lines {"id", "payload", "format"} by lines {"id", "type", "fields", "display"}.

        Exit status: 0 all was read, 1 a picture could not be read, 2 wrong command line.
        """

    /// Parses arguments, the program's name first.
    init(_ arguments: [String]) throws(UsageError) {
        let values = Values()
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
            if let unknown = languages.first(where: { ImageAnalyzer.availability(ofLanguage: $0) == .unknown }) {
                throw UsageError(message: "unknown language '\(unknown)'; --version lists the installed ones")
            }
        }
    }

    private static func command(_ arguments: [String], readsJSONLines: Bool) throws(UsageError) -> Command {
        guard let name = arguments.first else { throw UsageError(message: "no command given") }
        let rest = Array(arguments.dropFirst())
        if readsJSONLines {
            guard ["codes", "payload"].contains(name) else {
                throw UsageError(message: "--json-lines is for the commands codes and payload")
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

/// The places GLib writes option values to.
private struct Values {
    typealias StringPlace = UnsafeMutablePointer<UnsafeMutablePointer<gchar>?>

    let help = UnsafeMutablePointer<gboolean>.allocate(capacity: 1)
    let version = UnsafeMutablePointer<gboolean>.allocate(capacity: 1)
    let jsonLines = UnsafeMutablePointer<gboolean>.allocate(capacity: 1)
    let pagePassOnly = UnsafeMutablePointer<gboolean>.allocate(capacity: 1)
    let timings = UnsafeMutablePointer<gboolean>.allocate(capacity: 1)
    let format = StringPlace.allocate(capacity: 1)
    let languages = StringPlace.allocate(capacity: 1)
    let rest = UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<gchar>?>?>.allocate(capacity: 1)
    /// GLib keeps the addresses of names and descriptions for as long as the context lives.
    private let texts = UnsafeMutablePointer<OpaquePointer?>.allocate(capacity: 1)

    init() {
        help.initialize(to: 0)
        version.initialize(to: 0)
        jsonLines.initialize(to: 0)
        pagePassOnly.initialize(to: 0)
        timings.initialize(to: 0)
        format.initialize(to: nil)
        languages.initialize(to: nil)
        rest.initialize(to: nil)
        texts.initialize(to: g_string_chunk_new(1024))
    }

    func free() {
        g_free(format.pointee)
        g_free(languages.pointee)
        g_strfreev(rest.pointee)
        g_string_chunk_free(texts.pointee)
        help.deallocate()
        version.deallocate()
        jsonLines.deallocate()
        pagePassOnly.deallocate()
        timings.deallocate()
        format.deallocate()
        languages.deallocate()
        rest.deallocate()
        texts.deallocate()
    }

    func string(_ place: StringPlace) -> String? { place.pointee.map { String(cString: $0) } }

    /// What is no option: the command and its files.
    var remaining: [String] {
        var result: [String] = []
        var next = rest.pointee
        while let place = next, let string = place.pointee {
            result.append(String(cString: string))
            next = place.advanced(by: 1)
        }
        return result
    }

    func addEntries(to context: OpaquePointer?) {
        var entries = [
            entry("format", "f", G_OPTION_ARG_STRING, format, "Write text (the default), json, hocr or tsv", "FORMAT"),
            entry(
                "languages", "l", G_OPTION_ARG_STRING, languages,
                "Languages of the text, most likely first, as en,de; default: the user's", "LIST"),
            entry(
                "json-lines", nil, G_OPTION_ARG_NONE, jsonLines,
                "Answer lines of JSON on standard input by lines of JSON", nil),
            entry(
                "page-pass-only", nil, G_OPTION_ARG_NONE, pagePassOnly,
                "Read the page in one pass, without second looks", nil),
            entry(
                "timings", nil, G_OPTION_ARG_NONE, timings,
                "Tell on standard error how long each file took, a line of JSON each", nil),
            entry("version", nil, G_OPTION_ARG_NONE, version, "Tell versions of the program and its parts", nil),
            entry("help", "h", G_OPTION_ARG_NONE, help, "Show this help", nil),
            entry("", nil, G_OPTION_ARG_FILENAME_ARRAY, rest, "", nil),
            GOptionEntry(),
        ]
        g_option_context_add_main_entries(context, &entries, nil)
    }

    private func entry(
        _ name: String, _ letter: Character?, _ argument: GOptionArg, _ place: UnsafeMutableRawPointer,
        _ description: String, _ argumentName: String?
    ) -> GOptionEntry {
        GOptionEntry(
            long_name: keep(name), short_name: gchar(letter?.asciiValue ?? 0), flags: 0, arg: argument,
            arg_data: place, description: keep(description), arg_description: argumentName.flatMap(keep))
    }

    private func keep(_ text: String) -> UnsafePointer<gchar>? {
        g_string_chunk_insert_const(texts.pointee, text).map { UnsafePointer($0) }
    }
}
