// SPDX-License-Identifier: Apache-2.0

package import CGtk

/// What a widget wants of one dimension, in logical pixels.
package struct WidgetMeasure: Sendable, Hashable {
    package var minimum: Int
    package var natural: Int
    /// Distance of the text's baseline from the top at minimum height, or -1.
    package var minimumBaseline: Int
    /// Distance of the text's baseline from the top at natural height, or -1.
    package var naturalBaseline: Int

    /// A natural size below the minimum becomes the minimum.
    package init(minimum: Int, natural: Int, minimumBaseline: Int = -1, naturalBaseline: Int = -1) {
        self.minimum = minimum
        self.natural = max(minimum, natural)
        self.minimumBaseline = minimumBaseline
        self.naturalBaseline = naturalBaseline
    }
}

/// The virtual functions of `GtkWidget` that a ``Widget`` subclass may take over, each of which is otherwise GTK's own.
///
/// A protocol and not overridable methods, because those would have to be as public as the class.
@MainActor
package protocol WidgetBehavior: Widget {
    /// Whether one dimension depends on the other.
    func requestMode() -> GtkSizeRequestMode

    /// What the widget wants of one dimension.
    /// - Parameter size: What is given in the other, or -1.
    func measure(_ orientation: GtkOrientation, forSize size: Int) -> WidgetMeasure

    /// The widget got its size: place the children.
    /// - Parameter baseline: From the top, or -1.
    func allocate(width: Int, height: Int, baseline: Int)

    /// Draws the widget and its children.
    func snapshot(_ snapshot: Snapshot)

    /// Whether a point of the widget's own coordinates belongs to it, for the pointer.
    func contains(x: Double, y: Double) -> Bool

    /// Moves the keyboard focus into, within or out of the widget.
    /// - Returns: whether the focus is now inside.
    func focus(_ direction: GtkDirectionType) -> Bool

    /// Takes the keyboard focus.
    /// - Returns: whether it was taken.
    func grabFocus() -> Bool

    /// The widget is now on screen.
    func didMap()

    /// The widget is about to leave the screen.
    func willUnmap()

    /// The widget is now in a window.
    func didRoot()

    /// The widget is about to leave its window.
    func willUnroot()

    /// The text direction changed between left-to-right and right-to-left.
    func directionDidChange(from previous: GtkTextDirection)

    /// Style changed: colours, fonts.
    func cssDidChange()

    /// Hover, focus, sensitivity or other state changed.
    func stateFlagsDidChange(from previous: GtkStateFlags)
}

extension WidgetBehavior {
    package func requestMode() -> GtkSizeRequestMode { inheritedRequestMode() }

    package func measure(_ orientation: GtkOrientation, forSize size: Int) -> WidgetMeasure {
        inheritedMeasure(orientation, forSize: size)
    }

    package func allocate(width: Int, height: Int, baseline: Int) {
        inheritedAllocate(width: width, height: height, baseline: baseline)
    }

    package func snapshot(_ snapshot: Snapshot) { inheritedSnapshot(snapshot) }

    package func contains(x: Double, y: Double) -> Bool { inheritedContains(x: x, y: y) }

    package func focus(_ direction: GtkDirectionType) -> Bool { inheritedFocus(direction) }

    package func grabFocus() -> Bool { inheritedGrabFocus() }

    package func didMap() {}

    package func willUnmap() {}

    package func didRoot() {}

    package func willUnroot() {}

    package func directionDidChange(from previous: GtkTextDirection) {}

    package func cssDidChange() {}

    package func stateFlagsDidChange(from previous: GtkStateFlags) {}
}

// MARK: - What GTK does by itself

extension Widget {
    private var parentClass: UnsafeMutablePointer<GtkWidgetClass> { WidgetClass.parent }

    package func inheritedRequestMode() -> GtkSizeRequestMode {
        parentClass.pointee.get_request_mode?(cast(self)) ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
    }

    package func inheritedMeasure(_ orientation: GtkOrientation, forSize size: Int) -> WidgetMeasure {
        var result = (minimum: gint(0), natural: gint(0), minimumBaseline: gint(-1), naturalBaseline: gint(-1))
        parentClass.pointee.measure?(
            cast(self), orientation, gint(clamping: size), &result.minimum, &result.natural,
            &result.minimumBaseline, &result.naturalBaseline)
        return WidgetMeasure(
            minimum: Int(result.minimum), natural: Int(result.natural),
            minimumBaseline: Int(result.minimumBaseline), naturalBaseline: Int(result.naturalBaseline))
    }

    package func inheritedAllocate(width: Int, height: Int, baseline: Int) {
        parentClass.pointee.size_allocate?(
            cast(self), gint(clamping: width), gint(clamping: height), gint(clamping: baseline))
    }

    /// Draws the children, in order.
    package func inheritedSnapshot(_ snapshot: Snapshot) {
        parentClass.pointee.snapshot?(cast(self), snapshot.pointer)
    }

    package func inheritedContains(x: Double, y: Double) -> Bool {
        parentClass.pointee.contains?(cast(self), x, y) ?? 0 != 0
    }

    package func inheritedFocus(_ direction: GtkDirectionType) -> Bool {
        parentClass.pointee.focus?(cast(self), direction) ?? 0 != 0
    }

    package func inheritedGrabFocus() -> Bool {
        parentClass.pointee.grab_focus?(cast(self)) ?? 0 != 0
    }
}
