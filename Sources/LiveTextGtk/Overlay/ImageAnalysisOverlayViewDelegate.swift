// SPDX-License-Identifier: Apache-2.0

public import GtkKit
public import LiveTextCore

/// Takes part in what an overlay does. Every method has a default.
@MainActor
public protocol ImageAnalysisOverlayViewDelegate: AnyObject {
    /// Whether an interaction of that type may begin at a point of the overlay; by default it may. Asked once per type.
    func overlayView(
        _ overlayView: ImageAnalysisOverlayView, shouldBeginAt point: ViewPoint,
        forAnalysisType analysisType: InteractionTypes
    ) -> Bool

    /// Where the picture lies in the overlay, in unit space of the overlay; by default all of it. Asked when no image
    /// view is tracked.
    func contentsRect(for overlayView: ImageAnalysisOverlayView) -> UnitRect

    /// The view that shows the picture, when it is not the tracked one.
    func contentView(for overlayView: ImageAnalysisOverlayView) -> Widget?

    /// Whether the overlay may act on a key; by default it may.
    func overlayView(_ overlayView: ImageAnalysisOverlayView, shouldHandleKeyDownEvent event: InputEvent) -> Bool

    /// Whether the overlay may open its menu at a point; by default it may.
    func overlayView(
        _ overlayView: ImageAnalysisOverlayView, shouldShowMenuForEvent event: InputEvent, atPoint point: ViewPoint
    ) -> Bool

    /// The menu to show instead of the one proposed; by default the proposed one.
    func overlayView(
        _ overlayView: ImageAnalysisOverlayView, updatedMenuFor menu: LiveTextMenu, for event: InputEvent,
        at point: ViewPoint
    ) -> LiveTextMenu

    /// A menu is about to open, as `updatedMenuFor` left it.
    func overlayView(_ overlayView: ImageAnalysisOverlayView, willOpen menu: LiveTextMenu)

    /// A menu has closed, whether or not something was chosen.
    func overlayView(_ overlayView: ImageAnalysisOverlayView, didClose menu: LiveTextMenu)

    /// The Live Text button appeared or went.
    func overlayView(_ overlayView: ImageAnalysisOverlayView, liveTextButtonDidChangeToVisible visible: Bool)

    /// The Live Text button was switched.
    func overlayView(
        _ overlayView: ImageAnalysisOverlayView, highlightSelectedItemsDidChange highlightSelectedItems: Bool)

    /// The selection changed.
    func textSelectionDidChange(_ overlayView: ImageAnalysisOverlayView)

    /// Takes over an action; `true` means it was carried out. By default the overlay carries it out.
    func overlayView(_ overlayView: ImageAnalysisOverlayView, perform action: DataAction) -> Bool
}

extension ImageAnalysisOverlayViewDelegate {
    /// Everything may begin.
    public func overlayView(
        _ overlayView: ImageAnalysisOverlayView, shouldBeginAt point: ViewPoint,
        forAnalysisType analysisType: InteractionTypes
    ) -> Bool { true }

    /// The picture fills the overlay.
    public func contentsRect(for overlayView: ImageAnalysisOverlayView) -> UnitRect {
        UnitRect(x: 0, y: 0, width: 1, height: 1)
    }

    /// No other view.
    public func contentView(for overlayView: ImageAnalysisOverlayView) -> Widget? { nil }

    /// Every key.
    public func overlayView(
        _ overlayView: ImageAnalysisOverlayView, shouldHandleKeyDownEvent event: InputEvent
    ) -> Bool { true }

    /// Every menu.
    public func overlayView(
        _ overlayView: ImageAnalysisOverlayView, shouldShowMenuForEvent event: InputEvent, atPoint point: ViewPoint
    ) -> Bool { true }

    /// The proposed menu.
    public func overlayView(
        _ overlayView: ImageAnalysisOverlayView, updatedMenuFor menu: LiveTextMenu, for event: InputEvent,
        at point: ViewPoint
    ) -> LiveTextMenu { menu }

    /// Nothing to do.
    public func overlayView(_ overlayView: ImageAnalysisOverlayView, willOpen menu: LiveTextMenu) {}

    /// Nothing to do.
    public func overlayView(_ overlayView: ImageAnalysisOverlayView, didClose menu: LiveTextMenu) {}

    /// Nothing to do.
    public func overlayView(
        _ overlayView: ImageAnalysisOverlayView, liveTextButtonDidChangeToVisible visible: Bool
    ) {}

    /// Nothing to do.
    public func overlayView(
        _ overlayView: ImageAnalysisOverlayView, highlightSelectedItemsDidChange highlightSelectedItems: Bool
    ) {}

    /// Nothing to do.
    public func textSelectionDidChange(_ overlayView: ImageAnalysisOverlayView) {}

    /// The overlay carries it out.
    public func overlayView(_ overlayView: ImageAnalysisOverlayView, perform action: DataAction) -> Bool { false }
}
