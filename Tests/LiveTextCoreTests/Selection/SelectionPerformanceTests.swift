// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

/// Prints what a page of 2,000 words costs; only a debug build's tenfold is a failure, times are judged elsewhere.
@Suite("Selectable text: cost", .serialized)
struct SelectionPerformanceTests {
    private static let page: ImageAnalysis = {
        let fixture = TextFixture()
        let line = Array(repeating: "words", count: 10).joined(separator: " ")
        let blocks = (0..<4).map { column in
            fixture.block(
                Array(repeating: line, count: 50), x: Double(column) * 700, y: 50, firstID: column * 50,
                continues: true)
        }
        return ImageAnalysis(imageSize: ImageSize(width: 2900, height: 1400), blocks: blocks)
    }()

    /// Microseconds a call takes, the median of some runs.
    private func cost(_ name: String, calls: Int, _ body: (Int) -> Void) -> Double {
        let clock = ContinuousClock()
        let runs = (0..<5).map { _ in
            clock.measure { for index in 0..<calls { body(index) } } / .microseconds(calls)
        }
        let median = runs.sorted()[2]
        print("2,000 words: \(name) \((median * 100).rounded() / 100) µs")
        return median
    }

    @Test("Hit tests, drags and shapes")
    func costs() throws {
        #expect(Self.page.lines.flatMap(\.words).count == 2000)
        _ = cost("index", calls: 3) { _ in _ = SelectableText(Self.page) }
        let text = SelectableText(Self.page)
        var generator = SeededGenerator(seed: 1)
        let points = (0..<1000).map { _ in
            ImagePoint(x: .random(in: 0...2900, using: &generator), y: .random(in: 0...1400, using: &generator))
        }
        var sum = 0
        let hit = cost("hit test", calls: 1000) { sum += text.hit(at: points[$0], minimumMargin: 4)?.cell ?? 0 }
        let nearest = cost("nearest position", calls: 1000) { sum += text.nearestPosition(to: points[$0]) }
        let word = cost("word at hit", calls: 1000) { sum += text.range(of: .word, around: $0 * 11).lowerBound }
        let runs = cost("runs of all", calls: 10) { _ in sum += text.runs(in: [0..<text.count]).count }
        _ = cost("outlines of all", calls: 10) { _ in sum += text.outlines(in: [0..<text.count]).count }
        _ = cost("cut-outs", calls: 10) { _ in sum += text.lineCutOuts(padding: 4).count }
        _ = cost("copy all", calls: 10) { _ in sum += text.string(in: [0..<text.count]).utf8.count }
        #expect(sum > 0)
        #expect(hit < 500 && nearest < 500 && word < 500 && runs < 20_000)
    }
}
