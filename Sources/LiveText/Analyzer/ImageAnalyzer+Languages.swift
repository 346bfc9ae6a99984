// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

extension ImageAnalyzer {
    /// Every further language makes reading slower and a little less sure.
    private static let maximumLanguageCount = 3

    /// Languages to read with: the wanted ones that are installed, at most three; and where none were asked for by name,
    /// one of each other script that is installed, for pictures that turn out to be written in it.
    ///
    /// - Throws: `languageDataMissing` with the package for the first wanted language. Languages that were not asked for
    ///   by name but are the user's give way to English, then to whatever is there.
    func recognitionLanguages(for configuration: AnalysisConfiguration) throws(AnalysisError) -> RecognitionLanguages {
        let isExplicit = !configuration.locales.isEmpty
        let wanted = (isExplicit ? configuration.locales : userLocale.languages)
            .compactMap(Self.dataName(of:))
        let installed = installedLanguages()
        var names: [String] = []
        for name in wanted where installed.contains(name) && !names.contains(name) { names.append(name) }
        if names.isEmpty, !isExplicit, let fallback = installed.first(where: { $0 == "eng" }) ?? installed.first {
            names = [fallback]
        }
        guard !names.isEmpty else {
            throw .languageDataMissing(package: TesseractLanguage.package(of: wanted.first ?? "eng"))
        }
        let others = isExplicit ? [] : TesseractLanguage.ofOtherScripts(than: names, installed: installed)
        return RecognitionLanguages(
            names.prefix(Self.maximumLanguageCount).compactMap(TesseractLanguage.bcp47(of:)),
            ofOtherScripts: others.compactMap(TesseractLanguage.bcp47(of:)))
    }
}

extension ImageAnalyzer {
    /// Whether text of a language can be read.
    public enum LanguageAvailability: Hashable, Sendable {
        /// Its data is installed.
        case installed
        /// Its data is not installed; this is the Debian package with it.
        case missing(package: String)
        /// No such language is known.
        case unknown
    }

    /// Tesseract's names of languages that have no two-letter code and are packaged, beside those with one.
    private static let furtherLanguageNames: Set<String> = [
        "ceb", "chr", "enm", "fil", "frm", "grc", "kmr", "syr",
    ]

    /// Whether text of a language can be read with the data that is installed.
    ///
    /// - Parameter tag: BCP 47, as `de-AT`, or the data's own name, as `deu`.
    public static func availability(ofLanguage tag: String) -> LanguageAvailability {
        guard let name = dataName(of: tag) else { return .unknown }
        if TesseractLanguage.installed.contains(name) { return .installed }
        return isPackaged(name) ? .missing(package: TesseractLanguage.package(of: name)) : .unknown
    }

    /// Whether a language, given as above, is one that is installed or could be.
    package static func knowsLanguage(_ tag: String) -> Bool {
        guard let name = dataName(of: tag) else { return false }
        return isPackaged(name) || TesseractLanguage.installed.contains(name)
    }

    /// Whether there is a package for a name: one that is only passed through may be anything.
    private static func isPackaged(_ name: String) -> Bool {
        name != TesseractLanguage.bcp47(of: name) || furtherLanguageNames.contains(name)
    }

    /// Tesseract's name of a language given as BCP 47 or by that name.
    private static func dataName(of tag: String) -> String? {
        TesseractLanguage.name(of: TesseractLanguage.bcp47(of: tag) ?? tag)
    }
}
