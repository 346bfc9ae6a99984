// SPDX-License-Identifier: Apache-2.0

package import CGtk

/// A `GError` as a Swift value.
package struct GLibError: Error, Hashable, CustomStringConvertible {
    /// The error domain's name, for example "g-io-error-quark".
    package let domain: String
    /// The domain's error code.
    package let code: Int
    /// What went wrong, in the user's language.
    package let message: String

    /// Copies an error and frees it.
    package init(consuming error: UnsafeMutablePointer<GError>) {
        domain = g_quark_to_string(error.pointee.domain).map { String(cString: $0) } ?? ""
        code = Int(error.pointee.code)
        message = error.pointee.message.map { String(cString: $0) } ?? ""
        g_error_free(error)
    }

    /// An error of this program's own, where a C function gives nothing and says nothing.
    package init(message: String) {
        domain = ""
        code = 0
        self.message = message
    }

    /// What the system says of an error number.
    package init(errno number: Int32) {
        domain = "g-file-error-quark"
        code = Int(number)
        message = String(cString: g_strerror(number))
    }

    package var description: String { "\(message) (\(domain), \(code))" }

    /// Whether this is a certain error: `error.matches(g_io_error_quark(), Int(G_IO_ERROR_CANCELLED.rawValue))`.
    package func matches(_ domain: GQuark, _ code: Int) -> Bool {
        self.code == code && g_quark_try_string(self.domain) == domain
    }
}

/// Calls a C function that reports failure through a trailing `GError **`:
/// `try throwingGLibError { g_file_get_contents(path, &text, &length, $0) }`.
package func throwingGLibError<Result>(
    _ call: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
) throws(GLibError) -> Result {
    var error: UnsafeMutablePointer<GError>?
    let result = call(&error)
    if let error { throw GLibError(consuming: error) }
    return result
}
