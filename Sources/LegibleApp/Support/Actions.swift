// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit

/// The actions of a window or of the application, by name.
final class ActionGroup {
    /// The `GActionMap`, which owns the actions and this group's closures.
    private let map: UnsafeMutableRawPointer
    private var actions: [String: UnsafeMutableRawPointer] = [:]

    /// - Parameter map: a `GActionMap` that lives as long as the group is used.
    init(map: some GObjectPointer) { self.map = map.raw }

    /// Adds an action without a state. The closure is owned by the map: capture `[weak self]`.
    func add(_ name: String, _ handler: @escaping @MainActor () -> Void) {
        let action: OpaquePointer = g_simple_action_new(name, nil)
        connect(action, "activate", handler)
        register(action, name)
    }

    /// Adds an action that is on or off. Its state is what ``setState(_:_:)`` says, not what was asked for.
    func addToggle(_ name: String, _ handler: @escaping @MainActor (_ wanted: Bool) -> Void) {
        let action: OpaquePointer = g_simple_action_new_stateful(name, nil, g_variant_new_boolean(0))
        connect(action, "change-state") { (value: OpaquePointer) in handler(g_variant_get_boolean(value) != 0) }
        register(action, name)
    }

    /// Whether the action can be activated now.
    func setEnabled(_ name: String, _ enabled: Bool) {
        guard let action = actions[name] else { return }
        g_simple_action_set_enabled(cast(action), enabled ? 1 : 0)
    }

    /// Shows an action as on or off.
    func setState(_ name: String, _ on: Bool) {
        guard let action = actions[name] else { return }
        g_simple_action_set_state(cast(action), g_variant_new_boolean(on ? 1 : 0))
    }

    /// Does what the action's menu entry does, when it is enabled.
    func activate(_ name: String) {
        guard let action = actions[name], g_action_get_enabled(cast(action)) != 0 else { return }
        g_action_activate(cast(action), nil)
    }

    private func register(_ action: OpaquePointer, _ name: String) {
        g_action_map_add_action(cast(map), cast(action))
        g_object_unref(action.raw)
        actions[name] = action.raw
    }
}
