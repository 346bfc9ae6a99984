// SPDX-License-Identifier: Apache-2.0

import CGtk
import TestSupport
import XCTest

@testable import GtkKit

private let red = Pixels.Pixel(red: 255, green: 0, blue: 0)
private let redColor = Color(red: 1, green: 0, blue: 0)

final class SnapshotTests: XCTestCase {
    func testColoursClipsAndOpacity() throws {
        try onDisplay {
            let whole = graphene_rect_t(x: 0, y: 0, width: 40, height: 40)
            let pixels = Pixels(width: 40, height: 40) { snapshot in
                snapshot.pushClip(graphene_rect_t(x: 10, y: 0, width: 30, height: 40))
                snapshot.pushRoundedClip(whole, radius: 100)
                snapshot.pushOpacity(0.5)
                snapshot.appendColor(redColor, in: whole)
                snapshot.pop()
                snapshot.pop()
                snapshot.pop()
            }
            XCTAssertTrue(pixels[20, 20].isClose(to: .init(red: 128, green: 0, blue: 0, alpha: 128)))
            XCTAssertEqual(pixels[5, 20], .clear, "clipped")
            XCTAssertEqual(pixels[38, 1], .clear, "beyond the round corner")
            XCTAssertEqual(pixels[100, 100], .clear)
        }
    }

    func testBorderCairoAndTexture() throws {
        try onDisplay {
            let bytes: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255]
            let texture = try XCTUnwrap(TextureTests.texture(bytes, width: 2, height: 1, stride: 8))
            let pixels = Pixels(width: 40, height: 40) { snapshot in
                snapshot.appendBorder(redColor, width: 2, in: graphene_rect_t(x: 0, y: 0, width: 40, height: 40))
                snapshot.appendCairo(in: graphene_rect_t(x: 10, y: 10, width: 10, height: 10)) { context in
                    cairo_set_source_rgb(context, 0, 1, 0)
                    cairo_paint(context)
                }
                snapshot.appendTexture(texture, in: graphene_rect_t(x: 24, y: 10, width: 2, height: 1))
            }
            XCTAssertTrue(pixels[1, 20].isClose(to: red))
            XCTAssertEqual(pixels[5, 20], .clear)
            XCTAssertTrue(pixels[15, 15].isClose(to: .init(red: 0, green: 255, blue: 0)))
            XCTAssertEqual(pixels[21, 15], .clear)
            XCTAssertEqual(pixels[24, 10], .init(red: 0, green: 0, blue: 255))
            XCTAssertEqual(pixels[25, 10], .init(red: 0, green: 255, blue: 0))
        }
    }

    func testLayoutsAreDrawn() throws {
        try onDisplay {
            let label = GObjectReference(sinking: cast(gtk_label_new(nil)) as OpaquePointer)
            let layout = GObjectReference(
                adopting: cast(gtk_widget_create_pango_layout(cast(label), "█████")) as OpaquePointer)
            @MainActor func isInked(_ draw: (Snapshot) -> Void) -> Bool {
                let pixels = Pixels(width: 40, height: 20, drawing: draw)
                return (0..<20).contains { pixels[10, $0].alpha > 200 }
            }
            XCTAssertTrue(isInked { $0.appendLayout(layout, .black) })
            XCTAssertTrue(isInked { $0.renderLayout(layout, x: 0, y: 0, styleOf: label) })
            XCTAssertFalse(isInked { _ in })
        }
    }

    /// A unit square's corner and centre must land where the map says, for every kind of map.
    func testAffineTransformsDrawWhereTheyMap() throws {
        try onDisplay {
            let maps: [(a: Double, b: Double, c: Double, d: Double)] = [
                (20, 0, 0, 20), (20, 0, 0, -20), (-20, 0, 0, 20), (0, 20, -20, 0), (0, 20, 20, 0), (14, 14, -14, 14),
                (20, 0, 12, 20), (18, 6, -3, 15), (5, -22, 17, 9),
            ]
            for map in maps {
                let pixels = Pixels(width: 100, height: 100) { snapshot in
                    snapshot.save()
                    XCTAssertTrue(snapshot.transform(a: map.a, b: map.b, c: map.c, d: map.d, tx: 50, ty: 50))
                    snapshot.appendColor(redColor, in: graphene_rect_t(x: 0, y: 0, width: 1, height: 1))
                    snapshot.restore()
                }
                for (u, v) in [(0.5, 0.5), (0.15, 0.15), (0.85, 0.15), (0.85, 0.85), (0.15, 0.85)] {
                    let x = Int(map.a * u + map.c * v + 50)
                    let y = Int(map.b * u + map.d * v + 50)
                    XCTAssertTrue(pixels[x, y].isClose(to: red), "\(map) at (\(u), \(v)): \(pixels[x, y])")
                }
                for (u, v) in [(-0.25, 0.5), (1.25, 0.5), (0.5, -0.25), (0.5, 1.25)] {
                    let x = Int(map.a * u + map.c * v + 50)
                    let y = Int(map.b * u + map.d * v + 50)
                    XCTAssertEqual(pixels[x, y], .clear, "\(map) at (\(u), \(v))")
                }
            }
        }
    }

    func testMapsThatFlattenThePlaneAreNotApplied() throws {
        try onDisplay {
            let snapshot: OpaquePointer = gtk_snapshot_new()
            for map in [(0.0, 0.0, 0.0, 0.0), (1, 1, 1, 1), (.nan, 0, 0, 1), (.infinity, 0, 0, 1)] {
                XCTAssertFalse(Snapshot(snapshot).transform(a: map.0, b: map.1, c: map.2, d: map.3, tx: 0, ty: 0))
            }
            XCTAssertFalse(Snapshot(snapshot).transform(a: 1, b: 0, c: 0, d: 1, tx: .nan, ty: 0))
            XCTAssertNil(gtk_snapshot_free_to_node(snapshot))
        }
    }

    func testADrawingIsKept() throws {
        try onDisplay {
            var draws = 0
            let kept = RetainedDrawing { snapshot in
                draws += 1
                snapshot.appendColor(redColor, in: graphene_rect_t(x: 0, y: 0, width: 2, height: 2))
            }
            let empty = RetainedDrawing { _ in }
            for _ in 0..<2 {
                let pixels = Pixels(width: 8, height: 8) { snapshot in
                    snapshot.append(empty)
                    snapshot.translate(x: 4, y: 4)
                    snapshot.append(kept)
                }
                XCTAssertEqual(pixels[5, 5], red)
                XCTAssertEqual(pixels[1, 1], .clear)
            }
            XCTAssertEqual(draws, 1)
        }
    }

    func testThemeColours() throws {
        try onDisplay {
            let label = GObjectReference(sinking: cast(gtk_label_new("x")) as OpaquePointer)
            XCTAssertNotNil(Color.named("theme_selected_bg_color", for: label))
            XCTAssertNil(Color.named("no-such-colour", for: label))
            XCTAssertEqual(Color.foreground(of: label).alpha, 1)
            XCTAssertEqual(Color.white.opacity(0.5).alpha, 0.5)
            XCTAssertEqual(
                Color(Color(red: 0.25, green: 0.5, blue: 0.75).gdkRGBA), Color(red: 0.25, green: 0.5, blue: 0.75))
        }
    }
}
