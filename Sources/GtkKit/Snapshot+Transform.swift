// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import Glibc

extension Snapshot {
    /// Applies the affine map x′ = a·x + c·y + tx, y′ = b·x + d·y + ty to what is drawn from now on. Save before,
    /// restore after.
    ///
    /// A map that flattens the plane, or is not finite, is not applied: nothing can be seen through it.
    /// - Returns: whether it was applied.
    @discardableResult
    package func transform(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) -> Bool {
        guard let parts = AffineParts(a: a, b: b, c: c, d: d), tx.isFinite, ty.isFinite else { return false }
        translate(x: tx, y: ty)
        if parts.rotation != 0 { rotate(degrees: parts.rotation) }
        if parts.skew != 0 {
            let skew = gsk_transform_skew(nil, Float(parts.skew), 0)
            gtk_snapshot_transform(pointer, skew)
            gsk_transform_unref(skew)
        }
        if parts.scaleX != 1 || parts.scaleY != 1 { scale(x: parts.scaleX, y: parts.scaleY) }
        return true
    }
}

/// A linear map as rotation · horizontal skew · scale. GSK is given these because its software renderer refuses a
/// transform made from a bare matrix, whose kind it does not know.
struct AffineParts {
    /// Degrees, clockwise on screen.
    let rotation: Double
    /// Degrees.
    let skew: Double
    let scaleX: Double
    /// Negative in a map that mirrors.
    let scaleY: Double

    /// Nil when the map is not finite or flattens the plane.
    init?(a: Double, b: Double, c: Double, d: Double) {
        let determinant = a * d - b * c
        let length = (a * a + b * b).squareRoot()
        guard determinant.isFinite, length.isFinite, determinant != 0, length != 0 else { return nil }
        rotation = atan2(b, a) * 180 / .pi
        scaleX = length
        scaleY = determinant / length
        // The second column in the rotated frame is (tan(skew) · scaleY, scaleY).
        skew = atan((a * c + b * d) / determinant) * 180 / .pi
    }
}
