// SPDX-License-Identifier: Apache-2.0

/// How fast a view scrolls while a drag that selects is held at its edge or beyond it.
public enum Autoscroll {
    /// From this far inside an edge the view scrolls, in points: a window at the edge of the screen has no beyond.
    static let zone = 14.0
    /// How far the drag must have gone towards an edge before that edge scrolls, in points, so that one which begins
    /// there does not scroll at once.
    static let commitment = 24.0
    /// Points a second at the beginning of the zone and `reach` points deeper.
    static let speeds = (slowest: 60.0, fastest: 1500.0)
    /// The depth at which it goes no faster, in points.
    static let reach = 160.0

    /// The velocity, in points a second, at which the visible part moves over the content.
    ///
    /// - Parameters:
    ///   - point: where the pointer is.
    ///   - start: where the drag began.
    ///   - visible: the part of the content in view, in the same points.
    public static func velocity(at point: ViewPoint, draggedFrom start: ViewPoint, visible: ViewRect) -> ViewPoint {
        ViewPoint(
            x: speed(point.x, from: start.x, low: visible.minX, high: visible.maxX),
            y: speed(point.y, from: start.y, low: visible.minY, high: visible.maxY))
    }

    private static func speed(_ place: Double, from start: Double, low: Double, high: Double) -> Double {
        guard place.isFinite, start.isFinite, high > low else { return 0 }
        // In a small view the zones leave a third of it free.
        let zone = min(Self.zone, (high - low) / 3)
        let before = low + zone - place
        let after = place - (high - zone)
        // Outside the view there is no doubt about what is meant.
        if before > 0, place < low || start - place > commitment { return -speed(depth: before) }
        if after > 0, place > high || place - start > commitment { return speed(depth: after) }
        return 0
    }

    private static func speed(depth: Double) -> Double {
        let share = min(depth / reach, 1)
        return speeds.slowest + (speeds.fastest - speeds.slowest) * share * share
    }

    /// How far the visible part must move so that a rectangle comes into view, in points; zero when it is in view. Of one
    /// that is too large its beginning is shown.
    ///
    /// - Parameters:
    ///   - margin: what stays free around it where there is room.
    public static func displacement(toReveal rect: ViewRect, in visible: ViewRect, margin: Double) -> ViewPoint {
        ViewPoint(
            x: shift(rect.minX, rect.maxX, visible.minX, visible.maxX, margin),
            y: shift(rect.minY, rect.maxY, visible.minY, visible.maxY, margin))
    }

    private static func shift(
        _ low: Double, _ high: Double, _ visibleLow: Double, _ visibleHigh: Double, _ margin: Double
    ) -> Double {
        let margin = max(0, min(margin, (visibleHigh - visibleLow - (high - low)) / 2))
        if low - margin < visibleLow || high - low > visibleHigh - visibleLow { return low - margin - visibleLow }
        return max(0, high + margin - visibleHigh)
    }
}
