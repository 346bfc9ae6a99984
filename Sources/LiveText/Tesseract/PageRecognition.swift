// SPDX-License-Identifier: Apache-2.0

import CTesseract
import LiveTextCore

/// One page call: hands the picture over, listens, reads the results.
final class PageRecognition {
    private let engine: TesseractEngine
    private let reduction: Int
    private let languages: [String]
    private let control: RecognitionControl

    private let start = ContinuousClock.now
    private var lastReport = ContinuousClock.now
    /// For each piece of a line in the engine's order, the row it belongs to; filled before the first is read.
    private var rowOfPiece: [Int]?
    private var startedPieceCount = 0
    private var reportedRowCount = 0

    /// Lines are told at most so often: taking them costs time that reading then lacks.
    private static let reportInterval: Duration = .milliseconds(100)
    /// The engine counts a page's first and only pass up to this many of a hundred.
    private static let lastPercent = 70.0
    /// Part of the progress that finding the lines is, before the engine counts.
    private static let layoutShare = 0.1

    /// Dots per inch the engine is told: what it was trained with. Left to guess it loses whole tables.
    private static let resolution: Int32 = 300

    /// Prepares a page call.
    ///
    /// - Parameters:
    ///   - reduction: displayed pixels to one of the page's.
    init(engine: TesseractEngine, reduction: Int, languages: [String], control: RecognitionControl) {
        self.engine = engine
        self.reduction = reduction
        self.languages = languages
        self.control = control
    }

    /// Hands the picture to the engine, which copies it.
    func setImage<Pixel: FlatPixel>(_ image: FlatImage<Pixel>) {
        let pixelSize = MemoryLayout<Pixel>.stride
        image.pixels.withUnsafeBytes { pixels in
            TessBaseAPISetImage(
                engine.handle, pixels.assumingMemoryBound(to: UInt8.self).baseAddress, Int32(image.width),
                Int32(image.height), Int32(pixelSize), Int32(image.width * pixelSize))
        }
        TessBaseAPISetSourceResolution(engine.handle, Self.resolution)
    }

    /// Reads the page.
    ///
    /// - Throws: `CancellationError`, or `AnalysisError`.
    func run() throws -> [RecognizedLines.Element] {
        let handle = engine.handle
        defer { TessBaseAPIClear(handle) }
        guard let monitor = TessMonitorCreate() else { throw AnalysisError.engineFailed(reason: "no memory") }
        defer { TessMonitorDelete(monitor) }
        TessMonitorSetCancelThis(monitor, Unmanaged.passUnretained(self).toOpaque())
        TessMonitorSetCancelFunc(monitor) { page, _ in
            guard let page else { return false }
            return Unmanaged<PageRecognition>.fromOpaque(page).takeUnretainedValue().shouldStop
        }
        TessMonitorSetProgressFunc(monitor) { monitor, _, _, _, _ in
            guard let monitor, let page = TessMonitorGetCancelThis(monitor) else { return false }
            Unmanaged<PageRecognition>.fromOpaque(page).takeUnretainedValue()
                .pieceWillBeRead(percent: Int(TessMonitorGetProgress(monitor)))
            return false
        }
        let result = TessBaseAPIRecognize(handle, monitor)
        if control.cancellation.isCancelled { throw CancellationError() }
        if isOverdue { throw AnalysisError.timedOut }
        guard result == 0 else { throw AnalysisError.engineFailed(reason: "page not recognised") }
        control.progress(1)
        let lines = reader().lines(before: nil)
        return JunkFilter.isJunk(lines) ? [] : lines
    }

    private var isOverdue: Bool { start.duration(to: .now) > .seconds(control.deadline) }

    private var shouldStop: Bool { control.cancellation.isCancelled || isOverdue }

    private func reader() -> PageReader {
        PageReader(handle: engine.handle, reduction: Double(reduction), languages: languages)
    }

    // MARK: - While the engine reads

    private func pieceWillBeRead(percent: Int) {
        if rowOfPiece == nil { rowOfPiece = reader().rowOfEachPiece() }
        let finishedPieces = startedPieceCount
        startedPieceCount += 1
        let fraction = min(Double(percent) / Self.lastPercent, 1)
        control.progress(Self.layoutShare + (1 - Self.layoutShare) * fraction)
        guard !shouldStop, let rows = rowOfPiece, rows.indices.contains(finishedPieces) else { return }
        // Everything above the row of the piece that comes next is read.
        let finishedRows = rows[finishedPieces]
        guard finishedRows > reportedRowCount,
            reportedRowCount == 0 || lastReport.duration(to: .now) >= Self.reportInterval
        else { return }
        let lines = reader().lines(from: reportedRowCount, before: finishedRows)
        reportedRowCount = finishedRows
        lastReport = .now
        let certain = lines.filter { JunkFilter.isCertain($0.line) }
        if !certain.isEmpty { control.lines(certain) }
    }
}
