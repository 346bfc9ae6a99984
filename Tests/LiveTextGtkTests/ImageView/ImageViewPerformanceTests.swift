// SPDX-License-Identifier: Apache-2.0

import CGtk
import Foundation
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

/// A picture of 100 megapixels. Times are printed; they are judged only where `LEGIBLE_BENCH` is set, which asks for an
/// optimised build: `LEGIBLE_BENCH=1 swift test -c release -Xswiftc -enable-testing --filter ImageViewPerformance`.
final class ImageViewPerformanceTests: XCTestCase {
    private static let width = 11_600
    private static let height = 8700
    private static let isBench = ProcessInfo.processInfo.environment["LEGIBLE_BENCH"] != nil

    func testMainLoopGoesOnWhileALargePictureIsPrepared() throws {
        try withImageView(width: 1000, height: 800) { shown in
            let image = try Self.largePicture { _ in }
            shown.window.waitForFrame()
            let beats = Heartbeat()
            shown.view.setImage(image)
            // Unoptimised, the smaller sizes take long: then the rest of the work is cancelled.
            if Self.isBench {
                shown.waitUntilSettled()
            } else {
                pump(until: { false }, timeout: .seconds(1))
            }
            let longest = beats.stop()
            print("longest turn of the main loop while 100 megapixels were set: \(longest)")
            if Self.isBench { XCTAssertLessThan(longest.processor, 50) }
            shown.view.setImage(nil)
            XCTAssertGreaterThan(beats.count, 10)
        }
    }

    func testFrameTimesAndMemory() throws {
        try XCTSkipUnless(Self.isBench, "LEGIBLE_BENCH is not set")
        try withImageView(width: 1000, height: 800) { shown in
            let view = shown.view
            let image = try Self.largePicture { pixels in
                for y in 0..<Self.height {
                    for x in 0..<Self.width {
                        pixels[y * Self.width + x] = (x ^ y) & 1 == 0 ? TestPicture.white : TestPicture.black
                    }
                }
            }
            let memory = residentMegabytes()
            let frames = FrameCounter(shown.window)
            let start = ContinuousClock.now
            let firstFrame = frames.time { view.setImage(image) }
            pump(until: { view.picture?.isComplete == true }, timeout: .seconds(30))
            let pyramid = milliseconds(since: start)
            shown.waitUntilSettled()
            print("renderer \(frames.rendererName)")
            print("first frame \(firstFrame); pyramid \(pyramid) ms, at rest \(milliseconds(since: start)) ms")
            print("memory: \(memory) MB before, \(residentMegabytes()) MB with pyramid and tiles")
            for (name, range) in [("fit", 0.092...0.11), ("0.3", 0.3...0.5), ("1", 1...1.2), ("4", 4...6)] {
                let moving = (0..<15).map { step in
                    frames.time {
                        let zoom = range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / 15
                        view.smoothlyZoom(by: zoom / view.zoom, at: ViewPoint(x: 500, y: 400))
                    }
                }
                shown.waitUntilSettled()
                let panning = (0..<15).map { _ in frames.time { view.pan(by: ViewPoint(x: -37, y: -23)) } }
                shown.waitUntilSettled()
                let resting = (0..<15).map { _ in frames.time { view.queueDraw() } }
                print(
                    "zoom \(name): moving \(summary(moving)); panning \(summary(panning)); at rest \(summary(resting))")
            }
            print("memory at the end: \(residentMegabytes()) MB")
            view.zoomToFit(animated: false)
            shown.waitUntilSettled()
            print("checkerboard at \(view.zoom): \(Self.spread(of: shown.pixels)) grey levels between extremes")
        }
    }

    /// Opaque black until it is filled.
    @MainActor
    private static func largePicture(_ fill: (UnsafeMutablePointer<UInt32>) -> Void) throws -> PixelBuffer {
        try XCTUnwrap(
            .premultipliedBGRA(width: width, height: height, identity: ImageIdentity()) { pixels in
                memset(pixels, 0xFF, width * height * 4)
                fill(pixels)
                return true
            })
    }

    @MainActor
    private static func spread(of pixels: Pixels) -> Int {
        // The picture is 750 points high, in the middle of 800.
        let values = (40..<760).map { Int(pixels[500, $0].green) }
        return (values.max() ?? 255) - (values.min() ?? 0)
    }
}

// MARK: - Measures

private func milliseconds(since start: ContinuousClock.Instant) -> Double {
    let duration = ContinuousClock.now - start
    return (Double(duration.components.attoseconds) / 1e14 + Double(duration.components.seconds) * 1e4).rounded() / 10
}

/// How long something took, and how much of that the main thread was at work: what is left was waiting, for the next
/// frame, for other threads or for other programs.
private struct Measure: CustomStringConvertible {
    var elapsed = 0.0
    var processor = 0.0

    var description: String { "\(elapsed) ms, of which \(processor) at work" }
}

/// Milliseconds that this thread has been at work.
private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return ((Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6) * 10).rounded() / 10
}

private func summary(_ measures: [Measure]) -> String {
    func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    let elapsed = measures.map(\.elapsed)
    let processor = measures.map(\.processor)
    return
        "\(median(elapsed)) ms, worst \(elapsed.max() ?? 0), at work \(median(processor)), worst \(processor.max() ?? 0)"
}

private func residentMegabytes() -> Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(getpagesize()) / 1_048_576
}

/// The longest turn of a main loop that should turn every 5 ms.
@MainActor
private final class Heartbeat {
    private(set) var count = 0
    private var longest = Measure()
    private var last = (time: ContinuousClock.now, processor: processorTime())
    private var source: LoopSource?

    init() {
        source = MainLoop.every(milliseconds: 5) { [weak self] in
            guard let self else { return false }
            beat()
            return true
        }
    }

    func stop() -> Measure {
        beat()
        source?.cancel()
        return longest
    }

    private func beat() {
        longest.elapsed = max(longest.elapsed, milliseconds(since: last.time))
        longest.processor = max(longest.processor, processorTime() - last.processor)
        last = (.now, processorTime())
        count += 1
    }
}

/// Counts what a window has painted.
@MainActor
private final class FrameCounter {
    private var count = 0
    private let window: TestWindow

    init(_ window: TestWindow) {
        self.window = window
        guard let clock = gtk_widget_get_frame_clock(cast(window.pointer)) else { return }
        connect(clock, "after-paint") { [weak self] in self?.count += 1 }
    }

    func waitForNext() {
        let before = count
        XCTAssertTrue(pump(until: { count > before }, timeout: .seconds(20)))
    }

    /// From a change to the end of the frame that shows it.
    func time(_ change: () -> Void) -> Measure {
        let began = (time: ContinuousClock.now, processor: processorTime())
        change()
        gtk_widget_queue_draw(cast(window.pointer))
        waitForNext()
        return Measure(elapsed: milliseconds(since: began.time), processor: processorTime() - began.processor)
    }

    var rendererName: String {
        gtk_native_get_renderer(cast(window.pointer)).map { typeName(of: $0) } ?? "none"
    }
}
