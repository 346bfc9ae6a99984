// SPDX-License-Identifier: Apache-2.0

import CGtk
import Glibc
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

/// The selection's pixels against the words' quads, within one pixel, at every zoom and turn.
final class OverlayHighlightTests: XCTestCase {
    private typealias Placement = LiveTextCore.AffineTransform<ImageSpace, ViewSpace>

    private static var placements: [(String, Placement)] {
        let turn = 11 * Double.pi / 180
        let (cosine, sine) = (1.7 * Glibc.cos(turn), 1.7 * Glibc.sin(turn))
        return [
            ("0.25", Placement(scaleX: 0.25, scaleY: 0.25, tx: 10.3, ty: 20.6)),
            ("1", Placement(scaleX: 1, scaleY: 1, tx: 0, ty: 0)),
            ("2.5", Placement(scaleX: 2.5, scaleY: 2.5, tx: -90.4, ty: -60.7)),
            ("8", Placement(scaleX: 8, scaleY: 8, tx: -1000, ty: -310)),
            ("quarter turn", Placement(a: 0, b: 1, c: -1, d: 0, tx: 300, ty: -10)),
            ("half turn", Placement(a: -1, b: 0, c: 0, d: -1, tx: 380, ty: 280)),
            ("mirrored", Placement(a: -1.5, b: 0, c: 0, d: 1.5, tx: 390, ty: -10)),
            ("11° at 1.7", Placement(a: cosine, b: sine, c: -sine, d: cosine, tx: 20, ty: -30)),
        ]
    }

    func testTheHighlightIsWithinAPixelOfTheText() throws {
        let placements = Self.placements
        try onDisplay {
            for (theme, placements) in [("Default", placements), ("Default-dark", Array(placements.suffix(2)))] {
                setProperty(try XCTUnwrap(gtk_settings_get_default()), "gtk-theme-name", theme)
                defer { gtk_settings_reset_property(gtk_settings_get_default(), "gtk-theme-name") }
                let stage = OverlayStage()
                defer { stage.window.close() }
                stage.overlay.analysis = stage.makeAnalysis()
                stage.overlay.isSupplementaryInterfaceHidden = true
                let text = stage.overlay.text
                // "Hello" in the first line; "Hello world" whole; "orl" out of the middle of a word.
                var inside = 0
                for (range, quad) in [
                    (0..<5, ImageQuad(ImageRect(x: 50, y: 40, width: 60, height: 24))),
                    (0..<11, ImageQuad(ImageRect(x: 50, y: 40, width: 132, height: 24))),
                    (7..<10, ImageQuad(ImageRect(x: 134, y: 40, width: 36, height: 24))),
                ] {
                    for (name, placement) in placements {
                        stage.view.placement = placement
                        stage.overlay.resetSelection()
                        let before = stage.pixels()
                        let lower = text.index(text.startIndex, offsetBy: range.lowerBound)
                        stage.overlay.selectedRanges = [
                            lower..<text.index(text.startIndex, offsetBy: range.upperBound)
                        ]
                        inside += Self.compare(stage.pixels(), before, placement(quad), "\(theme), \(name), \(range)")
                    }
                }
                XCTAssertGreaterThan(inside, 5000, "\(theme): little of the text is in view")
            }
        }
    }

    /// Inside the quad less a pixel everything is highlighted and of one colour, outside it plus a pixel nothing is, but
    /// for what smooth edges leave.
    ///
    /// - Returns: the pixels compared inside.
    @MainActor
    private static func compare(
        _ after: Pixels, _ before: Pixels, _ quad: ViewQuad, _ name: String
    ) -> Int {
        let inner = quad.expanded(along: -1.5, across: -1.5)
        let outer = quad.expanded(along: 1, across: 1)
        let corners = quad.corners
        var colours: Set<Pixels.Pixel> = []
        var (wrongInside, wrongOutside, inside) = (0, 0, 0)
        let near = outer.expanded(along: 8, across: 8).bounds
        for y in max(0, Int(near.minY))..<max(0, min(after.height, Int(near.maxY))) {
            for x in max(0, Int(near.minX))..<max(0, min(after.width, Int(near.maxX))) {
                let middle = ViewPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
                let isChanged = after[x, y] != before[x, y]
                // Corners are rounded.
                if corners.contains(where: { $0.distance(to: middle) < OverlayMetrics.selectionRadius + 1 }) {
                    continue
                }
                if inner.contains(middle) {
                    inside += 1
                    if !isChanged { wrongInside += 1 }
                    // What the picture itself shows below may differ at its edge, not in its middle.
                    if before[x, y].isClose(to: Pixels.Pixel(red: 204, green: 204, blue: 204)) {
                        colours.insert(after[x, y])
                    }
                } else if !outer.contains(middle), !after[x, y].isClose(to: before[x, y], tolerance: 16) {
                    wrongOutside += 1
                }
            }
        }
        XCTAssertEqual(wrongInside, 0, "\(name): gaps")
        XCTAssertEqual(wrongOutside, 0, "\(name): beyond the text")
        XCTAssertLessThanOrEqual(colours.count, 1, "\(name): uneven")
        return inside
    }
}
