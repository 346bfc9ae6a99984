// SPDX-License-Identifier: Apache-2.0

internal import GtkKit
internal import LiveTextCore

/// What the desktop has for selected text: dictionaries, translators, the browser, mail, speech.
///
/// Helpers on this machine come first; only where there is none a web address is offered, and its entry names the site
/// that the text goes to.
@MainActor
public final class DesktopTextActions: TextActionProviding {
    /// A longer selection is not looked up, in words.
    private static let longestTerm = 4
    /// A longer text is cut before it is put into a web address, in characters.
    private static let longestQuery = 1500

    private let speech = Speech()

    /// Makes the desktop's actions.
    public init() {}

    /// Look Up, Translate, Search the Web; Read Aloud, Share.
    public func menuSections(for request: TextActionRequest) -> [[LiveTextMenu.Item]] {
        let hasWords = request.text.contains { $0.isLetter || $0.isNumber }
        guard hasWords else { return [] }
        return [
            [lookUpItem(request)].compactMap(\.self) + Translation.items(request) + [searchItem(request)],
            [speech.item(request), MailSharing.item(request)],
        ]
    }

    private func lookUpItem(_ request: TextActionRequest) -> LiveTextMenu.Item? {
        let words = request.text.split(whereSeparator: \.isWhitespace)
        guard words.count <= Self.longestTerm else { return nil }
        let term = words.joined(separator: " ")
        if let dictionary = LocalDictionary.installed {
            return LiveTextMenu.Item(
                id: "text.lookUp", title: localized("Look Up"), iconName: "legible-dictionary-symbolic",
                tooltip: localized("Opens in %1$@", dictionary.name)
            ) { dictionary.lookUp(term, for: request) }
        }
        return Self.webItem(
            id: "text.lookUp", title: PresentationText("Look Up on %1$@", request.preferences.lookUpAddress.host),
            iconName: "legible-dictionary-symbolic", request.preferences.lookUpAddress, text: term, request)
    }

    private func searchItem(_ request: TextActionRequest) -> LiveTextMenu.Item {
        Self.webItem(
            id: "text.search", title: PresentationText("Search on %1$@", request.preferences.searchAddress.host),
            iconName: "legible-edit-find-symbolic", request.preferences.searchAddress, text: request.text, request)
    }

    /// An entry that takes the text to a web address, which it names.
    static func webItem(
        id: String, title: PresentationText, iconName: String, _ address: WebAddressTemplate, text: String,
        _ request: TextActionRequest
    ) -> LiveTextMenu.Item {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let url = address.url(for: String(words.prefix(longestQuery)), language: request.preferences.language)
        let action = DataAction(id: id, kind: .open(uri: url), title: title, iconName: iconName)
        return LiveTextMenu.Item(
            id: id, title: localized(action.title), iconName: iconName,
            tooltip: localized("Sends the text to %1$@", address.host)
        ) { request.perform(action) }
    }
}

/// A dictionary on this machine.
@MainActor
private struct LocalDictionary {
    /// Programs that show a word's entry, with what stands before the word on their command lines.
    private static let known: [(program: String, name: String, arguments: [String])] = [
        ("gnome-dictionary", "Dictionary", ["--look-up"]), ("goldendict", "GoldenDict", []), ("artha", "Artha", []),
    ]

    let name: String
    private let program: ExternalProgram
    private let arguments: [String]

    /// The first dictionary that is installed.
    static var installed: LocalDictionary? {
        for (program, name, arguments) in known {
            if let found = ExternalProgram(program) {
                return LocalDictionary(name: name, program: found, arguments: arguments)
            }
        }
        return nil
    }

    func lookUp(_ term: String, for request: TextActionRequest) {
        // A term that begins with a hyphen would be taken for an option.
        let word = String(term.drop { $0 == "-" })
        do throws(GLibError) {
            try program.start(arguments + [word])
        } catch {
            request.report(.actionFailed(reason: error.message))
        }
    }
}
