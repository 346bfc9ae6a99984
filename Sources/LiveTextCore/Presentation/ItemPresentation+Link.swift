// SPDX-License-Identifier: Apache-2.0

extension ItemPresentation {
    /// How a link is shown. One whose scheme is not opened can be copied only.
    static func link(_ url: String) -> ItemPresentation {
        let copying = DataAction.copy(url, id: "link.copy", title: PresentationText("Copy Link"))
        guard let link = LinkInspection(url), link.isOpened else {
            let inspection = LinkInspection(url)
            return ItemPresentation(
                title: PresentationText("Link"), fullValue: inspection?.displayText ?? url,
                emphasis: inspection?.hostRange, warnings: inspection?.warnings.map(\.text) ?? [],
                iconName: IconName.web,
                copying: copying, pill: PresentationText("Copy Link"),
                accessibleName: PresentationText("Copy the link %1$@", inspection?.displayText ?? url))
        }
        let opening = DataAction(
            id: "link.open", kind: .open(uri: link.uri), title: PresentationText("Open Link"), iconName: IconName.web,
            warnings: link.warningsToConfirm.map(\.text))
        return ItemPresentation(
            title: PresentationText("Link"), fullValue: link.displayText, emphasis: link.hostRange,
            warnings: link.warnings.map(\.text), hint: link.host, iconName: IconName.web, actions: [opening],
            copying: copying, pill: PresentationText("Open %1$@", link.shortHost),
            accessibleName: PresentationText("Open %1$@ in the browser", link.host))
    }
}

extension DataAction {
    /// Opens a link that is one of several things in an item; `nil` when it is not opened.
    static func openLink(_ url: String, id: String) -> DataAction? {
        guard let link = LinkInspection(url), link.isOpened else { return nil }
        return DataAction(
            id: id, kind: .open(uri: link.uri), title: PresentationText("Open %1$@", link.shortHost),
            iconName: IconName.web, warnings: link.warningsToConfirm.map(\.text))
    }
}

extension LinkInspection {
    /// Whether it is a web address that may be launched.
    var isOpened: Bool { !host.isEmpty && LaunchPolicy.launchableScheme(of: uri) != nil }

    /// The host without `www.`, which tells nothing in a short label.
    var shortHost: String {
        let prefix = "www."
        return host.hasPrefix(prefix) ? String(host.dropFirst(prefix.count)) : host
    }
}

extension LinkInspection.Warning {
    /// The warning in one sentence.
    package var text: PresentationText {
        switch self {
        case .hiddenCharacters:
            PresentationText("This link contains hidden characters. They are shown as codes that begin with %.")
        case .userInfo:
            PresentationText("The part before @ is a user name. The link leads to the site after it.")
        case .mixedScripts:
            PresentationText("The site’s name mixes letters of different scripts that can look alike.")
        case .lookalikeHost:
            PresentationText("The site’s name is written with characters that look like others.")
        case .internationalHost(let encoded):
            PresentationText("The site’s name has international characters. Its technical form is %1$@.", encoded)
        case .numericHost:
            PresentationText("The link leads to a numeric address instead of a named site.")
        case .unusualPort(let port):
            PresentationText("The link uses the unusual port %1$@.", String(port))
        case .unknownScheme(let scheme):
            PresentationText("Links that begin with %1$@ are not opened from here.", scheme + ":")
        }
    }
}
