// SPDX-License-Identifier: Apache-2.0

/// What a person has chosen about actions: the web addresses they go to, and how values are converted.
public struct ActionPreferences: Hashable, Sendable, Codable {
    /// Where a parcel is followed; `nil` takes the carrier's own page.
    public var trackingAddress: WebAddressTemplate?
    /// Where a flight is looked up.
    public var flightAddress: WebAddressTemplate
    /// Where text is searched for.
    public var searchAddress: WebAddressTemplate
    /// Where a word is looked up when the desktop has no dictionary.
    public var lookUpAddress: WebAddressTemplate
    /// Where text is translated when the desktop has no translator.
    public var translationAddress: WebAddressTemplate
    /// Where a place is shown when the desktop has no application for maps.
    public var mapsAddress: WebAddressTemplate
    /// Where the route to a place is shown.
    public var directionsAddress: WebAddressTemplate
    /// What one unit of a common currency buys of each, by ISO 4217 code. Amounts are converted by these rates alone.
    public var currencyRates: [String: Double]
    /// ISO 4217 code of the currency that amounts are converted to; empty for all that have a rate.
    public var currency: String
    /// The units a person thinks in.
    public var measurementSystem: MeasurementSystem
    /// BCP 47 tag of the language that text is translated into.
    public var language: String
    /// What stands between a number's whole part and its fraction.
    public var decimalSeparator: String
    /// How dates are shown.
    public var dateStyle: DateStyle

    /// Makes preferences; what is not given is as for somebody who has chosen nothing.
    public init(
        trackingAddress: WebAddressTemplate? = nil, flightAddress: WebAddressTemplate = .flightAware,
        searchAddress: WebAddressTemplate = .duckDuckGo, lookUpAddress: WebAddressTemplate = .wiktionary,
        translationAddress: WebAddressTemplate = .libreTranslate,
        mapsAddress: WebAddressTemplate = .openStreetMap,
        directionsAddress: WebAddressTemplate = .openStreetMapDirections, currencyRates: [String: Double] = [:],
        currency: String = "", measurementSystem: MeasurementSystem = .metric, language: String = "en",
        decimalSeparator: String = ".", dateStyle: DateStyle = .international
    ) {
        self.trackingAddress = trackingAddress
        self.flightAddress = flightAddress
        self.searchAddress = searchAddress
        self.lookUpAddress = lookUpAddress
        self.translationAddress = translationAddress
        self.mapsAddress = mapsAddress
        self.directionsAddress = directionsAddress
        self.currencyRates = currencyRates
        self.currency = currency
        self.measurementSystem = measurementSystem
        self.language = language
        self.decimalSeparator = decimalSeparator
        self.dateStyle = dateStyle
    }
}

/// A system of units.
public enum MeasurementSystem: String, Hashable, Sendable, Codable {
    /// The international system.
    case metric
    /// The customary units of the United States.
    case us
    /// The metric system with miles and imperial pints.
    case uk

    /// The system of a country, by its ISO 3166 code (CLDR, measurement data).
    public init(region: String) {
        switch region.uppercased() {
        case "US", "LR", "MM": self = .us
        case "GB": self = .uk
        default: self = .metric
        }
    }
}
