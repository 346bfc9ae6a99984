// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import Glibc
internal import GtkKit
public import LiveTextCore

extension ImageView {
    /// One step of a button or key, as in GNOME's image viewer.
    private static let stepFactor = 1.5
    /// Milliseconds of an animated zoom, as in GNOME's image viewer.
    private static let zoomDuration = 200

    /// Device pixels that an image pixel is shown as: 1 is 100 %, whatever the desktop's scale.
    public var zoom: Double { viewport.zoom }

    /// The zoom that a movement under way leads to, else ``zoom``: what to tell the user.
    public var targetZoom: Double {
        guard let zoomAnimation else { return viewport.zoom }
        return zoomAnimation.target ?? viewport.fitZoom
    }

    /// The zoom at which the whole picture is seen, at most 1; the smallest there is.
    public var fitZoom: Double { viewport.fitZoom }

    /// Whether the picture follows the view's size.
    public var zoomMode: ImageViewport.ZoomMode { viewport.zoomMode }

    /// Whether there is a picture that can be enlarged further.
    public var canZoomIn: Bool { contentsMapping != nil && targetZoom < ImageViewport.maximumZoom }

    /// Whether there is a picture larger than fits.
    public var canZoomOut: Bool { contentsMapping != nil && targetZoom > viewport.fitZoom }

    /// Enlarges by one step, never jumping over 100 %.
    /// - Parameter anchor: what stays where it is, in widget points; the middle of the view when nil.
    public func zoomIn(at anchor: ViewPoint? = nil) { stepZoom(by: Self.stepFactor, at: anchor, animated: true) }

    /// Reduces by one step, at most until the picture fits.
    /// - Parameter anchor: what stays where it is, in widget points; the middle of the view when nil.
    public func zoomOut(at anchor: ViewPoint? = nil) { stepZoom(by: 1 / Self.stepFactor, at: anchor, animated: true) }

    /// Shows the whole picture from now on, at most at 100 %.
    public func zoomToFit(animated: Bool = true) { moveZoom(to: nil, at: nil, animated: animated) }

    /// Shows one image pixel as one device pixel.
    /// - Parameter anchor: what stays where it is, in widget points; the middle of the view when nil.
    public func zoomToOriginal(at anchor: ViewPoint? = nil, animated: Bool = true) {
        moveZoom(to: 1, at: anchor, animated: animated)
    }

    /// Shows the picture at a zoom, from fitting to 2000 %.
    /// - Parameters:
    ///   - zoom: device pixels for an image pixel.
    ///   - anchor: what stays where it is, in widget points; the middle of the view when nil.
    ///   - animated: takes 200 ms, unless the desktop asks for reduced motion.
    public func zoom(to zoom: Double, at anchor: ViewPoint? = nil, animated: Bool = false) {
        guard zoom.isFinite else { return }
        moveZoom(to: zoom, at: anchor, animated: animated)
    }

    /// One step from where the zoom is going, not from where it is, so that quick steps add up.
    func stepZoom(by factor: Double, at anchor: ViewPoint?, animated: Bool) {
        let target = viewport.steppedZoom(from: targetZoom, by: factor)
        moveZoom(to: factor < 1 && target <= viewport.fitZoom ? nil : target, at: anchor, animated: animated)
    }

    /// Follows fingers or a smooth wheel.
    func smoothlyZoom(by factor: Double, at anchor: ViewPoint) {
        cancelMotion()
        updateViewport {
            $0.snapsToDevicePixels = false
            $0.zoom(to: $0.zoom * factor, at: anchor)
        }
        zoomDidMove()
    }

    /// Fits, or shows 100 % at a point where it fits already; twice as large where that is no difference.
    func toggleZoom(at anchor: ViewPoint) {
        if viewport.zoomMode == .free {
            moveZoom(to: nil, at: nil, animated: true)
        } else {
            moveZoom(to: viewport.fitZoom < 1 ? 1 : 2, at: anchor, animated: true)
        }
    }

    /// - Parameter target: nil to fit.
    private func moveZoom(to target: Double?, at anchor: ViewPoint?, animated: Bool) {
        cancelMotion()
        guard let mapping = contentsMapping else { return }
        let end = target.map(viewport.clampedZoom) ?? viewport.fitZoom
        let start = viewport.zoom
        guard animated, start != end else { return finishZoom(target, at: anchor, holding: nil) }
        let anchor = anchor ?? ViewPoint(x: viewport.viewSize.width / 2, y: viewport.viewSize.height / 2)
        let held = mapping.image(anchor)
        // Equal times look like equal ratios.
        let animation = Animation.start(
            on: self, from: log(start), to: log(end), milliseconds: Self.zoomDuration,
            completion: { [weak self] in
                self?.zoomAnimation = nil
                self?.finishZoom(target, at: anchor, holding: held)
            },
            update: { [weak self] value in
                self?.updateViewport {
                    $0.snapsToDevicePixels = false
                    $0.zoom(to: exp(value), holding: held, at: anchor, entersFit: false)
                }
            })
        if animation.isRunning { zoomAnimation = (animation, target.map { _ in end }) }
    }

    private func finishZoom(_ target: Double?, at anchor: ViewPoint?, holding held: ImagePoint?) {
        updateViewport {
            $0.snapsToDevicePixels = true
            guard let target else { return $0.fit() }
            if let held, let anchor {
                $0.zoom(to: target, holding: held, at: anchor, entersFit: target < $0.fitZoom)
            } else {
                $0.zoom(to: target, at: anchor, entersFit: target < $0.fitZoom)
            }
        }
        settle()
    }
}
