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
        case detect
    }

    /// How results are written.
    enum Format: String, CaseIterable {
        /// The text alone.
        case text
        /// Text, words, codes and data with their places.
        case json
    }

    /// Why a command line makes no sense.
    struct UsageError: Error {
        let message: String
    }

    let command: Command
    private(set) var format = Format.text
    /// BCP-47 languages; empty for the user's.
    private(set) var languages: [String] = []
    /// ISO 3166 country whose national forms are understood; `nil` for the user's.
    private(set) var region: String?
    /// What relative dates count from; `nil` for now.
    private(set) var referenceDate: CalendarDate?
    /// Whether standard input and output are a JSON object per line.
    private(set) var usesJSONLines = false

    private static let summary = """
        Reads text, data and codes in pictures.

        Commands:
          recognize FILE…   Read pictures; '-' is standard input
          detect            Find data in the text on standard input

        With --format=json each picture gives an object
          {"text", "width", "height", "words": [{"text", "quad", "confidence"}],
           "codes": [{"format", "text", "quad"}], "dataItems": [{"kind", "text", "value", "quads"}]}
        and several pictures an array of them, each with its "file". Quads are four [x, y] in pixels of the displayed
        picture, clockwise from where the text begins.

        detect writes a line per item, its kind, value and text with tabs between; with --format=json an array of
          {"kind", "value", "text", "start", "end"}, where start and end count Unicode code points.

        Exit status: 0 all was read, 1 a picture could not be read, 2 wrong command line.
        """

    /// Parses arguments, the program's name first.
    init(_ arguments: [String]) throws(UsageError) {
        let values = Values()
        defer { values.free() }
        let context = g_option_context_new("COMMAND [FILE…]")
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
        command = try Self.command(values.remaining)
        if let name = values.string(values.format) {
            guard let format = Format(rawValue: name) else {
                throw UsageError(message: "unknown format '\(name)'; use text or json")
            }
            self.format = format
        }
        if let list = values.string(values.languages) {
            languages = list.split(whereSeparator: { $0 == "," || $0 == "+" || $0 == " " }).map(String.init)
            guard !languages.isEmpty else { throw UsageError(message: "no language given") }
        }
        try readDetection(values)
    }

    /// What only `detect` asks for.
    private mutating func readDetection(_ values: Values) throws(UsageError) {
        usesJSONLines = values.jsonLines.pointee != 0
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

    private static func command(_ arguments: [String]) throws(UsageError) -> Command {
        guard let name = arguments.first else { throw UsageError(message: "no command given") }
        if name == "detect" {
            guard arguments.count == 1 else { throw UsageError(message: "detect reads standard input, no files") }
            return .detect
        }
        guard name == "recognize" else { throw UsageError(message: "unknown command '\(name)'") }
        let files = Array(arguments.dropFirst())
        guard !files.isEmpty else { throw UsageError(message: "no file given") }
        return .recognize(files: files)
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
    let pagePassOnly = UnsafeMutablePointer<gboolean>.allocate(capacity: 1)
    let format = StringPlace.allocate(capacity: 1)
    let languages = StringPlace.allocate(capacity: 1)
    let region = StringPlace.allocate(capacity: 1)
    let referenceDate = StringPlace.allocate(capacity: 1)
    let jsonLines = UnsafeMutablePointer<gboolean>.allocate(capacity: 1)
    let rest = UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<gchar>?>?>.allocate(capacity: 1)
    /// GLib keeps the addresses of names and descriptions for as long as the context lives.
    private let texts = UnsafeMutablePointer<OpaquePointer?>.allocate(capacity: 1)

    init() {
        help.initialize(to: 0)
        version.initialize(to: 0)
        pagePassOnly.initialize(to: 0)
        format.initialize(to: nil)
        languages.initialize(to: nil)
        region.initialize(to: nil)
        referenceDate.initialize(to: nil)
        jsonLines.initialize(to: 0)
        rest.initialize(to: nil)
        texts.initialize(to: g_string_chunk_new(1024))
    }

    func free() {
        g_free(format.pointee)
        g_free(languages.pointee)
        g_free(region.pointee)
        g_free(referenceDate.pointee)
        g_strfreev(rest.pointee)
        g_string_chunk_free(texts.pointee)
        help.deallocate()
        version.deallocate()
        pagePassOnly.deallocate()
        format.deallocate()
        languages.deallocate()
        region.deallocate()
        referenceDate.deallocate()
        jsonLines.deallocate()
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
            entry("format", "f", G_OPTION_ARG_STRING, format, "Write text (the default) or json", "FORMAT"),
            entry(
                "languages", "l", G_OPTION_ARG_STRING, languages,
                "Languages of the text, most likely first, as en,de; default: the user's", "LIST"),
            // Another name for the same list, as a text is mostly in one language.
            entry("language", nil, G_OPTION_ARG_STRING, languages, "The same as --languages", "LIST"),
            entry(
                "region", "r", G_OPTION_ARG_STRING, region,
                "Country of national forms in detect, as DE; default: the user's", "CODE"),
            entry(
                "reference-date", nil, G_OPTION_ARG_STRING, referenceDate,
                "What relative dates count from in detect, as 2026-05-04; default: now", "DATE"),
            entry(
                "json-lines", nil, G_OPTION_ARG_NONE, jsonLines,
                "In detect, read and write one JSON object per line", nil),
            entry(
                "page-pass-only", nil, G_OPTION_ARG_NONE, pagePassOnly,
                "Read the page in one pass, without second looks", nil),
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
