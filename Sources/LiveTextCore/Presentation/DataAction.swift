// SPDX-License-Identifier: Apache-2.0

/// Something a person can do with an item in a picture.
public struct DataAction: Hashable, Sendable, Codable, Identifiable {
    /// What performing the action does.
    public enum Kind: Hashable, Sendable, Codable {
        /// Hands a URI to the desktop's application for its scheme.
        case open(uri: String)
        /// Puts a text on the clipboard.
        case copy(text: String)
        /// Hands a contact, in the vCard format (RFC 6350), to the desktop's application for contacts.
        case saveContact(vCard: String)
        /// Hands an event, in the iCalendar format (RFC 5545), to the desktop's calendar.
        case saveEvent(iCalendar: String)
        /// Joins a wireless network, once the person has confirmed it.
        case joinNetwork(WiFiNetwork)
        /// Shows a value that is not shown unasked, as a password.
        case reveal(text: String)
    }

    /// A stable name, as `link.open`, for menus, hosts and tests.
    public let id: String
    /// What it does.
    public let kind: Kind
    /// What a menu says.
    public let title: PresentationText
    /// A symbolic icon's name.
    public let iconName: String
    /// What a person is told, and asked about, before it is performed; most important first.
    public let warnings: [PresentationText]
    /// The address of a web page that shows the same, to be offered where no application takes the URI.
    public let webPage: String?

    /// Makes an action.
    public init(
        id: String, kind: Kind, title: PresentationText, iconName: String, warnings: [PresentationText] = [],
        webPage: String? = nil
    ) {
        self.id = id
        self.kind = kind
        self.title = title
        self.iconName = iconName
        self.warnings = warnings
        self.webPage = webPage
    }

    /// The URI it opens; `nil` for other kinds.
    public var uri: String? {
        if case .open(let uri) = kind { uri } else { nil }
    }

    /// The text it copies; `nil` for other kinds.
    public var copiedText: String? {
        if case .copy(let text) = kind { text } else { nil }
    }

    /// The schemes, in lower case, whose URIs are handed to an application. All others are only shown and copied.
    public static let launchableSchemes: Set<String> = ["geo", "http", "https", "mailto", "sms", "tel"]
}

extension DataAction {
    /// Copies a text; last among an item's actions.
    static func copy(_ text: String, id: String, title: PresentationText) -> DataAction {
        DataAction(id: id, kind: .copy(text: text), title: title, iconName: IconName.copy)
    }
}

/// The symbolic icons of items and their actions.
enum IconName {
    static let calendar = "legible-x-office-calendar-symbolic"
    static let call = "legible-call-start-symbolic"
    static let code = "legible-code-symbolic"
    static let contact = "legible-contact-new-symbolic"
    static let convert = "legible-convert-symbolic"
    static let copy = "legible-edit-copy-symbolic"
    static let mail = "legible-mail-send-symbolic"
    static let directions = "legible-directions-symbolic"
    static let flight = "legible-airplane-symbolic"
    static let message = "legible-message-symbolic"
    static let money = "legible-money-symbolic"
    static let network = "legible-network-wireless-symbolic"
    static let parcel = "legible-package-symbolic"
    static let place = "legible-mark-location-symbolic"
    static let reveal = "legible-view-reveal-symbolic"
    static let search = "legible-edit-find-symbolic"
    static let web = "legible-web-symbolic"
}
