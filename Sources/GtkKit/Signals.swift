// SPDX-License-Identifier: Apache-2.0

internal import CGtk

/// Calls a closure each time an object emits a signal.
///
/// ```swift
/// connect(gesture, "drag-update") { [weak self] (x: Double, y: Double) in … }
/// ```
/// The closure's parameters are the signal's, without the emitting object; it may have fewer. When the types do not fit
/// what the signal brings, GLib's log gets a warning and the closure is not called. The object owns the closure: capture
/// `[weak self]`. Signals that are emitted on another thread cannot be connected to.
///
/// - Parameters:
///   - signal: The name, with its detail if any: "notify::scale-factor".
///   - after: Whether to run after the class's own handler.
@MainActor @discardableResult
package func connect<each Argument: GValueConvertible>(
    _ object: some GObjectPointer, _ signal: String, after: Bool = false,
    _ handler: @escaping @MainActor (repeat each Argument) -> Void
) -> SignalConnection {
    attach(to: object, signal, after: after) { arguments, _ in
        handler(repeat try arguments.next((each Argument).self))
    }
}

/// The same for a signal that wants an answer, as "scroll" or "key-pressed" (`Bool`: whether the event was consumed).
@MainActor @discardableResult
package func connect<each Argument: GValueConvertible, Answer: GValueConvertible>(
    _ object: some GObjectPointer, _ signal: String, after: Bool = false,
    _ handler: @escaping @MainActor (repeat each Argument) -> Answer
) -> SignalConnection {
    attach(to: object, signal, after: after) { arguments, result in
        let answer = handler(repeat try arguments.next((each Argument).self))
        if let result, !answer.store(in: result) {
            throw SignalMismatch("returns \(typeName(of: result.pointee.g_type)), the handler \(Answer.self)")
        }
    }
}

/// Calls a closure each time a property of an object has changed.
@MainActor @discardableResult
package func connectNotify(
    _ object: some GObjectPointer, _ property: String, _ handler: @escaping @MainActor () -> Void
) -> SignalConnection {
    connect(object, "notify::\(property)", handler)
}

/// One handler on one signal. Letting go of it does not disconnect; using it after the object is gone is harmless.
@MainActor
package struct SignalConnection {
    /// Owned by the closure that the object owns: nil once disconnected or once the object is gone.
    private weak var handler: SignalHandler?
    private let object: UnsafeMutableRawPointer
    private let identifier: gulong

    fileprivate init(handler: SignalHandler, object: UnsafeMutableRawPointer, identifier: gulong) {
        self.handler = handler
        self.object = object
        self.identifier = identifier
    }

    /// Whether emissions still reach the handler.
    package var isConnected: Bool {
        handler != nil && g_signal_handler_is_connected(object, identifier) != 0
    }

    /// Ends the connection and releases the closure.
    package func disconnect() {
        guard isConnected else { return }
        g_signal_handler_disconnect(object, identifier)
    }

    /// Runs something whose emissions do not reach the handler.
    package func whileBlocked<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard isConnected else { return try body() }
        g_signal_handler_block(object, identifier)
        defer {
            if isConnected { g_signal_handler_unblock(object, identifier) }
        }
        return try body()
    }
}

// MARK: - Closures

/// The Swift side of a `GClosure`.
private final class SignalHandler {
    typealias Body = @MainActor (inout SignalArguments, UnsafeMutablePointer<GValue>?) throws -> Void

    let signal: String
    let body: Body

    init(signal: String, body: @escaping Body) {
        self.signal = signal
        self.body = body
    }
}

/// How a handler's types differ from the signal's.
private struct SignalMismatch: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Hands out a signal's arguments in order.
private struct SignalArguments {
    private var remaining: UnsafeBufferPointer<GValue>.SubSequence

    /// - Parameter values: The emitting object, then the arguments.
    init(values: UnsafeBufferPointer<GValue>) {
        remaining = values.dropFirst()
    }

    mutating func next<Value: GValueConvertible>(_ type: Value.Type) throws(SignalMismatch) -> Value {
        let position = remaining.startIndex
        guard position < remaining.endIndex else {
            throw SignalMismatch("has \(position - 1) parameters, the handler more")
        }
        let argument = UnsafeBufferPointer(rebasing: remaining)
        remaining = remaining.dropFirst()
        guard let holder = argument.baseAddress else { throw SignalMismatch("has no parameters") }
        guard let value = Value.load(from: holder) else {
            let found = holder.holdsNull ? "null" : typeName(of: holder.pointee.g_type)
            throw SignalMismatch("parameter \(position) is \(found), the handler's \(type)")
        }
        return value
    }
}

@MainActor
private func attach(
    to object: some GObjectPointer, _ signal: String, after: Bool, _ body: @escaping SignalHandler.Body
) -> SignalConnection {
    let handler = SignalHandler(signal: signal, body: body)
    let userData = Unmanaged.passRetained(handler).toOpaque()
    let closure: UnsafeMutablePointer<GClosure> = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), userData)
    g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
        guard let userData = closure?.pointee.data else { return }
        let handler = Unmanaged<SignalHandler>.fromOpaque(userData).takeUnretainedValue()
        var arguments = SignalArguments(values: UnsafeBufferPointer(start: values, count: Int(count)))
        do {
            try handler.body(&arguments, result)
        } catch {
            let emitter = UnsafeBufferPointer(start: values, count: Int(count)).first
            let name = emitter.map { typeName(of: $0.g_type) } ?? "object"
            Log.warning("signal “\(handler.signal)” of \(name): \(error)")
        }
    }
    g_closure_add_finalize_notifier(closure, userData) { userData, _ in releaseUserData(userData) }
    // Owned across the call, so that it is also freed when the object has no such signal.
    g_closure_ref(closure)
    g_closure_sink(closure)
    let identifier = g_signal_connect_closure(object.raw, signal, closure, after ? 1 : 0)
    g_closure_unref(closure)
    return SignalConnection(handler: handler, object: object.raw, identifier: identifier)
}
