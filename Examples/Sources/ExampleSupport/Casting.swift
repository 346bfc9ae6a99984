// SPDX-License-Identifier: Apache-2.0

public import CGtk
public import LiveTextGtk

/// Anything that stands for an instance of a GTK class.
public protocol GtkInstance {
    /// The instance's address.
    var address: UnsafeMutableRawPointer { get }
}

extension UnsafeMutableRawPointer: GtkInstance {
    /// Itself.
    public var address: UnsafeMutableRawPointer { self }
}

extension OpaquePointer: GtkInstance {
    /// The same without a type.
    public var address: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension UnsafeMutablePointer: GtkInstance {
    /// The same without a type.
    public var address: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension Widget: GtkInstance {
    /// The `GtkWidget *`.
    public nonisolated var address: UnsafeMutableRawPointer { pointer }
}

/// What GTK_WINDOW(…) and its kin are in C: the parameter that takes the result decides the type.
public func cast<Instance>(_ object: some GtkInstance) -> UnsafeMutablePointer<Instance> {
    object.address.assumingMemoryBound(to: Instance.self)
}

/// The same for classes whose structure is private, as GtkLabel.
public func cast(_ object: some GtkInstance) -> OpaquePointer { OpaquePointer(object.address) }

/// A widget as GTK's functions take it.
public typealias GtkWidgetPointer = UnsafeMutablePointer<GtkWidget>
