// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
public import LiveTextCore

/// Reads the pictures of a scrolled list when they rest on screen: a picture is analysed once it is mapped, inside the
/// visible part of the list, and nothing has scrolled for a moment. It stops when its row leaves.
///
/// A row's overlay is added when the row is bound and removed when it is unbound. Lists bind many more rows than they
/// show, so a row's picture is best loaded by the scheduler too: as soon as the row is visible.
///
/// What was read is kept for the pictures shown last, so that scrolling back reads nothing twice.
@MainActor
public final class AnalysisScheduler {
    /// What happened to pictures so far.
    public struct Counts: Hashable, Sendable {
        /// Analyses begun.
        public var started = 0
        /// Analyses that came to their end.
        public var finished = 0
        /// Analyses given up because their row had left.
        public var cancelled = 0
        /// Pictures whose result was still known.
        public var reused = 0
        /// Pictures that could not be loaded or analysed.
        public var failed = 0
    }

    /// What to look for in the pictures.
    public let configuration: AnalysisConfiguration
    /// How long nothing may have scrolled, been added or appeared before pictures are analysed.
    public let stillness: Duration
    /// What happened so far.
    public private(set) var counts = Counts() {
        didSet { if counts != oldValue { countsDidChange?(counts) } }
    }
    /// Called when the counts have changed.
    public var countsDidChange: (@MainActor (Counts) -> Void)?
    /// Called when a picture could not be loaded or analysed; it is not tried again until it is added again.
    public var failureHandler: (@MainActor (ImageAnalysisOverlayView, any Error) -> Void)?

    /// Longer than the pauses between two turns of a wheel, too short to be noticed.
    public static let defaultStillness = Duration.milliseconds(150)
    /// More at once would only share the engines among them.
    private static let maximumRunning = 2
    /// How often it is looked which rows have come into view while the list scrolls, in milliseconds.
    private static let loadingInterval = 50

    private let analyzer: any ImageAnalyzing
    private var rows: [ObjectIdentifier: Row] = [:]
    private var scroller: Scroller?
    private var stillnessTimer: LoopSource?
    private var loadingTimer: LoopSource?
    private var known = RecentAnalyses()

    /// Makes a scheduler for one list.
    ///
    /// - Parameters:
    ///   - analyzer: reads the pictures; usually `ImageAnalyzer.shared`.
    ///   - configuration: what to look for in the pictures.
    ///   - stillness: how long nothing may have moved before pictures are analysed.
    public init(
        analyzer: any ImageAnalyzing,
        configuration: AnalysisConfiguration = AnalysisConfiguration([.text, .machineReadableCode]),
        stillness: Duration = AnalysisScheduler.defaultStillness
    ) {
        self.analyzer = analyzer
        self.configuration = configuration
        self.stillness = stillness
    }

    isolated deinit {
        stillnessTimer?.cancel()
        loadingTimer?.cancel()
        for row in rows.values { row.end() }
    }

    /// Waits for this scrolled window to be still, and takes its visible part as the list's.
    ///
    /// - Parameter scrolledWindow: a `GtkScrolledWindow *`.
    /// - Returns: whether it is one; with another widget nothing changes.
    @discardableResult
    public func follow(scrolledWindow: UnsafeMutableRawPointer) -> Bool {
        guard isInstance(scrolledWindow, of: gtk_scrolled_window_get_type()) else { return false }
        scroller = Scroller(scrolledWindow) { [weak self] in self?.noteMovement() }
        noteMovement()
        return true
    }

    /// Adds a row's picture, or gives the row another one; its overlay shows nothing until it is read.
    public func add(_ overlay: ImageAnalysisOverlayView, image: PixelBuffer) {
        let row = makeRow(overlay)
        setImage(image, of: row)
        noteMovement()
    }

    /// Adds a row whose picture is loaded while it is visible, or gives the row another one.
    ///
    /// - Parameters:
    ///   - load: makes the pixels and shows them; its task is cancelled when the row leaves, and may show nothing then.
    ///     `nil` for no picture.
    ///   - unload: called when a loaded picture has left, and before the row is removed.
    public func add(
        _ overlay: ImageAnalysisOverlayView, load: @escaping @MainActor () async throws -> PixelBuffer?,
        unload: @escaping @MainActor () -> Void = {}
    ) {
        let row = makeRow(overlay)
        row.load = load
        row.unload = unload
        noteMovement()
    }

    private func makeRow(_ overlay: ImageAnalysisOverlayView) -> Row {
        remove(overlay)
        let key = ObjectIdentifier(overlay)
        let row = Row(
            overlay, moved: { [weak self] in self?.noteMovement() }, unmapped: { [weak self] in self?.rowDidLeave(key) }
        )
        rows[key] = row
        overlay.analysis = nil
        return row
    }

    /// Takes a row away, with what is being read of it; its overlay shows nothing more.
    public func remove(_ overlay: ImageAnalysisOverlayView) {
        guard let row = rows.removeValue(forKey: ObjectIdentifier(overlay)) else { return }
        // Another overlay may have had the same address.
        if row.overlay === overlay {
            leave(row)
            overlay.analysis = nil
        }
        row.end()
    }

    /// Something has moved: waits anew until all is still. Only needed where the list is not in the followed scrolled
    /// window.
    public func noteMovement() {
        if loadingTimer?.isPending != true {
            loadingTimer = MainLoop.after(milliseconds: Self.loadingInterval) { [weak self] in self?.loadVisibleRows() }
        }
        stillnessTimer?.cancel()
        stillnessTimer = MainLoop.after(milliseconds: stillness.wholeMilliseconds) { [weak self] in
            self?.stillnessTimer = nil
            self?.analyzeVisibleRows()
        }
    }

    // MARK: Loading

    /// Loads what has come into view, however fast it goes by.
    private func loadVisibleRows() {
        for row in rows.values where row.image == nil {
            let isVisible = visibleTop(of: row) != nil
            if isVisible, row.loading == nil, let load = row.load {
                row.loading = Task { [weak self, weak row] in
                    let result: Result<PixelBuffer?, any Error>
                    do { result = .success(try await load()) } catch { result = .failure(error) }
                    if !Task.isCancelled, let row { self?.didLoad(result, of: row) }
                }
            } else if !isVisible {
                row.cancelLoading()
            }
        }
    }

    private func didLoad(_ result: Result<PixelBuffer?, any Error>, of row: Row) {
        row.loading = nil
        switch result {
        case .success(let image?):
            setImage(image, of: row)
            startNext()
        case .success(nil): row.load = nil
        case .failure(let error):
            row.load = nil
            didFail(row, error)
        }
    }

    private func setImage(_ image: PixelBuffer, of row: Row) {
        row.image = image
        row.state = .waiting
        guard let analysis = known[image.identity] else { return }
        row.overlay?.analysis = analysis
        row.state = .done
        counts.reused += 1
    }

    // MARK: Running

    private func rowDidLeave(_ key: ObjectIdentifier) {
        if let row = rows[key] { leave(row) }
    }

    /// Gives up what is being loaded and read of a row, and its picture where it can be loaded again.
    private func leave(_ row: Row) {
        row.cancelLoading()
        if case .running(let task) = row.state {
            task.cancel()
            row.state = .waiting
            counts.cancelled += 1
        }
        guard row.load != nil, row.image != nil else { return }
        row.image = nil
        row.state = .waiting
        row.overlay?.analysis = nil
        row.unload()
    }

    private func analyzeVisibleRows() {
        rows = rows.filter { $0.value.overlay != nil }
        for row in rows.values where visibleTop(of: row) == nil { leave(row) }
        loadVisibleRows()
        startNext()
    }

    /// Begins with the topmost visible pictures while the engines have room.
    private func startNext() {
        guard stillnessTimer == nil else { return }
        var running = rows.values.count { $0.isRunning }
        let waiting = rows.values
            .filter { $0.state == .waiting && $0.image != nil }
            .compactMap { row in visibleTop(of: row).map { (row: row, top: $0) } }
            .sorted { $0.top < $1.top }
        for (row, _) in waiting {
            guard running < Self.maximumRunning else { return }
            start(row)
            running += 1
        }
    }

    private func start(_ row: Row) {
        guard let image = row.image else { return }
        let request = AnalysisRequest(image: image, configuration: configuration)
        let identity = image.identity
        counts.started += 1
        let task = Task { [weak self, weak row, analyzer] in
            do {
                for try await update in analyzer.updates(for: request) {
                    try Task.checkCancellation()
                    guard let row, row.image?.identity == identity else { return }
                    row.overlay?.analysis = update.analysis
                    if update.isFinal { self?.known[identity] = update.analysis }
                }
                try Task.checkCancellation()
                self?.didEnd(row, error: nil)
            } catch {
                // A cancelled task was already put back when it was cancelled.
                if !Task.isCancelled { self?.didEnd(row, error: error) }
            }
        }
        row.state = .running(task)
    }

    private func didEnd(_ row: Row?, error: (any Error)?) {
        guard let row else { return }
        switch error {
        case nil:
            row.state = .done
            counts.finished += 1
        case is CancellationError, AnalysisError.superseded?:
            row.state = .waiting
            counts.cancelled += 1
            // At once it would only be superseded again.
            return noteMovement()
        case let error?:
            row.state = .done
            didFail(row, error)
        }
        startNext()
    }

    private func didFail(_ row: Row, _ error: any Error) {
        counts.failed += 1
        if let overlay = row.overlay { failureHandler?(overlay, error) }
    }

    /// Where a row's visible part begins in the list, in widget points; `nil` for a row that cannot be seen.
    private func visibleTop(of row: Row) -> Double? {
        guard let overlay = row.overlay, gtk_widget_get_mapped(cast(overlay)) != 0 else { return nil }
        guard let scroller else { return 0 }
        return scroller.visibleTop(of: overlay)
    }
}

extension Duration {
    /// Rounded up, never negative.
    fileprivate var wholeMilliseconds: Int {
        let (seconds, attoseconds) = components
        let part = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1000)
        return overflow ? Int(UInt32.max >> 1) : max(0, Int(clamping: whole + part))
    }
}
