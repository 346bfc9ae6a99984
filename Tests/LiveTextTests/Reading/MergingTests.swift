// SPDX-License-Identifier: Apache-2.0

import Dispatch
import LiveText
import Synchronization
import Testing

@testable import LiveText

@Suite struct MergingTests {
    /// Words of 10 pixels a letter, 10 pixels apart.
    private func line(
        _ text: String, id: Int, x: Double = 0, y: Double = 0, height: Double = 20, confidence: Double = 0.9
    ) -> TextLine {
        var words: [TextWord] = []
        var left = x
        for part in text.split(separator: " ") {
            let width = 10 * Double(part.count)
            words.append(
                TextWord(
                    text: String(part), quad: ImageQuad(ImageRect(x: left, y: y, width: width, height: height)),
                    confidence: confidence))
            left += width + 10
        }
        return TextLine(
            id: TextLine.ID(rawValue: id), words: words,
            quad: ImageQuad(ImageRect(x: x, y: y, width: left - x - 10, height: height)))
    }

    @Test func whatIsThereAlreadyIsNotAdded() {
        let page = line("one two three", id: 0)
        let merged = LineMerging.merged([page], with: [line("one twa three", id: 9, confidence: 0.8)])
        #expect(merged.map(\.text) == ["one two three"])
    }

    @Test func linesThatStandCloseKeepTheirWords() {
        let page = line("one two three", id: 0)
        let below = line("four five six", id: 9, y: 11, confidence: 0.8)
        #expect(LineMerging.merged([page], with: [below]).map(\.text) == ["one two three", "four five six"])
    }

    @Test func wordsOverSeveralLinesGiveWayToThoseLines() {
        let both = line("five dozen of liquid", id: 0, height: 44)
        let others = [line("five dozen of liquid", id: 9, y: 2), line("in the waiting van", id: 10, y: 23)]
        let merged = LineMerging.merged([both], with: others)
        #expect(Set(merged.map(\.text)) == ["five dozen of liquid", "in the waiting van"])
        // Not to what is no surer, to a letter or two, or to what lies elsewhere.
        let unsure = LineMerging.merged([both], with: [line("five dozen of liquid", id: 9, y: 2, confidence: 0.75)])
        #expect(unsure.map(\.text) == ["five dozen of liquid"] && unsure[0].quad.height == 44)
        #expect(LineMerging.merged([both], with: [line("if", id: 9, y: 2)]).first?.text == "five dozen of liquid")
        #expect(LineMerging.merged([both], with: [line("five dozen", id: 9, y: 60)]).count == 2)
    }

    @Test func iconsBesideALineAreNoWords() throws {
        func standing(_ first: String, _ confidence: Double, gap: Double) -> String? {
            let text = line("wash your hands", id: 0, x: 100)
            let width = 10 * Double(first.count)
            let icon = TextWord(
                text: first, quad: ImageQuad(ImageRect(x: 100 - gap - width, y: 0, width: width, height: 20)),
                confidence: confidence)
            let whole = TextLine(id: text.id, words: [icon] + text.words, quad: text.quad)
            return TextEvidence.standing([whole], beside: TextCoverage()).first?.text
        }
        #expect(standing("oe", 0.4, gap: 12) == "wash your hands")
        #expect(standing("oe", 0.4, gap: 5) == "oe wash your hands")
        #expect(standing("oe", 0.7, gap: 12) == "oe wash your hands")
        #expect(standing("4", 0.4, gap: 12) == "4 wash your hands")
        #expect(standing("Anna", 0.4, gap: 12) == "Anna wash your hands")
    }

    @Test func anUnsureWordOverSurerOnesGoes() {
        let sure = line("one two three", id: 0)
        let unsure = line("cae", id: 1, x: 40, y: 2, confidence: 0.45)
        #expect(TextEvidence.standing([sure, unsure], beside: TextCoverage()).map(\.text) == ["one two three"])
        let apart = line("cae", id: 1, x: 40, y: 40, confidence: 0.45)
        #expect(TextEvidence.standing([sure, apart], beside: TextCoverage()).count == 2)
    }

    @Test func whatThePagePassLeftOutIsFilledIn() {
        let page = line("one two", id: 0)
        let merged = LineMerging.merged([page], with: [line("below", id: 9, y: 40), line("right", id: 10, x: 200)])
        #expect(merged.map(\.text) == ["one two", "below", "right"])
    }

    @Test func aWordLeftOutWithinALineTakesItsPlaceThere() throws {
        let page = try #require(line("one two three", id: 0).keeping { $0.text != "two" })
        let merged = LineMerging.merged([page, line("below", id: 1, y: 24)], with: [line("two", id: 9, x: 40)])
        #expect(merged.map(\.text) == ["one two three", "below"])
        #expect(merged.first?.id.rawValue == 0)
        // What only touches the line, or is far larger, is a line of its own.
        let apart = LineMerging.merged([page], with: [line("two", id: 9, x: 40, y: 12)])
        #expect(apart.map(\.text) == ["one three", "two"])
    }

    @Test func piecesGiveWayToTheWholeLineUnderTheirName() throws {
        let whole = line("five dozen jugs of liquid", id: 9)
        let pieces = try #require(whole.keeping { ["dozen", "of"].contains($0.text) }).renamed(TextLine.ID(rawValue: 4))
        let merged = LineMerging.merged([pieces], with: [whole])
        #expect(merged.map(\.text) == ["five dozen jugs of liquid"])
        #expect(merged.map(\.id.rawValue) == [4])
        #expect(Set(merged.map(\.id)).count == merged.count)
    }

    @Test func theRestOfALineKeepsItsWords() throws {
        // The page pass ran two columns together; of the left one it read only a piece.
        let left = line("five dozen jugs of liquid", id: 9)
        let piece = try #require(left.keeping { $0.text == "of" })
        let right = line("elsewhere", id: 0, x: 500)
        let both = TextLine(id: TextLine.ID(rawValue: 3), words: piece.words + right.words, quad: left.quad)
        let merged = LineMerging.merged([both], with: [left])
        #expect(Set(merged.map(\.text)) == ["five dozen jugs of liquid", "elsewhere"])
        #expect(Set(merged.map(\.id)).count == 2)
    }

    @Test func aPartOfALineHasItsPlace() throws {
        let whole = line("one two three", id: 1)
        let part = try #require(whole.keeping { $0.text != "one" })
        #expect(part.text == "two three")
        #expect(abs(part.quad.topLeft.x - 40) < 0.01 && abs(part.quad.topRight.x - 130) < 0.01)
        #expect(abs(part.baseline.start.x - 40) < 0.01)
        #expect(whole.keeping { _ in false } == nil)
        #expect(whole.keeping { _ in true } == whole)
    }

    @Test func coverageIsAShareOfTheArea() {
        var coverage = TextCoverage()
        coverage.insert(ImageRect(x: 0, y: 60, width: 100, height: 10))
        #expect(coverage.share(of: ImageRect(x: 0, y: 60, width: 200, height: 10)) == 0.5)
        #expect(coverage.share(of: ImageRect(x: 50, y: 50, width: 50, height: 30)).rounded(3) == 0.333)
        #expect(coverage.share(of: ImageRect(x: 300, y: 60, width: 10, height: 10)) == 0)
        #expect(coverage.share(of: .zero) == 0)
        #expect(TextCoverage().share(of: ImageRect(x: -500, y: -500, width: 10, height: 1000)) == 0)
    }

    // MARK: - Evidence

    @Test func junkIsToldFromText() {
        #expect(TextEvidence.isJunk([line("x 1 oo", id: 0, confidence: 0.6)]))
        #expect(TextEvidence.isJunk([line("ab 1", id: 0, confidence: 0.85)]))
        #expect(!TextEvidence.isJunk([line("Exit", id: 0, confidence: 0.85)]))
        #expect(!TextEvidence.isJunk([line("42", id: 0, confidence: 0.95)]))
        #expect(!TextEvidence.isJunk([]))
    }

    @Test func doubtfulWordsGiveWay() {
        let doubtful = line("doubt", id: 0, confidence: 0.45)
        let sure = line("sure and long enough", id: 1, y: 40)
        var others = TextCoverage()
        #expect(TextEvidence.standing([doubtful, sure], beside: others).count == 2)
        others.insert(doubtful.quad.bounds)
        #expect(TextEvidence.standing([doubtful, sure], beside: others).map(\.id.rawValue) == [1])
    }

    @Test func rowsAreReadWhileTheyAreText() {
        let row = LineCandidate(
            quad: RasterQuad(RasterRect(x: 0, y: 0, width: 100, height: 20)), glyphCount: 8, glyphHeight: 12,
            isLight: false, regularity: 1)
        let job = LineJob(candidate: row, isSideways: false, replaced: nil)
        var vain = LinePassBudget()
        var count = 0
        while count < 1000, vain.takes(job) { count += 1 }
        #expect((5...20).contains(count))
        var rich = LinePassBudget()
        count = 0
        while count < 1000, rich.takes(job) {
            rich.record(job, isAccepted: true)
            count += 1
        }
        #expect((200...999).contains(count))
    }

    // MARK: - Letters

    @Test func linesWithoutTallLettersAreAsHighAsOthers() {
        // A capital is 20 high, an x 14; y grows downwards.
        let tall = LetterExtent("fog").completed(top: 80, baseline: 100, bottom: 106)
        let small = LetterExtent("on").completed(top: 86, baseline: 100, bottom: 100)
        #expect(abs(tall.top - small.top) < 0.5 && abs(tall.bottom - small.bottom) < 1)
        let other = LetterExtent("日本").completed(top: 86, baseline: 100, bottom: 100)
        #expect(other.top == 86 && other.bottom == 100)
        let none = LetterExtent("").completed(top: 1, baseline: 0, bottom: 2)
        #expect(none.top == 1 && none.bottom == 2)
    }
}

@Suite struct ReadingJobsTests {
    private static func job(_ index: Int) -> LineJob {
        let row = LineCandidate(
            quad: RasterQuad(RasterRect(x: Double(index), y: 0, width: 1, height: 1)), glyphCount: 2, glyphHeight: 1,
            isLight: false, regularity: 1)
        return LineJob(candidate: row, isSideways: false, replaced: nil)
    }

    @Test func twoWorkersDoEverythingOnce() {
        let jobs = ReadingJobs(regionCount: 7)
        let regions = Mutex<[Int]>([])
        let lines = Mutex<[Int]>([])
        @Sendable func perform(_ job: ReadingJobs.Job) -> [LineJob] {
            switch job {
            case .region(let region):
                regions.withLock { $0.append(region) }
                return (0..<5).map { Self.job(100 * region + $0) }
            case .line(let line):
                lines.withLock { $0.append(Int(line.candidate.quad.topLeft.x)) }
                return []
            }
        }
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
            jobs.work(choice: { $0[0] }, perform: perform)
        }
        #expect(regions.withLock { $0.sorted() } == Array(0..<7))
        #expect(lines.withLock { $0.sorted() } == (0..<7).flatMap { region in (0..<5).map { 100 * region + $0 } })
    }

    @Test func theChoiceIsHeard() {
        let jobs = ReadingJobs(regionCount: 4)
        var order: [Int] = []
        func perform(_ job: ReadingJobs.Job) -> [LineJob] {
            if case .region(let region) = job { order.append(region) }
            return []
        }
        jobs.work(choice: { $0.max() ?? 0 }, perform: perform)
        #expect(order == [3, 2, 1, 0])
    }

    @Test func anErrorAndAStopEndAllWorkers() {
        let jobs = ReadingJobs(regionCount: 100)
        let count = Mutex(0)
        @Sendable func perform(_ job: ReadingJobs.Job) throws -> [LineJob] {
            let number = count.withLock { count in
                count += 1
                return count
            }
            if number == 3 { throw AnalysisError.timedOut }
            return []
        }
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
            try? jobs.work(choice: { $0[0] }, perform: perform)
        }
        #expect(count.withLock { $0 } < 100)
        let stopped = ReadingJobs(regionCount: 3)
        var isIdle = true
        stopped.stop()
        func neverCalled(_ job: ReadingJobs.Job) -> [LineJob] {
            isIdle = false
            return []
        }
        stopped.work(choice: { $0[0] }, perform: neverCalled)
        #expect(isIdle)
    }
}

extension Double {
    fileprivate func rounded(_ places: Int) -> Double {
        let factor = (0..<places).reduce(1.0) { value, _ in value * 10 }
        return (self * factor).rounded() / factor
    }
}
