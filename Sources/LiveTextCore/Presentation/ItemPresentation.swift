// SPDX-License-Identifier: Apache-2.0

/// How an item in a picture is shown and what can be done with it: its outline's chip, menu, pill and name. The
/// overlay draws it and knows no kind of item.
package struct ItemPresentation: Hashable, Sendable {
    /// What it is, as "Link".
    package let title: PresentationText
    /// The whole value as people read it.
    package let fullValue: String
    /// The part of `fullValue` to stress, as a link's host, in UTF-8 offsets.
    package let emphasis: Range<Int>?
    /// What to point out before it is used, one calm sentence each, most important first.
    package let warnings: [PresentationText]
    /// What is shown beside the outline on hover, as a link's host; `nil` when there is nothing to add.
    package let hint: String?
    /// The kind's symbolic icon.
    package let iconName: String
    /// What can be done, most useful first, copying last. Never empty.
    package let actions: [DataAction]
    /// The quick action's short label.
    package let pill: PresentationText
    /// What a screen reader says: what happens when it is activated.
    package let accessibleName: PresentationText

    /// What a plain click does.
    package var primaryAction: DataAction { actions[0] }

    /// How an item in the text is shown.
    package init(_ value: DataItem.Value) {
        self.init(text: "")
    }

    /// How a code is shown.
    package init(_ code: MachineReadableCode) {
        self.init(text: code.text)
    }

    private init(text: String) {
        title = PresentationText("Text")
        fullValue = text
        emphasis = nil
        warnings = []
        hint = nil
        iconName = "legible-text-symbolic"
        actions = [
            DataAction(
                id: "text.copy", kind: .copy(text: text), title: PresentationText("Copy"),
                iconName: "legible-copy-symbolic")
        ]
        pill = PresentationText("Copy")
        accessibleName = PresentationText("Copy")
    }
}
