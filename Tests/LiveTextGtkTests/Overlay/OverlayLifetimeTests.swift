// SPDX-License-Identifier: Apache-2.0

import CGtk
import Foundation
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

final class OverlayLifetimeTests: XCTestCase {
    /// Set, selected, highlighted, hovered, cleared and destroyed, a thousand times.
    func testAThousandCyclesLeaveNothing() throws {
        try onDisplay {
            let container: UnsafeMutablePointer<GtkWidget> = gtk_overlay_new()
            let view = FixedView(image: OverlayStage.makeImage())
            gtk_overlay_set_child(cast(container), cast(view))
            let window = TestWindow(showing: container, width: 400, height: 300)
            defer { window.close() }
            setProperty(gtk_widget_get_settings(container), "gtk-enable-animations", false)
            let stage = OverlayStage()
            let analysis = stage.makeAnalysis()
            stage.window.close()
            var sizes: [Int] = []
            for cycle in 0..<1000 {
                weak var overlay: ImageAnalysisOverlayView?
                Self.runCycle(cycle, analysis, in: container, over: view, window) { overlay = $0 }
                pump(until: { overlay == nil }, timeout: .seconds(2))
                XCTAssertNil(overlay, "cycle \(cycle) leaves its overlay")
                if overlay != nil { return }
                if cycle % 100 == 99 { sizes.append(residentKilobytes()) }
            }
            print("resident after each 100 cycles: \(sizes) kB")
            let growth = (sizes.last ?? 0) - sizes[4]
            XCTAssertLessThan(growth, Self.acceptedGrowth, "kB over the last 500 cycles; \(sizes)")
        }
    }

    /// In kilobytes: half of one for each cycle.
    private static let acceptedGrowth = 256

    func testAnInteractionGoesWithItsPicture() throws {
        try onDisplay {
            weak var interaction: ImageAnalysisInteraction?
            weak var overlay: ImageAnalysisOverlayView?
            let window: TestWindow
            do {
                let picture: UnsafeMutablePointer<GtkWidget> = gtk_picture_new()
                let made = ImageAnalysisInteraction()
                made.attach(to: picture)
                interaction = made
                overlay = made.overlayView
                window = TestWindow(showing: picture)
            }
            pump(until: { overlay?.parent != nil })
            XCTAssertNotNil(interaction, "the picture keeps it")
            window.close()
            pump(until: { overlay == nil }, timeout: .seconds(2))
            XCTAssertNil(interaction)
            XCTAssertNil(overlay)
        }
    }

    @MainActor
    private static func runCycle(
        _ cycle: Int, _ analysis: ImageAnalysis, in container: UnsafeMutablePointer<GtkWidget>, over view: FixedView,
        _ window: TestWindow, _ made: (ImageAnalysisOverlayView) -> Void
    ) {
        let overlay = ImageAnalysisOverlayView()
        view.hidesIdentity = true
        overlay.trackingImageView = view
        gtk_overlay_add_overlay(cast(container), cast(overlay))
        overlay.analysis = analysis
        overlay.selectAll()
        overlay.selectableItemsHighlighted = true
        overlay.hover(over: overlay.content?.items.first?.id, immediately: true)
        overlay.analysis = nil
        overlay.analysis = analysis
        overlay.isCaretNavigationEnabled = true
        // Drawn now and then: every time would take minutes.
        if cycle % 20 == 0 { window.waitForFrame() }
        gtk_overlay_remove_overlay(cast(container), cast(overlay))
        made(overlay)
    }
}

/// What the process occupies without what it has freed, which would hide a leak that fills it again.
private func residentKilobytes() -> Int {
    if let trim = dlsym(nil, "malloc_trim") {
        typealias Trim = @convention(c) (Int) -> CInt
        _ = unsafeBitCast(trim, to: Trim.self)(0)
    }
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(getpagesize()) / 1024
}
