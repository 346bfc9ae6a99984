// SPDX-License-Identifier: Apache-2.0

internal import CGtk

/// One owned reference to a GObject, given up on the main actor wherever the last use was.
///
/// Widgets in a window need none: the tree owns them.
@MainActor
package final class GObjectReference: GObjectPointer {
    package nonisolated(unsafe) let raw: UnsafeMutableRawPointer

    /// Takes a reference, the floating one if there is one: for new widgets.
    package init(sinking object: some GObjectPointer) {
        raw = object.raw
        g_object_ref_sink(raw)
    }

    /// Takes over a reference that the caller owns ("transfer full").
    package init(adopting object: some GObjectPointer) {
        raw = object.raw
    }

    /// Takes a reference of its own ("transfer none").
    package init(retaining object: some GObjectPointer) {
        raw = object.raw
        g_object_ref(raw)
    }

    isolated deinit {
        g_object_unref(raw)
    }
}
