// SPDX-License-Identifier: Apache-2.0

/// A text message to be sent.
package struct TextMessage: Hashable, Sendable {
    /// The numbers, as written; never empty.
    package let numbers: [String]
    /// A picture message may have one.
    package let subject: String?
    /// The text.
    package let body: String?

    /// The numbers as people read them.
    package var number: String { numbers.joined(separator: ", ") }

    package init(numbers: [String], subject: String? = nil, body: String? = nil) {
        self.numbers = numbers
        self.subject = subject
        self.body = body
    }

    package init(number: String, body: String? = nil) { self.init(numbers: [number], body: body) }

    /// Reads what follows `sms:` (RFC 5724) or `smsto:`, which has the text after a second colon; `nil` without a number.
    init?(sms text: String) {
        let head = text.prefix { $0 != "?" && $0 != ":" && $0 != "&" }
        // Parameters of a number, as `;via=`, are for the telephone network.
        let numbers = head.split(separator: ",").map { String($0.prefix { $0 != ";" }) }
        guard !numbers.isEmpty, numbers.allSatisfy(Self.isNumber) else { return nil }
        let rest = text.dropFirst(head.count)
        if rest.first == ":" {
            let body = String(rest.dropFirst())
            self.init(numbers: numbers, body: body.isEmpty ? nil : body)
            return
        }
        let fields = URIQuery.fields(rest.dropFirst())
        self.init(
            numbers: numbers, subject: fields.first { $0.name == "subject" }?.value,
            body: fields.first { $0.name == "body" }?.value)
    }

    /// The message as a URI.
    package var uri: String {
        "sms:" + numbers.map(PhoneURI.digits).joined(separator: ",")
            + (body.map { "?body=" + URIParts.encodedComponent($0) } ?? "")
    }

    private static func isNumber(_ text: String) -> Bool {
        PhoneURI.digits(of: text).utf8.contains(where: \.isASCIIDigit)
            && text.unicodeScalars.allSatisfy(Set("+0123456789-.() /*#".unicodeScalars).contains)
    }
}
