// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveText

/// What this program is made of, on this machine: for `--version`, the preferences and bug reports.
struct VersionReport {
    /// A library, and what it brings.
    struct Part {
        let name: String
        let version: String
        /// What works through it, in the user's language; `nil` for what is always needed.
        let purpose: String?
        /// The Debian package that adds it; `nil` for what is always needed.
        let package: String?
        let isPresent: Bool
    }

    /// GTK and the engines.
    let required: [Part]
    /// Libraries whose absence takes one feature away.
    let optional: [Part]
    /// BCP-47 languages whose data is installed.
    let languages: [String]

    /// What is there now.
    static var current: VersionReport {
        let gtk = Part(
            name: "GTK",
            version: "\(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())",
            purpose: nil, package: nil, isPresent: true)
        let engines = Components.engines.map {
            Part(name: $0.name, version: $0.version, purpose: nil, package: nil, isPresent: true)
        }
        let isStyled = Adwaita.isAvailable
        let style = Part(
            name: "libadwaita", version: isStyled ? "present" : "absent",
            purpose: localized("GNOME’s style and accent colour"), package: "libadwaita-1-0", isPresent: isStyled)
        let optional = Components.optionalParts.map { component in
            Part(
                name: component.name, version: component.version, purpose: purpose(of: component.name),
                package: package(of: component.name), isPresent: component.version != "absent")
        }
        return VersionReport(
            required: [gtk] + engines, optional: [style] + optional,
            languages: ImageAnalyzer.supportedTextRecognitionLanguages)
    }

    /// The report as lines of text.
    var text: String {
        var lines = ["Legible \(BuildInfo.version)"]
        lines += (required + optional).map { "\($0.name) \($0.version)" }
        lines.append("languages \(languages.isEmpty ? "none" : languages.joined(separator: " "))")
        return lines.joined(separator: "\n")
    }

    private static func purpose(of name: String) -> String? {
        switch name {
        case "lcms2": localized("Colours as their profiles say")
        case "libphonenumber": localized("Phone numbers of every country")
        case "libpsl": localized("Which web addresses are real")
        case "zxing-cpp": localized("More kinds of codes")
        default: nil
        }
    }

    private static func package(of name: String) -> String? {
        switch name {
        case "lcms2": "liblcms2-2"
        case "libphonenumber": "libphonenumber8"
        case "libpsl": "libpsl5"
        default: nil
        }
    }
}
