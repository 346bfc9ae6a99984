// SPDX-License-Identifier: Apache-2.0

internal import CGtk
public import LiveTextCore

// The overlay's interface, as an interaction's.
extension ImageAnalysisInteraction {
    /// The view whose picture is analysed; the one the interaction was added to, unless set.
    public var trackingImageView: (any ContentsMappingSource)? {
        get { overlayView.trackingImageView }
        set { overlayView.trackingImageView = newValue }
    }

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

    /// Stops reading and forgets what was read.
    public func cancelPresentation() { overlayView.cancelPresentation() }

    /// Whether a picture is being read.
    public var isAnalyzing: Bool { overlayView.isAnalyzing }

    /// What a person may do; `automatic` unless set.
    public var preferredInteractionTypes: InteractionTypes {
        get { overlayView.preferredInteractionTypes }
        set { overlayView.preferredInteractionTypes = newValue }
    }

    /// The concrete interactions in force.
    public var activeInteractionTypes: InteractionTypes { overlayView.activeInteractionTypes }

    /// When data items act under the automatic types.
    public var dataDetectorsActivate: DataDetectorActivation {
        get { overlayView.dataDetectorsActivate }
        set { overlayView.dataDetectorsActivate = newValue }
    }

    /// What becomes of a press on the picture where nothing has been read yet, while it is being read.
    public var undecidedPressPolicy: UndecidedPressPolicy {
        get { overlayView.undecidedPressPolicy }
        set { overlayView.undecidedPressPolicy = newValue }
    }

    /// Called with messages worth showing, as "Copied".
    public var noticeHandler: (@MainActor (OverlayNotice) -> Void)? {
        get { overlayView.noticeHandler }
        set { overlayView.noticeHandler = newValue }
    }

    /// Called when a drag that selects begins (`true`) and ends (`false`).
    public var selectionDragHandler: (@MainActor (Bool) -> Void)? {
        get { overlayView.selectionDragHandler }
        set { overlayView.selectionDragHandler = newValue }
    }

    /// Carries out actions.
    public var actionLauncher: ActionLauncher {
        get { overlayView.actionLauncher }
        set { overlayView.actionLauncher = newValue }
    }

    /// What the person has chosen about actions.
    public var actionPreferences: ActionPreferences {
        get { overlayView.actionPreferences }
        set { overlayView.actionPreferences = newValue }
    }

    /// Carries out an action, unless the delegate takes it over.
    public func perform(_ action: DataAction) { overlayView.perform(action) }

    /// Offers what can be done with selected text besides copying it; `nil` for nothing more.
    public var textActions: (any TextActionProviding)? {
        get { overlayView.textActions }
        set { overlayView.textActions = newValue }
    }

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

    /// Selects the whole text.
    ///
    /// - Returns: whether there is any that can be selected.
    @discardableResult
    public func selectAll() -> Bool { overlayView.selectAll() }

    /// Puts the selected text on the clipboard.
    ///
    /// - Returns: whether there was any.
    @discardableResult
    public func copySelection(style: TextCopyStyle = .asSeen) -> Bool { overlayView.copySelection(style: style) }

    /// Brings the moving end of the selection into view.
    public func scrollSelectionToVisible() { overlayView.scrollSelectionToVisible() }

    /// Whether a caret is shown in the text that the arrow keys move (F7).
    public var isCaretNavigationEnabled: Bool {
        get { overlayView.isCaretNavigationEnabled }
        set { overlayView.isCaretNavigationEnabled = newValue }
    }

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
