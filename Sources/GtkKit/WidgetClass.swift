// SPDX-License-Identifier: Apache-2.0

internal import CGtk

/// Registration of the GTK classes behind ``Widget``.
@MainActor
enum WidgetClass {
    /// `GtkWidget`'s own class structure, which exists as long as the process.
    static let parent: UnsafeMutablePointer<GtkWidgetClass> = cast(g_type_class_ref(gtk_widget_get_type()))

    /// The type of a name, registered on first use as a direct subclass of `GtkWidget`.
    static func register(typeName: String, cssName: String, role: GtkAccessibleRole) -> GType {
        let known = g_type_from_name(typeName)
        guard known == FundamentalType.invalid else { return known }
        var query = GTypeQuery()
        g_type_query(gtk_widget_get_type(), &query)
        var info = GTypeInfo()
        info.class_size = guint16(clamping: query.class_size)
        info.instance_size = guint16(clamping: query.instance_size)
        // Never released: neither is the type.
        info.class_data = UnsafeRawPointer(CallbackBox(Traits(cssName: cssName, role: role)).retained())
        info.class_init = { typeClass, data in
            guard let typeClass, let traits = CallbackBox<Traits>.from(UnsafeMutableRawPointer(mutating: data))?.body
            else { return }
            let widgetClass = typeClass.assumingMemoryBound(to: GtkWidgetClass.self)
            gtk_widget_class_set_css_name(widgetClass, traits.cssName)
            gtk_widget_class_set_accessible_role(widgetClass, traits.role)
            WidgetClass.installDispose(in: typeClass.assumingMemoryBound(to: GObjectClass.self))
            WidgetClass.installLayout(in: widgetClass)
            WidgetClass.installFocus(in: widgetClass)
            WidgetClass.installNotifications(in: widgetClass)
        }
        return g_type_register_static(gtk_widget_get_type(), typeName, &info, GTypeFlags(rawValue: 0))
    }

    private struct Traits {
        let cssName: String
        let role: GtkAccessibleRole
    }

    private static func behavior(of widget: UnsafeMutablePointer<GtkWidget>?) -> (any WidgetBehavior)? {
        widget.flatMap { Widget.wrapper(of: $0)?.behavior }
    }
}

// MARK: - Virtual functions

extension WidgetClass {
    /// Disposal is in C terms alone: the Swift object may be gone by then.
    private static func installDispose(in objectClass: UnsafeMutablePointer<GObjectClass>) {
        objectClass.pointee.dispose = { object in
            guard let object else { return }
            while let child = gtk_widget_get_first_child(cast(object)) { gtk_widget_unparent(child) }
            let parentClass: UnsafeMutablePointer<GObjectClass> = cast(WidgetClass.parent)
            parentClass.pointee.dispose?(object)
        }
    }

    private static func installLayout(in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
        widgetClass.pointee.get_request_mode = { widget in
            WidgetClass.behavior(of: widget)?.requestMode()
                ?? WidgetClass.parent.pointee.get_request_mode(widget)
        }
        widgetClass.pointee.measure = { widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
            guard let behavior = WidgetClass.behavior(of: widget) else {
                return WidgetClass.parent.pointee.measure(
                    widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline)
            }
            let result = behavior.measure(orientation, forSize: Int(size))
            minimum?.pointee = gint(clamping: result.minimum)
            natural?.pointee = gint(clamping: result.natural)
            minimumBaseline?.pointee = gint(clamping: result.minimumBaseline)
            naturalBaseline?.pointee = gint(clamping: result.naturalBaseline)
        }
        widgetClass.pointee.size_allocate = { widget, width, height, baseline in
            guard let behavior = WidgetClass.behavior(of: widget) else {
                return WidgetClass.parent.pointee.size_allocate(widget, width, height, baseline)
            }
            behavior.allocate(width: Int(width), height: Int(height), baseline: Int(baseline))
        }
        widgetClass.pointee.snapshot = { widget, snapshot in
            guard let snapshot, let behavior = WidgetClass.behavior(of: widget) else {
                return WidgetClass.parent.pointee.snapshot(widget, snapshot)
            }
            behavior.snapshot(Snapshot(snapshot))
        }
        widgetClass.pointee.contains = { widget, x, y in
            guard let behavior = WidgetClass.behavior(of: widget) else {
                return WidgetClass.parent.pointee.contains(widget, x, y)
            }
            return behavior.contains(x: x, y: y) ? 1 : 0
        }
    }

    private static func installFocus(in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
        widgetClass.pointee.focus = { widget, direction in
            guard let behavior = WidgetClass.behavior(of: widget) else {
                return WidgetClass.parent.pointee.focus(widget, direction)
            }
            return behavior.focus(direction) ? 1 : 0
        }
        widgetClass.pointee.grab_focus = { widget in
            guard let behavior = WidgetClass.behavior(of: widget) else {
                return WidgetClass.parent.pointee.grab_focus(widget)
            }
            return behavior.grabFocus() ? 1 : 0
        }
    }

    /// GTK's own part of these always runs: before the widget hears of a beginning, after it hears of an end.
    private static func installNotifications(in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
        widgetClass.pointee.map = { widget in
            WidgetClass.parent.pointee.map(widget)
            WidgetClass.behavior(of: widget)?.didMap()
        }
        widgetClass.pointee.unmap = { widget in
            WidgetClass.behavior(of: widget)?.willUnmap()
            WidgetClass.parent.pointee.unmap(widget)
        }
        widgetClass.pointee.root = { widget in
            WidgetClass.parent.pointee.root(widget)
            WidgetClass.behavior(of: widget)?.didRoot()
        }
        widgetClass.pointee.unroot = { widget in
            WidgetClass.behavior(of: widget)?.willUnroot()
            WidgetClass.parent.pointee.unroot(widget)
        }
        widgetClass.pointee.direction_changed = { widget, previous in
            WidgetClass.parent.pointee.direction_changed(widget, previous)
            WidgetClass.behavior(of: widget)?.directionDidChange(from: previous)
        }
        widgetClass.pointee.css_changed = { widget, change in
            WidgetClass.parent.pointee.css_changed(widget, change)
            WidgetClass.behavior(of: widget)?.cssDidChange()
        }
        widgetClass.pointee.state_flags_changed = { widget, previous in
            WidgetClass.parent.pointee.state_flags_changed?(widget, previous)
            WidgetClass.behavior(of: widget)?.stateFlagsDidChange(from: previous)
        }
    }
}
