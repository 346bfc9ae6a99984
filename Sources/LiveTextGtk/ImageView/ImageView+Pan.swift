// SPDX-License-Identifier: Apache-2.0

internal import GtkKit
public import LiveTextCore

extension ImageView {
    /// Whether the picture is larger than the view in some direction.
    public var canPan: Bool { viewport.canPanHorizontally || viewport.canPanVertically }

    /// Moves the picture with a hand that moves by that many points, as far as no border becomes empty.
    public func pan(by displacement: ViewPoint) {
        zoomAnimation?.animation.skip()
        stopCoasting()
        movePicture(by: displacement)
    }

    /// Brings a point of the picture as near to the middle of the view as no border becomes empty.
    public func center(on point: ImagePoint) {
        stopMotion()
        updateViewport { $0.center(on: point) }
    }

    /// Moves the view over the picture, as far as no border becomes empty.
    public func scrollContents(by displacement: ViewPoint) -> Bool {
        guard canPan else { return false }
        let before = contentsMapping
        pan(by: ViewPoint(x: -displacement.x, y: -displacement.y))
        return contentsMapping != before
    }

    func movePicture(by displacement: ViewPoint) {
        updateViewport { $0.pan(by: displacement) }
    }

    // MARK: Coasting

    /// Lets the picture go on by itself and slow down.
    /// - Parameter velocity: points a second.
    func coast(from velocity: ViewPoint) {
        stopCoasting()
        let deceleration = PanDeceleration(velocity: velocity)
        guard canPan, !deceleration.isOver(after: 0), Animation.areEnabled(for: self) else { return }
        var start: Int?
        var travelled = ViewPoint.zero
        coasting = addTickCallback(to: self) { [weak self] frameTime in
            guard let self else { return false }
            let elapsed = Double(frameTime - (start ?? frameTime)) / 1_000_000
            start = start ?? frameTime
            let position = deceleration.displacement(after: elapsed)
            movePicture(by: ViewPoint(x: position.x - travelled.x, y: position.y - travelled.y))
            travelled = position
            return !deceleration.isOver(after: elapsed)
        }
    }

    func stopCoasting() {
        coasting?.remove()
        coasting = nil
    }
}
