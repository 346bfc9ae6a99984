// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

extension ImageAnalysisOverlayView {
    /// Opens the menu for an item or for the selected text.
    ///
    /// - Parameters:
    ///   - point: where it was asked for, in the overlay's points.
    func openMenu(for target: MenuTarget, at point: ViewPoint, event: InputEvent) {
        guard delegate?.overlayView(self, shouldShowMenuForEvent: event, atPoint: point) ?? true else { return }
        var rect = ViewRect(x: point.x, y: point.y, width: 1, height: 1)
        let proposed: LiveTextMenu
        switch target {
        case .item(let item):
            proposed = itemMenu(item)
            if let mapping, let quad = item.quads.last {
                let outset = OverlayMetrics.outlineOffset + OverlayMetrics.outlineWidth
                rect = mapping.view(quad).bounds.insetBy(dx: -outset, dy: -outset)
            }
            // However it was asked for, the menu shows what it is about.
            if activeInteractionTypes.contains(.dataDetectors) { hover(over: item.id, immediately: true) }
        case .text: proposed = LiveTextMenu(sections: [textItems()] + textActionSections())
        }
        let menu = delegate?.overlayView(self, updatedMenuFor: proposed, for: event, at: point) ?? proposed
        openMenu(menu, at: rect)
    }

    /// What a menu is about.
    enum MenuTarget {
        case item(InteractiveItem)
        case text
    }

    func openMenu(_ menu: LiveTextMenu, at rect: ViewRect) {
        closeMenu()
        guard !menu.items.isEmpty else { return }
        openMenus += 1
        let number = openMenus
        delegate?.overlayView(self, willOpen: menu)
        let popover = LiveTextPopover(menu, of: self, at: rect) { [weak self] in
            guard let self else { return }
            self.delegate?.overlayView(self, didClose: menu)
            // Another may have been opened before this one has closed.
            guard self.openMenus == number else { return }
            self.menu = nil
            self.pointerTargetMayHaveMoved()
        }
        self.menu = popover
        popover.open()
    }

    func closeMenu() {
        menu?.close()
        menu = nil
    }

    private func itemMenu(_ item: InteractiveItem) -> LiveTextMenu {
        let presentation = item.presentation
        let actions = presentation.actions.map { action in
            LiveTextMenu.Item(id: action.id, title: localized(action.title), iconName: action.iconName) {
                [weak self] in self?.perform(action)
            }
        }
        return LiveTextMenu(
            heading: LiveTextMenu.Heading(
                kind: localized(presentation.title), value: presentation.fullValue, emphasis: presentation.emphasis,
                details: presentation.details.map(localized), warnings: presentation.warnings.map(localized)),
            sections: [actions] + (item.isCode ? [] : [textItemsBesideItem]))
    }

    /// What can be done with text from the menu of an item that is text as well.
    private var textItemsBesideItem: [LiveTextMenu.Item] {
        guard activeInteractionTypes.contains(.textSelection) else { return [] }
        return hasActiveTextSelection ? textItems() : textItems().filter { $0.id == "text.selectAll" }
    }

    private func textActionSections() -> [[LiveTextMenu.Item]] {
        guard let textActions, let content, let selection else { return [] }
        let request = TextActionRequest(
            text: content.text.string(in: selection.ranges, style: .asParagraphs),
            language: content.language(of: selection), preferences: actionPreferences, widget: pointer,
            perform: { [weak self] in self?.perform($0) }, report: { [weak self] in self?.noticeHandler?($0) })
        return textActions.menuSections(for: request)
    }

    private func textItems() -> [LiveTextMenu.Item] {
        var items = [
            LiveTextMenu.Item(id: "text.copy", title: localized("Copy"), iconName: "legible-edit-copy-symbolic") {
                [weak self] in self?.copySelection()
            }
        ]
        items += copyVariants.filter { selectedText(as: $0.style) != selectedText }.map { variant in
            LiveTextMenu.Item(id: variant.id, title: variant.title) { [weak self] in
                self?.copySelection(style: variant.style)
            }
        }
        items.append(
            LiveTextMenu.Item(
                id: "text.selectAll", title: localized("Select All"), iconName: "legible-edit-select-all-symbolic"
            ) { [weak self] in self?.selectAll() })
        return items
    }

    /// Ways to copy beside the plain one. A way is offered when it gives another text: that of a table when there is
    /// one in the selection, that of paragraphs when lines are wrapped.
    private var copyVariants: [(style: TextCopyStyle, id: String, title: String)] {
        [
            (.asParagraphs, "text.copyAsParagraphs", localized("Copy as Paragraphs")),
            (.asTable, "text.copyAsTable", localized("Copy as Table")),
            (.keepingLayout, "text.copyKeepingLayout", localized("Copy with Layout")),
        ]
    }
}
