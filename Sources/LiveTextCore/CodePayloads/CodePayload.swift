// SPDX-License-Identifier: Apache-2.0

/// What a code says, read into its fields. Whatever is not well formed is text.
package enum CodePayload: Hashable, Sendable {
    /// A web address or another URI.
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
    /// Secrets that an authenticator hands to another one.
    case authenticatorTransfer(uri: String)
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

    /// Longer than any code holds and than any URI that software is required to take (RFC 9110 speaks of 8,000).
    private static let longestPayload = 8192

    /// Reads what a code holds.
    package init(_ code: MachineReadableCode) {
        if let part = code.structuredAppend {
            self = .part(part, text: code.text)
        } else {
            self.init(code.text, symbology: code.symbology)
        }
    }

    /// Reads a payload.
    ///
    /// - Parameter symbology: the kind of code, which decides what a number is; `nil` when it is not known.
    package init(_ payload: String, symbology: Symbology? = nil) {
        let trimmed = payload.trimmingSpaces
        guard !trimmed.isEmpty, trimmed.utf8.count <= Self.longestPayload else {
            self = .text(payload)
            return
        }
        let number = symbology.flatMap { Self.number(trimmed, in: $0) }
        self = number ?? Self.marked(trimmed) ?? Self.link(trimmed) ?? Self.address(trimmed) ?? .text(payload)
    }

    /// What the digits and letters of a label mean.
    private static func number(_ text: String, in symbology: Symbology) -> CodePayload? {
        switch symbology {
        case .ean13, .ean8, .upcA, .upcE: Product(text, symbology: symbology).map(CodePayload.product)
        case .code39, .code128, .dataMatrix: VehicleNumber(text).map(CodePayload.vehicle)
        default: nil
        }
    }

    /// A payload that says at its beginning what it is.
    private static func marked(_ payload: String) -> CodePayload? {
        if let object = object(payload) { return object }
        guard let colon = payload.firstIndex(of: ":") else { return nil }
        let body = String(payload[payload.index(after: colon)...])
        switch payload[..<colon].lowercased() {
        case "mailto": return EmailMessage(mailto: body).map(CodePayload.email)
        case "matmsg": return EmailMessage(matmsg: body).map(CodePayload.email)
        case "smtp": return EmailMessage(smtp: body).map(CodePayload.email)
        case "tel": return telephone(body)
        case "sms", "smsto", "mms", "mmsto": return TextMessage(sms: body).map(CodePayload.textMessage)
        case "geo": return GeographicPlace(geo: body).map(CodePayload.place)
        case "wifi": return WiFiNetwork(wifi: body).map(CodePayload.wifi)
        case "mecard": return ContactCard(mecard: body).map(CodePayload.contact)
        case "bizcard": return ContactCard(bizcard: body).map(CodePayload.contact)
        case "mebkm": return bookmark(body)
        case "urlto": return titledLink(body)
        case "otpauth": return OneTimePassword(otpauth: payload).map(CodePayload.oneTimePassword)
        case "otpauth-migration": return transfer(payload)
        case "upi": return BankPayment(upi: payload).map(CodePayload.bankPayment)
        case "bitcoin": return CryptocurrencyPayment(bitcoin: payload).map(CodePayload.cryptocurrencyPayment)
        case "ethereum": return CryptocurrencyPayment(ethereum: payload).map(CodePayload.cryptocurrencyPayment)
        default: return nil
        }
    }

    /// A payload of several lines or of starred fields.
    private static func object(_ payload: String) -> CodePayload? {
        let start = payload.prefix(20).uppercased()
        if start.hasPrefix("BEGIN:VCARD") { return ContactCard(vCard: payload).map(CodePayload.contact) }
        if start.hasPrefix("BEGIN:VEVENT") || start.hasPrefix("BEGIN:VCALENDAR") {
            return CalendarEntry(iCalendar: payload).map(CodePayload.event)
        }
        // A line end of two characters is one `Character`, so the marks alone are compared.
        if start.hasPrefix("BCD") { return BankPayment(epc: payload).map(CodePayload.bankPayment) }
        if start.hasPrefix("SPC") { return BankPayment(swissQR: payload).map(CodePayload.bankPayment) }
        if start.hasPrefix("SPD*") { return BankPayment(spayd: payload).map(CodePayload.bankPayment) }
        return payload.contains("MEMORY:") ? ContactCard(kddi: payload).map(CodePayload.contact) : nil
    }

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

    private static func transfer(_ uri: String) -> CodePayload? {
        guard let parts = URIParts(uri), parts.host.lowercased() == "offline",
            URIQuery.fields(parts.rest.drop { $0 != "?" }.dropFirst())
                .contains(where: { $0.name == "data" && !$0.rawValue.isEmpty })
        else { return nil }
        return .authenticatorTransfer(uri: uri)
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
