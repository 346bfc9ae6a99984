// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

/// Asks whether a wireless network is joined, joins it, and says what went wrong.
@MainActor
final class JoinNetworkDialog {
    private let network: WiFiNetwork
    private let dialog: ActionDialog
    private var identity: UnsafeMutablePointer<GtkWidget>?
    private var password: UnsafeMutablePointer<GtkWidget>?
    private let spinner: UnsafeMutablePointer<GtkWidget>
    private let status: UnsafeMutablePointer<GtkWidget>
    private var joining: Task<Void, Never>?
    private var outcome = ActionOutcome.cancelled

    init(_ network: WiFiNetwork, over widget: UnsafeMutableRawPointer) {
        self.network = network
        dialog = ActionDialog(over: widget, name: localized("Join Network"))
        spinner = gtk_spinner_new()
        status = gtk_label_new("")
        dialog.addIcon("legible-network-wireless-symbolic")
        dialog.addText(localized("Join “%1$@”?", network.ssid), style: "heading")
        dialog.addText(localized(network.security.text), style: "note")
        dialog.addWarnings([network.security.warning].compactMap(\.self).map { localized($0) })
        addFields()
        addStatus()
        dialog.addButton(.init(id: "cancel", label: localized("Cancel")))
        dialog.addButton(.init(id: "join", label: localized("Join"), style: .suggested))
        dialog.shouldClose = { [weak self] id in
            guard id == "join", let self else { return true }
            join()
            return false
        }
        updateButton()
    }

    // MARK: - Fields

    private func addFields() {
        if case .enterprise(let authentication) = network.security {
            identity = addField(localized("User Name"), authentication.identity ?? "", isConcealed: false)
        }
        if network.security != .open {
            password = addField(localized("Password"), network.password ?? "", isConcealed: true)
        }
    }

    private func addField(_ name: String, _ text: String, isConcealed: Bool) -> UnsafeMutablePointer<GtkWidget> {
        let entry: UnsafeMutablePointer<GtkWidget> = gtk_entry_new()
        gtk_editable_set_text(cast(entry), text)
        gtk_entry_set_placeholder_text(cast(entry), name)
        gtk_entry_set_activates_default(cast(entry), 1)
        gtk_widget_set_hexpand(entry, 1)
        Accessibility.setLabel(name, of: entry)
        connect(entry, "changed") { [weak self] in self?.updateButton() }
        guard isConcealed else {
            dialog.addEntry(entry)
            return entry
        }
        gtk_entry_set_visibility(cast(entry), 0)
        gtk_entry_set_input_purpose(cast(entry), GTK_INPUT_PURPOSE_PASSWORD)
        let toggle: UnsafeMutablePointer<GtkWidget> = gtk_toggle_button_new()
        gtk_button_set_icon_name(cast(toggle), "legible-view-reveal-symbolic")
        setTooltip(localized("Show Password"), of: toggle)
        Accessibility.setLabel(localized("Show Password"), of: toggle)
        connect(toggle, "toggled") {
            gtk_entry_set_visibility(cast(entry), gtk_toggle_button_get_active(cast(toggle)))
        }
        let row: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
        gtk_widget_add_css_class(row, "linked")
        gtk_box_append(cast(row), entry)
        gtk_box_append(cast(row), toggle)
        dialog.addEntry(entry, in: row)
        return entry
    }

    private func text(of entry: UnsafeMutablePointer<GtkWidget>?) -> String? {
        entry.flatMap { gtk_editable_get_text(cast($0)) }.map { String(cString: $0) }
    }

    /// A protected network cannot be joined without a password.
    private func updateButton() {
        let isReady = password == nil || !(text(of: password) ?? "").isEmpty
        if let button = dialog.button("join") { gtk_widget_set_sensitive(button, isReady && joining == nil ? 1 : 0) }
    }

    // MARK: - Joining

    private func addStatus() {
        let row: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8)
        gtk_widget_set_halign(row, GTK_ALIGN_CENTER)
        gtk_label_set_justify(cast(status), GTK_JUSTIFY_CENTER)
        gtk_label_set_max_width_chars(cast(status), gint(ActionDialog.textWidth - 4))
        gtk_box_append(cast(row), spinner)
        gtk_box_append(cast(row), status)
        gtk_widget_set_visible(row, 0)
        dialog.add(row)
    }

    private func show(_ text: String, isBusy: Bool) {
        gtk_label_set_text(cast(status), text)
        gtk_label_set_wrap(cast(status), isBusy ? 0 : 1)
        gtk_widget_set_visible(spinner, isBusy ? 1 : 0)
        gtk_spinner_set_spinning(cast(spinner), isBusy ? 1 : 0)
        if let row = gtk_widget_get_parent(status) { gtk_widget_set_visible(row, 1) }
        for entry in [identity, password].compactMap(\.self) { gtk_widget_set_sensitive(entry, isBusy ? 0 : 1) }
    }

    private func join() {
        guard joining == nil else { return }
        var security = network.security
        if case .enterprise(let authentication) = security {
            security = .enterprise(
                WiFiNetwork.EnterpriseAuthentication(
                    method: authentication.method, phase2Method: authentication.phase2Method,
                    identity: text(of: identity), anonymousIdentity: authentication.anonymousIdentity))
        }
        let wanted = WiFiNetwork(
            ssid: network.ssid, security: security, password: text(of: password), isHidden: network.isHidden)
        show(localized("Connecting…"), isBusy: true)
        joining = Task { [weak self] in
            do throws(WirelessNetworks.JoiningError) {
                try await WirelessNetworks().join(wanted)
                self?.didJoin()
            } catch {
                self?.didFail(error)
            }
        }
        updateButton()
    }

    private func didJoin() {
        outcome = .joined(network: network.ssid)
        dialog.close("join")
    }

    private func didFail(_ error: WirelessNetworks.JoiningError) {
        joining = nil
        updateButton()
        switch error {
        case .notManaged:
            outcome = .noHandler(.networks)
            dialog.close("join")
        case .noDevice: show(localized("Wi-Fi is switched off, or this computer has none."), isBusy: false)
        case .wrongPassword:
            show(localized("The password was not accepted."), isBusy: false)
            if let password { gtk_widget_grab_focus(password) }
        case .notReached: show(localized("The network could not be reached."), isBusy: false)
        case .refused(let reason): show(localized("The network could not be joined: %1$@", reason), isBusy: false)
        }
    }

    /// Asks, joins, and waits until the dialog is closed.
    func run() async -> ActionOutcome {
        _ = await dialog.run(focusing: "join")
        joining?.cancel()
        return outcome
    }
}
