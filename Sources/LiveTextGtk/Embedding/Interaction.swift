// SPDX-License-Identifier: Apache-2.0

internal import CGtk
public import GtkKit

/// A behaviour that is added to a view.
@MainActor
public protocol Interaction: AnyObject {
    /// The view it was added to.
    var view: Widget? { get }

    /// It is about to be added to a view, or removed (`nil`).
    func willMove(to view: Widget?)

    /// It was added to a view, or removed (`nil`).
    func didMove(to view: Widget?)
}

extension Widget {
    /// Adds a behaviour to this view.
    public func addInteraction(_ interaction: any Interaction) {
        guard interaction.view !== self else { return }
        if let previous = interaction.view { previous.removeInteraction(interaction) }
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Takes a behaviour away from this view.
    public func removeInteraction(_ interaction: any Interaction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    /// The behaviours added to this view, which keeps them alive.
    public private(set) var interactions: [any Interaction] {
        get { InteractionList.of(self)?.members ?? [] }
        set { InteractionList.make(for: self).members = newValue }
    }
}

/// The interactions of one widget, owned by its GObject.
@MainActor
final class InteractionList {
    var members: [any Interaction] = []

    private static let key = g_quark_from_string("legible-interactions")

    static func of(_ widget: some GObjectPointer) -> InteractionList? {
        g_object_get_qdata(cast(widget), key).map { Unmanaged<InteractionList>.fromOpaque($0).takeUnretainedValue() }
    }

    static func make(for widget: some GObjectPointer) -> InteractionList {
        if let list = of(widget) { return list }
        let list = InteractionList()
        g_object_set_qdata_full(cast(widget), key, Unmanaged.passRetained(list).toOpaque()) { data in
            if let data { Unmanaged<InteractionList>.fromOpaque(data).release() }
        }
        return list
    }
}
