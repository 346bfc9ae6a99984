// SPDX-License-Identifier: Apache-2.0

package import CGtk

/// Sets a GObject property. A property that does not exist, is read-only or has another type is a warning in GLib's log.
@MainActor
package func setProperty(_ object: some GObjectPointer, _ name: String, _ value: some GValueConvertible) {
    guard let property = property(named: name, of: object) else {
        return Log.warning("\(typeName(of: object)) has no property “\(name)”")
    }
    withValue(of: property.pointee.value_type) { holder in
        guard value.store(in: holder) else {
            return Log.warning(mismatch(of: object, name, property, type(of: value)))
        }
        g_object_set_property(cast(object), name, holder)
    }
}

/// The value of a GObject property. Nil when it is null, and with a warning in GLib's log when there is no such property
/// or it has another type.
///
/// A pointer is borrowed: it is good for as long as the object keeps its property.
@MainActor
package func property<Value: GValueConvertible>(
    _ object: some GObjectPointer, _ name: String, as type: Value.Type = Value.self
) -> Value? {
    guard let property = property(named: name, of: object) else {
        Log.warning("\(typeName(of: object)) has no property “\(name)”")
        return nil
    }
    return withValue(of: property.pointee.value_type) { holder in
        g_object_get_property(cast(object), name, holder)
        if let value = Value.load(from: holder) { return value }
        if !UnsafePointer(holder).holdsNull { Log.warning(mismatch(of: object, name, property, type)) }
        return nil
    }
}

/// A new instance with construction properties, as from `g_object_new`.
/// - Returns: what the type's constructor gives: a floating reference for widgets, a full one for most other types.
@MainActor
package func newObject(
    _ type: GType, _ properties: KeyValuePairs<String, any GValueConvertible> = [:]
) -> UnsafeMutableRawPointer {
    let typeClass = g_type_class_ref(type)
    defer { g_type_class_unref(typeClass) }
    var names: [UnsafePointer<CChar>?] = []
    var values: [GValue] = []
    for (name, value) in properties {
        let objectClass = typeClass?.assumingMemoryBound(to: GObjectClass.self)
        guard let property = g_object_class_find_property(objectClass, name) else {
            Log.warning("\(typeName(of: type)) has no property “\(name)”")
            continue
        }
        var holder = GValue()
        g_value_init(&holder, property.pointee.value_type)
        guard value.store(in: &holder) else {
            Log.warning("property “\(name)” of \(typeName(of: type)) cannot hold \(Swift.type(of: value))")
            g_value_unset(&holder)
            continue
        }
        names.append(property.pointee.name)
        values.append(holder)
    }
    defer {
        for index in values.indices { g_value_unset(&values[index]) }
    }
    return cast(g_object_new_with_properties(type, guint(names.count), &names, values)).raw
}

private func property(named name: String, of object: some GObjectPointer) -> UnsafeMutablePointer<GParamSpec>? {
    let instance: UnsafeMutablePointer<GTypeInstance> = cast(object)
    guard let typeClass = instance.pointee.g_class else { return nil }
    return g_object_class_find_property(cast(typeClass), name)
}

private func withValue<Result>(of type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Result) -> Result {
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    return withUnsafeMutablePointer(to: &value, body)
}

private func mismatch(
    of object: some GObjectPointer, _ name: String, _ property: UnsafeMutablePointer<GParamSpec>, _ type: Any.Type
) -> String {
    "property “\(name)” of \(typeName(of: object)) is \(typeName(of: property.pointee.value_type)), not \(type)"
}
