// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

/// Translates text: on this machine by Apertium, in Dialect, or else at a web address.
@MainActor
enum Translation {
    private static let iconName = "legible-translate-symbolic"

    /// What can translate the text.
    static func items(_ request: TextActionRequest) -> [LiveTextMenu.Item] {
        var items: [LiveTextMenu.Item] = []
        if let apertium = Apertium(from: request.language, to: request.preferences.language) {
            items.append(
                LiveTextMenu.Item(
                    id: "text.translate", title: localized("Translate"), iconName: iconName,
                    tooltip: localized("Translated on this computer")
                ) { translate(request, with: apertium) })
        }
        if Dialect.isInstalled {
            items.append(
                LiveTextMenu.Item(
                    id: items.isEmpty ? "text.translate" : "text.translateInDialect",
                    title: localized("Translate in %1$@", Dialect.name), iconName: iconName
                ) { Task { await Dialect.translate(request) } })
        }
        guard items.isEmpty else { return items }
        let address = request.preferences.translationAddress
        return [
            DesktopTextActions.webItem(
                id: "text.translate", title: PresentationText("Translate on %1$@", address.host), iconName: iconName,
                address, text: request.text, request)
        ]
    }

    private static func translate(_ request: TextActionRequest, with apertium: Apertium) {
        Task {
            do throws(GLibError) {
                let translated = try await apertium.translate(request.text)
                await TranslationDialog(translated, over: request.widget).run(request)
            } catch {
                request.report(.actionFailed(reason: error.message))
            }
        }
    }
}

/// Apertium's command line, with one installed pair of languages.
@MainActor
struct Apertium {
    private let program: ExternalProgram
    private let mode: String

    /// - Parameters:
    ///   - source: BCP 47; `nil` when unknown, which is enough where only one pair leads to the target.
    init?(from source: String?, to target: String) {
        guard let program = ExternalProgram("apertium") else { return nil }
        let targets = LanguageCode.names(of: target)
        let modes = Self.modes(of: program).filter { mode in
            targets.contains { mode.hasSuffix("-" + $0) } && mode.split(separator: "-").count == 2
        }
        let sources = source.map(LanguageCode.names)
        let fitting = modes.filter { mode in
            sources.map { $0.contains { mode.hasPrefix($0 + "-") } } ?? (modes.count == 1)
        }
        guard let mode = fitting.first else { return nil }
        self.program = program
        self.mode = mode
    }

    /// The pairs installed beside the program or with the system's packages.
    private static func modes(of program: ExternalProgram) -> [String] {
        let prefix = program.path.split(separator: "/").dropLast(2).map { "/" + $0 }.joined()
        var modes: Set<String> = []
        for folder in [prefix + "/share/apertium/modes", "/usr/share/apertium/modes"] {
            guard let directory = g_dir_open(folder, 0, nil) else { continue }
            defer { g_dir_close(directory) }
            while let entry = g_dir_read_name(directory) {
                let name = String(cString: entry)
                if name.hasSuffix(".mode") { modes.insert(String(name.dropLast(".mode".count))) }
            }
        }
        return modes.sorted()
    }

    func translate(_ text: String) async throws(GLibError) -> String {
        // Unknown words are not marked.
        let output = try await program.output(["-u", mode], input: text)
        return String(output.reversed().drop(while: \.isWhitespace).reversed())
    }
}

/// The names a language has in Apertium's pairs: two letters in old ones, three in new ones.
enum LanguageCode {
    private static let threeLetters = [
        "af": "afr", "an": "arg", "ar": "ara", "be": "bel", "bg": "bul", "br": "bre", "ca": "cat", "cs": "ces",
        "cy": "cym", "da": "dan", "de": "deu", "el": "ell", "en": "eng", "eo": "epo", "es": "spa", "eu": "eus",
        "fa": "fas", "fi": "fin", "fr": "fra", "gl": "glg", "hi": "hin", "hr": "hrv", "hu": "hun", "id": "ind",
        "is": "isl", "it": "ita", "ja": "jpn", "kk": "kaz", "ko": "kor", "lt": "lit", "lv": "lav", "mk": "mkd",
        "ms": "msa", "mt": "mlt", "nb": "nob", "nl": "nld", "nn": "nno", "no": "nor", "oc": "oci", "pl": "pol",
        "pt": "por", "ro": "ron", "ru": "rus", "sk": "slk", "sl": "slv", "sr": "srp", "sv": "swe", "tr": "tur",
        "tt": "tat", "uk": "ukr", "ur": "urd", "zh": "zho",
    ]

    /// - Parameter tag: BCP 47.
    static func names(of tag: String) -> [String] {
        let language = String(tag.prefix { $0 != "-" && $0 != "_" }).lowercased()
        return [threeLetters[language], language].compactMap(\.self)
    }
}

/// The translator Dialect, told over D-Bus what to translate.
@MainActor
enum Dialect {
    static let name = "Dialect"
    private static let identifier = "app.drey.Dialect"
    private static let path = "/app/drey/Dialect"
    /// How often and how long it is looked for after it was started.
    private static let pollInterval = Duration.milliseconds(200)
    private static let startAttempts = 50

    static var isInstalled: Bool { application != nil }

    private static var application: GObjectReference? {
        let all = g_app_info_get_all()
        defer { g_list_free_full(all) { g_object_unref($0) } }
        var entry = all
        while let application = entry?.pointee.data {
            if let id = g_app_info_get_id(cast(application)), String(cString: id) == identifier + ".desktop" {
                return GObjectReference(retaining: application)
            }
            entry = entry?.pointee.next
        }
        return nil
    }

    /// Starts Dialect unless it runs, and gives it the text.
    static func translate(_ request: TextActionRequest) async {
        do throws(GLibError) {
            let bus = try await MessageBus.session()
            if await !bus.hasOwner(identifier) {
                guard let application else { return }
                _ = try throwingGLibError { g_app_info_launch(cast(application), nil, nil, $0) }
                for _ in 0..<startAttempts where await !bus.hasOwner(identifier) {
                    _ = try? await Task.sleep(for: pollInterval)
                }
            }
            var options: [String: Variant] = ["text": .string(request.text)]
            options["dest"] = LanguageCode.names(of: request.preferences.language).last.map(Variant.string)
            if let language = request.language {
                options["src"] = LanguageCode.names(of: language).last.map(Variant.string)
            }
            // The path is for output of the command line; there is none.
            guard let output = Variant.objectPath("/") else { return }
            try await bus.call(
                identifier, path, "org.gtk.Application", "CommandLine",
                [
                    output, .array([.bytes(Array("dialect".utf8) + [0])], of: "ay"),
                    .dictionary(["options": .dictionary(options)]),
                ])
        } catch {
            request.report(.actionFailed(reason: error.message))
        }
    }
}
