// SPDX-License-Identifier: Apache-2.0

import CGtk
import Glibc
import GtkKit

/// The keyboard, as in GNOME's image viewer.
///
/// Keys with Ctrl and function keys are the application's and come first. Keys without a modifier come last, so that
/// the text in the picture, buttons and menus have them while they have a use for them.
enum Accelerators {
    /// Keys that come before the focused widget, by detailed action name.
    static let global: KeyValuePairs<String, [String]> = [
        "app.new-window": ["<Control>n"],
        "app.preferences": ["<Control>comma"],
        "app.quit": ["<Control>q"],
        "win.open": ["<Control>o"],
        "win.reload": ["F5"],
        "win.copy": ["<Control>c", "<Control>Insert"],
        "win.paste": ["<Control>v", "<Shift>Insert"],
        "win.select-all": ["<Control>a"],
        "win.caret": ["F7"],
        "win.zoom-in": ["<Control>plus", "<Control>equal", "<Control>KP_Add"],
        "win.zoom-out": ["<Control>minus", "<Control>KP_Subtract"],
        "win.zoom-fit": ["<Control>0", "<Control>KP_0"],
        "win.zoom-original": ["<Control>1", "<Control>KP_1"],
        "win.zoom-double": ["<Control>2", "<Control>KP_2"],
        "win.rotate-right": ["<Control>r"],
        "win.rotate-left": ["<Control><Shift>r"],
        "win.full-screen": ["F11"],
        "win.switch-pane": ["F6"],
        "win.shortcuts": ["<Control>question", "F1"],
        "window.close": ["<Control>w"],
    ]

    /// Keys that come after the focused widget, by name of a window action.
    static let last: KeyValuePairs<String, [String]> = [
        "live-text": ["t"],
        "zoom-in": ["plus", "equal", "KP_Add"],
        "zoom-out": ["minus", "KP_Subtract"],
        "zoom-fit": ["0", "KP_0"],
        "zoom-original": ["1", "KP_1"],
        "zoom-double": ["2", "KP_2"],
        "previous": ["Page_Up", "KP_Page_Up"],
        "next": ["Page_Down", "KP_Page_Down"],
        "first": ["Home", "KP_Home"],
        "last": ["End", "KP_End"],
        "go-left": ["Left", "KP_Left"],
        "go-right": ["Right", "KP_Right"],
        "pan-left": ["<Control>Left", "<Control>KP_Left"],
        "pan-right": ["<Control>Right", "<Control>KP_Right"],
        "pan-up": ["<Control>Up", "<Control>KP_Up", "Up", "KP_Up"],
        "pan-down": ["<Control>Down", "<Control>KP_Down", "Down", "KP_Down"],
        "leave": ["Escape"],
    ]

    /// Makes the application's keys known.
    static func install(in application: UnsafeMutablePointer<GtkApplication>) {
        for (action, keys) in global {
            var list: [UnsafePointer<CChar>?] = keys.map { UnsafePointer(strdup($0)) } + [nil]
            gtk_application_set_accels_for_action(application, action, &list)
            for key in list { free(UnsafeMutablePointer(mutating: key)) }
        }
    }

    /// Makes the last keys known in a window whose actions have the prefix `win`.
    static func install(in window: UnsafeMutablePointer<GtkWindow>) {
        let controller: OpaquePointer = gtk_shortcut_controller_new()
        for (action, keys) in last {
            for key in keys {
                let shortcut = gtk_shortcut_new(
                    gtk_shortcut_trigger_parse_string(key), gtk_named_action_new("win.\(action)"))
                gtk_shortcut_controller_add_shortcut(cast(controller), shortcut)
            }
        }
        gtk_widget_add_controller(cast(window), controller)
    }

    /// A key combination as people know it, as `Ctrl+O`.
    static func label(of accelerator: String) -> String {
        var key = guint(0)
        var modifiers = GdkModifierType(rawValue: 0)
        guard gtk_accelerator_parse(accelerator, &key, &modifiers) != 0,
            let label = gtk_accelerator_get_label(key, modifiers)
        else { return accelerator }
        defer { g_free(label) }
        return String(cString: label)
    }
}
