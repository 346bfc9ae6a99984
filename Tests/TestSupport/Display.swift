// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import Foundation
internal import GtkKit
internal import XCTest

/// Runs a test that needs a screen, on the main actor: there GTK is open and its main loop serves the main actor.
///
/// A test method itself must stay without an actor, for XCTest finds no isolated ones. It is called on the main thread.
/// - Parameters:
///   - accessibility: Whether GTK speaks to the accessibility bus; only the first call of a run decides.
/// - Throws: What the test throws, and `XCTSkip` where no screen can be had.
package func onDisplay(accessibility: Bool = false, _ test: @MainActor () throws -> Void) throws {
    try MainActor.assumeIsolated {
        try Display.require(accessibility: accessibility)
        try test()
    }
}

/// The screen that tests of GTK code need: the one there is, or an Xvfb of the test run's own.
@MainActor
package enum Display {
    /// Opens the display, initialises GTK and lets its main loop serve the main actor.
    /// - Throws: `XCTSkip` where no screen can be had.
    package static func require(accessibility: Bool = false) throws {
        let outcome = outcome ?? open(accessibility: accessibility)
        self.outcome = outcome
        if case .failure(let failure) = outcome { throw XCTSkip(failure.reason) }
    }

    private static var outcome: Result<Void, Unavailable>?

    private struct Unavailable: Error {
        let reason: String
    }

    private static func open(accessibility: Bool) -> Result<Void, Unavailable> {
        setDefaults(accessibility: accessibility)
        let environment = ProcessInfo.processInfo.environment
        if environment["DISPLAY"] == nil, environment["WAYLAND_DISPLAY"] == nil {
            do {
                let number = try VirtualScreen.start()
                setenv("DISPLAY", ":\(number)", 1)
                setenv("GDK_BACKEND", "x11", 1)
            } catch {
                return .failure(Unavailable(reason: "no display: \(error)"))
            }
        }
        guard gtk_init_check() != 0 else {
            return .failure(Unavailable(reason: "the display cannot be opened"))
        }
        MainLoop.install()
        return .success(())
    }

    /// What makes runs alike and keeps them off the user's session. A variable that is set stays.
    private static func setDefaults(accessibility: Bool) {
        ScratchFolders.use()
        setenv("GSETTINGS_BACKEND", "memory", 0)
        setenv("GSK_RENDERER", "cairo", 0)
        setenv("GTK_USE_PORTAL", "0", 0)
        setenv("GIO_USE_VFS", "local", 0)
        setenv("LC_ALL", "C.UTF-8", 0)
        // GTK's test backend keeps names and states, to be asked with `gtk_test_accessible_…`, and needs no bus.
        if !accessibility { setenv("GTK_A11Y", "test", 0) }
    }
}
