// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

final class InteractionAttachmentTests: XCTestCase {
    func testAGtkPictureInABoxIsWrappedAndFollowed() throws {
        try onDisplay {
            let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
            let picture: UnsafeMutablePointer<GtkWidget> = gtk_picture_new()
            gtk_widget_set_margin_start(picture, 40)
            gtk_widget_set_hexpand(picture, 1)
            gtk_box_append(cast(box), picture)
            gtk_box_append(cast(box), gtk_label_new("beside"))
            let buffer = try XCTUnwrap(
                PixelBuffer(
                    width: 200, height: 100, format: .bgra8Premultiplied,
                    bytes: [UInt8](repeating: 255, count: 200 * 100 * 4)))
            let texture = try XCTUnwrap(
                buffer.withUnsafeBytes {
                    Texture(
                        width: 200, height: 100, stride: 800, format: GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes: $0,
                        keeping: buffer)
                })
            gtk_picture_set_paintable(cast(picture), cast(texture))
            let interaction = ImageAnalysisInteraction()
            interaction.attach(to: picture)
            let window = TestWindow(showing: box, width: 400, height: 300)
            defer { window.close() }
            XCTAssertEqual(interaction.overlayView.parent, gtk_widget_get_parent(picture))
            let pixels = try XCTUnwrap(PixelBuffer.pixels(of: texture.raw))
            interaction.present(pixels, analyzer: ProgramAnalyzer())
            XCTAssertTrue(pump(until: { interaction.text == "Legible" }))
            window.waitForFrame()
            // The line is from (10, 10) to (90, 30) of 200 × 100; asked in the picture's own points.
            let mapping = try XCTUnwrap(interaction.pictureContents?.contentsMapping)
            let place = mapping.view(ImagePoint(x: 50, y: 20))
            XCTAssertTrue(interaction.hasText(at: place))
            XCTAssertTrue(
                interaction.hasText(at: ViewPoint(x: place.x + 40, y: place.y), in: UnsafeMutableRawPointer(box)))
            XCTAssertFalse(interaction.hasText(at: mapping.view(ImagePoint(x: 150, y: 80))))
            XCTAssertEqual(
                interaction.contentsRect.width,
                mapping.imageBounds.width / Double(gtk_widget_get_width(picture)), accuracy: 1e-6)
            // Another paintable is another picture.
            gtk_picture_set_paintable(cast(picture), nil)
            XCTAssertNil(interaction.analysis)
            interaction.detach()
            XCTAssertNil(interaction.overlayView.parent)
            XCTAssertNil(interaction.overlayView.trackingImageView)
        }
    }

    func testAViewThatMovesTakesItsOverlayAlong() throws {
        try onDisplay {
            let (first, second): (UnsafeMutablePointer<GtkWidget>, UnsafeMutablePointer<GtkWidget>) = (
                gtk_overlay_new(), gtk_overlay_new()
            )
            let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
            for overlay in [first, second] { gtk_box_append(cast(box), overlay) }
            let view = FixedView(image: OverlayStage.makeImage())
            let interaction = ImageAnalysisInteraction()
            gtk_overlay_set_child(cast(first), cast(view))
            view.addInteraction(interaction)
            let window = TestWindow(showing: box, width: 400, height: 300)
            defer { window.close() }
            XCTAssertEqual(interaction.overlayView.parent, first)
            gtk_overlay_set_child(cast(first), nil)
            gtk_overlay_set_child(cast(second), cast(view))
            XCTAssertTrue(pump(until: { interaction.overlayView.parent == second }))
            // Where the host has put the overlay itself, it stays.
            gtk_overlay_remove_overlay(cast(second), cast(interaction.overlayView))
            gtk_overlay_add_overlay(cast(first), cast(interaction.overlayView))
            gtk_overlay_set_child(cast(second), nil)
            gtk_box_append(cast(box), cast(view))
            pump(until: { false }, timeout: .milliseconds(50))
            XCTAssertEqual(interaction.overlayView.parent, first)
        }
    }

    func testAPictureThatIsNoLongerFollowedTellsNobody() throws {
        try onDisplay {
            let picture = GObjectReference(sinking: gtk_picture_new())
            let notify = g_signal_lookup("notify", gtk_picture_get_type())
            func isFollowed() -> Bool {
                g_signal_handler_find(picture.raw, G_SIGNAL_MATCH_ID, notify, 0, nil, nil, nil) != 0
            }
            XCTAssertFalse(isFollowed())
            var contents = PictureContents(picture: picture.raw)
            XCTAssertNotNil(contents)
            XCTAssertTrue(isFollowed())
            contents = nil
            XCTAssertFalse(isFollowed())
        }
    }

    func testAnyOtherWidgetIsFilledUnlessTheDelegateTellsMore() throws {
        try onDisplay {
            let container: UnsafeMutablePointer<GtkWidget> = gtk_overlay_new()
            let area: UnsafeMutablePointer<GtkWidget> = gtk_drawing_area_new()
            gtk_widget_set_margin_start(area, 100)
            gtk_widget_set_margin_top(area, 50)
            gtk_overlay_set_child(cast(container), area)
            let interaction = ImageAnalysisInteraction()
            interaction.attach(to: area)
            let window = TestWindow(showing: container, width: 300, height: 250)
            defer { window.close() }
            interaction.analysis = ImageStage.columnAnalysis(
                2, identity: nil, size: ImageSize(width: 200, height: 200))
            window.waitForFrame()
            XCTAssertEqual(interaction.contentsRect, UnitRect(x: 0, y: 0, width: 1, height: 1))
            XCTAssertTrue(interaction.hasText(at: ViewPoint(x: 60, y: 52)))
            XCTAssertTrue(interaction.overlayView.hasText(at: ViewPoint(x: 160, y: 102)))
            XCTAssertFalse(interaction.overlayView.hasText(at: ViewPoint(x: 60, y: 52)))
        }
    }

    func testAParentThatPlacesItsChildrenItselfIsRefused() throws {
        try onDisplay {
            let grid = GObjectReference(sinking: newObject(gtk_grid_get_type()))
            let view = FixedView(image: nil)
            gtk_grid_attach(cast(grid), cast(view), 0, 0, 1, 1)
            let interaction = ImageAnalysisInteraction()
            XCTAssertThrowsError(try interaction.placeOverlay(above: view))
            XCTAssertEqual(gtk_widget_get_parent(cast(view)), cast(grid), "it stays where it was")
        }
    }

    func testMovingAnInteractionTakesItsOverlayAlong() throws {
        try onDisplay {
            let first = FixedView(image: nil)
            let second = FixedView(image: nil)
            let overlays = [first, second].map { view in
                let overlay: UnsafeMutablePointer<GtkWidget> = gtk_overlay_new()
                gtk_overlay_set_child(cast(overlay), cast(view))
                return GObjectReference(sinking: overlay)
            }
            let interaction = ImageAnalysisInteraction()
            first.addInteraction(interaction)
            XCTAssertEqual(interaction.overlayView.parent, cast(overlays[0]))
            second.addInteraction(interaction)
            XCTAssertEqual(interaction.overlayView.parent, cast(overlays[1]))
            XCTAssertTrue(interaction.view === second)
            XCTAssertTrue(first.interactions.isEmpty)
            second.removeInteraction(interaction)
            XCTAssertNil(interaction.overlayView.parent)
            XCTAssertNil(interaction.view)
        }
    }
}
