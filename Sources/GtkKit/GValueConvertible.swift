// SPDX-License-Identifier: Apache-2.0

package import CGtk

/// A Swift value that a GObject property, signal argument or signal result can hold.
package protocol GValueConvertible {
    /// The type of a fresh `GValue` for it, where neither property nor signal decides.
    static var gType: GType { get }

    /// The content of a value, or nil when it holds another type or a number out of range. A pointer is borrowed from
    /// the value.
    static func load(from value: UnsafePointer<GValue>) -> Self?

    /// Puts this into an initialised value, as whatever the value's type calls for.
    /// - Returns: false when the value's type cannot hold it; the value is then unchanged.
    func store(in value: UnsafeMutablePointer<GValue>) -> Bool
}

extension UnsafePointer<GValue> {
    /// The fundamental type of what the value holds.
    var fundamentalType: GType { g_type_fundamental(pointee.g_type) }

    /// Whether it holds a null string, object, boxed value or pointer.
    var holdsNull: Bool {
        g_value_fits_pointer(self) != 0 && g_value_peek_pointer(self) == nil
    }
}

extension UnsafeMutablePointer<GValue> {
    /// The fundamental type of what the value holds.
    var fundamentalType: GType { g_type_fundamental(pointee.g_type) }
}

// MARK: - Scalars

extension Bool: GValueConvertible {
    package static var gType: GType { FundamentalType.boolean }

    package static func load(from value: UnsafePointer<GValue>) -> Bool? {
        value.fundamentalType == FundamentalType.boolean ? g_value_get_boolean(value) != 0 : nil
    }

    package func store(in value: UnsafeMutablePointer<GValue>) -> Bool {
        guard value.fundamentalType == FundamentalType.boolean else { return false }
        g_value_set_boolean(value, self ? 1 : 0)
        return true
    }
}

extension GValueConvertible where Self: BinaryFloatingPoint {
    package static func load(from value: UnsafePointer<GValue>) -> Self? {
        switch value.fundamentalType {
        case FundamentalType.double: Self(g_value_get_double(value))
        case FundamentalType.float: Self(g_value_get_float(value))
        default: nil
        }
    }

    package func store(in value: UnsafeMutablePointer<GValue>) -> Bool {
        switch value.fundamentalType {
        case FundamentalType.double: g_value_set_double(value, Double(self))
        case FundamentalType.float: g_value_set_float(value, Float(self))
        default: return false
        }
        return true
    }
}

extension Double: GValueConvertible {
    package static var gType: GType { FundamentalType.double }
}

extension Float: GValueConvertible {
    package static var gType: GType { FundamentalType.float }
}

extension String: GValueConvertible {
    package static var gType: GType { FundamentalType.string }

    /// A null string is not an empty one: ask for `String?` where null is expected.
    package static func load(from value: UnsafePointer<GValue>) -> String? {
        guard value.fundamentalType == FundamentalType.string else { return nil }
        return g_value_get_string(value).map { String(cString: $0) }
    }

    package func store(in value: UnsafeMutablePointer<GValue>) -> Bool {
        guard value.fundamentalType == FundamentalType.string else { return false }
        g_value_set_string(value, self)
        return true
    }
}

// MARK: - Optionals

extension Optional: GValueConvertible where Wrapped: GValueConvertible {
    package static var gType: GType { Wrapped.gType }

    package static func load(from value: UnsafePointer<GValue>) -> Wrapped?? {
        if value.holdsNull { return .some(nil) }
        return Wrapped.load(from: value).map { .some($0) }
    }

    /// Nil is null, and so fits only values that hold a pointer or a string.
    package func store(in value: UnsafeMutablePointer<GValue>) -> Bool {
        if let self { return self.store(in: value) }
        guard g_value_fits_pointer(value) != 0 else { return false }
        g_value_reset(value)
        return true
    }
}
