// SPDX-License-Identifier: Apache-2.0

/// Where a link really leads, made readable for a person before it opens.
public struct LinkInspection: Hashable, Sendable {
    /// Something about a link that may mislead.
    public enum Warning: Hashable, Sendable {
        /// The text has marks that turn the writing direction, or characters that cannot be seen.
        case hiddenCharacters
        /// A name or a password stands before the host: `https://bank.example@other.example`.
        case userInfo
        /// One label of the host mixes scripts whose letters look alike.
        case mixedScripts
        /// A label is of letters that look like Latin ones but are of another script, or has signs that look like the
        /// dot and the slash of an address.
        case lookalikeHost
        /// The host has characters beyond ASCII; the form DNS carries is given.
        case internationalHost(encoded: String)
        /// The host is a number, not a name.
        case numericHost
        /// The port is not the scheme's own.
        case unusualPort(Int)
        /// Links of this scheme are not opened.
        case unknownScheme(String)
    }

    /// The URI as it is launched: no spaces, control or hidden characters, which are percent-encoded.
    public let uri: String
    /// The scheme in lower case.
    public let scheme: String
    /// The host as people read it, punycode decoded, in lower case; empty when the scheme has none.
    public let host: String
    /// The port, when one is given.
    public let port: Int?
    /// The whole link as people read it, hidden characters percent-encoded so that they can be seen.
    public let displayText: String
    /// Where the host stands in `displayText`, in UTF-8 offsets; `nil` when there is none.
    public let hostRange: Range<Int>?
    /// Whether the host is written in the form DNS carries, `xn--…`, so that what was printed is not what it reads.
    public let isEncodedHost: Bool
    /// What to point out, most important first.
    public let warnings: [Warning]

    /// Inspects a link; `nil` when it has no scheme.
    public init?(_ url: String) {
        guard let parts = URIParts(url) else { return nil }
        let printedHost = parts.host
        let isBracketed = printedHost.hasPrefix("[")
        let host = isBracketed ? printedHost.lowercased() : Self.readableHost(printedHost)
        let before = Self.visible(parts.scheme + parts.separator + parts.userInfo)
        let shownHost = Self.visible(host)
        let rest = Self.withoutBackslashes(parts)
        uri = Self.launchable(
            parts.scheme + parts.separator + parts.userInfo + parts.host + parts.portText + rest)
        scheme = parts.scheme
        self.host = shownHost
        port = parts.port
        displayText = before + shownHost + Self.visible(parts.portText + rest)
        hostRange = host.isEmpty ? nil : before.utf8.count..<before.utf8.count + shownHost.utf8.count
        isEncodedHost = !isBracketed && host != URIParts.percentDecoded(printedHost).lowercased()
        warnings = Self.warnings(url: url, parts: parts, host: host)
    }

    /// The warnings for which a person is asked before the link opens: all but that an international host, printed as
    /// it reads, has another technical form.
    public var warningsToConfirm: [Warning] {
        warnings.filter { warning in
            if case .internationalHost = warning { isEncodedHost } else { true }
        }
    }

    // MARK: - Warnings

    private static func warnings(url: String, parts: URIParts, host: String) -> [Warning] {
        var warnings: [Warning] = []
        if HiddenCharacters.areIn(url) || HiddenCharacters.areIn(host) { warnings.append(.hiddenCharacters) }
        if parts.hasAuthority {
            if !parts.userInfo.isEmpty { warnings.append(.userInfo) }
            warnings += hostWarnings(host, isDisguised: HostDisguise.plainText(of: decodedHost(parts.host)) != nil)
            if let port = parts.port, port != usualPorts[parts.scheme] { warnings.append(.unusualPort(port)) }
        }
        if !DataAction.launchableSchemes.contains(parts.scheme) { warnings.append(.unknownScheme(parts.scheme)) }
        return warnings
    }

    /// - Parameter isDisguised: whether the host was printed with characters that browsers take for others.
    private static func hostWarnings(_ host: String, isDisguised: Bool) -> [Warning] {
        var warnings: [Warning] = isDisguised ? [.lookalikeHost] : []
        if isNumeric(host) { return warnings + [.numericHost] }
        let labels = host.split(separator: ".")
        let isInternational = host.utf8.contains { $0 >= 0x80 }
        guard isInternational else { return warnings }
        let scripts = labels.map { Set($0.unicodeScalars.compactMap(LetterScript.init)) }
        if !scripts.allSatisfy(LetterScript.areWrittenTogether) { warnings.append(.mixedScripts) }
        let hasSigns = host.unicodeScalars.contains { scalar in
            !scalar.isASCII && !scalar.isLetterOrDigit && !scalar.isPictograph && !scalar.isJoiner
        }
        // A name in the script of its top-level domain is read as what it is.
        let topLevel = scripts.last ?? []
        let isLookalike = zip(labels, scripts).dropLast().contains { label, scripts in
            scripts != topLevel && scripts.isDisjoint(with: [.latin]) && !scripts.isEmpty
                && label.unicodeScalars.allSatisfy {
                    LetterScript($0) == nil || LetterScript.latinLookalikes.contains($0)
                }
        }
        let topLevelLabel = labels.last.map { String($0) } ?? ""
        if !isDisguised,
            isLookalike || hasSigns
                || labels.contains(where: { HostDisguise.isLatinLookalike($0, below: topLevelLabel) })
        {
            warnings.append(.lookalikeHost)
        }
        let encoded = host.split(separator: ".", omittingEmptySubsequences: false)
            .map { Punycode.encodedLabel(String($0)) }.joined(separator: ".")
        return warnings + [.internationalHost(encoded: encoded)]
    }

    /// Whether browsers read the host as an IP address: in brackets, or numbers of any base, the last label deciding.
    private static func isNumeric(_ host: String) -> Bool {
        if host.hasPrefix("[") { return true }
        guard let last = host.split(separator: ".").last else { return false }
        if last.utf8.allSatisfy(\.isASCIIDigit) { return true }
        return last.hasPrefix("0x") && last.utf8.dropFirst(2).allSatisfy(\.isASCIIHexDigit)
    }

    /// The ports that need no mention.
    private static let usualPorts = ["http": 80, "https": 443, "ftp": 21]

    // MARK: - Texts

    /// What follows the host, with slashes for the backslashes of a web address's path: browsers read them so, other
    /// programs look for the host after them.
    private static func withoutBackslashes(_ parts: URIParts) -> String {
        guard parts.hasAuthority, parts.rest.utf8.contains(.ascii("\\")) else { return parts.rest }
        let end = parts.rest.unicodeScalars.firstIndex { $0 == "?" || $0 == "#" } ?? parts.rest.endIndex
        return String(
            parts.rest[..<end].replacing("\\", with: "/") + parts.rest[end...].replacing("\\", with: "%5C"))
    }

    /// A host as browsers read it: encoded labels decoded, other forms of letters and digits as the plain ones, in
    /// lower case.
    private static func readableHost(_ host: String) -> String {
        let decoded = decodedHost(host)
        return (HostDisguise.plainText(of: decoded) ?? decoded).lowercased()
    }

    private static func decodedHost(_ host: String) -> String {
        URIParts.percentDecoded(host).lowercased().split(separator: ".", omittingEmptySubsequences: false)
            .map { Punycode.decodedLabel(String($0)) }.joined(separator: ".")
    }

    /// A text in which characters that cannot be seen are percent-encoded.
    private static func visible(_ text: String) -> String { HiddenCharacters.encoded(in: text) { _ in false } }

    /// A URI in which nothing stands that must not: spaces, controls and hidden characters are percent-encoded.
    private static func launchable(_ text: String) -> String {
        HiddenCharacters.encoded(in: text) { $0 == " " || $0 == "\"" || $0 == "<" || $0 == ">" }
    }
}

extension UInt8 {
    var isASCIIHexDigit: Bool {
        let lower = asciiLowercased
        return isASCIIDigit || (lower >= .ascii("a") && lower <= .ascii("f"))
    }
}
