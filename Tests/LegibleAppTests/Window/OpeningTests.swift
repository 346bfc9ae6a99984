// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveText
import LiveTextGtk
import TestSupport
import XCTest

@testable import LegibleApp

final class OpeningTests: XCTestCase {
    func testAnEmptyWindowOffersToOpenAPicture() throws {
        try onDisplay {
            let stage = try Stage()
            XCTAssertTrue(stage.isStatusPageShown)
            XCTAssertTrue(stage.statusTexts.contains("Open a Picture"), "\(stage.statusTexts)")
            XCTAssertNil(stage.shown)
            for action in ["copy", "zoom-in", "rotate-left", "next", "live-text", "reload"] {
                XCTAssertFalse(stage.isEnabled(action), "\(action) has nothing to act on")
            }
            XCTAssertTrue(stage.isEnabled("open"))
            stage.close()
        }
    }

    func testAPictureIsShownWithItsFolderAround() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["1.png", "2.png", "3.png"])
            stage.open("2.png")
            XCTAssertFalse(stage.isStatusPageShown)
            XCTAssertNotNil(stage.shown)
            XCTAssertEqual(stage.title, "2.png")
            XCTAssertTrue(Stage.texts(in: stage.window.header.widget).contains("2 of 3"))
            for action in ["copy", "zoom-in", "rotate-left", "next", "previous", "live-text", "reload"] {
                XCTAssertTrue(stage.isEnabled(action), action)
            }
            stage.close()
        }
    }

    func testAPreviewIsRefinedNotReplaced() throws {
        try onDisplay {
            let stage = try Stage()
            try stage.folder.addPicture("a.png")
            stage.decoder.outcomes["a.png"] = .held
            stage.window.open([stage.folder.file("a.png")])
            let preview = try DecodedImage.plain(isPreview: true)
            stage.decoder.give(preview, of: "a.png")
            XCTAssertTrue(pump(until: { stage.shown == preview.identity }))
            XCTAssertEqual(stage.window.imageView.imageSize, preview.fullSize)
            XCTAssertEqual(stage.analyzer.images, [], "a preview was read")
            stage.decoder.give(try .plain(identity: preview.identity), of: "a.png")
            stage.decoder.finish("a.png")
            XCTAssertTrue(pump(until: { stage.window.overlay.text == "Hello" }))
            XCTAssertEqual(stage.analyzer.images, [preview.identity])
            stage.close()
        }
    }

    func testAFileThatFailsFirstGetsAPage() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["good.png"])
            try stage.folder.addPicture("bad.png")
            stage.decoder.outcomes["bad.png"] = .failure(ImageDecodingError.empty)
            stage.open("bad.png")
            XCTAssertTrue(stage.isStatusPageShown)
            XCTAssertTrue(stage.statusTexts.contains("“bad.png” Cannot Be Shown"), "\(stage.statusTexts)")
            XCTAssertTrue(stage.statusTexts.contains("The file is empty."), "\(stage.statusTexts)")
            XCTAssertEqual(stage.title, "bad.png")
            XCTAssertTrue(stage.isEnabled("next"), "one cannot go on from a bad file")
            XCTAssertFalse(stage.isEnabled("copy"))
            stage.close()
        }
    }

    func testAFileThatFailsLaterLeavesThePicture() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["good.png"])
            stage.open("good.png")
            let shown = stage.shown
            stage.open("missing.png")
            XCTAssertEqual(stage.shown, shown)
            XCTAssertFalse(stage.isStatusPageShown)
            XCTAssertEqual(stage.title, "good.png")
            let text = try XCTUnwrap(stage.window.toasts.text)
            XCTAssertTrue(text.contains("missing.png") && text.contains("no such file"), text)
            stage.close()
        }
    }

    func testAGoodPictureTakesThePageAway() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["good.png"])
            stage.open("missing.png")
            XCTAssertTrue(stage.isStatusPageShown)
            stage.open("good.png")
            XCTAssertFalse(stage.isStatusPageShown)
            XCTAssertNotNil(stage.shown)
            stage.close()
        }
    }

    func testOfSeveralFilesTheGoodOnesAreShown() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["a.png", "b.png", "c.png"])
            stage.window.open(["none.png", "c.png", "a.png"].map(stage.folder.file))
            XCTAssertTrue(pump(until: { stage.title == "c.png" }))
            XCTAssertEqual(stage.window.navigator.list.files.map(\.name), ["c.png", "a.png"])
            stage.close()
        }
    }

    func testADamagedFileShowsWhatThereIs() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["good.png"])
            try stage.folder.addPicture("half.png")
            let half = try DecodedImage.plain()
            stage.decoder.outcomes["half.png"] = .failure(ImageDecodingError.damaged(reason: "", partial: half))
            stage.open("half.png")
            XCTAssertEqual(stage.shown, half.identity)
            XCTAssertTrue(stage.window.toasts.text?.contains("damaged") ?? false)
            stage.close()
        }
    }

    func testADamagedFileTakesNoPicturesPlaceUnasked() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["good.png"])
            try stage.folder.addPicture("half.png")
            let half = try DecodedImage.plain()
            stage.decoder.outcomes["half.png"] = .failure(ImageDecodingError.damaged(reason: "", partial: half))
            stage.open("good.png")
            stage.open("half.png")
            XCTAssertEqual(stage.title, "good.png")
            XCTAssertTrue(Stage.texts(in: stage.window.toasts.widget).contains("Show Anyway"))
            stage.window.toasts.act()
            XCTAssertEqual(stage.shown, half.identity)
            XCTAssertEqual(stage.title, "half.png")
            stage.close()
        }
    }

    func testALateFirstFileDoesNotComeBack() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["quick.png"])
            try stage.folder.addPicture("slow.png")
            stage.decoder.outcomes["slow.png"] = .held
            stage.window.open([stage.folder.file("slow.png")])
            stage.window.open([stage.folder.file("quick.png")])
            XCTAssertTrue(pump(until: { stage.title == "quick.png" }))
            let shown = stage.shown
            stage.decoder.give(try .plain(), of: "slow.png")
            stage.decoder.finish("slow.png")
            stage.wait(milliseconds: 50)
            XCTAssertEqual(stage.shown, shown)
            XCTAssertEqual(stage.title, "quick.png")
            stage.close()
        }
    }

    func testReloadingShowsNewPixels() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["a.png"])
            stage.open("a.png")
            let old = stage.shown
            stage.decoder.outcomes["a.png"] = .picture(try .plain())
            stage.window.actions.activate("reload")
            stage.settle()
            XCTAssertNotNil(stage.shown)
            XCTAssertNotEqual(stage.shown, old)
            stage.close()
        }
    }

    func testPixelsWithoutAFile() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["a.png", "b.png"])
            stage.open("a.png")
            let image = try DecodedImage.plain()
            stage.window.open(image.buffer, name: "Pasted Picture")
            XCTAssertEqual(stage.shown, image.identity)
            XCTAssertEqual(stage.title, "Pasted Picture")
            XCTAssertFalse(stage.isEnabled("next"))
            XCTAssertFalse(stage.isEnabled("reload"))
            XCTAssertTrue(pump(until: { stage.window.overlay.text == "Hello" }))
            stage.close()
        }
    }

    func testClipboardThereAndBack() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["a.png"])
            gdk_clipboard_set_text(gtk_widget_get_clipboard(cast(stage.window.pointer)), "only text")
            stage.window.actions.activate("paste")
            XCTAssertEqual(stage.window.toasts.text, "There is no picture on the clipboard")
            stage.open("a.png")
            stage.window.actions.activate("copy")
            XCTAssertEqual(stage.window.toasts.text, "Picture copied")
            let copied = stage.shown
            stage.window.actions.activate("paste")
            XCTAssertTrue(pump(until: { stage.title == "Pasted Picture" }))
            XCTAssertNotEqual(stage.shown, copied)
            XCTAssertEqual(stage.window.picture?.buffer.width, 400)
            stage.close()
        }
    }
}
