// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import TestSupport
import XCTest

final class PropertyTests: XCTestCase {
    func testEveryKindOfValueRoundTrips() throws {
        try onDisplay {
            let label = GObjectReference(
                sinking: newObject(
                    gtk_label_get_type(),
                    ["label": "hi", "selectable": true, "max-width-chars": 7, "xalign": Float(0.25), "opacity": 0.5]))
            XCTAssertEqual(property(label, "label"), "hi")
            XCTAssertEqual(property(label, "selectable"), true)
            XCTAssertEqual(property(label, "max-width-chars"), 7)
            XCTAssertEqual(property(label, "xalign"), Float(0.25))
            XCTAssertEqual(try XCTUnwrap(property(label, "opacity", as: Double.self)), 0.5, accuracy: 1 / 255)
            setProperty(label, "label", "naïve 字")
            XCTAssertEqual(property(label, "label"), "naïve 字")
            setProperty(label, "halign", GTK_ALIGN_END)
            XCTAssertEqual(property(label, "halign"), GTK_ALIGN_END)
            XCTAssertEqual(property(label, "halign"), Int(GTK_ALIGN_END.rawValue))
            setProperty(label, "tooltip-text", String?.none)
            XCTAssertEqual(property(label, "tooltip-text", as: String?.self), .some(nil))
            XCTAssertNil(property(label, "tooltip-text", as: String.self))
        }
    }

    func testObjectsArePropertiesToo() throws {
        try onDisplay {
            let frame = GObjectReference(sinking: newObject(gtk_frame_get_type()))
            let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new("child")
            setProperty(frame, "child", label)
            XCTAssertEqual(property(frame, "child"), label)
            setProperty(frame, "child", OpaquePointer?.none)
            XCTAssertNil(property(frame, "child", as: OpaquePointer.self))
        }
    }

    func testVariantsAreProperties() throws {
        try onDisplay {
            let button = GObjectReference(sinking: newObject(gtk_button_get_type()))
            setProperty(button, "action-target", cast(g_variant_new_int32(42)) as OpaquePointer)
            let target = try XCTUnwrap(property(button, "action-target", as: OpaquePointer.self))
            XCTAssertEqual(g_variant_get_int32(target), 42)
        }
    }

    func testMistakesAreWarningsThatNameTheProperty() throws {
        try onDisplay {
            let label = GObjectReference(sinking: newObject(gtk_label_get_type(), ["label": "hi"]))
            let mistakes: [() -> Void] = [
                { setProperty(label, "no-such", 1) },
                { XCTAssertNil(property(label, "no-such", as: Int.self)) },
                { setProperty(label, "label", 1) },
                { XCTAssertNil(property(label, "label", as: Int.self)) },
                { setProperty(label, "lines", Int.max) },
                { setProperty(label, "lines", String?.none) },
                { setProperty(label, "extra-menu", label.raw) },
                { g_object_unref(g_object_ref_sink(newObject(gtk_label_get_type(), ["no-such": 1]))) },
                { g_object_unref(g_object_ref_sink(newObject(gtk_label_get_type(), ["label": 1]))) },
            ]
            for (index, mistake) in mistakes.enumerated() {
                let messages = LogCapture.during(mistake)
                XCTAssertEqual(messages.count, 1, "mistake \(index): \(messages)")
                let names = ["no-such", "label", "lines", "extra-menu"]
                XCTAssertTrue(
                    names.contains { messages.first?.contains("“\($0)”") == true }, "mistake \(index): \(messages)")
            }
            XCTAssertEqual(property(label, "label"), "hi", "unchanged by any of them")
        }
    }
}
