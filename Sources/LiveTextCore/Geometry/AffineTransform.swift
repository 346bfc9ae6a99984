// SPDX-License-Identifier: Apache-2.0

/// An affine map from one coordinate space to another: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`
/// (the letters of cairo's and Core Graphics' matrices).
public struct AffineTransform<Source: CoordinateSpace, Target: CoordinateSpace>: Hashable, Sendable {
    /// How much of x goes into x'.
    public var a: Double
    /// How much of x goes into y'.
    public var b: Double
    /// How much of y goes into x'.
    public var c: Double
    /// How much of y goes into y'.
    public var d: Double
    /// The constant part of x'.
    public var tx: Double
    /// The constant part of y'.
    public var ty: Double

    /// Makes a transform of its six numbers.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Scales, then moves.
    public init(scaleX: Double, scaleY: Double, tx: Double, ty: Double) {
        self.init(a: scaleX, b: 0, c: 0, d: scaleY, tx: tx, ty: ty)
    }

    /// The transform that changes no number.
    public static var identity: Self { Self(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// The signed change of area; negative for a mirror image.
    public var determinant: Double { a * d - b * c }

    /// The mean change of length: the square root of the change of area.
    public var scale: Double { abs(determinant).squareRoot() }

    /// Where a point goes.
    public func callAsFunction(_ point: Point<Source>) -> Point<Target> {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// Where a quad goes, corner by corner.
    public func callAsFunction(_ quad: Quad<Source>) -> Quad<Target> {
        Quad(
            topLeft: self(quad.topLeft), topRight: self(quad.topRight), bottomRight: self(quad.bottomRight),
            bottomLeft: self(quad.bottomLeft))
    }

    /// The upright rectangle around where a rectangle goes.
    public func callAsFunction(_ rect: Rect<Source>) -> Rect<Target> { self(Quad(rect)).bounds }

    /// The way back; `nil` when the transform flattens the plane.
    public var inverted: AffineTransform<Target, Source>? {
        let determinant = determinant
        guard determinant != 0, determinant.isFinite else { return nil }
        return AffineTransform<Target, Source>(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// This transform, then another.
    public func concatenating<Next: CoordinateSpace>(
        _ next: AffineTransform<Target, Next>
    ) -> AffineTransform<Source, Next> {
        AffineTransform<Source, Next>(
            a: next.a * a + next.c * b, b: next.b * a + next.d * b,
            c: next.a * c + next.c * d, d: next.b * c + next.d * d,
            tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
    }
}
