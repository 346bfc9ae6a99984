// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
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
///
/// URIs of known schemes only (`DataAction.launchableSchemes`) go to the desktop's default applications, through the
/// portal when the program runs in a sandbox. No shell ever sees them.
@MainActor
public struct ActionLauncher {
    private let isSandboxed: Bool

    /// Makes a launcher.
    public init() {
        self.init(isSandboxed: g_file_test("/.flatpak-info", G_FILE_TEST_EXISTS) != 0)
    }

    /// - Parameter isSandboxed: whether applications are reached through the portal only, which knows what there is.
    init(isSandboxed: Bool) { self.isSandboxed = isSandboxed }

    /// Whether the action would do something: its URI may be launched and an application for it is there.
    public func canPerform(_ action: DataAction) -> Bool {
        switch action.kind {
        case .copy: return true
        case .open(let uri):
            guard let scheme = LaunchPolicy.launchableScheme(of: uri) else { return false }
            return isSandboxed || Self.hasHandler(for: scheme)
        case .saveContact, .saveEvent, .joinNetwork, .reveal: return false
        }
    }

    /// Performs an action.
    ///
    /// - Parameter widget: the `GtkWidget *` it was asked for in; gives the display and its clipboard.
    public func perform(_ action: DataAction, from widget: UnsafeMutableRawPointer) async -> ActionOutcome {
        switch action.kind {
        case .copy(let text):
            return copy(text, to: gtk_widget_get_clipboard(cast(widget)))
        case .open(let uri):
            guard let context = gdk_display_get_app_launch_context(gtk_widget_get_display(cast(widget))) else {
                return await launch(uri, context: nil)
            }
            defer { g_object_unref(context.raw) }
            return await launch(uri, context: cast(context))
        case .saveContact, .saveEvent, .joinNetwork, .reveal: return .refused
        }
    }

    /// Puts a text on a clipboard. A NUL would end it for C, so it becomes the replacement character.
    private func copy(_ text: String, to clipboard: OpaquePointer?) -> ActionOutcome {
        let scalars = text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }
        gdk_clipboard_set_text(clipboard, String(String.UnicodeScalarView(scalars)))
        return .copied(text)
    }

    /// Opens a URI.
    ///
    /// - Parameter context: tells the application where it was asked for; `nil` where there is no display.
    func launch(_ uri: String, context: UnsafeMutablePointer<GAppLaunchContext>?) async -> ActionOutcome {
        guard let scheme = LaunchPolicy.launchableScheme(of: uri) else { return .refused }
        do throws(GLibError) {
            if isSandboxed {
                try await ApplicationLaunch.openThroughPortal(uri, context: context)
            } else {
                guard let application = g_app_info_get_default_for_uri_scheme(scheme) else {
                    return .noHandler(scheme: scheme)
                }
                defer { g_object_unref(application.raw) }
                try await ApplicationLaunch.open(uri, with: application, context: context)
            }
            return .launched
        } catch {
            let isMissing = error.matches(g_io_error_quark(), Int(G_IO_ERROR_NOT_SUPPORTED.rawValue))
            return isMissing ? .noHandler(scheme: scheme) : .failed(reason: error.message)
        }
    }

    private static func hasHandler(for scheme: String) -> Bool {
        guard let application = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
        g_object_unref(application.raw)
        return true
    }
}
