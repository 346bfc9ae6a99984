// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import CMainQueue
// For its link directive alone: the two entry points used below are in libdispatch.
internal import Dispatch
internal import Glibc

/// GLib's default main context, and Swift's main actor on top of it.
@MainActor
package enum MainLoop {
    private static var isInstalled = false

    /// Lets the GLib main loop run what is queued for the main actor (`Task { @MainActor in … }`, continuations,
    /// `DispatchQueue.main`). Call on the main thread before the loop starts; calling again does nothing.
    package static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        let source: UnsafeMutablePointer<GSource> =
            g_unix_fd_source_new(_dispatch_get_main_queue_handle_4CF(), G_IO_IN)
        let drain: GUnixFDSourceFunc = { descriptor, _, _ in
            // The eventfd stays readable until its counter is read.
            var count: UInt64 = 0
            _ = read(descriptor, &count, MemoryLayout.size(ofValue: count))
            _dispatch_main_queue_callback_4CF(nil)
            return 1
        }
        g_source_set_callback(source, unsafeBitCast(drain, to: GSourceFunc.self), nil, nil)
        g_source_set_name(source, "Swift main actor")
        g_source_attach(source, nil)
        g_source_unref(source)
        // Work queued before the descriptor existed has not signalled it.
        _dispatch_main_queue_callback_4CF(nil)
    }

    /// Runs the loop from the outside until a condition holds: for tests and for programs without `GApplication`.
    /// Never call it from a main-actor task, whose queue it would block.
    /// - Returns: whether the condition held before the time was over.
    @discardableResult
    package static func iterate(until condition: () -> Bool, timeout: Duration = .seconds(5)) -> Bool {
        let deadline = ContinuousClock.now + timeout
        // Ends a blocking iteration at the deadline, and sees conditions that change without an event.
        let wakeUp = every(milliseconds: wakeUpInterval) { true }
        defer { wakeUp.cancel() }
        while !condition() {
            guard ContinuousClock.now < deadline else { return false }
            g_main_context_iteration(nil, 1)
        }
        return true
    }

    /// How often ``iterate(until:timeout:)`` looks again while nothing happens, in milliseconds.
    private static let wakeUpInterval = 10
}

// MARK: - Timers

extension MainLoop {
    /// Calls a closure once, when the loop has nothing more urgent to do.
    @discardableResult
    package static func onIdle(_ body: @escaping @MainActor () -> Void) -> LoopSource {
        LoopSource(g_idle_source_new()) {
            body()
            return false
        }
    }

    /// Calls a closure once, after a delay.
    @discardableResult
    package static func after(milliseconds: Int, _ body: @escaping @MainActor () -> Void) -> LoopSource {
        every(milliseconds: milliseconds) {
            body()
            return false
        }
    }

    /// Calls a closure once, after a delay, and after every event that has arrived meanwhile: for what only happens when
    /// nothing else did, as a long press.
    @discardableResult
    package static func afterPendingEvents(
        milliseconds: Int, _ body: @escaping @MainActor () -> Void
    ) -> LoopSource {
        // Motion is handed out once a frame, at GDK's redraw priority; this is less urgent.
        LoopSource(g_timeout_source_new(guint(clamping: milliseconds)), priority: G_PRIORITY_DEFAULT_IDLE) {
            body()
            return false
        }
    }

    /// Calls a closure at an interval, as long as it returns true.
    @discardableResult
    package static func every(milliseconds: Int, _ body: @escaping @MainActor () -> Bool) -> LoopSource {
        LoopSource(g_timeout_source_new(guint(clamping: milliseconds)), body)
    }
}

/// A timer or idle call. Letting go of it does not cancel it.
@MainActor
package final class LoopSource {
    private nonisolated(unsafe) let source: UnsafeMutablePointer<GSource>

    /// - Parameter priority: GLib's; nil keeps the source's own.
    fileprivate init(
        _ source: UnsafeMutablePointer<GSource>, priority: gint? = nil, _ body: @escaping @MainActor () -> Bool
    ) {
        self.source = source
        if let priority { g_source_set_priority(source, priority) }
        let call: GSourceFunc = { userData in
            guard let box = CallbackBox<@MainActor () -> Bool>.from(userData) else { return 0 }
            return box.body() ? 1 : 0
        }
        g_source_set_callback(source, call, CallbackBox(body).retained(), releaseUserData)
        g_source_attach(source, nil)
    }

    deinit {
        g_source_unref(source)
    }

    /// Whether the call is still to come.
    package var isPending: Bool { g_source_is_destroyed(source) == 0 }

    /// Prevents further calls and releases the closure.
    package func cancel() {
        g_source_destroy(source)
    }
}
