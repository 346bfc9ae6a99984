// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LiveTextCore

@Suite("What can be done with data and codes")
struct DataActionTests {
    private func code(_ payload: CodePayload) -> ItemPresentation { ItemPresentation(payload, of: .qr) }

    private func event(_ alternatives: [CalendarDate] = []) -> DataItem.Value {
        .calendarEvent(
            CalendarEvent(start: CalendarDate(year: 2025, month: 4, day: 3, hour: 18), alternatives: alternatives))
    }

    // MARK: - Data

    @Test("Every kind offers its actions, most useful first, copying last")
    func kinds() {
        let phone = PhoneNumber(number: "+4930901820", formatted: "+49 30 901820")
        let metre = MeasurementUnit(symbol: "m", dimension: .length, factor: 1)
        let expected: [(DataItem.Value, [String])] = [
            (.link(url: "https://linde.de"), ["link.open", "link.copy"]),
            (.emailAddress("a@linde.de"), ["email.write", "contact.save", "email.copy"]),
            (.phoneNumber(phone), ["phone.call", "phone.message", "contact.save", "phone.copy"]),
            (
                .postalAddress(PostalAddress(formatted: "1 Park Row, Leeds")),
                ["address.open", "address.directions", "contact.save", "address.copy"]
            ),
            (event(), ["date.createEvent", "date.copy"]),
            (.flightNumber(FlightNumber(airline: "LH", number: "400")), ["flight.track", "flight.copy"]),
            (
                .shipmentTrackingNumber(.init(carrier: .ups, trackingNumber: "1Z999")), ["parcel.track", "parcel.copy"]
            ),
            (.moneyAmount(MoneyAmount(amount: 5, currency: "EUR")), ["money.copy"]),
            (.measurement(MeasuredQuantity(value: 2, unit: metre)), ["measurement.convert", "measurement.copy"]),
            (.iban(.init(number: "DE89370400440532013000")), ["iban.copy"]),
            (.ipAddress(IPAddress(address: "192.0.2.1", version: .v4)), ["ip.copy"]),
            (.coordinates(GeographicCoordinates(latitude: 52.5, longitude: 13.4)), ["place.open", "place.copy"]),
        ]
        #expect(Set(expected.map(\.0.kind)).count == DataItem.Kind.allCases.count)
        for (value, ids) in expected {
            let item = ItemPresentation(value)
            #expect(item.actions.map(\.id) == ids)
            #expect(item.actions.last?.copiedText != nil)
            for uri in item.actions.compactMap(\.uri) {
                #expect(LaunchPolicy.launchableScheme(of: uri) != nil, "\(uri)")
            }
        }
    }

    @Test("An address is searched for in maps, in one piece")
    func address() {
        let item = ItemPresentation(.postalAddress(PostalAddress(formatted: "1 Park Row & Co, Leeds?q=x")))
        #expect(item.actions.first?.uri == "geo:0,0?q=1%20Park%20Row%20%26%20Co%2C%20Leeds%3Fq%3Dx")
        #expect(item.actions[1].title.string() == "Directions on openstreetmap.org")
    }

    @Test("Where no application shows a place, a web page can")
    func placesOnTheWeb() throws {
        var preferences = ActionPreferences()
        preferences.mapsAddress = try #require(WebAddressTemplate("https://maps.example/find/{text}"))
        let context = PresentationContext(preferences: preferences)
        let address = ItemPresentation(.postalAddress(PostalAddress(formatted: "1 Park Row, Leeds")), context: context)
        let page = try #require(address.actions.first?.onTheWeb)
        #expect(page.uri == "https://maps.example/find/1%20Park%20Row%2C%20Leeds")
        #expect(page.title.string() == "Show on maps.example")
        #expect(page.webPage == nil)
        let call = ItemPresentation(.phoneNumber(PhoneNumber(number: "+15550100", formatted: "555 0100")))
        #expect(call.actions.allSatisfy { $0.onTheWeb == nil })
    }

    @Test(
        "What can be copied instead is what was in the picture",
        arguments: [
            ("tel:+15550100", "+15550100"), ("tel:+15550100;ext=12", "+15550100 ext. 12"),
            ("sms:+15550100?body=Hi", "+15550100"), ("mailto:ann@example.org?subject=Hi", "ann@example.org"),
            ("mailto:?body=The%20text%0Ahere", "The text\nhere"), ("mailto:?subject=Only", "Only"),
            ("mailto:a%2Bb@example.org", "a+b@example.org"), ("mailto:", "mailto:"),
            ("geo:0,0?q=14%20Quay%20Street", "14 Quay Street"), ("geo:52.5,13.4;u=10", "52.5, 13.4"),
            ("geo:52.5,13.4,30?z=3", "52.5, 13.4"), ("https://example.org/a?q=1", "https://example.org/a?q=1"),
            ("nothing", "nothing"),
        ])
    func readableValues(uri: String, value: String) {
        let action = DataAction(id: "x", kind: .open(uri: uri), title: PresentationText("x"), iconName: "")
        #expect(action.readableValue == value)
    }

    @Test("Both readings of an undecided date are offered")
    func undecidedDate() {
        let item = ItemPresentation(event([CalendarDate(year: 2025, month: 3, day: 4, hour: 18)]))
        #expect(item.actions.map(\.id) == ["date.createEvent", "date.createEvent.2", "date.copy"])
        #expect(
            item.actions.map { $0.title.string() }
                == ["Create Event on 2025-04-03 18:00", "Create Event on 2025-03-04 18:00", "Copy Date"])
        guard case .saveEvent(let second) = item.actions[1].kind else {
            Issue.record("no event")
            return
        }
        #expect(second.contains("DTSTART:20250304T180000"))
    }

    @Test("Parcels and flights are followed where the person wants")
    func tracking() {
        let parcel = DataItem.Value.shipmentTrackingNumber(.init(carrier: .ups, trackingNumber: "1Z 999"))
        #expect(ItemPresentation(parcel).primaryAction.uri == "https://www.ups.com/track?tracknum=1Z%20999")
        #expect(ItemPresentation(parcel).primaryAction.title.string() == "Track on ups.com")
        var preferences = ActionPreferences()
        preferences.trackingAddress = WebAddressTemplate("https://track.example/{text}?l={language}")
        preferences.language = "de-AT"
        let context = PresentationContext(preferences: preferences)
        let item = ItemPresentation(parcel, context: context)
        #expect(item.primaryAction.uri == "https://track.example/1Z%20999?l=de")
        #expect(item.hint == "track.example")
    }

    @Test("Amounts are converted by the person's rates alone")
    func money() {
        let amount = DataItem.Value.moneyAmount(MoneyAmount(amount: 20, currency: "USD"))
        #expect(ItemPresentation(amount).actions.count == 1)
        var preferences = ActionPreferences(currencyRates: ["EUR": 1, "USD": 1.25, "JPY": 160], decimalSeparator: ",")
        func copied() -> [String?] {
            ItemPresentation(amount, context: PresentationContext(preferences: preferences)).actions.map(\.copiedText)
        }
        #expect(copied() == ["16,00 EUR", "2560 JPY", "20,00 USD"])
        preferences.currency = "EUR"
        #expect(copied() == ["16,00 EUR", "20,00 USD"])
        for rate in [0, -1, .infinity, .nan] {
            preferences.currencyRates["USD"] = rate
            #expect(copied() == ["20,00 USD"])
        }
    }

    @Test(
        "Measurements are converted into the other system",
        arguments: [
            (5, "km", .length, 1000, 0, .metric, "3.107 mi"), (30, "cm", .length, 0.01, 0, .us, "11.81 in"),
            (12, "in", .length, 0.0254, 0, .metric, "30.48 cm"),
            (100, "°F", .temperature, 5.0 / 9, 255.372_222, .metric, "37.78 °C"),
            (20, "°C", .temperature, 1, 273.15, .uk, "68 °F"), (2, "lb", .mass, 0.453_592_37, 0, .metric, "907.2 g"),
            (-40, "°C", .temperature, 1, 273.15, .us, "−40 °F"),
            (1, "gal", .volume, 3.785_411_784, 0, .metric, "3.785 l"),
            (0, "m", .length, 1, 0, .us, "0 in"), (100, "km/h", .speed, 1 / 3.6, 0, .uk, "62.14 mph"),
        ] as [(Double, String, MeasurementUnit.Dimension, Double, Double, MeasurementSystem, String)])
    func conversion(
        value: Double, symbol: String, dimension: MeasurementUnit.Dimension, factor: Double, offset: Double,
        system: MeasurementSystem, expected: String
    ) {
        let unit = MeasurementUnit(symbol: symbol, dimension: dimension, factor: factor, offset: offset)
        let item = ItemPresentation(
            .measurement(MeasuredQuantity(value: value, unit: unit)),
            context: PresentationContext(preferences: ActionPreferences(measurementSystem: system)))
        #expect(item.actions.first?.copiedText == expected)
    }

    @Test("What has no other unit, or is no number, is only copied")
    func noConversion() {
        let hertz = MeasurementUnit(symbol: "Hz", dimension: .frequency, factor: 1)
        let metre = MeasurementUnit(symbol: "m", dimension: .length, factor: 1)
        for quantity in [MeasuredQuantity(value: 5, unit: hertz), MeasuredQuantity(value: .infinity, unit: metre)] {
            #expect(ItemPresentation(.measurement(quantity)).actions.map(\.id) == ["measurement.copy"])
        }
    }

    // MARK: - Codes

    @Test("A network's password and a secret are nowhere but in what is asked for")
    func concealed() {
        let network = WiFiNetwork(ssid: "Café", security: .wpa, password: "geheim-123")
        let password = OneTimePassword(factor: .time(period: 30), account: "anna", issuer: "Linde", secret: "GEHEIM123")
        for (item, secret, ids) in [
            (code(.wifi(network)), "geheim-123", ["network.join", "network.reveal", "network.copyPassword"]),
            (code(.oneTimePassword(password)), "GEHEIM123", ["oneTimePassword.reveal", "oneTimePassword.copy"]),
        ] {
            #expect(item.actions.map(\.id) == ids)
            let shown =
                [item.title, item.pill, item.accessibleName].map { $0.string() } + item.details.map { $0.string() }
                + item.warnings.map { $0.string() } + item.actions.map { $0.title.string() }
                + [item.fullValue, item.hint ?? ""]
            #expect(!shown.contains { $0.contains(secret) }, "\(shown)")
        }
    }

    @Test("A network without protection says so")
    func openNetwork() {
        let item = code(.wifi(WiFiNetwork(ssid: "Free", security: .open)))
        #expect(item.actions.map(\.id) == ["network.join", "network.copy"])
        #expect(item.warnings.count == 1)
        #expect(code(.wifi(WiFiNetwork(ssid: "Free", security: .wep, password: "x"))).warnings.count == 1)
    }

    @Test("A contact is saved first; its numbers and addresses act too")
    func contact() {
        let card = ContactCard(
            names: ["Anna"], phones: [.init("+49 30 1"), .init("none"), .init("+49 30 2")],
            emails: [.init("a@linde.de")],
            urls: ["https://evil.example@linde.de", "javascript:alert(1)"])
        let item = code(.contact(card))
        #expect(
            item.actions.map(\.id) == [
                "contact.save", "contact.call", "contact.call.3", "contact.write", "contact.openLink", "contact.copy",
            ])
        #expect(item.actions[4].warnings.count == 1)
    }

    @Test("An event is saved, without those it would be sent to")
    func calendarEntry() {
        let time = CalendarTime(year: 2025, month: 6, day: 21, clock: .init(hour: 20, minute: 0, second: 0))
        let entry = CalendarEntry(
            summary: "Concert", start: time, location: "Leeds", organizer: "mailto:spy@example.org",
            attendees: ["mailto:spy@example.org"], url: "https://linde.de", recurrenceRule: "FREQ=DAILY\nX:1")
        let item = code(.event(entry))
        #expect(item.actions.map(\.id) == ["event.save", "event.openPlace", "event.openLink", "event.copy"])
        #expect(item.fullValue == "Concert\n2025-06-21 20:00\nLeeds")
        #expect(!entry.iCalendar.contains("spy"))
        #expect(!entry.iCalendar.contains("X:1"))
    }

    @Test("Payments, products and parts are copied or searched for")
    func otherCodes() {
        let payment = BankPayment(scheme: .epc, payee: "Linde", account: "DE89", amount: "5.00", currency: "EUR")
        #expect(
            code(.bankPayment(payment)).actions.map(\.id) == [
                "payment.copyAccount", "payment.copyAmount", "payment.copy",
            ])
        let coins = CryptocurrencyPayment(currency: .bitcoin, address: "bc1", uri: "bitcoin:bc1")
        #expect(code(.cryptocurrencyPayment(coins)).actions.map(\.uri) == [nil, nil])
        let book = code(.product(Product(kind: .book, number: "9783161484100", normalized: "9783161484100")))
        #expect(book.actions.map(\.id) == ["product.search", "product.copy"])
        #expect(book.hint == "duckduckgo.com")
    }

    // MARK: - Quick actions

    @Test("Quick actions are ranked, each thing once, amounts left out")
    func quickActions() {
        let phone = PhoneNumber(number: "+4930901820", formatted: "+49 30 901820")
        let network = WiFiNetwork(ssid: "Café", security: .wpa, password: "geheim-123")
        let values: [DataItem.Value] = [
            .moneyAmount(MoneyAmount(amount: 5, currency: "EUR")), .iban(.init(number: "DE89")),
            .postalAddress(PostalAddress(formatted: "1 Park Row")), .link(url: "https://linde.de"), .phoneNumber(phone),
            .phoneNumber(phone), .link(url: "HTTPS://LINDE.DE/"),
        ]
        let quick = QuickActions(
            items: values.map { ItemPresentation($0) },
            codes: [code(.wifi(network)), code(.link(url: "https://linde.de"))],
            transcript: "x")
        #expect(
            quick.items.map(\.action.id) == ["network.join", "phone.call", "link.open", "address.open", "iban.copy"])
        #expect(quick.items.allSatisfy { !$0.label.string().contains("geheim") })
    }
}

@Suite("Web addresses to fill in")
struct WebAddressTemplateTests {
    @Test("Text goes into its place, encoded, and nothing in it is taken for a place")
    func filling() throws {
        let template = try #require(WebAddressTemplate(" https://find.example/{language}/?q={text}&x={other} "))
        #expect(
            template.url(for: "a b&c={language}/ä", language: "pt_BR")
                == "https://find.example/pt/?q=a%20b%26c%3D%7Blanguage%7D%2F%C3%A4&x=%7Bother%7D")
        #expect(template.host == "find.example")
    }

    @Test(
        "What is no web address with a place for the text is refused",
        arguments: [
            "", "https://find.example/", "find.example/{text}", "javascript:alert({text})", "file:///{text}",
            "mailto:{text}", "https://{text}.example/", "https://{text}@find.example/", "https:///{text}",
            "https://find.example:{text}/", "https://find.example/ {text}", "data:text/html,{text}",
        ])
    func refused(template: String) {
        #expect(WebAddressTemplate(template) == nil)
    }

    @Test("The built-in addresses are sound")
    func builtIn() {
        for template in [
            WebAddressTemplate.flightAware, .duckDuckGo, .wiktionary, .libreTranslate, .openStreetMapDirections,
        ] {
            #expect(WebAddressTemplate(template.template) == template)
        }
    }
}
