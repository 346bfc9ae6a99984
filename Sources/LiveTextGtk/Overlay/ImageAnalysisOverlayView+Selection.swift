// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
public import LiveTextCore

extension ImageAnalysisOverlayView {
    /// The whole text; ranges for `selectedRanges` are taken of it.
    public var text: String { content?.text.text ?? "" }

    /// The selected text: a newline between lines, none at the end; empty without a selection.
    public var selectedText: String {
        guard let content, let selection else { return "" }
        return content.text.string(in: selection.ranges)
    }

    /// What is selected, in indices of `text`. Ranges that are not of `text` are left out.
    public var selectedRanges: [Range<String.Index>] {
        get {
            guard let content, let selection, !selection.isEmpty else { return [] }
            return selection.ranges.map { content.text.stringRange(of: $0) }
        }
        set {
            guard let content, activeInteractionTypes.contains(.textSelection) else { return }
            changeSelection(TextSelection(ranges: newValue.compactMap { content.text.range(of: $0) }, in: content.text))
        }
    }

    /// The selected text as it is copied in a style; `asTable` keeps the rows and columns of a table.
    public func selectedText(as style: TextCopyStyle) -> String {
        guard let content, let selection else { return "" }
        return content.text.string(in: selection.ranges, style: style)
    }

    /// Whether any text is selected.
    public var hasActiveTextSelection: Bool { selection.map { !$0.isEmpty } ?? false }

    /// Whether keys that move a caret belong to the text just now.
    public var hasKeyboardUse: Bool { hasActiveTextSelection || isCaretNavigationEnabled || isHighlighted }

    /// Selects nothing.
    public func resetSelection() { changeSelection(nil) }

    /// Selects nothing; the name of VisionKit's interaction.
    public func resetTextSelection() { resetSelection() }

    /// Selects the whole text.
    ///
    /// - Returns: whether there is any that can be selected.
    @discardableResult
    public func selectAll() -> Bool {
        guard let content, activeInteractionTypes.contains(.textSelection), !content.text.isEmpty else { return false }
        changeSelection(.all(in: content.text))
        takeFocus()
        return true
    }

    /// Puts the selected text on the clipboard.
    ///
    /// - Returns: whether there was any.
    @discardableResult
    public func copySelection(style: TextCopyStyle = .asSeen) -> Bool {
        guard hasActiveTextSelection else { return false }
        copyToClipboard(selectedText(as: style))
        return true
    }

    /// Puts a text on the clipboard and says so.
    func copyToClipboard(_ text: String) {
        gdk_clipboard_set_text(gtk_widget_get_clipboard(cast(self)), text)
        announce(localized("Copied"))
        noticeHandler?(.copied(lines: text.split(separator: "\n", omittingEmptySubsequences: false).count))
    }

    /// The one place where the selection changes.
    func changeSelection(_ new: TextSelection?) {
        guard selection != new else { return }
        func selected(_ selection: TextSelection?) -> [Range<Int>] {
            selection.flatMap { $0.isEmpty ? nil : $0.ranges } ?? []
        }
        let changed = selected(selection) != selected(new)
        selection = new
        queueDraw()
        guard changed else { return }
        if new == nil { pointing.showsHandles = false }
        if !pointing.isSelecting {
            publishPrimarySelection()
            announceSelectionSoon()
        }
        delegate?.textSelectionDidChange(self)
    }

    /// Selected text is what a middle click pastes (X11's PRIMARY).
    func publishPrimarySelection() {
        guard hasActiveTextSelection else { return }
        gdk_clipboard_set_text(gtk_widget_get_primary_clipboard(cast(self)), selectedText)
    }
}
