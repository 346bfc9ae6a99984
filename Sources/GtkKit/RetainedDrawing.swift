// SPDX-License-Identifier: Apache-2.0

internal import CGtk

/// Something drawn once, to be appended to many snapshots: a renderer recognises it and keeps its own copy.
@MainActor
package final class RetainedDrawing {
    /// Nil when nothing was drawn.
    let node: OpaquePointer?

    /// Records what a closure draws.
    package init(_ draw: (Snapshot) -> Void) {
        let snapshot: OpaquePointer = gtk_snapshot_new()
        draw(Snapshot(snapshot))
        node = gtk_snapshot_free_to_node(snapshot)
    }

    isolated deinit {
        if let node { gsk_render_node_unref(node) }
    }
}
