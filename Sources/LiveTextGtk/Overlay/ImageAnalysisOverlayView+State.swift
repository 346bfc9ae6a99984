// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
public import LiveTextCore

extension ImageAnalysisOverlayView {
    /// The concrete interactions in force: never `automatic`, empty without results.
    public var activeInteractionTypes: InteractionTypes {
        InteractionTypes.active(
            preferred: preferredInteractionTypes, analysis: content?.analysis, isHighlighted: isHighlighted,
            dataDetectorsActivate: dataDetectorsActivate)
    }

    /// Whether the Live Text button is on: the picture dims, its text and data stand out.
    public var selectableItemsHighlighted: Bool {
        get { isHighlighted }
        set { setHighlighted(newValue, animated: true) }
    }

    /// Whether the Live Text button is showing.
    public var liveTextButtonVisible: Bool { wantsLiveTextButton && !isSupplementaryHidden }

    /// Hides the Live Text button and the quick actions; every interaction stays. Setting it animates.
    public var isSupplementaryInterfaceHidden: Bool {
        get { isSupplementaryHidden }
        set { setSupplementaryInterfaceHidden(newValue, animated: true) }
    }

    /// Hides or shows the Live Text button and the quick actions.
    public func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool) {
        guard isSupplementaryHidden != hidden else { return }
        isSupplementaryHidden = hidden
        updateSupplementaryInterface(animated: animated)
    }

    /// Whether there is something the button could highlight.
    var wantsLiveTextButton: Bool {
        guard let content else { return false }
        let preferred = preferredInteractionTypes
        if !preferred.isDisjoint(with: [.automatic, .automaticTextOnly]) { return !content.isEmpty }
        return preferred.contains(.textSelection) && !content.text.text.isEmpty
    }

    /// Whether items are marked all the time, not only under the pointer.
    var marksItems: Bool {
        guard activeInteractionTypes.contains(.dataDetectors) else { return false }
        let isAutomatic = !preferredInteractionTypes.isDisjoint(with: [.automatic, .automaticTextOnly])
        return isHighlighted || !isAutomatic
    }

    /// Whether the quick actions belong on screen.
    var wantsQuickActions: Bool {
        isHighlighted && !preferredInteractionTypes.isDisjoint(with: [.automatic, .automaticTextOnly])
    }

    func setHighlighted(_ highlighted: Bool, animated: Bool) {
        let highlighted = highlighted && wantsLiveTextButton
        guard isHighlighted != highlighted else { return syncLiveTextButton() }
        isHighlighted = highlighted
        dimming.move(
            to: highlighted ? 1 : 0, on: self, milliseconds: animated ? OverlayMetrics.dimmingDuration : 0
        ) { [weak self] in self?.queueDraw() }
        syncLiveTextButton()
        updateSupplementaryInterface(animated: animated)
        pointerTargetMayHaveMoved()
        queueDraw()
        delegate?.overlayView(self, highlightSelectedItemsDidChange: highlighted)
    }

    /// Brings everything in line after the types in force may have changed.
    func interactionTypesDidChange(animated: Bool = true) {
        let active = activeInteractionTypes
        if active.isEmpty { setHighlighted(false, animated: false) }
        if !active.contains(.textSelection) {
            setCaretNavigation(false)
            changeSelection(nil)
        }
        if !active.contains(.dataDetectors) { clearHover(animated: false) }
        updateItemReach()
        updateSupplementaryInterface(animated: animated)
        pointerTargetMayHaveMoved()
        queueDraw()
    }
}

extension ImageAnalysisOverlayView {
    /// The theme changed: its colours, or the wish for contrast.
    package func cssDidChange() {
        let isHigh = ContrastPreference.isHigh(for: self)
        guard isHigh != isHighContrast else { return }
        isHighContrast = isHigh
        if isHigh {
            gtk_widget_add_css_class(cast(self), "high-contrast")
        } else {
            gtk_widget_remove_css_class(cast(self), "high-contrast")
        }
        queueDraw()
    }
}

/// A number and the animation that moves it.
@MainActor
struct AnimatedValue {
    private(set) var holder = Holder()

    @MainActor
    final class Holder {
        var value = 0.0
        var animation: Animation?
    }

    var value: Double { holder.value }

    func move(
        to target: Double, on widget: Widget, milliseconds: Int, delay: Int = 0,
        changed: @escaping @MainActor () -> Void
    ) {
        holder.animation?.cancel()
        let holder = holder
        holder.animation = Animation.start(
            on: widget, from: holder.value, to: target, milliseconds: milliseconds, delay: delay
        ) { value in
            holder.value = value
            changed()
        }
    }
}
