// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
public import LiveTextCore

/// A widget whose points a query is asked in: a ``Widget``, or a `GtkWidget *` of the host's own, as its window.
public protocol WidgetReference {
    /// The `GtkWidget *`.
    var widgetPointer: UnsafeMutableRawPointer { get }
}

extension Widget: WidgetReference {
    /// The `GtkWidget *`.
    public nonisolated var widgetPointer: UnsafeMutableRawPointer { pointer }
}

extension UnsafeMutableRawPointer: WidgetReference {
    /// The `GtkWidget *`.
    public var widgetPointer: UnsafeMutableRawPointer { self }
}

// MARK: - In the overlay's points

extension ImageAnalysisOverlayView {
    /// Whether text that can be selected, an item that acts, or a control is at a point of the overlay.
    public func hasInteractiveItem(at point: ViewPoint) -> Bool {
        hasText(at: point) || hasDataDetector(at: point) || hasSupplementaryInterface(at: point)
    }

    /// Whether text that can be selected is at a point of the overlay.
    public func hasText(at point: ViewPoint) -> Bool {
        activeInteractionTypes.contains(.textSelection) && analysisHasText(at: point)
    }

    /// Whether the analysis has text at a point of the overlay, whether or not it can be selected.
    public func analysisHasText(at point: ViewPoint) -> Bool { textHit(at: point) != nil }

    /// Whether a data item or code that acts is at a point of the overlay.
    public func hasDataDetector(at point: ViewPoint) -> Bool {
        activeInteractionTypes.contains(.dataDetectors) && item(at: point) != nil
    }

    /// Whether the Live Text button or a quick action is at a point of the overlay.
    public func hasSupplementaryInterface(at point: ViewPoint) -> Bool {
        supplementaryFrames.contains { $0.contains(point) }
    }
}

// MARK: - In another widget's points

extension ImageAnalysisOverlayView {
    /// Whether text that can be selected, an item that acts, or a control is at a point of another widget, which may be
    /// the window. `false` where the two are in no window together.
    public func hasInteractiveItem(at point: ViewPoint, in widget: some WidgetReference) -> Bool {
        convert(point, from: widget).map(hasInteractiveItem(at:)) ?? false
    }

    /// Whether text that can be selected is at a point of another widget.
    public func hasText(at point: ViewPoint, in widget: some WidgetReference) -> Bool {
        convert(point, from: widget).map(hasText(at:)) ?? false
    }

    /// Whether the analysis has text at a point of another widget, whether or not it can be selected.
    public func analysisHasText(at point: ViewPoint, in widget: some WidgetReference) -> Bool {
        convert(point, from: widget).map(analysisHasText(at:)) ?? false
    }

    /// Whether a data item or code that acts is at a point of another widget.
    public func hasDataDetector(at point: ViewPoint, in widget: some WidgetReference) -> Bool {
        convert(point, from: widget).map(hasDataDetector(at:)) ?? false
    }

    /// Whether the Live Text button or a quick action is at a point of another widget.
    public func hasSupplementaryInterface(at point: ViewPoint, in widget: some WidgetReference) -> Bool {
        convert(point, from: widget).map(hasSupplementaryInterface(at:)) ?? false
    }

    /// A point of another widget in the overlay's points; `nil` where the two are in no window together.
    public func convert(_ point: ViewPoint, from widget: some WidgetReference) -> ViewPoint? {
        transform(from: widget.widgetPointer)?(point)
    }
}
