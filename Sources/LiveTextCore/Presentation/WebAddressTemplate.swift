// SPDX-License-Identifier: Apache-2.0

/// A web address with places to fill in: `{text}`, and `{language}` for the person's language.
public struct WebAddressTemplate: Hashable, Sendable, Codable {
    /// The address with its places.
    public let template: String

    /// Reads a template; `nil` when it is no web address with a host and a place for the text.
    public init?(_ template: String) {
        let trimmed = template.trimmingSpaces
        guard trimmed.contains(Self.textPlace) else { return nil }
        self.init(known: trimmed)
        // A place in the host would let the text choose the site.
        guard let parts = URIParts(trimmed), !(parts.userInfo + parts.host + parts.portText).contains("{"),
            LaunchPolicy.launchableScheme(of: url(for: "text", language: "en")) != nil,
            parts.scheme == "https" || parts.scheme == "http"
        else { return nil }
    }

    init(known template: String) { self.template = template }

    /// The site it leads to, for people.
    public var host: String { LinkInspection(template)?.shortHost ?? "" }

    /// The address for a text.
    ///
    /// - Parameter language: BCP 47; the address takes its language subtag.
    public func url(for text: String, language: String) -> String {
        let subtag = String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()
        // Places are filled in one pass, so that nothing in the text is taken for one.
        var result = ""
        var rest = template[...]
        while let brace = rest.firstIndex(of: "{") {
            result += rest[..<brace]
            rest = rest[brace...]
            if rest.hasPrefix(Self.textPlace) {
                result += URIParts.encodedComponent(text)
                rest = rest.dropFirst(Self.textPlace.count)
            } else if rest.hasPrefix(Self.languagePlace) {
                result += URIParts.encodedComponent(subtag)
                rest = rest.dropFirst(Self.languagePlace.count)
            } else {
                result += "%7B"
                rest = rest.dropFirst()
            }
        }
        return result + rest.replacing("}", with: "%7D")
    }

    private static let textPlace = "{text}"
    private static let languagePlace = "{language}"

    // MARK: - Addresses in use unless others are chosen

    /// FlightAware's page of a flight.
    public static let flightAware = WebAddressTemplate(known: "https://www.flightaware.com/live/flight/{text}")
    /// DuckDuckGo's search.
    public static let duckDuckGo = WebAddressTemplate(known: "https://duckduckgo.com/?q={text}")
    /// Wiktionary in the person's language.
    public static let wiktionary = WebAddressTemplate(
        known: "https://www.wiktionary.org/search-redirect.php?family=wiktionary&language={language}&search={text}")
    /// LibreTranslate, from any language to the person's.
    public static let libreTranslate = WebAddressTemplate(
        known: "https://libretranslate.com/?source=auto&target={language}&q={text}")
    /// OpenStreetMap's search for a place.
    public static let openStreetMap = WebAddressTemplate(known: "https://www.openstreetmap.org/search?query={text}")
    /// OpenStreetMap's route to a place.
    public static let openStreetMapDirections = WebAddressTemplate(
        known: "https://www.openstreetmap.org/directions?to={text}")
}
