// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
public import LiveTextCore

/// Performs actions through the desktop: the only place where anything leaves the picture.
///
/// URIs of known schemes only (`DataAction.launchableSchemes`) go to the desktop's default applications, contacts and
/// events go as private files, all through the portal when the program runs in a sandbox. No shell ever sees them. What
/// may mislead is asked about first, and a network is only joined when the person confirms it.
@MainActor
public struct ActionLauncher {
    private let isSandboxed: Bool

    /// Makes a launcher.
    public init() {
        self.init(isSandboxed: g_file_test("/.flatpak-info", G_FILE_TEST_EXISTS) != 0 || g_getenv("SNAP") != nil)
    }

    /// - Parameter isSandboxed: whether applications are reached through the portal only, which knows what there is.
    init(isSandboxed: Bool) { self.isSandboxed = isSandboxed }

    /// Whether the action would do something: its URI may be launched and an application for it is there.
    public func canPerform(_ action: DataAction) -> Bool {
        switch action.kind {
        case .copy, .reveal, .joinNetwork: return true
        case .open(let uri):
            guard let scheme = LaunchPolicy.launchableScheme(of: uri) else { return false }
            return isSandboxed || DefaultApplication.forScheme(scheme) != nil
        case .saveContact: return isSandboxed || DefaultApplication.forTypes(FileKind.contact.types) != nil
        case .saveEvent: return isSandboxed || DefaultApplication.forTypes(FileKind.event.types) != nil
        }
    }

    /// Performs an action.
    ///
    /// - Parameter widget: the `GtkWidget *` it was asked for in; gives the display, its clipboard, and the window that
    ///   dialogs belong to.
    public func perform(_ action: DataAction, from widget: UnsafeMutableRawPointer) async -> ActionOutcome {
        switch action.kind {
        case .copy(let text): return Clipboard.copy(text, for: widget)
        case .open(let uri): return await open(uri, warnings: action.warnings, from: widget)
        case .saveContact(let vCard): return await save(vCard, as: .contact, from: widget)
        case .saveEvent(let iCalendar):
            return await save(CalendarDocument.stamped(iCalendar, at: Self.now), as: .event, from: widget)
        case .joinNetwork(let network): return await JoinNetworkDialog(network, over: widget).run()
        case .reveal(let text): return await RevealDialog(text, for: action, over: widget).run()
        }
    }

    // MARK: - Opening

    private func open(
        _ uri: String, warnings: [PresentationText], from widget: UnsafeMutableRawPointer
    ) async -> ActionOutcome {
        guard let scheme = LaunchPolicy.launchableScheme(of: uri) else { return .refused }
        guard isSandboxed || DefaultApplication.forScheme(scheme) != nil else { return .noHandler(.scheme(scheme)) }
        // Whoever made the action: what is opened is looked at here.
        let inspection = LinkInspection(uri)
        var warnings = warnings
        for warning in inspection?.warningsToConfirm.map(\.text) ?? [] where !warnings.contains(warning) {
            warnings.append(warning)
        }
        if let inspection, !warnings.isEmpty {
            switch await LinkDialog(inspection, warnings: warnings, over: widget).run() {
            case .open: break
            case .copy: return Clipboard.copy(inspection.uri, for: widget)
            case .cancel: return .cancelled
            }
        }
        return await withContext(of: widget) { await launch(uri, context: $0) }
    }

    /// Opens a URI.
    ///
    /// - Parameter context: tells the application where it was asked for; `nil` where there is no display.
    func launch(_ uri: String, context: UnsafeMutablePointer<GAppLaunchContext>?) async -> ActionOutcome {
        guard let scheme = LaunchPolicy.launchableScheme(of: uri) else { return .refused }
        return await launch(
            uri, with: DefaultApplication.forScheme(scheme), context: context, missing: .scheme(scheme))
    }

    private func launch(
        _ uri: String, with application: GObjectReference?, context: UnsafeMutablePointer<GAppLaunchContext>?,
        missing: LaunchTarget
    ) async -> ActionOutcome {
        do throws(GLibError) {
            if isSandboxed {
                try await ApplicationLaunch.openThroughPortal(uri, context: context)
            } else {
                guard let application else { return .noHandler(missing) }
                try await ApplicationLaunch.open(uri, with: cast(application), context: context)
            }
            return .launched
        } catch {
            let isMissing = error.matches(g_io_error_quark(), Int(G_IO_ERROR_NOT_SUPPORTED.rawValue))
            return isMissing ? .noHandler(missing) : .failed(reason: error.message)
        }
    }

    /// Gives a launch what tells the desktop that the person asked for it: a startup identifier or an activation token.
    private func withContext(
        of widget: UnsafeMutableRawPointer,
        _ body: @MainActor (UnsafeMutablePointer<GAppLaunchContext>?) async -> ActionOutcome
    ) async -> ActionOutcome {
        guard let context = gdk_display_get_app_launch_context(gtk_widget_get_display(cast(widget))) else {
            return await body(nil)
        }
        defer { g_object_unref(context.raw) }
        return await body(cast(context))
    }

    // MARK: - Files

    /// A kind of document that is handed over as a file.
    private struct FileKind {
        let name: String
        /// MIME types it is known by, the usual one first.
        let types: [String]
        let target: LaunchTarget

        static let contact = FileKind(
            name: "contact.vcf", types: ["text/vcard", "text/x-vcard", "text/directory"], target: .contacts)
        static let event = FileKind(
            name: "event.ics", types: ["text/calendar", "application/ics"], target: .calendar)
    }

    private func save(
        _ document: String, as kind: FileKind, from widget: UnsafeMutableRawPointer
    ) async -> ActionOutcome {
        let application = DefaultApplication.forTypes(kind.types)
        guard isSandboxed || application != nil else { return .noHandler(kind.target) }
        do throws(GLibError) {
            let uri = try HandOffFile.write(document, name: kind.name)
            return await withContext(of: widget) {
                await launch(uri, with: application, context: $0, missing: kind.target)
            }
        } catch {
            return .failed(reason: error.message)
        }
    }

    /// The moment, as iCalendar writes it.
    private static var now: String {
        guard let now = g_date_time_new_now_utc() else { return "" }
        defer { g_date_time_unref(now) }
        guard let text = g_date_time_format(now, "%Y%m%dT%H%M%SZ") else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }
}

/// The desktop's choice of applications.
@MainActor
private enum DefaultApplication {
    static func forScheme(_ scheme: String) -> GObjectReference? {
        g_app_info_get_default_for_uri_scheme(scheme).map { GObjectReference(adopting: $0) }
    }

    /// The application for the first of some types that has one of its own: the default for plain text, which GIO falls
    /// back to, is no address book.
    static func forTypes(_ types: [String]) -> GObjectReference? {
        let editor = forType("text/plain")
        for type in types {
            let recommended = g_app_info_get_recommended_for_type(type)
            defer { g_list_free_full(recommended) { g_object_unref($0) } }
            if let preferred = forType(type) {
                let isEditor = editor.map { g_app_info_equal(cast($0), cast(preferred)) != 0 } ?? false
                if !isEditor || contains(recommended, preferred) { return preferred }
            }
            if let first = recommended?.pointee.data { return GObjectReference(retaining: first) }
        }
        return nil
    }

    private static func forType(_ type: String) -> GObjectReference? {
        g_app_info_get_default_for_type(type, 0).map { GObjectReference(adopting: $0) }
    }

    private static func contains(_ list: UnsafeMutablePointer<GList>?, _ application: GObjectReference) -> Bool {
        var entry = list
        while let other = entry?.pointee.data {
            if g_app_info_equal(cast(other), cast(application)) != 0 { return true }
            entry = entry?.pointee.next
        }
        return false
    }
}

/// The desktop's clipboard.
@MainActor
enum Clipboard {
    /// Puts a text on the clipboard of a widget's display. A NUL would end it for C, so it becomes the replacement
    /// character.
    static func copy(_ text: String, for widget: UnsafeMutableRawPointer) -> ActionOutcome {
        let scalars = text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }
        gdk_clipboard_set_text(
            gtk_widget_get_clipboard(cast(widget)), String(String.UnicodeScalarView(scalars)))
        return .copied(text)
    }
}
