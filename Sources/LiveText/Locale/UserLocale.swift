// SPDX-License-Identifier: Apache-2.0

import CGLib

/// The languages and the country a person set for the desktop, from the environment as gettext reads it.
public struct UserLocale: Sendable, Hashable {
    /// BCP-47 languages for messages and reading, most wanted first; never empty.
    public let languages: [String]
    /// ISO 3166 country for telephone numbers and dates, as `DE`; `US` where nothing says.
    public let region: String

    /// Stands for an unset language or the C locale.
    private static let defaultLanguage = "en"
    /// Stands for an unset country.
    private static let defaultRegion = "US"

    /// What the environment says now.
    public static var current: UserLocale {
        var names: [String] = []
        var next = g_get_language_names()
        while let pointer = next, let name = pointer.pointee {
            names.append(String(cString: name))
            next = pointer.advanced(by: 1)
        }
        return UserLocale(languageNames: names) { name in g_getenv(name).map { String(cString: $0) } }
    }

    /// Reads names of locales.
    ///
    /// - Parameters:
    ///   - languageNames: POSIX locale names, most wanted first, as `de_DE.UTF-8`.
    ///   - environment: the value of an environment variable.
    package init(languageNames: [String], environment: (String) -> String?) {
        var languages: [String] = []
        for name in languageNames {
            guard let tag = LanguageTag(posixName: name)?.description, !languages.contains(tag) else { continue }
            // GLib lists `de_DE` and then `de`; the second says nothing new.
            guard !languages.contains(where: { $0.hasPrefix(tag + "-") }) else { continue }
            languages.append(tag)
        }
        self.languages = languages.isEmpty ? [Self.defaultLanguage] : languages
        // In the order of setlocale(3): one variable for all categories first, the general default last. What is set
        // for telephone numbers and addresses says more about the place than the language of messages does.
        let variables = ["LC_ALL", "LC_TELEPHONE", "LC_ADDRESS", "LANG"]
        let names = variables.compactMap(environment).filter { !$0.isEmpty }
        region =
            names.lazy.compactMap { LanguageTag(posixName: $0)?.region }.first
            ?? languages.lazy.compactMap { LanguageTag($0)?.region }.first ?? Self.defaultRegion
    }
}
