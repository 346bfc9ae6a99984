// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import TestSupport
import XCTest

@testable import LegibleApp

final class HeaderLayoutTests: XCTestCase {
    /// Where a widget's upper edge is in the layout, and how high it is.
    @MainActor
    private static func place(of widget: WidgetPointer, in layout: HeaderLayout) -> (top: Double, height: Double) {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, cast(layout), &bounds) != 0 else { return (.nan, .nan) }
        return (Double(bounds.origin.y), Double(bounds.size.height))
    }

    @MainActor
    private static func part(height: Int) -> WidgetPointer {
        let part = Controls.box(GTK_ORIENTATION_HORIZONTAL)
        gtk_widget_set_size_request(part, 100, gint(height))
        return part
    }

    func testTheHeaderIsAboveOrOverTheContents() throws {
        try onDisplay {
            let header = Self.part(height: 40)
            let contents = Self.part(height: 60)
            let layout = HeaderLayout(header: header, contents: contents)
            var widths: [Int] = []
            layout.widthChanged = { widths.append($0) }
            let window = TestWindow(showing: layout, width: 300, height: 200)
            XCTAssertEqual(Self.place(of: header, in: layout).top, 0)
            XCTAssertEqual(Self.place(of: contents, in: layout).top, 40)
            XCTAssertEqual(Self.place(of: contents, in: layout).height, 160)
            XCTAssertTrue(pump(until: { widths == [300] }))

            layout.isOverlaid = true
            window.waitForFrame()
            XCTAssertEqual(Self.place(of: header, in: layout).top, 0)
            XCTAssertEqual(Self.place(of: contents, in: layout).top, 0)
            XCTAssertEqual(Self.place(of: contents, in: layout).height, 200)

            layout.isHeaderRevealed = false
            XCTAssertTrue(pump(until: { Self.place(of: header, in: layout).top == -40 }), "it does not slide out")
            layout.isHeaderRevealed = true
            XCTAssertTrue(pump(until: { Self.place(of: header, in: layout).top == 0 }), "it does not come back")

            layout.isHeaderRevealed = false
            layout.isOverlaid = false
            XCTAssertTrue(pump(until: { Self.place(of: contents, in: layout).top == 40 }))
            XCTAssertEqual(Self.place(of: header, in: layout).top, 0, "it stays hidden after full screen")
            window.close()
        }
    }
}
