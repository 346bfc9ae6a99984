// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

/// Which ways to copy the menu of selected text offers, and what they put on the clipboard.
final class CopyMenuTests: XCTestCase {
    /// Two wrapped lines of prose, a table of two rows, and two lines of code of which one is indented.
    @MainActor
    private static func makeAnalysis(for image: PixelBuffer?) -> ImageAnalysis {
        func line(_ id: Int, _ words: [(text: String, x: Double)], y: Double, continues: Bool = false) -> TextLine {
            let made = words.map { word in
                TextWord(
                    text: word.text,
                    quad: ImageQuad(ImageRect(x: word.x, y: y, width: Double(word.text.count) * 10, height: 20)),
                    confidence: 0.9)
            }
            let bounds = ImageRect(enclosing: made.flatMap(\.quad.corners)) ?? .zero
            return TextLine(
                id: TextLine.ID(rawValue: id), words: made, quad: ImageQuad(bounds), continuesParagraph: continues)
        }
        func cell(_ row: Int, _ column: Int) -> TextTable.Cell {
            TextTable.Cell(
                row: row, column: column,
                fragments: [TextTable.Fragment(line: TextLine.ID(rawValue: 2 + row), words: column..<column + 1)])
        }
        let prose = TextBlock(lines: [
            line(0, [("A", 20), ("nar-", 40)], y: 10), line(1, [("row", 20), ("path", 60)], y: 36, continues: true),
        ])
        let table = TextBlock(
            lines: [line(2, [("Bread", 20), ("3.20", 200)], y: 90), line(3, [("Tea", 20), ("4.10", 200)], y: 116)],
            table: TextTable(
                rowCount: 2, columnCount: 2, cells: [cell(0, 0), cell(0, 1), cell(1, 0), cell(1, 1)]))
        let code = TextBlock(lines: [line(4, [("loop", 20)], y: 180), line(5, [("step", 60)], y: 206)])
        return ImageAnalysis(
            imageIdentity: image?.identity, imageSize: ImageSize(width: 400, height: 300), blocks: [prose, table, code])
    }

    @MainActor
    private static func stage(selecting part: String) throws -> OverlayStage {
        let stage = OverlayStage()
        stage.overlay.analysis = makeAnalysis(for: stage.view.image)
        let range = try XCTUnwrap(stage.overlay.text.range(of: part), part)
        stage.overlay.selectedRanges = [range]
        return stage
    }

    /// The entries a delegate is shown.
    @MainActor
    private static func menu(of stage: OverlayStage) -> LiveTextMenu {
        let delegate = MenuDelegate()
        stage.overlay.textActions = nil
        stage.overlay.delegate = delegate
        stage.overlay.openMenu(
            for: .text, at: ViewPoint(x: 30, y: 20), event: InputEvent(kind: .pointerDown(button: 3), modifiers: []))
        return delegate.menu ?? LiveTextMenu(sections: [])
    }

    private static let prose = "A nar-\nrow path"
    private static let table = "Bread 3.20\nTea 4.10"
    private static let code = "loop\nstep"

    func testTheMenuOffersWhatGivesAnotherText() throws {
        try onDisplay {
            for (part, offered) in [
                (Self.prose, ["text.copyAsParagraphs"]), (Self.table, ["text.copyAsTable", "text.copyKeepingLayout"]),
                (Self.code, ["text.copyKeepingLayout"]), ("path", []), ("Bread", []),
            ] {
                let menu = Self.menu(of: try Self.stage(selecting: part))
                XCTAssertEqual(menu.items.map(\.id), ["text.copy"] + offered + ["text.selectAll"], part)
                XCTAssertTrue(menu.items.allSatisfy { !$0.title.isEmpty && $0.isEnabled })
                XCTAssertEqual(Set(menu.items.map(\.title)).count, menu.items.count)
            }
        }
    }

    func testEveryWayCopiesItsText() throws {
        try onDisplay {
            for (part, id, copied) in [
                (Self.prose, "text.copy", Self.prose), (Self.prose, "text.copyAsParagraphs", "A narrow path"),
                (Self.table, "text.copyAsTable", "Bread\t3.20\nTea\t4.10"),
                (Self.table, "text.copyKeepingLayout", "Bread             3.20\nTea               4.10"),
                (Self.code, "text.copyKeepingLayout", "loop\n    step"),
            ] {
                let stage = try Self.stage(selecting: part)
                let item = try XCTUnwrap(Self.menu(of: stage).items.first { $0.id == id }, id)
                item.handler()
                XCTAssertEqual(try Self.clipboardText(of: stage), copied, id)
            }
        }
    }

    func testStylesAreReachableFromPrograms() throws {
        try onDisplay {
            let stage = try Self.stage(selecting: Self.table)
            XCTAssertEqual(stage.overlay.selectedText(as: .asTable), "Bread\t3.20\nTea\t4.10")
            XCTAssertEqual(stage.overlay.selectedText(as: .asSeen), stage.overlay.selectedText)
            XCTAssertTrue(stage.overlay.copySelection(style: .asTable))
            XCTAssertEqual(try Self.clipboardText(of: stage), "Bread\t3.20\nTea\t4.10")
            stage.overlay.resetSelection()
            for style in TextCopyStyle.allCases {
                XCTAssertEqual(stage.overlay.selectedText(as: style), "")
                XCTAssertFalse(stage.overlay.copySelection(style: style))
            }
        }
    }

    /// What this program itself last put on the clipboard.
    @MainActor
    private static func clipboardText(of stage: OverlayStage) throws -> String {
        let content = try XCTUnwrap(gdk_clipboard_get_content(gtk_widget_get_clipboard(cast(stage.overlay))))
        var value = GValue()
        g_value_init(&value, String.gType)
        defer { g_value_unset(&value) }
        XCTAssertNotEqual(gdk_content_provider_get_value(content, &value, nil), 0)
        return g_value_get_string(&value).map { String(cString: $0) } ?? ""
    }
}

/// Keeps the menu it is shown and opens none.
@MainActor
private final class MenuDelegate: ImageAnalysisOverlayViewDelegate {
    var menu: LiveTextMenu?

    func overlayView(
        _ overlayView: ImageAnalysisOverlayView, updatedMenuFor menu: LiveTextMenu, for event: InputEvent,
        at point: ViewPoint
    ) -> LiveTextMenu {
        self.menu = menu
        return LiveTextMenu(sections: [])
    }
}
