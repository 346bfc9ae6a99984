// SPDX-License-Identifier: Apache-2.0

/// A mail to be written.
package struct EmailMessage: Hashable, Sendable {
    /// Addresses it goes to.
    package let to: [String]
    /// Addresses that get a copy.
    package let cc: [String]
    /// Addresses that get a copy unseen.
    package let bcc: [String]
    /// Its subject.
    package let subject: String?
    /// Its text.
    package let body: String?

    package init(to: [String], cc: [String] = [], bcc: [String] = [], subject: String? = nil, body: String? = nil) {
        self.to = to
        self.cc = cc
        self.bcc = bcc
        self.subject = subject
        self.body = body
    }

    /// Reads what follows `mailto:` (RFC 6068); `nil` when it names nobody.
    init?(mailto text: String) {
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var to = Self.addresses(parts.first ?? "")
        var (cc, bcc): ([String], [String]) = ([], [])
        var (subject, body): (String?, String?)
        for field in URIQuery.fields(parts.count > 1 ? parts[1] : "") {
            switch field.name {
            case "to": to += Self.addresses(field.rawValue)
            case "cc": cc += Self.addresses(field.rawValue)
            case "bcc": bcc += Self.addresses(field.rawValue)
            case "subject": subject = field.value
            case "body": body = field.value
            default: continue
            }
        }
        guard !to.isEmpty || !cc.isEmpty || !bcc.isEmpty, (to + cc + bcc).allSatisfy(Self.isAddress) else { return nil }
        self.init(to: to, cc: cc, bcc: bcc, subject: subject, body: body)
    }

    /// Reads what follows `MATMSG:` (NTT DoCoMo); `nil` when it names nobody.
    init?(matmsg text: String) {
        guard let list = FieldList(text) else { return nil }
        let to = list.values("TO").flatMap { Self.plainAddresses(Substring($0)) }
        guard !to.isEmpty, to.allSatisfy(Self.isAddress) else { return nil }
        self.init(to: to, subject: list.value("SUB"), body: list.value("BODY"))
    }

    /// Reads what follows `smtp:`, as `anna@example.org:Subject:Text`; `nil` when it names nobody.
    init?(smtp text: String) {
        let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        let to = Self.plainAddresses(parts[0])
        guard !to.isEmpty, to.allSatisfy(Self.isAddress) else { return nil }
        func part(_ index: Int) -> String? { index < parts.count && !parts[index].isEmpty ? String(parts[index]) : nil }
        self.init(to: to, subject: part(1), body: part(2))
    }

    /// The mail as a URI; other header fields a payload may ask for are never passed on.
    package var uri: String {
        func list(_ addresses: [String]) -> String {
            addresses.map { URIParts.encodedComponent($0, keeping: ["@", "+", "!", "$", "'", "*"]) }.joined(
                separator: ",")
        }
        let fields = [
            cc.isEmpty ? nil : "cc=" + list(cc), bcc.isEmpty ? nil : "bcc=" + list(bcc),
            subject.map { "subject=" + URIParts.encodedComponent($0) },
            body.map { "body=" + URIParts.encodedComponent($0) },
        ].compactMap(\.self)
        return "mailto:" + list(to) + (fields.isEmpty ? "" : "?" + fields.joined(separator: "&"))
    }

    /// The subject and the text.
    var text: String { [subject, body].compactMap(\.self).joined(separator: "\n") }

    private static func addresses(_ list: Substring) -> [String] {
        list.split(separator: ",").map { URIParts.percentDecoded(String($0)).trimmingSpaces }.filter { !$0.isEmpty }
    }

    private static func plainAddresses(_ list: Substring) -> [String] {
        list.split(separator: ",").map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
    }

    /// Something before the last `@` and something after it, without line breaks that could forge a header.
    private static func isAddress(_ text: String) -> Bool {
        guard let at = text.lastIndex(of: "@"), at > text.startIndex, text.index(after: at) < text.endIndex else {
            return false
        }
        return !HiddenCharacters.areIn(text)
    }
}
