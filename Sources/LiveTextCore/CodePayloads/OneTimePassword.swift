// SPDX-License-Identifier: Apache-2.0

/// The secret from which an authenticator makes one-time passwords.
package struct OneTimePassword: Hashable, Sendable {
    package enum Algorithm: String, Hashable, Sendable {
        case sha1 = "SHA1"
        case sha256 = "SHA256"
        case sha512 = "SHA512"
    }

    /// What a password is made of besides the secret.
    package enum Factor: Hashable, Sendable {
        /// The time, in steps of so many seconds (RFC 6238).
        case time(period: Int)
        /// A counter (RFC 4226).
        case counter(Int)
    }

    package let factor: Factor
    /// Whose account it is.
    package let account: String?
    /// Who asks for the passwords.
    package let issuer: String?
    /// Base32, as in the code.
    package let secret: String
    package let algorithm: Algorithm
    /// How many digits a password has.
    package let digits: Int

    package init(
        factor: Factor, account: String?, issuer: String?, secret: String, algorithm: Algorithm = .sha1, digits: Int = 6
    ) {
        self.factor = factor
        self.account = account
        self.issuer = issuer
        self.secret = secret
        self.algorithm = algorithm
        self.digits = digits
    }
}
