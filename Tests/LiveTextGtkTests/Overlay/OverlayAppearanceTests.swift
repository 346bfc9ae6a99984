// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

final class OverlayAppearanceTests: XCTestCase {
    func testHighContrastDrawsMoreStrongly() throws {
        try onDisplay {
            let settings = try XCTUnwrap(gtk_settings_get_default())
            let stage = Self.stage()
            defer { stage.window.close() }
            stage.overlay.selectableItemsHighlighted = true
            let place = (300, 50)
            let normal = stage.pixels()[place.0, place.1]
            XCTAssertFalse(stage.overlay.isHighContrast)
            setProperty(settings, "gtk-theme-name", "Default-hc")
            defer { gtk_settings_reset_property(settings, "gtk-theme-name") }
            XCTAssertTrue(pump(until: { stage.overlay.isHighContrast }))
            XCTAssertNotEqual(gtk_widget_has_css_class(cast(stage.overlay), "high-contrast"), 0)
            XCTAssertLessThan(stage.pixels()[place.0, place.1].red, normal.red)
            gtk_settings_reset_property(settings, "gtk-theme-name")
            XCTAssertTrue(pump(until: { !stage.overlay.isHighContrast }))
            XCTAssertEqual(stage.pixels()[place.0, place.1], normal)
        }
    }

    func testTheFontsFamilyAndWeightApplyAndItsSizeStays() throws {
        try onDisplay {
            let stage = Self.stage()
            defer { stage.window.close() }
            stage.overlay.selectableItemsHighlighted = true
            stage.window.waitForFrame()
            let pill = try XCTUnwrap(stage.overlay.supplementary.pills.first)
            let label = try XCTUnwrap(pill.label)
            @MainActor func font() -> (family: String, weight: Int, size: Int) {
                let layout = gtk_label_get_layout(cast(label))
                let line = pango_layout_get_line_readonly(layout, 0)
                let item = line?.pointee.runs?.pointee.data
                    .assumingMemoryBound(to: PangoGlyphItem.self).pointee.item
                let description = pango_font_describe(item?.pointee.analysis.font)
                defer { pango_font_description_free(description) }
                let family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
                return (
                    family, Int(pango_font_description_get_weight(description).rawValue),
                    Int(pango_font_description_get_size(description))
                )
            }
            let before = font()
            stage.overlay.supplementaryInterfaceFont = InterfaceFont(family: "DejaVu Serif", weight: 300)
            stage.window.waitForFrame()
            XCTAssertNotEqual(font().family, before.family)
            XCTAssertEqual(font().size, before.size)
            // Pills made later have it too; bad values are clamped or left out.
            stage.overlay.analysis = stage.makeAnalysis(lines: 1)
            stage.overlay.selectableItemsHighlighted = true
            stage.window.waitForFrame()
            XCTAssertEqual(stage.overlay.supplementary.pills.count, 1)
            stage.overlay.supplementaryInterfaceFont = InterfaceFont(family: "A\0B", weight: -5)
            stage.overlay.supplementaryInterfaceFont = nil
        }
    }

    func testInsetsAreFollowedLiveAndMirrored() throws {
        try onDisplay {
            let stage = Self.stage()
            defer { stage.window.close() }
            for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
                gtk_widget_set_direction(cast(stage.overlay), direction)
                for inset in [0.0, 25, 80] {
                    stage.overlay.supplementaryInterfaceContentInsets = EdgeInsets(bottom: 10, trailing: inset)
                    stage.window.waitForFrame()
                    let frame = try XCTUnwrap(stage.overlay.supplementary.button).frame
                    let expected =
                        direction == GTK_TEXT_DIR_RTL ? inset + 12 : Double(stage.overlay.width) - inset - 12 - 40
                    XCTAssertEqual(frame.minX, expected, accuracy: 1)
                    XCTAssertEqual(frame.maxY, Double(stage.overlay.height) - 22, accuracy: 1)
                }
                // The text stays where it is in the picture.
                XCTAssertTrue(stage.overlay.hasText(at: ViewPoint(x: 70, y: 52)))
                XCTAssertFalse(stage.overlay.hasText(at: ViewPoint(x: 330, y: 52)))
            }
        }
    }

    func testHidingTheControlsFadesUnlessMotionIsReduced() throws {
        try onDisplay {
            let settings = try XCTUnwrap(gtk_settings_get_default())
            let stage = Self.stage()
            defer {
                stage.window.close()
                gtk_settings_reset_property(settings, "gtk-enable-animations")
            }
            let button = try XCTUnwrap(stage.overlay.supplementary.button)
            XCTAssertEqual(button.appearance.value, 1)
            stage.overlay.setSupplementaryInterfaceHidden(true, animated: true)
            XCTAssertEqual(button.appearance.value, 0, "reduced motion hides at once")
            setProperty(settings, "gtk-enable-animations", true)
            stage.overlay.setSupplementaryInterfaceHidden(false, animated: true)
            XCTAssertLessThan(button.appearance.value, 1)
            XCTAssertTrue(pump(until: { button.appearance.value == 1 }))
            stage.overlay.setSupplementaryInterfaceHidden(true, animated: false)
            XCTAssertEqual(button.appearance.value, 0)
        }
    }

    func testAFingersSelectionHasHandlesThatMoveItsEnds() throws {
        try onDisplay {
            let stage = Self.stage()
            defer { stage.window.close() }
            stage.overlay.isSupplementaryInterfaceHidden = true
            let text = stage.overlay.text
            stage.overlay.selectedRanges = [text.startIndex..<text.index(text.startIndex, offsetBy: 5)]
            XCTAssertTrue(stage.overlay.selectionHandles.isEmpty, "a mouse or a program needs none")
            let without = stage.pixels()
            stage.overlay.pointing.showsHandles = true
            stage.overlay.queueDraw()
            let handles = stage.overlay.selectionHandles
            XCTAssertEqual(handles.map(\.end), [.start, .end])
            XCTAssertEqual(handles[1].caret.end.x, 110, accuracy: 1)
            XCTAssertEqual(handles[1].knob.y, 64 + OverlayMetrics.handleRadius, accuracy: 1)
            let knob = handles[1].knob
            let with = stage.pixels()
            XCTAssertNotEqual(with[Int(knob.x), Int(knob.y)], without[Int(knob.x), Int(knob.y)])
            XCTAssertEqual(stage.overlay.handle(at: knob)?.end, .end)
            XCTAssertNil(stage.overlay.handle(at: ViewPoint(x: 300, y: 250)))
            // As a finger would: grab the end, move it to the end of the line, and onto the start.
            stage.overlay.run([.grabEnd(.end), .moveEnd(to: ViewPoint(x: 190, y: 52))])
            XCTAssertEqual(stage.overlay.selectedText, "Hello world")
            stage.overlay.run([.moveEnd(to: ViewPoint(x: 50, y: 52))])
            XCTAssertFalse(stage.overlay.selectedText.isEmpty, "the ends never meet")
            stage.overlay.run([.grabEnd(.start), .moveEnd(to: ViewPoint(x: 96, y: 52))])
            XCTAssertFalse(stage.overlay.selectedText.isEmpty)
            stage.overlay.cancelPointer()
            stage.overlay.resetSelection()
            XCTAssertTrue(stage.overlay.selectionHandles.isEmpty)
        }
    }

    @MainActor
    private static func stage() -> OverlayStage {
        let stage = OverlayStage()
        setProperty(gtk_widget_get_settings(stage.container), "gtk-enable-animations", false)
        stage.overlay.analysis = stage.makeAnalysis()
        stage.window.waitForFrame()
        return stage
    }
}
