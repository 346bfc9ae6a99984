// SPDX-License-Identifier: Apache-2.0

internal import CGtk
public import GtkKit
public import LiveTextCore

/// Live Text as a behaviour of a view: `view.addInteraction(interaction)`.
///
/// It draws in an `ImageAnalysisOverlayView` of its own, put above the view: into the `GtkOverlay` the view stands in,
/// else into one that takes the view's place in its parent. The view may get its parent later.
@MainActor
public final class ImageAnalysisInteraction: Interaction {
    /// What a person can do with the picture.
    public typealias InteractionTypes = LiveTextCore.InteractionTypes

    /// Takes part in what the interaction does.
    public weak var delegate: (any ImageAnalysisInteractionDelegate)?
    /// The view it was added to.
    public private(set) weak var view: Widget?

    /// The overlay that does the work; what is not offered here can be set there.
    public let overlayView = ImageAnalysisOverlayView()

    private var parentConnection: SignalConnection?

    /// Why an interaction cannot be added.
    public enum AttachmentError: Error, Hashable, Sendable {
        /// The view's parent places its children itself: put the view into a `GtkOverlay` first.
        case viewNeedsContainer
    }

    /// Makes an interaction that is not yet added.
    public init() { overlayView.delegate = self }

    /// Makes an interaction with a delegate.
    public convenience init(_ delegate: any ImageAnalysisInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }

    /// Nothing to prepare.
    public func willMove(to view: Widget?) {
        guard view == nil else { return }
        parentConnection?.disconnect()
        parentConnection = nil
        if let parent = overlayView.parent, isInstance(parent, of: gtk_overlay_get_type()) {
            gtk_overlay_remove_overlay(cast(parent), cast(overlayView))
        }
        overlayView.trackingImageView = nil
    }

    /// Puts the overlay above the view, now or as soon as the view has a parent.
    public func didMove(to view: Widget?) {
        self.view = view
        guard let view else { return }
        overlayView.trackingImageView = view as? any ContentsMappingSource
        if view.parent != nil {
            placeOverlayOrWarn(above: view)
        } else {
            parentConnection = connectNotify(view, "parent") { [weak self, weak view] in
                guard let self, let view, view.parent != nil, self.overlayView.parent == nil else { return }
                // The new parent is still busy adding the view.
                MainLoop.onIdle { self.placeOverlayOrWarn(above: view) }
            }
        }
    }

    private func placeOverlayOrWarn(above view: Widget) {
        do {
            try placeOverlay(above: view)
        } catch {
            Log.warning("the interaction needs its view in a GtkOverlay, a GtkBox or a parent with a `child` property")
        }
    }

    /// Puts the overlay above the view, in a `GtkOverlay` that takes the view's place where there is none.
    ///
    /// - Throws: `viewNeedsContainer` where the view's parent allows neither.
    public func placeOverlay(above view: Widget) throws(AttachmentError) {
        guard overlayView.parent == nil else { return }
        guard let parent = view.parent else { throw .viewNeedsContainer }
        if isInstance(parent, of: gtk_overlay_get_type()) {
            return gtk_overlay_add_overlay(cast(parent), cast(overlayView))
        }
        let container: UnsafeMutablePointer<GtkWidget> = gtk_overlay_new()
        g_object_ref(view.pointer)
        defer { g_object_unref(view.pointer) }
        gtk_widget_set_hexpand(container, gtk_widget_compute_expand(cast(view), GTK_ORIENTATION_HORIZONTAL))
        gtk_widget_set_vexpand(container, gtk_widget_compute_expand(cast(view), GTK_ORIENTATION_VERTICAL))
        if isInstance(parent, of: gtk_box_get_type()) {
            let previous = gtk_widget_get_prev_sibling(cast(view))
            gtk_box_remove(cast(parent), cast(view))
            gtk_overlay_set_child(cast(container), cast(view))
            gtk_box_insert_child_after(cast(parent), container, previous)
        } else if hasWritableChild(parent) {
            setProperty(parent, "child", UnsafeMutablePointer<GtkWidget>?.none)
            gtk_overlay_set_child(cast(container), cast(view))
            setProperty(parent, "child", container)
        } else {
            g_object_ref_sink(container)
            g_object_unref(container)
            throw .viewNeedsContainer
        }
        gtk_overlay_add_overlay(cast(container), cast(overlayView))
    }

    private func hasWritableChild(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        guard
            let property = g_object_class_find_property(
                widget.raw.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.raw
                    .assumingMemoryBound(to: GObjectClass.self), "child")
        else { return false }
        return property.pointee.flags.rawValue & G_PARAM_WRITABLE.rawValue != 0
    }
}

// MARK: - The overlay's API

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

    /// Whether a long press on data opens its menu while only text is selectable.
    public var allowLongPressForDataDetectorsInTextMode: Bool {
        get { overlayView.allowLongPressForDataDetectorsInTextMode }
        set { overlayView.allowLongPressForDataDetectorsInTextMode = newValue }
    }

    /// The whole text; ranges for `selectedRanges` are taken of it.
    public var text: String { overlayView.text }

    /// The selected text.
    public var selectedText: String { overlayView.selectedText }

    /// What is selected, in indices of `text`.
    public var selectedRanges: [Range<String.Index>] {
        get { overlayView.selectedRanges }
        set { overlayView.selectedRanges = newValue }
    }

    /// Whether any text is selected.
    public var hasActiveTextSelection: Bool { overlayView.hasActiveTextSelection }

    /// Selects nothing.
    public func resetTextSelection() { overlayView.resetSelection() }

    /// Whether selectable text, an item that acts, or a control is at a point of the view.
    public func hasInteractiveItem(at point: ViewPoint) -> Bool { overlayView.hasInteractiveItem(at: point) }

    /// Whether selectable text is at a point of the view.
    public func hasText(at point: ViewPoint) -> Bool { overlayView.hasText(at: point) }

    /// Whether the analysis has text at a point of the view.
    public func analysisHasText(at point: ViewPoint) -> Bool { overlayView.analysisHasText(at: point) }

    /// Whether an item that acts is at a point of the view.
    public func hasDataDetector(at point: ViewPoint) -> Bool { overlayView.hasDataDetector(at: point) }

    /// Whether the Live Text button or a quick action is at a point of the view.
    public func hasSupplementaryInterface(at point: ViewPoint) -> Bool {
        overlayView.hasSupplementaryInterface(at: point)
    }

    /// Where the picture lies in the view, in unit space of the view.
    public var contentsRect: UnitRect { overlayView.contentsRect }

    /// Asks the delegate for `contentsRect` again.
    public func setContentsRectNeedsUpdate() { overlayView.setContentsRectNeedsUpdate() }
}

// MARK: - What the overlay tells

extension ImageAnalysisInteraction: ImageAnalysisOverlayViewDelegate {
    /// Asks the interaction's delegate.
    public func overlayView(
        _ overlayView: ImageAnalysisOverlayView, shouldBeginAt point: ViewPoint,
        forAnalysisType analysisType: InteractionTypes
    ) -> Bool {
        delegate?.interaction(self, shouldBeginAt: point, for: analysisType) ?? true
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
}
