// SPDX-License-Identifier: Apache-2.0

internal import CGtk
public import LiveTextCore

// The overlay's interface, as an interaction's.
extension ImageAnalysisInteraction {
    /// What is shown and can be selected; see `ImageAnalysisOverlayView.analysis`.
    public var analysis: ImageAnalysis? {
        get { overlayView.analysis }
        set { overlayView.analysis = newValue }
    }

    /// Shows a picture's text as soon as it is read; see `ImageAnalysisOverlayView.present(_:analyzer:)`.
    public func present(
        _ image: PixelBuffer, analyzer: any ImageAnalyzing,
        configuration: AnalysisConfiguration = AnalysisConfiguration([.text, .machineReadableCode]),
        settlingDelay: Duration = .zero
    ) {
        overlayView.present(image, analyzer: analyzer, configuration: configuration, settlingDelay: settlingDelay)
    }

    /// What a person may do; `automatic` unless set.
    public var preferredInteractionTypes: InteractionTypes {
        get { overlayView.preferredInteractionTypes }
        set { overlayView.preferredInteractionTypes = newValue }
    }

    /// The concrete interactions in force.
    public var activeInteractionTypes: InteractionTypes { overlayView.activeInteractionTypes }

    /// Whether the Live Text button is on.
    public var selectableItemsHighlighted: Bool {
        get { overlayView.selectableItemsHighlighted }
        set { overlayView.selectableItemsHighlighted = newValue }
    }

    /// Whether the Live Text button is showing.
    public var liveTextButtonVisible: Bool { overlayView.liveTextButtonVisible }

    /// Hides the Live Text button and the quick actions; every interaction stays.
    public var isSupplementaryInterfaceHidden: Bool {
        get { overlayView.isSupplementaryInterfaceHidden }
        set { overlayView.isSupplementaryInterfaceHidden = newValue }
    }

    /// Hides or shows the Live Text button and the quick actions.
    public func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool) {
        overlayView.setSupplementaryInterfaceHidden(hidden, animated: animated)
    }

    /// Keeps the controls clear of the host's own, in widget points.
    public var supplementaryInterfaceContentInsets: EdgeInsets {
        get { overlayView.supplementaryInterfaceContentInsets }
        set { overlayView.supplementaryInterfaceContentInsets = newValue }
    }

    /// The font of the button and the quick actions: family and weight.
    public var supplementaryInterfaceFont: InterfaceFont? {
        get { overlayView.supplementaryInterfaceFont }
        set { overlayView.supplementaryInterfaceFont = newValue }
    }

    /// Whether a long press on data opens its menu while only text is selectable.
    public var allowLongPressForDataDetectorsInTextMode: Bool {
        get { overlayView.allowLongPressForDataDetectorsInTextMode }
        set { overlayView.allowLongPressForDataDetectorsInTextMode = newValue }
    }

    /// The whole text; ranges for `selectedRanges` are taken of it.
    public var text: String { overlayView.text }

    /// The selected text.
    public var selectedText: String { overlayView.selectedText }

    /// The selected text as it is copied in a style.
    public func selectedText(as style: TextCopyStyle) -> String { overlayView.selectedText(as: style) }

    /// What is selected, in indices of `text`.
    public var selectedRanges: [Range<String.Index>] {
        get { overlayView.selectedRanges }
        set { overlayView.selectedRanges = newValue }
    }

    /// Whether any text is selected.
    public var hasActiveTextSelection: Bool { overlayView.hasActiveTextSelection }

    /// Selects nothing.
    public func resetTextSelection() { overlayView.resetSelection() }

    /// Selects nothing; the name of VisionKit's overlay view.
    public func resetSelection() { overlayView.resetSelection() }

    /// Whether selectable text, an item that acts, or a control is at a point of the view.
    public func hasInteractiveItem(at point: ViewPoint) -> Bool {
        overlayView.hasInteractiveItem(at: point, in: reference)
    }

    /// Whether selectable text is at a point of the view.
    public func hasText(at point: ViewPoint) -> Bool { overlayView.hasText(at: point, in: reference) }

    /// Whether the analysis has text at a point of the view.
    public func analysisHasText(at point: ViewPoint) -> Bool { overlayView.analysisHasText(at: point, in: reference) }

    /// Whether an item that acts is at a point of the view.
    public func hasDataDetector(at point: ViewPoint) -> Bool { overlayView.hasDataDetector(at: point, in: reference) }

    /// Whether the Live Text button or a quick action is at a point of the view.
    public func hasSupplementaryInterface(at point: ViewPoint) -> Bool {
        overlayView.hasSupplementaryInterface(at: point, in: reference)
    }

    /// The same for a point of another widget, which may be the window.
    public func hasInteractiveItem(at point: ViewPoint, in widget: some WidgetReference) -> Bool {
        overlayView.hasInteractiveItem(at: point, in: widget)
    }

    /// The same for a point of another widget, which may be the window.
    public func hasText(at point: ViewPoint, in widget: some WidgetReference) -> Bool {
        overlayView.hasText(at: point, in: widget)
    }

    /// The same for a point of another widget, which may be the window.
    public func analysisHasText(at point: ViewPoint, in widget: some WidgetReference) -> Bool {
        overlayView.analysisHasText(at: point, in: widget)
    }

    /// The same for a point of another widget, which may be the window.
    public func hasDataDetector(at point: ViewPoint, in widget: some WidgetReference) -> Bool {
        overlayView.hasDataDetector(at: point, in: widget)
    }

    /// The same for a point of another widget, which may be the window.
    public func hasSupplementaryInterface(at point: ViewPoint, in widget: some WidgetReference) -> Bool {
        overlayView.hasSupplementaryInterface(at: point, in: widget)
    }

    /// Where the picture lies in the view, in unit space of the view.
    public var contentsRect: UnitRect { overlayView.contentsRect(in: reference) }

    /// Whose points the interaction speaks in: the view's, or the overlay's before there is one.
    private var reference: UnsafeMutableRawPointer { widget.map { UnsafeMutableRawPointer($0) } ?? overlayView.pointer }

    /// Asks the delegate for `contentsRect` again.
    public func setContentsRectNeedsUpdate() { overlayView.setContentsRectNeedsUpdate() }
}
