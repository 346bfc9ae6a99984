// SPDX-License-Identifier: Apache-2.0

import CGtk
import Foundation
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

/// What 2,000 words cost in a frame of 1920 × 1080 with cairo. Times are printed; they are judged only where
/// `LEGIBLE_BENCH` is set, in an optimised build:
/// `LEGIBLE_BENCH=1 swift test -c release -Xswiftc -enable-testing --filter OverlayPerformance`.
final class OverlayPerformanceTests: XCTestCase {
    private static let isBench = ProcessInfo.processInfo.environment["LEGIBLE_BENCH"] != nil

    func testTwoThousandWords() throws {
        try onDisplay {
            let stage = OverlayStage(
                image: OverlayStage.makeImage(width: 2900, height: 1600), width: 1920, height: 1080)
            defer { stage.window.close() }
            setProperty(gtk_widget_get_settings(stage.container), "gtk-enable-animations", false)
            stage.overlay.isSupplementaryInterfaceHidden = true
            stage.overlay.analysis = Self.page(stage.view.image)
            XCTAssertEqual(stage.overlay.analysis?.lines.flatMap(\.words).count, 2000)
            stage.window.waitForFrame()
            let frames = Self.isBench ? 50 : 5
            let plain = Self.paint(stage, frames: frames)
            stage.overlay.selectAll()
            stage.window.waitForFrame()
            let selected = Self.paint(stage, frames: frames)
            stage.overlay.resetSelection()
            stage.overlay.selectableItemsHighlighted = true
            stage.window.waitForFrame()
            let dimmed = Self.paint(stage, frames: frames)
            print("2,000 words, a frame: \(plain) ms; all selected \(selected) ms; dimmed \(dimmed) ms")
            let hit = Self.hitTest(stage, calls: Self.isBench ? 20_000 : 500)
            print("2,000 words, a hit test with the mapping: \(hit) µs")
            if Self.isBench {
                XCTAssertLessThan(selected - plain, 8)
                XCTAssertLessThan(hit, 50)
            }
        }
    }

    /// Milliseconds of work from a change to the end of the frame that shows it, the median of some. The picture moves, so
    /// that all of it is drawn anew.
    @MainActor
    private static func paint(_ stage: OverlayStage, frames: Int) -> Double {
        var painted = 0
        let clock = gtk_widget_get_frame_clock(stage.container)
        let connection = clock.map { connect($0, "after-paint") { painted += 1 } }
        defer { connection?.disconnect() }
        let times = (0..<frames).map { frame in
            let before = painted
            let start = processorMilliseconds()
            stage.view.placement = LiveTextCore.AffineTransform(
                scaleX: 0.66, scaleY: 0.66, tx: Double(frame % 7), ty: Double(frame % 5))
            stage.view.queueDraw()
            pump(until: { painted > before })
            return processorMilliseconds() - start
        }
        return ((times.sorted()[times.count / 2]) * 100).rounded() / 100
    }

    @MainActor
    private static func hitTest(_ stage: OverlayStage, calls: Int) -> Double {
        var generator = SystemRandomNumberGenerator()
        let points = (0..<calls).map { _ in
            ViewPoint(x: .random(in: 0...1920, using: &generator), y: .random(in: 0...1080, using: &generator))
        }
        let start = processorMilliseconds()
        var hits = 0
        for point in points where stage.overlay.hasText(at: point) { hits += 1 }
        XCTAssertGreaterThan(hits, 0)
        return ((processorMilliseconds() - start) * 1000 / Double(calls) * 100).rounded() / 100
    }

    /// Four columns of 50 lines of ten words.
    @MainActor
    private static func page(_ image: PixelBuffer?) -> ImageAnalysis {
        let blocks = (0..<4).map { column in
            TextBlock(
                lines: (0..<50).map { row in
                    let left = 50 + Double(column) * 700
                    let top = 50 + Double(row) * 30
                    let words = (0..<10).map { word in
                        TextWord(
                            text: "words",
                            quad: ImageQuad(ImageRect(x: left + Double(word) * 64, y: top, width: 55, height: 20)),
                            confidence: 0.9)
                    }
                    return TextLine(
                        id: TextLine.ID(rawValue: column * 50 + row), words: words,
                        quad: ImageQuad(ImageRect(x: left, y: top, width: 631, height: 20)))
                })
        }
        return ImageAnalysis(
            imageIdentity: image?.identity, imageSize: ImageSize(width: 2900, height: 1600), blocks: blocks)
    }
}

/// Milliseconds that this thread has been at work.
private func processorMilliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}
