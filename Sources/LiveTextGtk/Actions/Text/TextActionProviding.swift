// SPDX-License-Identifier: Apache-2.0

public import LiveTextCore

/// Offers what a person can do with selected text besides copying it. A host can put its own in the place of the
/// desktop's, see `ImageAnalysisOverlayView.textActions`.
@MainActor
public protocol TextActionProviding: AnyObject {
    /// Groups of menu entries for a text; what cannot be done here is left out, or disabled with the reason as tooltip.
    func menuSections(for request: TextActionRequest) -> [[LiveTextMenu.Item]]
}

/// A selected text, and the ways to act on it.
@MainActor
public struct TextActionRequest {
    /// The selected text.
    public let text: String
    /// BCP 47 tag of the language it is in, when known.
    public let language: String?
    /// What the person has chosen.
    public let preferences: ActionPreferences
    /// The `GtkWidget *` it was asked for in; dialogs belong to its window.
    public let widget: UnsafeMutableRawPointer
    /// Performs an action as those of data items are: the delegate first, then the launcher.
    public let perform: @MainActor (DataAction) -> Void
    /// Tells the person something in a few words.
    public let report: @MainActor (OverlayNotice) -> Void

    /// Makes a request.
    public init(
        text: String, language: String?, preferences: ActionPreferences, widget: UnsafeMutableRawPointer,
        perform: @escaping @MainActor (DataAction) -> Void, report: @escaping @MainActor (OverlayNotice) -> Void
    ) {
        self.text = text
        self.language = language
        self.preferences = preferences
        self.widget = widget
        self.perform = perform
        self.report = report
    }
}
