// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

extension ImageAnalyzer {
    /// Every further language makes reading slower and a little less sure.
    private static let maximumLanguageCount = 3

    /// BCP-47 languages to read with: the wanted ones that are installed, at most three.
    ///
    /// - Throws: `languageDataMissing` with the package for the first wanted language. Languages that were not asked for
    ///   by name but are the user's give way to English, then to whatever is there.
    func recognitionLanguages(for configuration: AnalysisConfiguration) throws(AnalysisError) -> [String] {
        let isExplicit = !configuration.locales.isEmpty
        let wanted = (isExplicit ? configuration.locales : userLocale.languages)
            .compactMap(TesseractLanguage.name(of:))
        let installed = installedLanguages()
        var names: [String] = []
        for name in wanted where installed.contains(name) && !names.contains(name) { names.append(name) }
        if names.isEmpty, !isExplicit, let fallback = installed.first(where: { $0 == "eng" }) ?? installed.first {
            names = [fallback]
        }
        guard !names.isEmpty else {
            throw .languageDataMissing(package: TesseractLanguage.package(of: wanted.first ?? "eng"))
        }
        return names.prefix(Self.maximumLanguageCount).compactMap(TesseractLanguage.bcp47(of:))
    }
}
