// SPDX-License-Identifier: Apache-2.0

internal import CGtk
public import GtkKit
public import LiveTextCore

/// Live Text as a behaviour of a view: `view.addInteraction(interaction)`, or `interaction.attach(to:)` for a widget that
/// is not written in Swift, as a `GtkPicture`.
///
/// It draws in an `ImageAnalysisOverlayView` of its own, put above the view: into the `GtkOverlay` the view stands in,
/// else into one that takes the view's place in its parent. The view may get its parent later.
@MainActor
public final class ImageAnalysisInteraction: Interaction {
    /// What a person can do with the picture.
    public typealias InteractionTypes = LiveTextCore.InteractionTypes

    /// Takes part in what the interaction does.
    public weak var delegate: (any ImageAnalysisInteractionDelegate)?
    /// The view it was added to; `nil` for a widget that is not written in Swift.
    public private(set) weak var view: Widget?

    /// The overlay that does the work; what is not offered here can be set there.
    public let overlayView = ImageAnalysisOverlayView()

    /// The widget it was added to or attached to.
    private(set) var widget: UnsafeMutablePointer<GtkWidget>?
    /// Follows the picture it was attached to.
    var pictureContents: PictureContents?
    /// Where the interaction has put its overlay; `nil` for one that the host has placed.
    var placement: UnsafeMutablePointer<GtkWidget>?
    private var connections: [SignalConnection] = []

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

    /// Takes the overlay away from the view it was added to before.
    public func willMove(to view: Widget?) {
        guard view == nil else { return }
        leaveWidget()
    }

    /// Puts the overlay above the view, now or as soon as the view has a parent.
    public func didMove(to view: Widget?) {
        self.view = view
        guard let view else { return }
        enter(cast(view))
        overlayView.trackingImageView = view as? any ContentsMappingSource
    }

    /// Adds the interaction to any widget, which keeps it alive: a `GtkPicture` is followed by itself, for others the
    /// delegate tells `contentsRect(for:)`.
    ///
    /// - Parameter widget: a `GtkWidget *`, with a parent or to get one.
    public func attach(to widget: UnsafeMutableRawPointer) {
        if let view = Widget.wrapper(of: widget) { return view.addInteraction(self) }
        detach()
        InteractionList.make(for: widget).members.append(self)
        enter(cast(widget))
        pictureContents = PictureContents(picture: widget, isOwner: false)
        overlayView.trackingImageView = pictureContents
    }

    /// Takes the interaction away from the view it was added to or the widget it was attached to.
    public func detach() {
        if let view { return view.removeInteraction(self) }
        guard let widget else { return }
        leaveWidget()
        InteractionList.of(widget)?.members.removeAll { $0 === self }
    }

    private func enter(_ widget: UnsafeMutablePointer<GtkWidget>) {
        self.widget = widget
        overlayView.attachedWidget = widget.raw
        // The widget may go while the program still keeps the interaction.
        connections = [
            connect(widget, "destroy") { [weak self] in self?.leaveWidget() },
            connectNotify(widget, "parent") { [weak self] in self?.parentDidChange() },
        ]
        if gtk_widget_get_parent(widget) != nil { placeOverlayOrWarn(above: widget) }
    }

    /// The view got its parent, or another.
    private func parentDidChange() {
        // A new parent is still busy adding the view.
        MainLoop.onIdle { [weak self] in
            guard let self, let widget = self.widget, let parent = gtk_widget_get_parent(widget),
                self.overlayView.parent == self.placement, self.placement != parent
            else { return }
            self.removeOverlay()
            self.placeOverlayOrWarn(above: widget)
        }
    }

    private func leaveWidget() {
        for connection in connections { connection.disconnect() }
        connections = []
        overlayView.trackingImageView = nil
        overlayView.attachedWidget = nil
        pictureContents = nil
        widget = nil
        removeOverlay()
    }

    private func removeOverlay() {
        placement = nil
        if let parent = overlayView.parent, isInstance(parent, of: gtk_overlay_get_type()) {
            gtk_overlay_remove_overlay(cast(parent), cast(overlayView))
        }
    }

    private func placeOverlayOrWarn(above widget: UnsafeMutablePointer<GtkWidget>) {
        do {
            try placeOverlay(above: widget)
        } catch {
            Log.warning("the interaction needs its view in a GtkOverlay, a GtkBox or a parent with a `child` property")
        }
    }
}
