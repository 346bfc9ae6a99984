// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

/// What a screen reader and the keyboard reach: a label per line and a button of role link per item, each at its place
/// in the picture. Neither is drawn nor hit by the pointer; the overlay draws the focused item's outline.
@MainActor
struct AccessibleChildren {
    /// What a child says; children that say the same are the same child.
    enum Content: Hashable {
        case line(TextLine.ID, String)
        case item(ItemPresentation)
    }

    struct Child {
        let widget: UnsafeMutablePointer<GtkWidget>
        let content: Content
        let quads: [ImageQuad]
    }

    var lines: [Child] = []
    var items: [Child] = []
    /// Says "Copied" and the like: a screen reader speaks when its text changes.
    var status: UnsafeMutablePointer<GtkWidget>?

    /// Lines beyond are selected and copied as any other, but have no child: a widget each would slow every layout.
    static let maximumLines = 600
    /// More items than a person would step through.
    static let maximumItems = 200
}

extension ImageAnalysisOverlayView {
    /// Makes the children of the analysis shown. A line or item that was there before keeps its widget, and with it the
    /// keyboard focus and what a screen reader was saying.
    func updateAccessibleChildren() {
        var oldLines = accessibleChildren.lines
        var oldItems = accessibleChildren.items
        accessibleChildren.lines = (content?.analysis.lines ?? []).prefix(AccessibleChildren.maximumLines).map { line in
            let content = AccessibleChildren.Content.line(line.id, line.text)
            let kept = oldLines.take(content)
            return AccessibleChildren.Child(
                widget: kept?.widget ?? makeLineLabel(line), content: content, quads: [line.quad])
        }
        accessibleChildren.items = (content?.items ?? []).prefix(AccessibleChildren.maximumItems).map { item in
            let content = AccessibleChildren.Content.item(item.presentation)
            let kept = oldItems.take(content)
            return AccessibleChildren.Child(
                widget: kept?.widget ?? makeItemButton(item), content: content, quads: item.quads)
        }
        for child in oldLines + oldItems { removeChild(child.widget) }
        // A screen reader reads in the order of children; lines may come to stand before others that were known first.
        var previous: UnsafeMutablePointer<GtkWidget>?
        for child in accessibleChildren.lines + accessibleChildren.items {
            gtk_widget_insert_after(child.widget, cast(self), previous)
            previous = child.widget
        }
        updateItemReach()
    }

    private func makeLineLabel(_ line: TextLine) -> UnsafeMutablePointer<GtkWidget> {
        let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(line.text)
        if let language = line.language { setLanguage(language, of: label) }
        gtk_widget_add_css_class(label, "livetext-line")
        // However small or turned the line is, its label is not larger.
        gtk_label_set_ellipsize(cast(label), PANGO_ELLIPSIZE_END)
        gtk_widget_set_can_target(label, 0)
        addChild(label)
        return label
    }

    private func makeItemButton(_ item: InteractiveItem) -> UnsafeMutablePointer<GtkWidget> {
        let button: UnsafeMutablePointer<GtkWidget> = cast(
            newObject(gtk_button_get_type(), ["accessible-role": GTK_ACCESSIBLE_ROLE_LINK]))
        gtk_widget_add_css_class(button, "livetext-item")
        gtk_widget_set_can_target(button, 0)
        Accessibility.setLabel(localized(item.presentation.accessibleName), of: button)
        connect(button, "clicked") { [weak self] in
            // A screen reader clicks whatever it finds.
            guard let self, self.activeInteractionTypes.contains(.dataDetectors), let item = self.item(of: button)
            else { return }
            self.activate(item)
        }
        connectNotify(button, "has-focus") { [weak self] in
            guard let self, let item = self.item(of: button) else { return }
            if gtk_widget_has_focus(button) != 0 {
                self.reveal(item)
                self.hover(over: item.id, immediately: true)
            } else if self.hover.target == item.id {
                self.hover(over: nil)
            }
        }
        addChild(button)
        return button
    }

    private func reveal(_ item: InteractiveItem) {
        guard let mapping, let place = ViewRect(enclosing: item.quads.flatMap { mapping.view($0).corners }) else {
            return
        }
        reveal(place)
    }

    /// The item a button stands for.
    private func item(of button: UnsafeMutablePointer<GtkWidget>) -> InteractiveItem? {
        content?.item(accessibleChildren.items.firstIndex { $0.widget == button })
    }

    /// Keyboard and screen readers find items only while they act.
    func updateItemReach() {
        let active = activeInteractionTypes.contains(.dataDetectors)
        for child in accessibleChildren.items {
            gtk_widget_set_focusable(child.widget, active ? 1 : 0)
            Accessibility.setState(GTK_ACCESSIBLE_STATE_HIDDEN, to: !active, of: child.widget)
        }
    }

    private func setLanguage(_ language: String, of label: UnsafeMutablePointer<GtkWidget>) {
        guard let attribute = pango_attr_language_new(pango_language_from_string(language)) else { return }
        let attributes = pango_attr_list_new()
        pango_attr_list_insert(attributes, attribute)
        gtk_label_set_attributes(cast(label), attributes)
        pango_attr_list_unref(attributes)
    }

    func layOutAccessibleChildren() {
        if let status = accessibleChildren.status { allocateChild(status, x: 0, y: 0, width: 0, height: 0) }
        guard let mapping else { return }
        for child in accessibleChildren.lines + accessibleChildren.items {
            guard let extent = ImageRect(enclosing: child.quads.flatMap(\.corners)) else { continue }
            let rect = mapping.imageToView(extent)
            allocateChild(
                child.widget, x: rect.x, y: rect.y, width: Int(rect.width.rounded()), height: Int(rect.height.rounded())
            )
        }
    }
}

extension [AccessibleChildren.Child] {
    /// Removes and returns the first child that says this.
    fileprivate mutating func take(_ content: AccessibleChildren.Content) -> AccessibleChildren.Child? {
        firstIndex { $0.content == content }.map { remove(at: $0) }
    }
}
