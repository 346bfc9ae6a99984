// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// What a code means, as names and values for other programs.
struct PayloadDocument: Encodable {
    /// A value.
    enum Field: Encodable {
        case text(String)
        case texts([String])
        case number(Double)
        case flag(Bool)

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .text(let text): try container.encode(text)
            case .texts(let texts): try container.encode(texts)
            case .number(let number): try container.encode(number)
            case .flag(let flag): try container.encode(flag)
            }
        }

        /// The value for a terminal.
        var text: String {
            switch self {
            case .text(let text): text
            case .texts(let texts): texts.joined(separator: ", ")
            case .number(let number): String(number)
            case .flag(let flag): flag ? "yes" : "no"
            }
        }
    }

    /// The kind: `text`, `uri`, `email`, `contact`, `product`, `isbn`, `geo`, `tel`, `sms`, `event`, `wifi`, `vin`,
    /// `otp`, `crypto`, `payment`, `part`.
    let type: String
    /// What it holds, by name; only what is there.
    let fields: [String: Field]
    /// The whole in words.
    let display: String

    private init(_ type: String, _ fields: [String: Field?], display: String) {
        self.type = type
        self.fields = fields.compactMapValues(\.self)
        self.display = display
    }

    /// Describes a payload.
    init(_ payload: CodePayload) {
        switch payload {
        case .text(let text): self.init("text", ["text": .text(text)], display: text)
        case .link(let url): self.init("uri", ["uri": .text(url)], display: url)
        case .email(let message): self = .email(message)
        case .phoneNumber(let number):
            self.init(
                "tel", ["number": .text(number.formatted), "extension": Self.field(number.extension)],
                display: number.formatted)
        case .textMessage(let message):
            self.init(
                "sms",
                [
                    "numbers": .texts(message.numbers), "subject": Self.field(message.subject),
                    "body": Self.field(message.body),
                ], display: message.number)
        case .place(let place):
            self.init(
                "geo",
                [
                    "lat": .number(place.latitude), "lon": .number(place.longitude),
                    "alt": place.altitude.map(Field.number), "query": Self.field(place.query),
                ], display: place.readable)
        case .wifi(let network): self = .wifi(network)
        case .contact(let card): self = .contact(card)
        case .event(let event): self = .event(event)
        case .oneTimePassword(let password): self = .oneTimePassword(password)
        case .authenticatorTransfer:
            self.init("otp", ["kind": .text("migration")], display: "migration")
        case .bankPayment(let payment): self = .payment(payment)
        case .cryptocurrencyPayment(let payment):
            self.init(
                "crypto",
                [
                    "currency": .text(payment.currency.rawValue), "address": .text(payment.address),
                    "amount": Self.field(payment.amount), "label": Self.field(payment.label),
                    "message": Self.field(payment.message),
                ], display: payment.address)
        case .product(let product):
            if product.kind == .book {
                self.init("isbn", ["isbn": .text(product.normalized)], display: product.number)
            } else {
                self.init(
                    "product", ["number": .text(product.number), "normalized": .text(product.normalized)],
                    display: product.number)
            }
        case .vehicle(let vehicle):
            self.init(
                "vin",
                [
                    "vin": .text(vehicle.number), "country": Self.field(vehicle.country),
                    "year": vehicle.modelYear.map { .number(Double($0)) },
                ], display: vehicle.number)
        case .part(let part, let text):
            self.init(
                "part",
                [
                    "text": .text(text), "number": .number(Double(part.index + 1)),
                    "count": .number(Double(part.count)),
                ], display: text)
        }
    }

    private static func field(_ text: String?) -> Field? { text.map(Field.text) }

    private static func field(_ texts: [String]) -> Field? { texts.isEmpty ? nil : .texts(texts) }

    private static func email(_ message: EmailMessage) -> PayloadDocument {
        PayloadDocument(
            "email",
            [
                "to": field(message.to), "cc": field(message.cc), "bcc": field(message.bcc),
                "subject": field(message.subject), "body": field(message.body),
            ], display: (message.to.isEmpty ? message.cc + message.bcc : message.to).joined(separator: ", "))
    }

    private static func wifi(_ network: WiFiNetwork) -> PayloadDocument {
        var fields: [String: Field?] = [
            "ssid": .text(network.ssid), "security": .text(network.securityName),
            "password": field(network.password), "hidden": .flag(network.isHidden),
        ]
        if case .enterprise(let authentication) = network.security {
            fields["eapMethod"] = field(authentication.method)
            fields["phase2Method"] = field(authentication.phase2Method)
            fields["identity"] = field(authentication.identity)
            fields["anonymousIdentity"] = field(authentication.anonymousIdentity)
        }
        return PayloadDocument("wifi", fields, display: network.ssid)
    }

    private static func contact(_ card: ContactCard) -> PayloadDocument {
        PayloadDocument(
            "contact",
            [
                "names": field(card.names), "nicknames": field(card.nicknames),
                "phones": field(card.phones.map(\.value)),
                "emails": field(card.emails.map(\.value)), "addresses": field(card.addresses.map(\.formatted)),
                "urls": field(card.urls), "org": field(card.organization), "title": field(card.title),
                "note": field(card.note), "birthday": field(card.birthday),
                "lat": card.place.map { .number($0.latitude) }, "lon": card.place.map { .number($0.longitude) },
            ], display: card.displayName)
    }

    private static func event(_ event: CalendarEntry) -> PayloadDocument {
        PayloadDocument(
            "event",
            [
                "summary": field(event.summary), "start": .text(event.start.text), "end": field(event.end?.text),
                "location": field(event.location), "description": field(event.description),
                "organizer": field(event.organizer), "attendees": field(event.attendees),
                "lat": event.place.map { .number($0.latitude) }, "lon": event.place.map { .number($0.longitude) },
                "url": field(event.url), "recurrence": field(event.recurrenceRule),
            ], display: event.summary ?? event.start.text)
    }

    private static func oneTimePassword(_ password: OneTimePassword) -> PayloadDocument {
        var fields: [String: Field?] = [
            "account": field(password.account), "issuer": field(password.issuer), "secret": .text(password.secret),
            "algorithm": .text(password.algorithm.rawValue), "digits": .text(String(password.digits)),
        ]
        switch password.factor {
        case .time(let period):
            fields["kind"] = .text("totp")
            fields["period"] = .text(String(period))
        case .counter(let counter):
            fields["kind"] = .text("hotp")
            fields["counter"] = .text(String(counter))
        }
        // The secret is not for everybody's eyes.
        return PayloadDocument(
            "otp", fields, display: [password.issuer, password.account].compactMap(\.self).joined(separator: ": "))
    }

    private static func payment(_ payment: BankPayment) -> PayloadDocument {
        PayloadDocument(
            "payment",
            [
                "scheme": .text(payment.scheme.rawValue), "name": field(payment.payee),
                (payment.scheme == .upi ? "address" : "iban"): .text(payment.account), "bic": field(payment.bic),
                "amount": field(payment.amount), "currency": field(payment.currency),
                "reference": field(payment.reference), "text": field(payment.message),
                "purpose": field(payment.purpose),
            ], display: payment.payee ?? payment.account)
    }
}
