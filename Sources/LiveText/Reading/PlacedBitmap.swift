// SPDX-License-Identifier: Apache-2.0

import Glibc
import LiveTextCore

/// A bitmap and where its pixels lie in the displayed picture.
struct PlacedBitmap: Sendable {
    let bitmap: Bitmap
    let toImage: RasterToImage

    /// Where a part of it, given in unit space of the displayed picture, lies in that picture.
    func part(_ rect: UnitRect) -> ImageRect {
        let bounds = toImage(bitmap.bounds)
        return ImageRect(
            x: bounds.x + rect.x * bounds.width, y: bounds.y + rect.y * bounds.height,
            width: rect.width * bounds.width, height: rect.height * bounds.height)
    }

    /// A part of it.
    func cropped(to rect: RasterRect) -> PlacedBitmap? {
        guard let part = bitmap.cropped(to: rect) else { return nil }
        let origin = rect.intersection(bitmap.bounds)
        return PlacedBitmap(
            bitmap: part,
            toImage: toImage.after(
                scaleX: 1, scaleY: 1, tx: origin.minX.rounded(.down), ty: origin.minY.rounded(.down)))
    }

    /// Larger or smaller.
    func scaled(by factor: Double) -> PlacedBitmap? {
        guard factor != 1 else { return self }
        guard let scaled = bitmap.scaled(x: factor, y: factor) else { return nil }
        // Sizes are rounded to whole pixels.
        let scaleX = Double(bitmap.width) / Double(scaled.width)
        let scaleY = Double(bitmap.height) / Double(scaled.height)
        return PlacedBitmap(bitmap: scaled, toImage: toImage.after(scaleX: scaleX, scaleY: scaleY, tx: 0, ty: 0))
    }

    /// Turned clockwise by quarter turns.
    func turned(quarters: Int) -> PlacedBitmap? {
        guard quarters & 3 != 0 else { return self }
        guard let turned = bitmap.turned(quarters: quarters) else { return nil }
        let (width, height) = (Double(bitmap.width), Double(bitmap.height))
        let back =
            switch quarters & 3 {
            case 1: AffineTransform<RasterSpace, RasterSpace>(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: height)
            case 2: AffineTransform<RasterSpace, RasterSpace>(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
            default: AffineTransform<RasterSpace, RasterSpace>(a: 0, b: 1, c: -1, d: 0, tx: width, ty: 0)
            }
        return PlacedBitmap(bitmap: turned, toImage: toImage.after(back))
    }

    /// Turned clockwise about its middle by an angle in radians.
    func rotated(by angle: Double, corners: UInt8) -> PlacedBitmap? {
        guard angle != 0 else { return self }
        guard let rotated = bitmap.rotated(by: angle, corners: corners) else { return nil }
        let (cosine, sine) = (cos(angle), sin(angle))
        let from = RasterPoint(x: Double(rotated.width / 2), y: Double(rotated.height / 2))
        let to = RasterPoint(
            x: from.x - Double((rotated.width - bitmap.width) / 2),
            y: from.y - Double((rotated.height - bitmap.height) / 2))
        let back = AffineTransform<RasterSpace, RasterSpace>(
            a: cosine, b: -sine, c: sine, d: cosine, tx: to.x - cosine * from.x - sine * from.y,
            ty: to.y + sine * from.x - cosine * from.y)
        return PlacedBitmap(bitmap: rotated, toImage: toImage.after(back))
    }

    /// Other pixels at the same places.
    func replacing(_ bitmap: Bitmap?) -> PlacedBitmap? {
        bitmap.map { PlacedBitmap(bitmap: $0, toImage: toImage) }
    }

    /// With an edge of one shade on all sides.
    func bordered(by width: Int, shade: UInt8) -> PlacedBitmap? {
        guard let bordered = bitmap.bordered(by: width, shade: shade) else { return nil }
        let offset = Double(-width)
        return PlacedBitmap(bitmap: bordered, toImage: toImage.after(scaleX: 1, scaleY: 1, tx: offset, ty: offset))
    }
}

extension AffineTransform where Source == RasterSpace, Target == ImageSpace {
    /// First the step given, then this.
    func after(_ step: AffineTransform<RasterSpace, RasterSpace>) -> RasterToImage {
        RasterToImage(
            a: a * step.a + c * step.b, b: b * step.a + d * step.b, c: a * step.c + c * step.d,
            d: b * step.c + d * step.d, tx: a * step.tx + c * step.ty + tx, ty: b * step.tx + d * step.ty + ty)
    }

    /// First scales and moves, then this.
    func after(scaleX: Double, scaleY: Double, tx: Double, ty: Double) -> RasterToImage {
        after(AffineTransform<RasterSpace, RasterSpace>(scaleX: scaleX, scaleY: scaleY, tx: tx, ty: ty))
    }
}
