// SPDX-License-Identifier: Apache-2.0

import CGLib

/// The places GLib writes option values to.
struct CommandLineValues {
    typealias StringPlace = UnsafeMutablePointer<UnsafeMutablePointer<gchar>?>

    let help = UnsafeMutablePointer<gboolean>.allocate(capacity: 1)
    let version = UnsafeMutablePointer<gboolean>.allocate(capacity: 1)
    let jsonLines = UnsafeMutablePointer<gboolean>.allocate(capacity: 1)
    let pagePassOnly = UnsafeMutablePointer<gboolean>.allocate(capacity: 1)
    let timings = UnsafeMutablePointer<gboolean>.allocate(capacity: 1)
    let format = StringPlace.allocate(capacity: 1)
    let languages = StringPlace.allocate(capacity: 1)
    let region = StringPlace.allocate(capacity: 1)
    let referenceDate = StringPlace.allocate(capacity: 1)
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
        region.initialize(to: nil)
        referenceDate.initialize(to: nil)
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
        jsonLines.deallocate()
        pagePassOnly.deallocate()
        timings.deallocate()
        format.deallocate()
        languages.deallocate()
        region.deallocate()
        referenceDate.deallocate()
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
