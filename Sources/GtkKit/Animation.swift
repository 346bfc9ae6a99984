// SPDX-License-Identifier: Apache-2.0

internal import CGtk

/// A number that moves to a target over some frames. Where animation is switched off, or the widget is not on screen,
/// it is there at once.
@MainActor
package final class Animation {
    /// How time becomes progress; both from 0 to 1.
    package enum Curve: Sendable {
        case linear
        /// Fast at first, then slowing down.
        case easeOutCubic

        package func progress(at time: Double) -> Double {
            let time = min(max(time, 0), 1)
            switch self {
            case .linear: return time
            case .easeOutCubic:
                let remaining = 1 - time
                return 1 - remaining * remaining * remaining
            }
        }
    }

    /// Whether values are still to come.
    package private(set) var isRunning = true

    private let target: Double
    /// Let go of at the end: who keeps the animation is often kept by these.
    private var update: (@MainActor (Double) -> Void)?
    private var completion: (@MainActor () -> Void)?
    private var tick: TickCallback?
    private var unmap: SignalConnection?

    /// Moves a value and keeps going until it arrives; letting go of the result does not stop it.
    ///
    /// - Parameters:
    ///   - widget: Whose frames drive the animation. It owns the closures: capture `[weak self]`.
    ///   - milliseconds: From first to last value.
    ///   - delay: Milliseconds to wait at the first value.
    ///   - completion: Called once after the last value, not after ``cancel()``.
    ///   - update: Called with each value; the last is exactly `target`.
    @discardableResult
    package static func start(
        on widget: some GObjectPointer, from start: Double, to target: Double, milliseconds: Int, delay: Int = 0,
        curve: Curve = .easeOutCubic, completion: (@MainActor () -> Void)? = nil,
        update: @escaping @MainActor (Double) -> Void
    ) -> Animation {
        let animation = Animation(target: target, update: update, completion: completion)
        guard milliseconds + delay > 0, areEnabled(for: widget), gtk_widget_get_mapped(cast(widget)) != 0 else {
            animation.skip()
            return animation
        }
        update(start)
        animation.run(on: widget, from: start, milliseconds: milliseconds, delay: delay, curve: curve)
        return animation
    }

    /// Whether the desktop wants animations (the setting `gtk-enable-animations`).
    package static func areEnabled(for widget: some GObjectPointer) -> Bool {
        property(cast(gtk_widget_get_settings(cast(widget))) as OpaquePointer, "gtk-enable-animations") ?? true
    }

    /// Stops at the present value.
    package func cancel() {
        stop()
    }

    /// Goes to the target at once.
    package func skip() {
        guard isRunning else { return }
        let (update, completion) = (update, completion)
        stop()
        update?(target)
        completion?()
    }

    private init(
        target: Double, update: @escaping @MainActor (Double) -> Void, completion: (@MainActor () -> Void)?
    ) {
        self.target = target
        self.update = update
        self.completion = completion
    }

    private func run(
        on widget: some GObjectPointer, from start: Double, milliseconds: Int, delay: Int, curve: Curve
    ) {
        var firstFrame: Int?
        tick = addTickCallback(to: widget) { [self] frameTime in
            guard isRunning else { return false }
            let elapsed = Double(frameTime - (firstFrame ?? frameTime)) / 1000 - Double(delay)
            firstFrame = firstFrame ?? frameTime
            guard elapsed < Double(milliseconds) else {
                skip()
                return false
            }
            update?(start + (target - start) * curve.progress(at: elapsed / Double(milliseconds)))
            return isRunning
        }
        unmap = connect(widget, "unmap") { [weak self] in self?.skip() }
    }

    private func stop() {
        guard isRunning else { return }
        isRunning = false
        unmap?.disconnect()
        tick?.remove()
        (tick, unmap) = (nil, nil)
        (update, completion) = (nil, nil)
    }
}
