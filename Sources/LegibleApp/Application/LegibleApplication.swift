// SPDX-License-Identifier: Apache-2.0

import CGtk
import Glibc
import GtkKit
import LiveTextCore
import LiveTextGtk

/// The program: one process for all its windows, however often it is started.
package final class LegibleApplication {
    /// The name by which the desktop knows the program, its icon and its settings.
    package static let identifier = "app.legible.Legible"

    /// The `GtkApplication`.
    let pointer: UnsafeMutablePointer<GtkApplication>
    private let reference: GObjectReference
    private let makeServices: () -> Services
    private(set) lazy var services = makeServices()
    /// The open windows, the one used last at the end.
    private(set) var windows: [ViewerWindow] = []
    private var preferences: PreferencesWindow?

    /// The program as people start it.
    package convenience init() {
        self.init(identifier: Self.identifier, makeServices: Services.standard)
    }

    /// - Parameter identifier: `nil` for a process of its own.
    init(identifier: String?, makeServices: @escaping () -> Services) {
        MainLoop.install()
        self.makeServices = makeServices
        pointer = gtk_application_new(identifier, G_APPLICATION_HANDLES_OPEN)
        reference = GObjectReference(adopting: pointer)
        connect(pointer, "startup") { [weak self] in self?.start() }
        connect(pointer, "activate") { [weak self] in self?.activate() }
        connect(pointer, "open") {
            [weak self] (files: UnsafeMutablePointer<OpaquePointer?>, count: Int, hint: String) in
            let files = (0..<count).compactMap { files[$0].map { PictureFile($0) } }
            self?.open(files, inNewWindow: hint == Self.newWindowHint)
        }
    }

    /// Runs until the last window is closed.
    ///
    /// - Parameter arguments: the program's name and what was given to it.
    /// - Returns: the exit status.
    package func run(_ arguments: [String]) -> Int32 {
        setlocale(LC_ALL, "")
        bindTranslations()
        // The options' descriptions are translated as they are added.
        setUpCommandLine()
        var vector: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { for argument in vector { free(argument) } }
        let heartbeat = Heartbeat()
        defer { heartbeat?.finish() }
        return g_application_run(cast(pointer), Int32(arguments.count), &vector)
    }

    /// Installed programs have their translations in the same prefix.
    private func bindTranslations() {
        guard let executable = try? throwingGLibError({ g_file_read_link("/proc/self/exe", $0) }) else { return }
        defer { g_free(executable) }
        let folder = PictureFile(path: String(cString: executable)).folder?.folder?.path
        if let folder { Localization.bind(localeDirectory: folder + "/share/locale") }
    }

    private func start() {
        ResourceBundle.register(base64: EmbeddedResources.base64)
        Appearance.start()
        Accelerators.install(in: pointer)
        addActions()
        for key in Settings.Key.allCases {
            services.settings.observe(key) { [weak self] in
                for window in self?.windows ?? [] { window.settingDidChange(key) }
            }
        }
    }

    // MARK: Windows

    private func activate() {
        let window = windows.last ?? makeWindow()
        gtk_window_present(window.pointer)
    }

    /// Opens files where the user looks, or in a window of their own.
    func open(_ files: [PictureFile], inNewWindow: Bool) {
        let window = inNewWindow ? makeWindow() : windows.last ?? makeWindow()
        window.open(files)
        gtk_window_present(window.pointer)
    }

    /// A new window, not shown yet.
    func makeWindow() -> ViewerWindow {
        let window = ViewerWindow(application: pointer, services: services)
        windows.append(window)
        connectNotify(window.pointer, "is-active") { [weak self, weak window] in
            guard let self, let window, gtk_window_is_active(window.pointer) != 0 else { return }
            // The window used last is the one that files open in.
            windows.removeAll { $0 === window }
            windows.append(window)
        }
        connect(window.pointer, "destroy") { [weak self, weak window] in
            self?.windows.removeAll { $0 === window }
        }
        return window
    }

    // MARK: Actions

    private func addActions() {
        let actions = ActionGroup(map: pointer)
        actions.add("new-window") { [weak self] in
            guard let window = self?.makeWindow() else { return }
            gtk_window_present(window.pointer)
        }
        actions.add("preferences") { [weak self] in self?.showPreferences() }
        actions.add("about") { [weak self] in AboutDialog.present(over: self?.windows.last?.pointer) }
        actions.add("quit") { [weak self] in
            for window in self?.windows ?? [] { gtk_window_close(window.pointer) }
        }
    }

    private func showPreferences() {
        if preferences == nil {
            let window = PreferencesWindow(settings: services.settings)
            connect(window.pointer, "destroy") { [weak self] in self?.preferences = nil }
            preferences = window
        }
        guard let preferences else { return }
        gtk_window_set_transient_for(preferences.pointer, windows.last?.pointer)
        gtk_window_present(preferences.pointer)
    }
}
