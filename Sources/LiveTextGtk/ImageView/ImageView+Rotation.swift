// SPDX-License-Identifier: Apache-2.0

internal import GtkKit
public import LiveTextCore

extension ImageView {
    /// How the picture is turned for viewing; another picture is upright again.
    public var rotation: ImageRotation { viewport.rotation }

    /// Turns the picture by 90°. What is in the middle of the view stays there.
    public func rotate(clockwise: Bool = true) {
        rotate(to: viewport.rotation.turned(clockwise: clockwise))
    }

    /// Turns the picture as given.
    public func rotate(to rotation: ImageRotation) {
        guard rotation != viewport.rotation else { return }
        stopMotion()
        updateViewport { $0.rotation = rotation }
        queueResize()
    }
}
