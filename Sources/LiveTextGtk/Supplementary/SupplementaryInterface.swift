// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

/// The controls over the picture: the Live Text button and the quick actions.
@MainActor
struct SupplementaryInterface {
    /// A control and how far it has appeared.
    @MainActor
    final class Control {
        let widget: UnsafeMutablePointer<GtkWidget>
        /// The text, where there is any.
        let label: UnsafeMutablePointer<GtkWidget>?
        var appearance = AnimatedValue()
        /// Whether it belongs on screen.
        var isWanted = false
        /// Where it was put, in the overlay's points.
        var frame = ViewRect.zero

        init(_ widget: UnsafeMutablePointer<GtkWidget>, label: UnsafeMutablePointer<GtkWidget>? = nil) {
            self.widget = widget
            self.label = label
        }
    }

    var button: Control?
    var toggled: SignalConnection?
    var pills: [Control] = []
    /// Opens the pills that did not fit.
    var more: Control?
    /// What each of `pills` stands for, by position.
    var actions: [QuickActions.Pill] = []
    /// How many pills fit before the button.
    var shownPills = 0
    /// Whether the host was told that the button shows.
    var reportedButtonVisible = false
}

/// What a pill shows and says.
private struct PillLook: Equatable {
    let id: String
    let label: PresentationText
    let name: PresentationText
    let icon: String

    init(_ pill: QuickActions.Pill) {
        (id, label, name, icon) = (pill.id, pill.label, pill.accessibleName, pill.iconName)
    }
}

extension ImageAnalysisOverlayView {
    func setUpSupplementaryInterface() {
        let button = SupplementaryInterface.Control(gtk_toggle_button_new())
        gtk_button_set_icon_name(cast(button.widget), "legible-live-text-symbolic")
        gtk_widget_add_css_class(button.widget, "livetext-button")
        setTooltip(localized("Live Text"), of: button.widget)
        Accessibility.setLabel(localized("Live Text"), of: button.widget)
        supplementary.button = button
        supplementary.toggled = connect(button.widget, "toggled") { [weak self, widget = button.widget] in
            self?.setHighlighted(gtk_toggle_button_get_active(cast(widget)) != 0, animated: true)
        }
        add(button)

        let more = makePill(
            label: localized("More"), iconName: "legible-view-more-symbolic", name: localized("More actions"))
        connect(more.widget, "clicked") { [weak self] in self?.openMoreMenu() }
        supplementary.more = more
        add(more)
    }

    private func add(_ control: SupplementaryInterface.Control) {
        gtk_widget_set_child_visible(control.widget, 0)
        gtk_widget_set_opacity(control.widget, 0)
        setReachable(control, false)
        addChild(control.widget)
    }

    /// A round-ended button with an icon and a short label.
    private func makePill(label: String, iconName: String, name: String) -> SupplementaryInterface.Control {
        let pill: UnsafeMutablePointer<GtkWidget> = gtk_button_new()
        let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8)
        if !iconName.isEmpty { gtk_box_append(cast(box), gtk_image_new_from_icon_name(iconName)) }
        let text: UnsafeMutablePointer<GtkWidget> = gtk_label_new(label)
        gtk_label_set_ellipsize(cast(text), PANGO_ELLIPSIZE_MIDDLE)
        // In characters: a longer value is cut in its middle.
        gtk_label_set_max_width_chars(cast(text), 32)
        gtk_box_append(cast(box), text)
        gtk_button_set_child(cast(pill), box)
        gtk_widget_add_css_class(pill, "livetext-pill")
        setTooltip(name, of: pill)
        Accessibility.setLabel(name, of: pill)
        supplementaryInterfaceFont?.apply(to: text)
        return SupplementaryInterface.Control(pill, label: text)
    }

    func updateSupplementaryFont() {
        let font = supplementaryInterfaceFont ?? InterfaceFont()
        for control in supplementary.pills + [supplementary.more].compactMap(\.self) {
            if let label = control.label { font.apply(to: label) }
        }
        queueAllocate()
    }

    /// Makes the pills of the picture shown.
    func updateQuickActions() {
        let quick = content?.quickActions
        let actions = (quick?.items ?? []) + (quick?.copyAll.map { [$0] } ?? [])
        guard actions != supplementary.actions else { return }
        // A pill that looks the same stays, with the focus and what it shows of the pointer: Copy All changes with every
        // line that is read.
        var known = zip(supplementary.actions, supplementary.pills).map { (look: PillLook($0), control: $1) }
        let pills = actions.map { action in
            if let place = known.firstIndex(where: { $0.look == PillLook(action) }) {
                return known.remove(at: place).control
            }
            return addPill(for: action)
        }
        for (_, pill) in known { removeChild(pill.widget) }
        supplementary.actions = actions
        supplementary.pills = pills
        supplementary.shownPills = fittingPills()
        updateSupplementaryInterface(animated: false)
    }

    private func addPill(for action: QuickActions.Pill) -> SupplementaryInterface.Control {
        let pill = makePill(
            label: localized(action.label), iconName: action.iconName, name: localized(action.accessibleName))
        connect(pill.widget, "clicked") { [weak self, weak pill] in
            guard let self, let place = self.supplementary.pills.firstIndex(where: { $0 === pill }) else { return }
            self.perform(self.supplementary.actions[place].action)
        }
        add(pill)
        return pill
    }

    /// Shows and hides the controls as the state wants.
    func updateSupplementaryInterface(animated: Bool) {
        let showsButton = liveTextButtonVisible
        if let button = supplementary.button {
            show(button, showsButton, milliseconds: animated ? OverlayMetrics.controlFade : 0)
        }
        let showsPills = wantsQuickActions && !isSupplementaryHidden
        for (position, pill) in supplementary.pills.enumerated() {
            show(
                pill, showsPills && position < supplementary.shownPills,
                milliseconds: animated ? OverlayMetrics.controlFade : 0,
                delay: animated && showsPills ? position * OverlayMetrics.pillStagger : 0)
        }
        if let more = supplementary.more {
            show(
                more, showsPills && supplementary.shownPills < supplementary.pills.count,
                milliseconds: animated ? OverlayMetrics.controlFade : 0,
                delay: animated && showsPills ? supplementary.shownPills * OverlayMetrics.pillStagger : 0)
        }
        queueAllocate()
        if supplementary.reportedButtonVisible != showsButton {
            supplementary.reportedButtonVisible = showsButton
            delegate?.overlayView(self, liveTextButtonDidChangeToVisible: showsButton)
        }
    }

    private func show(
        _ control: SupplementaryInterface.Control, _ wanted: Bool, milliseconds: Int, delay: Int = 0
    ) {
        guard control.isWanted != wanted else { return }
        control.isWanted = wanted
        if wanted { gtk_widget_set_child_visible(control.widget, 1) }
        setReachable(control, wanted)
        control.appearance.move(
            to: wanted ? 1 : 0, on: self, milliseconds: milliseconds, delay: wanted ? delay : 0
        ) { [weak self, weak control] in
            guard let control else { return }
            gtk_widget_set_opacity(control.widget, control.appearance.value)
            if control.appearance.value == 0, !control.isWanted { gtk_widget_set_child_visible(control.widget, 0) }
            self?.queueAllocate()
            self?.queueDraw()
        }
    }

    /// Whether pointer, keyboard and screen readers find a control. One that does not show keeps its size, by which it is
    /// decided what fits, so it cannot be an invisible widget, which has none.
    private func setReachable(_ control: SupplementaryInterface.Control, _ reachable: Bool) {
        gtk_widget_set_can_target(control.widget, reachable ? 1 : 0)
        gtk_widget_set_can_focus(control.widget, reachable ? 1 : 0)
        Accessibility.setState(GTK_ACCESSIBLE_STATE_HIDDEN, to: !reachable, of: control.widget)
    }

    /// Makes the button look as the state is, without telling anyone.
    func syncLiveTextButton() {
        guard let button = supplementary.button else { return }
        supplementary.toggled?.whileBlocked {
            gtk_toggle_button_set_active(cast(button.widget), isHighlighted ? 1 : 0)
        }
    }

    /// Where the controls are, in the overlay's points.
    var supplementaryFrames: [ViewRect] {
        var controls = supplementary.pills
        if let button = supplementary.button { controls.append(button) }
        if let more = supplementary.more { controls.append(more) }
        return controls.filter(\.isWanted).map(\.frame)
    }

    private func openMoreMenu() {
        guard let more = supplementary.more else { return }
        let hidden = supplementary.actions.dropFirst(supplementary.shownPills)
        let items = hidden.map { action in
            LiveTextMenu.Item(
                id: action.action.id, title: localized(action.label), iconName: action.iconName,
                tooltip: localized(action.accessibleName)
            ) { [weak self] in self?.perform(action.action) }
        }
        openMenu(LiveTextMenu(sections: [Array(items)]), at: more.frame)
    }
}
