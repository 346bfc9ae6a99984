// SPDX-License-Identifier: Apache-2.0

internal import CGtk

/// Carries a Swift closure through a C callback's user data. The C side owns one reference, given up by the destroy
/// notification ``release``.
final class CallbackBox<Body> {
    let body: Body

    init(_ body: Body) {
        self.body = body
    }

    /// User data that owns a reference to the box.
    func retained() -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(self).toOpaque()
    }

    /// The box behind user data, or nil for none.
    static func from(_ userData: UnsafeMutableRawPointer?) -> CallbackBox? {
        userData.map { Unmanaged<CallbackBox>.fromOpaque($0).takeUnretainedValue() }
    }
}

/// Gives up the reference that user data owns.
let releaseUserData: GDestroyNotify = { userData in
    if let userData { Unmanaged<AnyObject>.fromOpaque(userData).release() }
}
