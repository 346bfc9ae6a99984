// SPDX-License-Identifier: Apache-2.0

/// Which URIs may be handed to an application, whoever made them.
package enum LaunchPolicy {
    /// The longest URI that is launched, in bytes; RFC 9110 asks software to take 8,000.
    private static let longestURI = 8192

    /// The URI's scheme in lower case when it may be launched; `nil` when it is of another scheme than those known,
    /// names no host where it must, or has characters no URI has: spaces, backslashes, controls,
    /// hidden characters.
    package static func launchableScheme(of uri: String) -> String? {
        guard uri.utf8.count <= longestURI,
            !uri.unicodeScalars.contains(where: { $0 == " " || $0 == "\\" }), !HiddenCharacters.areIn(uri),
            let parts = URIParts(uri), DataAction.launchableSchemes.contains(parts.scheme)
        else { return nil }
        switch parts.scheme {
        case "http", "https": return parts.host.isEmpty ? nil : parts.scheme
        default:
            guard !parts.rest.isEmpty, !parts.hasAuthority, hasKnownFields(parts) else { return nil }
            return parts.scheme
        }
    }

    /// Header fields that a mail may be prepared with. Others, as `attach`, would let a link take files along.
    private static let mailFields: Set<String> = ["to", "cc", "bcc", "subject", "body", "in-reply-to"]

    private static func hasKnownFields(_ parts: URIParts) -> Bool {
        guard parts.scheme == "mailto", let mark = parts.rest.firstIndex(of: "?") else { return true }
        return parts.rest[parts.rest.index(after: mark)...].split(separator: "&").allSatisfy { field in
            let name = field.prefix { $0 != "=" }
            return mailFields.contains(URIParts.percentDecoded(String(name)).lowercased())
        }
    }
}
