// SPDX-License-Identifier: Apache-2.0

internal import CGtk

/// The gettext domain of every text a person sees.
private let textDomain = "legible"

/// Where translations are found.
package enum Localization {
    /// Makes a locale folder (`<prefix>/share/locale`) the source of translations. Call once, before any text is shown;
    /// without it texts stay English.
    package static func bind(localeDirectory: String) {
        bindtextdomain(textDomain, localeDirectory)
        bind_textdomain_codeset(textDomain, "UTF-8")
        textdomain(textDomain)
    }

    /// Whether texts are in a language that is written right to left.
    @MainActor
    package static var isRightToLeft: Bool { gtk_get_locale_direction() == GTK_TEXT_DIR_RTL }
}

/// A text in the user's language, with `%1$@`, `%2$@`… replaced by the arguments.
/// - Parameter format: A plain literal, so that it can be extracted for translators.
package func localized(_ format: String, _ arguments: String...) -> String {
    // The lookup may return its argument, which lives no longer than this closure.
    let translation = format.withCString { String(cString: g_dgettext(textDomain, $0)) }
    return substitute(arguments, in: translation)
}

/// The plural form that fits a count, in the user's language. `%1$@` is the count, `%2$@`… the arguments.
package func localizedPlural(
    _ singular: String, _ plural: String, _ count: Int, _ arguments: String...
) -> String {
    let translation = singular.withCString { singular in
        plural.withCString { String(cString: g_dngettext(textDomain, singular, $0, gulong(count.magnitude))) }
    }
    return substitute([String(count)] + arguments, in: translation)
}

/// Replaces `%N$@` by the Nth argument and `%%` by a percent sign, in one pass: arguments are never searched. A text
/// without arguments is left as it is.
private func substitute(_ arguments: [String], in format: String) -> String {
    guard !arguments.isEmpty else { return format }
    var result = ""
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
        result += rest[..<percent]
        rest = rest[percent...]
        let afterPercent = rest.dropFirst()
        let digits = afterPercent.prefix { $0.isASCII && $0.isNumber }
        if afterPercent.first == "%" {
            result += "%"
            rest = afterPercent.dropFirst()
        } else if let number = Int(digits), arguments.indices.contains(number - 1),
            afterPercent.dropFirst(digits.count).hasPrefix("$@")
        {
            result += arguments[number - 1]
            rest = afterPercent.dropFirst(digits.count + 2)
        } else {
            result += "%"
            rest = afterPercent
        }
    }
    return result + rest
}
