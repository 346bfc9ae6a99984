// SPDX-License-Identifier: Apache-2.0

package import CGtk

/// Anything that stands for one GObject (or other GType) instance: the three pointer types of the imported C
/// interface, and the wrappers of this module.
package protocol GObjectPointer {
    /// The address of the instance.
    var raw: UnsafeMutableRawPointer { get }
}

extension UnsafeMutableRawPointer: GObjectPointer {
    package var raw: UnsafeMutableRawPointer { self }
}

extension OpaquePointer: GObjectPointer {
    package var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension UnsafeMutablePointer: GObjectPointer {
    package var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

/// What `GTK_WINDOW(object)` and its kin are in C, without the check: the parameter the result is passed to picks the
/// type. Use ``isInstance(_:of:)`` where the type is not known.
@inline(__always)
package func cast<Instance>(_ object: some GObjectPointer) -> UnsafeMutablePointer<Instance> {
    object.raw.assumingMemoryBound(to: Instance.self)
}

/// The same for classes whose instance structure is private (`GtkLabel`, `GtkSnapshot`, `GdkTexture`).
@inline(__always)
package func cast(_ object: some GObjectPointer) -> OpaquePointer {
    OpaquePointer(object.raw)
}

/// Whether an instance is of a type, of one derived from it, or implements it when it is an interface.
package func isInstance(_ object: some GObjectPointer, of type: GType) -> Bool {
    g_type_check_instance_is_a(cast(object), type) != 0
}

/// The most derived type of an instance.
package func instanceType(of object: some GObjectPointer) -> GType {
    let instance: UnsafeMutablePointer<GTypeInstance> = cast(object)
    return instance.pointee.g_class?.pointee.g_type ?? FundamentalType.invalid
}

/// The name of the most derived type of an instance, for example `GtkLabel`.
package func typeName(of object: some GObjectPointer) -> String {
    typeName(of: instanceType(of: object))
}

/// The registered name of a type, or "invalid".
package func typeName(of type: GType) -> String {
    g_type_name(type).map { String(cString: $0) } ?? "invalid"
}
