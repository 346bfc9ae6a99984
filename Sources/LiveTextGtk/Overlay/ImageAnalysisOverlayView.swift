// SPDX-License-Identifier: Apache-2.0

internal import CGtk
public import GtkKit
public import LiveTextCore

/// Live Text over a view that shows a picture: the text is selectable in place, data and codes act on a click.
///
/// Put it above the view in a `GtkOverlay`, set `trackingImageView`, and call `present(_:analyzer:)` whenever another
/// picture is shown, or set `analysis` yourself. Pointer events that meet no text, data or control reach the view
/// below as if the overlay were not there.
@MainActor
public final class ImageAnalysisOverlayView: Widget {
    /// What a person can do with the picture.
    public typealias InteractionTypes = LiveTextCore.InteractionTypes

    // MARK: What a host sets

    /// Takes part in what the overlay does.
    public weak var delegate: (any ImageAnalysisOverlayViewDelegate)?

    /// The view whose picture is analysed; its scaling, panning and turning are followed by themselves.
    public weak var trackingImageView: (any ContentsMappingSource)? {
        didSet { trackingImageViewDidChange() }
    }

    /// What a person may do; `automatic` unless set. `[]` switches everything off.
    public var preferredInteractionTypes: InteractionTypes = .automatic {
        didSet { if preferredInteractionTypes != oldValue { interactionTypesDidChange() } }
    }

    /// When data items act under the automatic types.
    public var dataDetectorsActivate: DataDetectorActivation = .always {
        didSet { if dataDetectorsActivate != oldValue { interactionTypesDidChange() } }
    }

    /// Whether a long press on data opens its menu while only text is selectable.
    public var allowLongPressForDataDetectorsInTextMode = true

    /// Keeps the button and the quick actions clear of the host's own controls, in widget points.
    public var supplementaryInterfaceContentInsets = EdgeInsets() {
        didSet { if supplementaryInterfaceContentInsets != oldValue { queueAllocate() } }
    }

    /// The font of the button and the quick actions: family and weight; their size stays.
    public var supplementaryInterfaceFont: InterfaceFont? {
        didSet { if supplementaryInterfaceFont != oldValue { updateSupplementaryFont() } }
    }

    /// What becomes of a press on the picture where nothing has been read yet, while it is being read.
    public var undecidedPressPolicy = UndecidedPressPolicy.deferred(.milliseconds(150))

    /// Called with messages worth showing, as "Copied".
    public var noticeHandler: (@MainActor (OverlayNotice) -> Void)?

    /// Called when a drag that selects begins (`true`) and ends (`false`), so that a host can move its controls away.
    public var selectionDragHandler: (@MainActor (Bool) -> Void)?

    /// Carries out actions.
    public var actionLauncher = ActionLauncher()

    /// What the person has chosen about actions.
    public var actionPreferences = ActionPreferences() {
        didSet { if actionPreferences != oldValue { actionPreferencesDidChange() } }
    }

    /// Offers what can be done with selected text besides copying it; `nil` for nothing more.
    public var textActions: (any TextActionProviding)? = DesktopTextActions()

    // MARK: State, each part with one owner

    /// What is shown; set through `setContent(_:)`.
    var content: OverlayContent?
    /// The work of `present(_:analyzer:)`.
    var presentation = Presentation()
    /// Selected text.
    var selection: TextSelection?
    /// The Live Text button's state.
    var isHighlighted = false
    /// The dimming, 0 without to 1 full, and what moves it.
    var dimming = AnimatedValue()
    /// The item whose outline is shown.
    var hover = HoverState()
    /// What the pointer is doing.
    var pointing = PointerState()
    var caret = CaretState()
    var scrolling = ScrollingState()
    /// The widget an interaction was added to, which takes the overlay away from it before it goes.
    var attachedWidget: UnsafeMutableRawPointer?
    var supplementary = SupplementaryInterface()
    var isSupplementaryHidden = false
    /// The open menu.
    var menu: LiveTextPopover?
    /// How many menus have been opened.
    var openMenus = 0
    var accessibleChildren = AccessibleChildren()
    var drawings = Drawings()
    /// Whether the desktop asks for high contrast.
    var isHighContrast = false
    private var observation: ContentsObservation?

    /// Drawings kept between frames.
    @MainActor
    struct Drawings {
        /// Counts up whenever other content is shown.
        var contentRevision = 0
        let dimming = CachedDrawing()
        let selection = CachedDrawing()
        let marks = CachedDrawing()
    }

    /// Makes an overlay without a picture.
    public init() {
        LiveTextResources.register()
        super.init(typeName: "LegibleImageAnalysisOverlayView", cssName: "livetext")
        gtk_widget_set_focusable(cast(self), 1)
        Accessibility.setLabel(localized("Text in the picture"), of: self)
        setUpSupplementaryInterface()
        setUpKeyboard()
        setUpAnnouncing()
    }

    /// Makes an overlay with a delegate.
    public convenience init(_ delegate: any ImageAnalysisOverlayViewDelegate) {
        self.init()
        self.delegate = delegate
    }

    private func trackingImageViewDidChange() {
        observation = trackingImageView?.observeContents { [weak self] in self?.contentsDidChange() }
        contentsDidChange()
    }

    /// The picture's place or the picture itself changed.
    private func contentsDidChange() {
        if let shown = trackingImageView?.imageIdentity, let known = content?.analysis.imageIdentity, shown != known {
            analysis = nil
        } else if let view = trackingImageView, view.imageIdentity == nil, view.contentsMapping == nil,
            content?.analysis.imageIdentity != nil
        {
            // There is no picture any more.
            analysis = nil
        }
        updateAttention()
        pointerTargetMayHaveMoved()
        queueAllocate()
        queueDraw()
    }
}
