// SPDX-License-Identifier: Apache-2.0

package import CGtk
package import GtkKit
internal import LiveTextCore

// MARK: - Changes

extension ImageView {
    /// Changes where the picture is, and tells everyone whom it concerns.
    func updateViewport(_ change: (inout ImageViewport) -> Void) {
        let before = contentsMapping
        changeViewport(change)
        guard contentsMapping != before else { return }
        queueDraw()
        requestRaster()
        observers.notify()
    }

    /// The same without a word to the observers.
    func changeViewport(_ change: (inout ImageViewport) -> Void) {
        let before = viewport
        change(&viewport)
        guard viewport.zoom != before.zoom || viewport.zoomMode != before.zoomMode else { return }
        onZoomChanged?()
    }

    func deviceScaleDidChange() {
        updateViewport { $0.deviceScale = Double(max(1, scaleFactor)) }
    }

    /// Ends every movement, an animated one where it was going, and rests there.
    func stopMotion() {
        zoomAnimation?.animation.skip()
        cancelMotion()
        settle()
    }

    /// Ends every movement where it is, for another to take over.
    func cancelMotion() {
        zoomAnimation?.animation.cancel()
        zoomAnimation = nil
        pinch = nil
        stopCoasting()
    }
}

// MARK: - A zoom that moves

extension ImageView {
    /// A zoom that has not changed for this long, in milliseconds, is at rest.
    private static let settlingTime = 80

    /// Whether the zoom is at rest, so that it is worth drawing the picture at exactly this size.
    var isSettled: Bool { settling == nil && zoomAnimation == nil && pinch == nil }

    /// Waits for the zoom to come to rest.
    func zoomDidMove() {
        settling?.cancel()
        settling = MainLoop.after(milliseconds: Self.settlingTime) { [weak self] in self?.settle() }
    }

    /// Brings the picture onto whole device pixels and its exact size.
    func settle() {
        settling?.cancel()
        settling = nil
        guard zoomAnimation == nil, pinch == nil else { return }
        updateViewport { $0.snapsToDevicePixels = true }
        requestRaster()
    }
}

// MARK: - Layout

extension ImageView: WidgetBehavior {
    /// Natural size of a view for a large picture, in widget points; smaller pictures ask for their own size.
    private static let naturalSize = ViewSize(width: 960, height: 720)

    package func measure(_ orientation: GtkOrientation, forSize size: Int) -> WidgetMeasure {
        let seen = viewport.rotation.seenSize(of: imageSize)
        guard !seen.isEmpty else { return WidgetMeasure(minimum: 0, natural: 0) }
        let scale = min(
            Self.naturalSize.width / seen.width, Self.naturalSize.height / seen.height, 1 / viewport.deviceScale)
        let length = orientation == GTK_ORIENTATION_HORIZONTAL ? seen.width : seen.height
        return WidgetMeasure(minimum: 0, natural: Int((length * scale).rounded(.up)))
    }

    package func allocate(width: Int, height: Int, baseline: Int) {
        let size = ViewSize(width: Double(width), height: Double(height))
        guard size != viewport.viewSize else { return }
        var resized = viewport
        resized.viewSize = size
        // A window that is being resized changes the zoom in every frame.
        if !viewport.isEmpty, resized.zoom != viewport.zoom { zoomDidMove() }
        updateViewport { $0 = resized }
    }

    package func didMap() { requestRaster() }

    package func willUnmap() { stopMotion() }
}
