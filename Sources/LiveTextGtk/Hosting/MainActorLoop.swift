// SPDX-License-Identifier: Apache-2.0

internal import GtkKit

/// Swift's main actor on the main loop of GLib.
@MainActor
public enum MainActorLoop {
    /// Lets the main loop of a `GtkApplication` run what is queued for the main actor: `Task { @MainActor in … }`,
    /// continuations, `DispatchQueue.main`.
    ///
    /// The first widget of this library does it by itself. A program calls it where its own tasks must run before there
    /// is one; on the main thread, as often as it likes.
    public static func install() { MainLoop.install() }
}
