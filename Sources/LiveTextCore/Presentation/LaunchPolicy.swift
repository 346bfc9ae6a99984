// SPDX-License-Identifier: Apache-2.0

/// Which URIs may be handed to an application, whoever made them.
package enum LaunchPolicy {
    /// The longest URI that is launched, in bytes; RFC 9110 asks software to take 8,000.
    private static let longestURI = 8192

    /// The URI's scheme in lower case when it may be launched; `nil` when it is of another scheme than those known,
    /// names no host where it must, or has characters no URI has: spaces, controls, hidden characters.
    package static func launchableScheme(of uri: String) -> String? {
        guard uri.utf8.count <= longestURI, !uri.unicodeScalars.contains(where: { $0.isHidden || $0 == " " }),
            let parts = URIParts(uri), DataAction.launchableSchemes.contains(parts.scheme)
        else { return nil }
        switch parts.scheme {
        case "http", "https": return parts.host.isEmpty ? nil : parts.scheme
        default: return parts.rest.isEmpty || parts.hasAuthority ? nil : parts.scheme
        }
    }
}
