// SPDX-License-Identifier: Apache-2.0

package import CGtk

/// GObject's fundamental types. Their C macros contain casts, which are not imported; the numbers are part of GLib's
/// binary interface (`gtype.h`).
package enum FundamentalType {
    package static let invalid = number(0)
    package static let none = number(1)
    package static let interface = number(2)
    package static let character = number(3)
    package static let unsignedCharacter = number(4)
    package static let boolean = number(5)
    package static let int = number(6)
    package static let unsignedInt = number(7)
    package static let long = number(8)
    package static let unsignedLong = number(9)
    package static let int64 = number(10)
    package static let unsignedInt64 = number(11)
    package static let enumeration = number(12)
    package static let flags = number(13)
    package static let float = number(14)
    package static let double = number(15)
    package static let string = number(16)
    package static let pointer = number(17)
    package static let boxed = number(18)
    package static let parameter = number(19)
    package static let object = number(20)
    package static let variant = number(21)

    private static func number(_ index: GType) -> GType { index << GType(G_TYPE_FUNDAMENTAL_SHIFT) }
}
