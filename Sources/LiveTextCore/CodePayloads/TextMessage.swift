// SPDX-License-Identifier: Apache-2.0

/// A text message to be sent.
package struct TextMessage: Hashable, Sendable {
    /// The number, as written.
    package let number: String
    /// The text.
    package let body: String?

    package init(number: String, body: String? = nil) {
        self.number = number
        self.body = body
    }

    /// Reads what follows `sms:` (RFC 5724) or `smsto:`, which has the text after a second colon; `nil` without a number.
    init?(sms text: String) {
        let number = text.prefix { $0 != "?" && $0 != ":" && $0 != ";" && $0 != "&" && $0 != "," }
        guard PhoneURI.digits(of: String(number)).utf8.contains(where: \.isASCIIDigit),
            number.unicodeScalars.allSatisfy(Set("+0123456789-.() /*#".unicodeScalars).contains)
        else { return nil }
        let rest = text.dropFirst(number.count)
        if rest.first == ":" {
            let body = String(rest.dropFirst())
            self.init(number: String(number), body: body.isEmpty ? nil : body)
            return
        }
        let query = rest.drop { $0 != "?" && $0 != "&" }.dropFirst()
        self.init(number: String(number), body: URIQuery.fields(query).first { $0.name == "body" }?.value)
    }

    /// The message as a URI.
    package var uri: String {
        "sms:" + PhoneURI.digits(of: number) + (body.map { "?body=" + URIParts.encodedComponent($0) } ?? "")
    }
}
