// SPDX-License-Identifier: Apache-2.0

/// What a code says, read into its fields. Whatever is not well formed is text.
package enum CodePayload: Hashable, Sendable {
    /// A web address or another URI with a host.
    case link(url: String)
    /// A mail to be written.
    case email(EmailMessage)
    /// A number to call.
    case phoneNumber(PhoneNumber)
    /// A text message to be sent.
    case textMessage(TextMessage)
    /// A place on the map.
    case place(GeographicPlace)
    /// A network to join.
    case wifi(WiFiNetwork)
    /// A contact to save.
    case contact(ContactCard)
    /// An event to save.
    case event(CalendarEntry)
    /// The secret of an authenticator.
    case oneTimePassword(OneTimePassword)
    /// A payment by a bank.
    case bankPayment(BankPayment)
    /// A payment in a cryptocurrency.
    case cryptocurrencyPayment(CryptocurrencyPayment)
    /// An article of trade.
    case product(Product)
    /// A vehicle.
    case vehicle(VehicleNumber)
    /// A part of a message that is spread over several codes, and its text.
    case part(StructuredAppendPart, text: String)
    /// Anything else.
    case text(String)

    /// Reads a payload.
    package init(_ payload: String) {
        self = Self.read(payload.trimmingSpaces) ?? .text(payload)
    }

    private static func read(_ payload: String) -> CodePayload? {
        // A URI is one word of bounded length; anything else is text that only begins like one.
        guard payload.utf8.count <= longestURI, !payload.isEmpty else { return nil }
        if let colon = payload.firstIndex(of: ":") {
            let body = String(payload[payload.index(after: colon)...])
            switch payload[..<colon].lowercased() {
            case "mailto": return EmailMessage(mailto: body).map(CodePayload.email)
            case "tel": return telephone(body)
            case "sms", "smsto", "mms", "mmsto": return TextMessage(sms: body).map(CodePayload.textMessage)
            case "geo": return GeographicPlace(geo: body).map(CodePayload.place)
            default: break
            }
        }
        return link(payload) ?? address(payload)
    }

    /// Longer than any URI that software is required to take (RFC 9110 speaks of 8,000).
    private static let longestURI = 8192

    private static func telephone(_ body: String) -> CodePayload? {
        let number = body.prefix { $0 != ";" && $0 != "?" }
        let digits = PhoneURI.digits(of: String(number))
        let allowed = Set("+0123456789-.() /*#".unicodeScalars)
        guard digits.utf8.contains(where: \.isASCIIDigit), number.unicodeScalars.allSatisfy(allowed.contains) else {
            return nil
        }
        let parameter = body.split(separator: ";").dropFirst().first { $0.lowercased().hasPrefix("ext=") }
        let suffix = parameter.map { PhoneURI.digits(of: String($0.dropFirst(4))) } ?? ""
        return .phoneNumber(
            PhoneNumber(number: digits, formatted: String(number), extension: suffix.isEmpty ? nil : suffix))
    }

    /// A URI with a host, in one word.
    private static func link(_ payload: String) -> CodePayload? {
        guard let link = LinkInspection(payload), !link.host.isEmpty, payload.contains("://"), !hasGaps(payload)
        else { return nil }
        return .link(url: payload)
    }

    /// A link or a mail address without a scheme that is the whole payload.
    private static func address(_ payload: String) -> CodePayload? {
        guard !hasGaps(payload) else { return nil }
        let matches = DataDetector(region: "", kinds: [.link, .emailAddress]).matches(in: payload)
        guard matches.count == 1, let match = matches.first, match.range == 0..<payload.utf8.count else { return nil }
        switch match.value {
        case .link(let url): return .link(url: url)
        case .emailAddress(let address): return .email(EmailMessage(to: [address]))
        default: return nil
        }
    }

    /// Whether spaces or controls stand within.
    private static func hasGaps(_ text: String) -> Bool {
        text.unicodeScalars.contains { $0 == " " || $0.properties.generalCategory == .control }
    }
}

extension String {
    /// The text without white space around it.
    var trimmingSpaces: String {
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return "" }
        return String(scalars[first...last])
    }
}
