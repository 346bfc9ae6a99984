// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

/// What a screen reader and the keyboard reach: a label per line and a button of role link per item, each at its place
/// in the picture. Neither is drawn nor hit by the pointer; the overlay draws the focused item's outline.
@MainActor
struct AccessibleChildren {
    struct Child {
        let widget: UnsafeMutablePointer<GtkWidget>
        let quads: [ImageQuad]
    }

    var lines: [Child] = []
    var items: [Child] = []
    /// Says "Copied" and the like; a screen reader speaks its name's change.
    var status: UnsafeMutablePointer<GtkWidget>?

    /// More lines than this are left to the text as a whole: a widget each would slow every layout.
    static let maximumLines = 600
    /// More items than a person would step through.
    static let maximumItems = 200
}

extension ImageAnalysisOverlayView {
    /// Makes the children of the analysis shown.
    func updateAccessibleChildren() {
        let lines = (content?.analysis.lines ?? []).prefix(AccessibleChildren.maximumLines)
        let items = (content?.items ?? []).prefix(AccessibleChildren.maximumItems)
        for child in accessibleChildren.lines + accessibleChildren.items { removeChild(child.widget) }
        accessibleChildren.lines = lines.map { line in
            let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(line.text)
            if let language = line.language { setLanguage(language, of: label) }
            gtk_widget_set_can_target(label, 0)
            addChild(label)
            return AccessibleChildren.Child(widget: label, quads: [line.quad])
        }
        accessibleChildren.items = items.map { item in
            let button: UnsafeMutablePointer<GtkWidget> = cast(
                newObject(gtk_button_get_type(), ["accessible-role": GTK_ACCESSIBLE_ROLE_LINK]))
            gtk_widget_add_css_class(button, "livetext-item")
            gtk_widget_set_can_target(button, 0)
            Accessibility.setLabel(localized(item.presentation.accessibleName), of: button)
            connect(button, "clicked") { [weak self] in self?.activate(item) }
            connectNotify(button, "has-focus") { [weak self, id = item.id] in
                guard let self else { return }
                let focused = gtk_widget_has_focus(button) != 0
                if focused {
                    self.hover(over: id, immediately: true)
                } else if self.hover.target == id {
                    self.hover(over: nil)
                }
            }
            addChild(button)
            return AccessibleChildren.Child(widget: button, quads: item.quads)
        }
        updateItemFocusability()
    }

    /// Items take the keyboard focus only while they act.
    func updateItemFocusability() {
        let active = activeInteractionTypes.contains(.dataDetectors)
        for child in accessibleChildren.items { gtk_widget_set_focusable(child.widget, active ? 1 : 0) }
    }

    private func setLanguage(_ language: String, of label: UnsafeMutablePointer<GtkWidget>) {
        guard let attribute = pango_attr_language_new(pango_language_from_string(language)) else { return }
        let attributes = pango_attr_list_new()
        pango_attr_list_insert(attributes, attribute)
        gtk_label_set_attributes(cast(label), attributes)
        pango_attr_list_unref(attributes)
    }

    func layOutAccessibleChildren() {
        guard let mapping else { return }
        for child in accessibleChildren.lines + accessibleChildren.items {
            guard let extent = ImageRect(enclosing: child.quads.flatMap(\.corners)) else { continue }
            let rect = mapping.imageToView(extent)
            allocateChild(
                child.widget, x: rect.x, y: rect.y, width: Int(rect.width.rounded()), height: Int(rect.height.rounded())
            )
        }
    }

    /// The children are there for assistive technology; the picture shows what they say.
    func snapshotAccessibleChildren(_ snapshot: Snapshot) {}
}
