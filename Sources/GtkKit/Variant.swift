// SPDX-License-Identifier: Apache-2.0

internal import CGtk

/// A `GVariant`, owned: what D-Bus messages are made of. Not for values of more than a message's size.
@MainActor
package final class Variant {
    /// The `GVariant *`, valid as long as this object.
    package nonisolated(unsafe) let pointer: OpaquePointer

    /// Takes a reference, the floating one if there is one.
    package init(_ pointer: OpaquePointer) {
        self.pointer = g_variant_ref_sink(pointer)
    }

    /// Takes over a reference that the caller owns ("transfer full").
    package init?(adopting pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        self.pointer = g_variant_take_ref(pointer)
    }

    isolated deinit { g_variant_unref(pointer) }

    /// The type, as `a{sv}`.
    package var typeString: String { String(cString: g_variant_get_type_string(pointer)) }

    // MARK: Making

    package static func string(_ text: String) -> Variant { Variant(g_variant_new_string(text)) }
    package static func boolean(_ value: Bool) -> Variant { Variant(g_variant_new_boolean(value ? 1 : 0)) }
    package static func uint32(_ value: UInt32) -> Variant { Variant(g_variant_new_uint32(value)) }
    package static func int32(_ value: Int32) -> Variant { Variant(g_variant_new_int32(value)) }

    /// A D-Bus object's path; `nil` for a text that is none.
    package static func objectPath(_ path: String) -> Variant? {
        g_variant_is_object_path(path) != 0 ? Variant(g_variant_new_object_path(path)) : nil
    }

    /// Bytes, `ay`.
    package static func bytes(_ bytes: some Sequence<UInt8>) -> Variant {
        array(bytes.map { Variant(g_variant_new_byte($0)) }, of: "y")
    }

    /// Strings, `as`.
    package static func strings(_ strings: [String]) -> Variant { array(strings.map(string), of: "s") }

    /// Values of one type.
    ///
    /// - Parameter type: that of the elements, as `s`.
    package static func array(_ elements: [Variant], of type: String) -> Variant {
        let elementType = g_variant_type_new(type)
        defer { g_variant_type_free(elementType) }
        var children: [OpaquePointer?] = elements.map(\.pointer)
        return withExtendedLifetime(elements) {
            Variant(g_variant_new_array(elementType, &children, gsize(children.count)))
        }
    }

    /// Values of any types.
    package static func tuple(_ elements: [Variant]) -> Variant {
        var children: [OpaquePointer?] = elements.map(\.pointer)
        return withExtendedLifetime(elements) { Variant(g_variant_new_tuple(&children, gsize(children.count))) }
    }

    /// Named values, `a{sv}`, in order of their names.
    package static func dictionary(_ values: [String: Variant]) -> Variant {
        entries(values.mapValues { Variant(g_variant_new_variant($0.pointer)) }, of: "{sv}")
    }

    /// Named groups of named values, `a{sa{sv}}`.
    package static func groups(_ groups: [String: [String: Variant]]) -> Variant {
        entries(groups.mapValues(dictionary), of: "{sa{sv}}")
    }

    /// Named numbers, `a{sd}`, in order of their names.
    package static func doubles(_ values: [String: Double]) -> Variant {
        entries(values.mapValues { Variant(g_variant_new_double($0)) }, of: "{sd}")
    }

    private static func entries(_ values: [String: Variant], of type: String) -> Variant {
        array(
            values.sorted { $0.key < $1.key }.map { name, value in
                Variant(g_variant_new_dict_entry(g_variant_new_string(name), value.pointer))
            }, of: type)
    }

    // MARK: Reading

    /// The text of a string or an object path; `nil` for other types.
    package var string: String? {
        guard ["s", "o"].contains(typeString) else { return nil }
        return String(cString: g_variant_get_string(pointer, nil))
    }

    package var uint32: UInt32? { typeString == "u" ? g_variant_get_uint32(pointer) : nil }
    package var double: Double? { typeString == "d" ? g_variant_get_double(pointer) : nil }
    package var boolean: Bool? { typeString == "b" ? g_variant_get_boolean(pointer) != 0 : nil }

    /// The elements of an array, tuple or dictionary; what a variant holds; empty for plain values.
    package var children: [Variant] {
        guard g_variant_is_container(pointer) != 0 else { return [] }
        return (0..<g_variant_n_children(pointer)).compactMap {
            Variant(adopting: g_variant_get_child_value(pointer, $0))
        }
    }

    /// What a variant holds, however deep; itself for other types.
    package var unwrapped: Variant { typeString == "v" ? children.first?.unwrapped ?? self : self }

    /// The value of a name in a dictionary.
    package subscript(name: String) -> Variant? {
        for entry in children where entry.typeString.hasPrefix("{s") {
            let parts = entry.children
            if parts.count == 2, parts[0].string == name { return parts[1].unwrapped }
        }
        return nil
    }

    /// The bytes of `ay`.
    package var byteArray: [UInt8]? {
        guard typeString == "ay" else { return nil }
        return (0..<g_variant_n_children(pointer)).map { index in
            let child = g_variant_get_child_value(pointer, index)
            defer { g_variant_unref(child) }
            return g_variant_get_byte(child)
        }
    }
}
