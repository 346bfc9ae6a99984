// SPDX-License-Identifier: Apache-2.0

import CGtk
public import LiveTextCore

/// What became of an action.
public enum ActionOutcome: Hashable, Sendable {
    /// An application was started.
    case launched
    /// This text is on the clipboard now.
    case copied(String)
    /// No application opens URIs of this scheme.
    case noHandler(scheme: String)
    /// The action is not performed: its URI is not of a known scheme, or malformed.
    case refused
    /// The application could not be started; the desktop's reason, for people.
    case failed(reason: String)
}

/// Performs actions through the desktop: the only place where anything leaves the picture.
@MainActor
public struct ActionLauncher {
    /// Makes a launcher.
    public init() {}

    /// Whether an application for the action is there.
    public func canPerform(_ action: DataAction) -> Bool { false }

    /// Performs an action.
    ///
    /// - Parameter widget: the `GtkWidget *` it was asked for in; gives the display, and the time stamp for focus.
    public func perform(_ action: DataAction, from widget: UnsafeMutableRawPointer) async -> ActionOutcome { .refused }
}
