// SPDX-License-Identifier: Apache-2.0

public import GtkKit
public import LiveTextCore

/// Takes part in what an interaction does. Every method has a default.
@MainActor
public protocol ImageAnalysisInteractionDelegate: AnyObject {
    /// Whether an interaction of that type may begin at a point of the view; by default it may. Asked once per type.
    func interaction(
        _ interaction: ImageAnalysisInteraction, shouldBeginAt point: ViewPoint,
        for interactionType: InteractionTypes
    ) -> Bool

    /// Where the picture lies in the view, in unit space of the view; by default all of it. Asked when the view does
    /// not tell itself.
    func contentsRect(for interaction: ImageAnalysisInteraction) -> UnitRect

    /// The view that shows the picture, when it is not the interaction's.
    func contentView(for interaction: ImageAnalysisInteraction) -> Widget?

    /// The Live Text button appeared or went.
    func interaction(_ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool)

    /// The Live Text button was switched.
    func interaction(
        _ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool)

    /// The selection changed.
    func textSelectionDidChange(_ interaction: ImageAnalysisInteraction)

    /// Whether the interaction may act on a key; by default it may.
    func interaction(_ interaction: ImageAnalysisInteraction, shouldHandleKeyDownEvent event: InputEvent) -> Bool

    /// Whether the interaction may open its menu at a point of the view; by default it may.
    func interaction(
        _ interaction: ImageAnalysisInteraction, shouldShowMenuForEvent event: InputEvent, atPoint point: ViewPoint
    ) -> Bool

    /// The menu to show instead of the one proposed; by default the proposed one.
    func interaction(
        _ interaction: ImageAnalysisInteraction, updatedMenuFor menu: LiveTextMenu, for event: InputEvent,
        at point: ViewPoint
    ) -> LiveTextMenu

    /// A menu is about to open, as `updatedMenuFor` left it.
    func interaction(_ interaction: ImageAnalysisInteraction, willOpen menu: LiveTextMenu)

    /// A menu has closed, whether or not something was chosen.
    func interaction(_ interaction: ImageAnalysisInteraction, didClose menu: LiveTextMenu)

    /// Takes over an action; `true` means it was carried out. By default the interaction carries it out.
    func interaction(_ interaction: ImageAnalysisInteraction, perform action: DataAction) -> Bool
}

extension ImageAnalysisInteractionDelegate {
    /// Everything may begin.
    public func interaction(
        _ interaction: ImageAnalysisInteraction, shouldBeginAt point: ViewPoint,
        for interactionType: InteractionTypes
    ) -> Bool { true }

    /// The picture fills the view.
    public func contentsRect(for interaction: ImageAnalysisInteraction) -> UnitRect {
        UnitRect(x: 0, y: 0, width: 1, height: 1)
    }

    /// The interaction's view.
    public func contentView(for interaction: ImageAnalysisInteraction) -> Widget? { interaction.view }

    /// Nothing to do.
    public func interaction(
        _ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool
    ) {}

    /// Nothing to do.
    public func interaction(
        _ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool
    ) {}

    /// Nothing to do.
    public func textSelectionDidChange(_ interaction: ImageAnalysisInteraction) {}

    /// Every key.
    public func interaction(
        _ interaction: ImageAnalysisInteraction, shouldHandleKeyDownEvent event: InputEvent
    ) -> Bool { true }

    /// Every menu.
    public func interaction(
        _ interaction: ImageAnalysisInteraction, shouldShowMenuForEvent event: InputEvent, atPoint point: ViewPoint
    ) -> Bool { true }

    /// The proposed menu.
    public func interaction(
        _ interaction: ImageAnalysisInteraction, updatedMenuFor menu: LiveTextMenu, for event: InputEvent,
        at point: ViewPoint
    ) -> LiveTextMenu { menu }

    /// Nothing to do.
    public func interaction(_ interaction: ImageAnalysisInteraction, willOpen menu: LiveTextMenu) {}

    /// Nothing to do.
    public func interaction(_ interaction: ImageAnalysisInteraction, didClose menu: LiveTextMenu) {}

    /// The interaction carries it out.
    public func interaction(_ interaction: ImageAnalysisInteraction, perform action: DataAction) -> Bool { false }
}
