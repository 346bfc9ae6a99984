// SPDX-License-Identifier: Apache-2.0

import CTesseract
import LiveTextCore

/// One page call: hands a picture over, listens, reads the results.
final class PageRecognition {
    /// What stops it, and what it tells.
    struct Control {
        /// Whether to stop.
        let shouldStop: () -> Bool
        /// Called with how much is done, 0…1.
        let progress: (Double) -> Void
        /// Called with lines read since the last call, in the engine's order.
        let lines: ([RecognizedLines.Element]) -> Void
    }

    private let engine: TesseractEngine
    private let picture: PlacedBitmap
    private let languages: [String]
    private let firstID: Int
    private let control: Control

    private var lastReport = ContinuousClock.now
    private var ink: Bitmap?
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

    /// Prepares a page call.
    ///
    /// - Parameter firstID: the identifier of the first row; the others follow.
    init(
        engine: TesseractEngine, picture: PlacedBitmap, languages: [String], firstID: Int, control: Control
    ) {
        self.engine = engine
        self.picture = picture
        self.languages = languages
        self.firstID = firstID
        self.control = control
    }

    /// Reads the page.
    ///
    /// - Returns: its lines; `nil` when it was stopped.
    /// - Throws: `AnalysisError`.
    func run(_ mode: TesseractEngine.Mode) throws(AnalysisError) -> [RecognizedLines.Element]? {
        engine.setPicture(picture.bitmap, mode: mode)
        defer { engine.clear() }
        guard let monitor = TessMonitorCreate() else { throw .engineFailed(reason: "no memory") }
        defer { TessMonitorDelete(monitor) }
        TessMonitorSetCancelThis(monitor, Unmanaged.passUnretained(self).toOpaque())
        TessMonitorSetCancelFunc(monitor) { page, _ in
            guard let page else { return false }
            return Unmanaged<PageRecognition>.fromOpaque(page).takeUnretainedValue().control.shouldStop()
        }
        TessMonitorSetProgressFunc(monitor) { monitor, _, _, _, _ in
            guard let monitor, let page = TessMonitorGetCancelThis(monitor) else { return false }
            Unmanaged<PageRecognition>.fromOpaque(page).takeUnretainedValue()
                .pieceWillBeRead(percent: Int(TessMonitorGetProgress(monitor)))
            return false
        }
        let result = TessBaseAPIRecognize(engine.handle, monitor)
        guard !control.shouldStop() else { return nil }
        guard result == 0 else { throw .engineFailed(reason: "page not recognised") }
        control.progress(1)
        return reader().lines(before: nil)
    }

    private func reader() -> PageReader {
        if ink == nil { ink = engine.ink }
        return PageReader(
            handle: engine.handle, toImage: picture.toImage, languages: languages, ink: ink, firstID: firstID)
    }

    // MARK: - While the engine reads

    private func pieceWillBeRead(percent: Int) {
        if rowOfPiece == nil { rowOfPiece = reader().rowOfEachPiece() }
        let finishedPieces = startedPieceCount
        startedPieceCount += 1
        let fraction = min(Double(percent) / Self.lastPercent, 1)
        control.progress(Self.layoutShare + (1 - Self.layoutShare) * fraction)
        guard !control.shouldStop(), let rows = rowOfPiece, rows.indices.contains(finishedPieces) else { return }
        // Everything above the row of the piece that comes next is read.
        let finishedRows = rows[finishedPieces]
        guard finishedRows > reportedRowCount,
            reportedRowCount == 0 || lastReport.duration(to: .now) >= Self.reportInterval
        else { return }
        let lines = reader().lines(from: reportedRowCount, before: finishedRows)
        reportedRowCount = finishedRows
        lastReport = .now
        control.lines(lines)
    }
}
