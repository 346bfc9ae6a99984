// SPDX-License-Identifier: Apache-2.0

package import CGtk

/// Every integer type reads and writes every integer, enumeration and flags value it has room for.
extension GValueConvertible where Self: FixedWidthInteger {
    package static func load(from value: UnsafePointer<GValue>) -> Self? {
        switch value.fundamentalType {
        case FundamentalType.character: Self(exactly: g_value_get_schar(value))
        case FundamentalType.unsignedCharacter: Self(exactly: g_value_get_uchar(value))
        case FundamentalType.int: Self(exactly: g_value_get_int(value))
        case FundamentalType.unsignedInt: Self(exactly: g_value_get_uint(value))
        case FundamentalType.long: Self(exactly: g_value_get_long(value))
        case FundamentalType.unsignedLong: Self(exactly: g_value_get_ulong(value))
        case FundamentalType.int64: Self(exactly: g_value_get_int64(value))
        case FundamentalType.unsignedInt64: Self(exactly: g_value_get_uint64(value))
        case FundamentalType.enumeration: Self(exactly: g_value_get_enum(value))
        case FundamentalType.flags: Self(exactly: g_value_get_flags(value))
        default: nil
        }
    }

    package func store(in value: UnsafeMutablePointer<GValue>) -> Bool {
        switch value.fundamentalType {
        case FundamentalType.character: set(value, g_value_set_schar)
        case FundamentalType.unsignedCharacter: set(value, g_value_set_uchar)
        case FundamentalType.int: set(value, g_value_set_int)
        case FundamentalType.unsignedInt: set(value, g_value_set_uint)
        case FundamentalType.long: set(value, g_value_set_long)
        case FundamentalType.unsignedLong: set(value, g_value_set_ulong)
        case FundamentalType.int64: set(value, g_value_set_int64)
        case FundamentalType.unsignedInt64: set(value, g_value_set_uint64)
        case FundamentalType.enumeration: set(value, g_value_set_enum)
        case FundamentalType.flags: set(value, g_value_set_flags)
        default: false
        }
    }

    private func set<Number: FixedWidthInteger>(
        _ value: UnsafeMutablePointer<GValue>, _ setter: (UnsafeMutablePointer<GValue>?, Number) -> Void
    ) -> Bool {
        guard let number = Number(exactly: self) else { return false }
        setter(value, number)
        return true
    }
}

extension Int: GValueConvertible {
    package static var gType: GType { FundamentalType.int }
}

extension Int32: GValueConvertible {
    package static var gType: GType { FundamentalType.int }
}

extension Int64: GValueConvertible {
    package static var gType: GType { FundamentalType.int64 }
}

extension UInt: GValueConvertible {
    package static var gType: GType { FundamentalType.unsignedInt }
}

extension UInt32: GValueConvertible {
    package static var gType: GType { FundamentalType.unsignedInt }
}

// MARK: - Enumerations and flags

/// An imported enumeration needs only to declare the conformance.
extension GValueConvertible where Self: RawRepresentable, RawValue: GValueConvertible {
    package static var gType: GType { RawValue.gType }

    package static func load(from value: UnsafePointer<GValue>) -> Self? {
        RawValue.load(from: value).flatMap { Self(rawValue: $0) }
    }

    package func store(in value: UnsafeMutablePointer<GValue>) -> Bool {
        rawValue.store(in: value)
    }
}

extension GdkModifierType: GValueConvertible {}
extension GtkAccessibleRole: GValueConvertible {}
extension GtkAlign: GValueConvertible {}
extension GtkDirectionType: GValueConvertible {}
extension GtkOrientation: GValueConvertible {}
extension GtkScrollType: GValueConvertible {}
extension GtkTextDirection: GValueConvertible {}
