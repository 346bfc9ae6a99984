// SPDX-License-Identifier: Apache-2.0

public import GtkKit
public import LiveTextCore

extension ImageAnalysisInteraction: ImageAnalysisOverlayViewDelegate {
    /// Asks the interaction's delegate.
    public func overlayView(
        _ overlayView: ImageAnalysisOverlayView, shouldBeginAt point: ViewPoint,
        forAnalysisType analysisType: InteractionTypes
    ) -> Bool {
        delegate?.interaction(self, shouldBeginAt: pointOfView(point), for: analysisType) ?? true
    }

    /// Asks the interaction's delegate.
    public func contentsRect(for overlayView: ImageAnalysisOverlayView) -> UnitRect {
        delegate?.contentsRect(for: self) ?? UnitRect(x: 0, y: 0, width: 1, height: 1)
    }

    /// Asks the interaction's delegate.
    public func contentView(for overlayView: ImageAnalysisOverlayView) -> Widget? {
        delegate?.contentView(for: self) ?? view
    }

    /// Tells the interaction's delegate.
    public func overlayView(
        _ overlayView: ImageAnalysisOverlayView, liveTextButtonDidChangeToVisible visible: Bool
    ) {
        delegate?.interaction(self, liveTextButtonDidChangeToVisible: visible)
    }

    /// Tells the interaction's delegate.
    public func overlayView(
        _ overlayView: ImageAnalysisOverlayView, highlightSelectedItemsDidChange highlightSelectedItems: Bool
    ) {
        delegate?.interaction(self, highlightSelectedItemsDidChange: highlightSelectedItems)
    }

    /// Tells the interaction's delegate.
    public func textSelectionDidChange(_ overlayView: ImageAnalysisOverlayView) {
        delegate?.textSelectionDidChange(self)
    }

    /// Asks the interaction's delegate.
    public func overlayView(
        _ overlayView: ImageAnalysisOverlayView, shouldHandleKeyDownEvent event: InputEvent
    ) -> Bool {
        delegate?.interaction(self, shouldHandleKeyDownEvent: event) ?? true
    }

    /// Asks the interaction's delegate.
    public func overlayView(
        _ overlayView: ImageAnalysisOverlayView, shouldShowMenuForEvent event: InputEvent, atPoint point: ViewPoint
    ) -> Bool {
        delegate?.interaction(self, shouldShowMenuForEvent: event, atPoint: pointOfView(point)) ?? true
    }

    /// Asks the interaction's delegate.
    public func overlayView(
        _ overlayView: ImageAnalysisOverlayView, updatedMenuFor menu: LiveTextMenu, for event: InputEvent,
        at point: ViewPoint
    ) -> LiveTextMenu {
        delegate?.interaction(self, updatedMenuFor: menu, for: event, at: pointOfView(point)) ?? menu
    }

    /// Tells the interaction's delegate.
    public func overlayView(_ overlayView: ImageAnalysisOverlayView, willOpen menu: LiveTextMenu) {
        delegate?.interaction(self, willOpen: menu)
    }

    /// Tells the interaction's delegate.
    public func overlayView(_ overlayView: ImageAnalysisOverlayView, didClose menu: LiveTextMenu) {
        delegate?.interaction(self, didClose: menu)
    }

    /// Asks the interaction's delegate.
    public func overlayView(_ overlayView: ImageAnalysisOverlayView, perform action: DataAction) -> Bool {
        delegate?.interaction(self, perform: action) ?? false
    }

    /// A point of the overlay in the view's points.
    private func pointOfView(_ point: ViewPoint) -> ViewPoint {
        guard let widget, let transform = overlayView.transform(from: widget.raw)?.inverted else { return point }
        return transform(point)
    }
}
