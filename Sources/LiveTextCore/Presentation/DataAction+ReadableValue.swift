// SPDX-License-Identifier: Apache-2.0

extension DataAction {
    /// What the action is about, for people: to be copied when it cannot be carried out. Of a URI the part that was in
    /// the picture: a number, an address, a place, a message's text.
    public var readableValue: String {
        switch kind {
        case .copy(let text), .reveal(let text), .saveContact(let text), .saveEvent(let text): text
        case .joinNetwork(let network): network.password ?? network.ssid
        case .open(let uri): Self.readable(uri)
        }
    }

    private static func readable(_ uri: String) -> String {
        guard let parts = URIParts(uri) else { return uri }
        let (target, query) = split(parts.rest, at: "?")
        let fields = query.split(separator: "&").map { split(String($0), at: "=") }
        func field(_ name: String) -> String? {
            let value = fields.first { $0.0.lowercased() == name }.map { URIParts.percentDecoded($0.1) }
            return value?.isEmpty == false ? value : nil
        }
        let decoded = URIParts.percentDecoded(target)
        switch parts.scheme {
        case "tel":
            let (number, parameters) = split(decoded, at: ";")
            // RFC 3966: an extension is a parameter.
            let ext = parameters.split(separator: ";").first { $0.lowercased().hasPrefix("ext=") }?.dropFirst(4)
            return ext.map { number + " ext. " + $0 } ?? number
        case "sms": return split(decoded, at: ";").0
        case "mailto": return decoded.isEmpty ? field("body") ?? field("subject") ?? uri : decoded
        case "geo":
            return field("q") ?? split(decoded, at: ";").0.split(separator: ",").prefix(2).joined(separator: ", ")
        default: return uri
        }
    }

    /// What stands before a separator and what after it; all and nothing without one.
    private static func split(_ text: String, at separator: Character) -> (String, String) {
        guard let place = text.firstIndex(of: separator) else { return (text, "") }
        return (String(text[..<place]), String(text[text.index(after: place)...]))
    }
}
