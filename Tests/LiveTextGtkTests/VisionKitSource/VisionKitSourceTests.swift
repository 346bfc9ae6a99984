// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import LiveTextGtk
import TestSupport
import XCTest

final class VisionKitSourceTests: XCTestCase {
    func testAProgramForTheOverlayViewRuns() throws {
        try onDisplay {
            let view = ImageView()
            let program = OverlayProgram(imageView: view)
            let container: UnsafeMutablePointer<GtkWidget> = gtk_overlay_new()
            gtk_overlay_set_child(cast(container), cast(view))
            gtk_overlay_add_overlay(cast(container), cast(program.overlayView))
            let window = TestWindow(showing: container, width: 300, height: 200)
            let image = try XCTUnwrap(OverlayStage.makeImage())
            view.setImage(image)
            Task { try await program.imageDidChange(to: image) }
            XCTAssertTrue(pump(until: { program.overlayView.liveTextButtonVisible }))
            XCTAssertEqual(program.selectEverything(), "Legible")
            XCTAssertEqual(program.buttonChanges, [true])
            XCTAssertEqual(program.selectionChanges, 1)
            XCTAssertFalse(program.isLive(at: ViewPoint(x: -5, y: -5)))
            window.close()
        }
    }

    func testAProgramForTheInteractionRuns() throws {
        try onDisplay {
            let view = ImageView()
            let program = InteractionProgram(imageView: view)
            program.viewDidLoad()
            let window = TestWindow(showing: view, width: 300, height: 200)
            let image = try XCTUnwrap(OverlayStage.makeImage())
            view.setImage(image)
            Task { await program.showLiveText(of: image) }
            XCTAssertTrue(pump(until: { program.buttonVisible }))
            XCTAssertEqual(program.interaction.text, "Legible")
            XCTAssertTrue(program.interaction.view === view)
            XCTAssertNotNil(program.interaction.overlayView.parent)
            view.removeInteraction(program.interaction)
            XCTAssertNil(program.interaction.overlayView.parent)
            window.close()
        }
    }

    func testAParentThatPlacesItsChildrenIsNamedAsTheCause() throws {
        try onDisplay {
            let view = ImageView()
            let grid: UnsafeMutablePointer<GtkWidget> = gtk_grid_new()
            gtk_grid_attach(cast(grid), cast(view), 0, 0, 1, 1)
            let window = TestWindow(showing: grid, width: 300, height: 200)
            XCTAssertThrowsError(try ImageAnalysisInteraction().placeOverlay(above: view)) {
                XCTAssertEqual($0 as? ImageAnalysisInteraction.AttachmentError, .viewNeedsContainer)
            }
            XCTAssertEqual(view.parent, grid)
            window.close()
        }
    }
}
