// SPDX-License-Identifier: Apache-2.0

package import CGtk

/// A pointer type that an instance's address can become. It reads and writes objects, interfaces, boxed values,
/// variants, parameter specifications and plain pointers. Reading borrows: the pointer is good for as long as the value,
/// or whoever else owns the instance, keeps it.
package protocol GValuePointer: GObjectPointer, GValueConvertible {
    init(instance: UnsafeMutableRawPointer)
}

extension GValuePointer {
    package static var gType: GType { FundamentalType.pointer }

    package static func load(from value: UnsafePointer<GValue>) -> Self? {
        switch value.fundamentalType {
        case FundamentalType.object, FundamentalType.interface, FundamentalType.boxed, FundamentalType.variant,
            FundamentalType.parameter, FundamentalType.pointer:
            g_value_peek_pointer(value).map { Self(instance: $0) }
        default: nil
        }
    }

    package func store(in value: UnsafeMutablePointer<GValue>) -> Bool {
        switch value.fundamentalType {
        case FundamentalType.object, FundamentalType.interface:
            guard isInstance(raw, of: value.pointee.g_type) else { return false }
            g_value_set_object(value, raw)
        case FundamentalType.boxed: g_value_set_boxed(value, raw)
        case FundamentalType.variant: g_value_set_variant(value, cast(raw))
        case FundamentalType.parameter: g_value_set_param(value, cast(raw))
        case FundamentalType.pointer: g_value_set_pointer(value, raw)
        default: return false
        }
        return true
    }
}

extension UnsafeMutableRawPointer: GValuePointer {
    package init(instance: UnsafeMutableRawPointer) { self = instance }
}

extension OpaquePointer: GValuePointer {
    package init(instance: UnsafeMutableRawPointer) { self = OpaquePointer(instance) }
}

extension UnsafeMutablePointer: GValueConvertible, GValuePointer {
    package init(instance: UnsafeMutableRawPointer) { self = instance.assumingMemoryBound(to: Pointee.self) }
}
