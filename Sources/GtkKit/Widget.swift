// SPDX-License-Identifier: Apache-2.0

package import CGtk

/// A GTK widget whose behaviour is written in Swift.
///
/// As long as GTK holds the widget (it is in a window, say), it keeps this object; when nothing but this object is left,
/// it belongs to Swift alone and goes with the last Swift reference.
@MainActor
open class Widget {
    /// The `GtkWidget *`, to place the widget with GTK's own functions. Valid as long as this object.
    public nonisolated(unsafe) let pointer: UnsafeMutableRawPointer

    /// This object's virtual functions, if it has any of its own. Unowned, because it is this object.
    private(set) unowned(unsafe) var behavior: (any WidgetBehavior)?

    /// Makes an instance of a GTK class of its own, which is registered on first use.
    ///
    /// - Parameters:
    ///   - typeName: The GTK class's name, one for each Swift class: "LegibleImageView".
    ///   - cssName: The element name for style sheets; the first instance of a type decides.
    ///   - role: What the widget is to assistive technology; the first instance of a type decides.
    package init(typeName: String, cssName: String, role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GROUP) {
        MainLoop.install()
        pointer = newObject(WidgetClass.register(typeName: typeName, cssName: cssName, role: role))
        behavior = self as? any WidgetBehavior
        g_object_ref_sink(pointer)
        // The toggle reference replaces the one just taken. While it is the only one the object is owned by Swift; as
        // soon as there is another, it owns this wrapper.
        let wrapper = Unmanaged.passRetained(self).toOpaque()
        g_object_set_qdata(cast(pointer), Self.wrapperKey, wrapper)
        g_object_add_toggle_ref(cast(pointer), ownershipChanged, wrapper)
        g_object_unref(pointer)
    }

    isolated deinit {
        g_object_set_qdata(cast(pointer), Self.wrapperKey, nil)
        g_object_remove_toggle_ref(cast(pointer), ownershipChanged, Unmanaged.passUnretained(self).toOpaque())
    }

    /// The Swift object of a GTK widget, or nil for widgets not made here.
    package static func wrapper(of widget: some GObjectPointer) -> Widget? {
        g_object_get_qdata(cast(widget), wrapperKey).map {
            Unmanaged<Widget>.fromOpaque($0).takeUnretainedValue()
        }
    }

    private static let wrapperKey = g_quark_from_string("legible-swift-wrapper")
}

extension Widget: GObjectPointer {
    package nonisolated var raw: UnsafeMutableRawPointer { pointer }
}

/// Told when the toggle reference becomes the only one, or stops being it.
private let ownershipChanged: GToggleNotify = { wrapper, _, isOnlyReference in
    guard let wrapper else { return }
    let widget = Unmanaged<Widget>.fromOpaque(wrapper)
    if isOnlyReference != 0 {
        widget.release()
    } else {
        _ = widget.retain()
    }
}
