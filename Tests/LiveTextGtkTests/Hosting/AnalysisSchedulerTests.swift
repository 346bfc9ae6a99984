// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import LiveTextGtk
import Synchronization
import TestSupport
import XCTest

final class AnalysisSchedulerTests: XCTestCase {
    func testPicturesThatPassByAreNotRead() throws {
        try onDisplay {
            let list = PictureList(analyzer: CountingAnalyzer(delay: .milliseconds(5)))
            defer { list.close() }
            // A fling: it never rests as long as it lasts.
            for step in 1...40 {
                list.scroll(to: Double(step) * 300)
                pump(until: { false }, timeout: .milliseconds(10))
            }
            XCTAssertEqual(list.analyzer.begun, 0)
            XCTAssertTrue(pump(until: { list.scheduler.counts.finished > 0 && list.isAtRest }))
            XCTAssertLessThanOrEqual(list.scheduler.counts.started, PictureList.visibleRows)
            XCTAssertEqual(list.analyzer.begun, list.scheduler.counts.started)
            XCTAssertEqual(list.scheduler.counts.cancelled, 0)
        }
    }

    func testWhatLeavesWhileItIsReadIsGivenUp() throws {
        try onDisplay {
            let list = PictureList(analyzer: CountingAnalyzer(delay: .seconds(60)))
            defer { list.close() }
            XCTAssertTrue(pump(until: { list.scheduler.counts.started > 0 }))
            let begun = list.scheduler.counts.started
            XCTAssertLessThanOrEqual(begun, 2)
            list.scroll(to: 20_000)
            XCTAssertTrue(pump(until: { list.scheduler.counts.cancelled == begun }))
            XCTAssertTrue(pump(until: { list.analyzer.cancelled == begun }))
        }
    }

    func testRemovingARowGivesItUp() throws {
        try onDisplay {
            let stage = OverlayStage()
            let analyzer = CountingAnalyzer(delay: .seconds(60))
            let scheduler = AnalysisScheduler(analyzer: analyzer, stillness: .milliseconds(1))
            scheduler.add(stage.overlay, image: try XCTUnwrap(stage.view.image))
            XCTAssertTrue(pump(until: { scheduler.counts.started == 1 }))
            scheduler.remove(stage.overlay)
            XCTAssertTrue(pump(until: { analyzer.cancelled == 1 }))
            XCTAssertEqual(scheduler.counts.cancelled, 1)
            scheduler.remove(stage.overlay)
            XCTAssertEqual(scheduler.counts.cancelled, 1)
            XCTAssertNil(stage.overlay.analysis)
            stage.window.close()
        }
    }

    func testAPictureThatComesBackIsNotReadAgain() throws {
        try onDisplay {
            let stage = OverlayStage()
            let analyzer = CountingAnalyzer(delay: .zero)
            let scheduler = AnalysisScheduler(analyzer: analyzer, stillness: .milliseconds(1))
            let image = try XCTUnwrap(stage.view.image)
            scheduler.add(stage.overlay, image: image)
            XCTAssertTrue(pump(until: { scheduler.counts.finished == 1 }))
            XCTAssertEqual(stage.overlay.text, "Row")
            scheduler.remove(stage.overlay)
            XCTAssertEqual(stage.overlay.text, "")
            scheduler.add(stage.overlay, image: image)
            XCTAssertEqual(stage.overlay.text, "Row")
            XCTAssertEqual(scheduler.counts.reused, 1)
            XCTAssertEqual(analyzer.begun, 1)
            // Another picture in the same row is read.
            let other = try XCTUnwrap(OverlayStage.makeImage())
            stage.view.image = other
            scheduler.add(stage.overlay, image: other)
            XCTAssertTrue(pump(until: { scheduler.counts.finished == 2 }))
            stage.window.close()
        }
    }

    func testFailuresAreToldOnceAndNotRepeated() throws {
        try onDisplay {
            struct Unloadable: Error {}
            let stage = OverlayStage()
            let scheduler = AnalysisScheduler(
                analyzer: CountingAnalyzer(delay: .zero, error: AnalysisError.timedOut), stillness: .milliseconds(1))
            var errors: [any Error] = []
            scheduler.failureHandler = { errors.append($1) }
            scheduler.add(stage.overlay, image: try XCTUnwrap(stage.view.image))
            XCTAssertTrue(pump(until: { errors.count == 1 }))
            scheduler.noteMovement()
            pump(until: { false }, timeout: .milliseconds(100))
            XCTAssertEqual(errors.count, 1)
            var unloads = 0
            scheduler.add(stage.overlay) {
                throw Unloadable()
            } unload: {
                unloads += 1
            }
            XCTAssertTrue(pump(until: { errors.count == 2 }))
            XCTAssertTrue(errors.last is Unloadable)
            scheduler.remove(stage.overlay)
            XCTAssertEqual(unloads, 0, "nothing had been loaded")
            XCTAssertEqual(scheduler.counts.failed, 2)
            stage.window.close()
        }
    }

    func testOtherWidgetsAreNotFollowed() throws {
        try onDisplay {
            let scheduler = AnalysisScheduler(analyzer: CountingAnalyzer(delay: .zero))
            let button: UnsafeMutablePointer<GtkWidget> = gtk_button_new()
            g_object_ref_sink(button)
            XCTAssertFalse(scheduler.follow(scrolledWindow: button.raw))
            g_object_unref(button)
        }
    }

    func testASchedulerThatGoesEndsWhatItBegan() throws {
        try onDisplay {
            let stage = OverlayStage()
            let analyzer = CountingAnalyzer(delay: .seconds(60))
            var scheduler: AnalysisScheduler? = AnalysisScheduler(analyzer: analyzer, stillness: .milliseconds(1))
            weak let observed = scheduler
            scheduler?.add(stage.overlay, image: try XCTUnwrap(stage.view.image))
            XCTAssertTrue(pump(until: { analyzer.begun == 1 }))
            scheduler = nil
            XCTAssertTrue(pump(until: { observed == nil && analyzer.cancelled == 1 }))
            stage.window.close()
        }
    }
}

/// Five hundred rows of 100 points in a window that shows a few of them, loaded and read by a scheduler.
@MainActor
private final class PictureList {
    /// 350 points show five rows at most.
    static let visibleRows = 5
    let analyzer: CountingAnalyzer
    let scheduler: AnalysisScheduler
    private let scrolled: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new()
    private var overlays: [UnsafeMutableRawPointer: ImageAnalysisOverlayView] = [:]
    private var window: TestWindow?

    init(analyzer: CountingAnalyzer) {
        self.analyzer = analyzer
        // Longer than a loaded machine keeps a frame waiting.
        scheduler = AnalysisScheduler(analyzer: analyzer, stillness: .milliseconds(500))
        let model: OpaquePointer = gtk_string_list_new(nil)
        for index in 0..<500 { gtk_string_list_append(model, String(index)) }
        let factory: OpaquePointer = cast(gtk_signal_list_item_factory_new())
        connect(factory, "setup") { [weak self] (item: OpaquePointer) in
            let overlay = ImageAnalysisOverlayView()
            gtk_widget_set_size_request(cast(overlay), 100, 100)
            gtk_list_item_set_child(item, cast(overlay))
            self?.overlays[item.raw] = overlay
        }
        connect(factory, "bind") { [weak self] (item: OpaquePointer) in
            guard let self, let overlay = self.overlays[item.raw] else { return }
            self.scheduler.add(overlay) { OverlayStage.makeImage(width: 40, height: 40) }
        }
        connect(factory, "unbind") { [weak self] (item: OpaquePointer) in
            guard let self, let overlay = self.overlays[item.raw] else { return }
            self.scheduler.remove(overlay)
        }
        let selection: OpaquePointer = gtk_no_selection_new(model)
        let list: UnsafeMutablePointer<GtkWidget> = gtk_list_view_new(selection, cast(factory))
        gtk_scrolled_window_set_child(cast(scrolled), list)
        scheduler.follow(scrolledWindow: scrolled.raw)
        window = TestWindow(showing: scrolled, width: 200, height: 350)
    }

    var isAtRest: Bool { scheduler.counts.started == scheduler.counts.finished }

    func scroll(to place: Double) {
        gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(cast(scrolled)), place)
    }

    func close() { window?.close() }
}

/// Finds the same word in every picture after a delay, or fails, and counts.
private final class CountingAnalyzer: WholeAnalyzing {
    private let delay: Duration
    private let error: AnalysisError?
    private let counts = Mutex((begun: 0, cancelled: 0))

    init(delay: Duration, error: AnalysisError? = nil) {
        self.delay = delay
        self.error = error
    }

    var begun: Int { counts.withLock { $0.begun } }
    var cancelled: Int { counts.withLock { $0.cancelled } }

    func analyze(
        _ image: PixelBuffer, orientation: ImageOrientation?, configuration: AnalysisConfiguration
    ) async throws -> ImageAnalysis {
        counts.withLock { $0.begun += 1 }
        do {
            try await Task.sleep(for: delay)
        } catch {
            counts.withLock { $0.cancelled += 1 }
            throw error
        }
        if let error { throw error }
        return .word("Row", in: image)
    }
}
