// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
public import LiveTextCore

extension ImageAnalysisOverlayView {
    /// The work that reads the picture shown.
    struct Presentation {
        var task: Task<Void, Never>?
        var identity: ImageIdentity?
        var attention: AttentionRegion?
        /// How much is read, 0…1; `nil` while nothing is being read.
        var progress: Double?
        /// Whether reading has gone on long enough to show its progress.
        var showsProgress = false
        var progressTimer: LoopSource?
    }

    /// What is shown and can be selected; `nil` clears everything in the same frame.
    ///
    /// An analysis of another picture than the one the tracked view shows is dropped. A higher revision of the shown
    /// analysis is an update: selection, highlight and open menus stay; a lower one is dropped. Another analysis of the same picture that says
    /// the same keeps the selection.
    public var analysis: ImageAnalysis? {
        get { content?.analysis }
        set {
            let before = content?.analysis.id
            setAnalysis(newValue)
            // The same text read again keeps its selection, but an analysis that is set switches the button off.
            if content?.analysis.id != before { setHighlighted(false, animated: false) }
        }
    }

    /// Shows a picture's text as soon as it is read: clears, analyses, checks that the picture is still the one shown,
    /// and sets the results as they come. A later call takes its place.
    ///
    /// The picture that is shown already is read again: what was read stays until all of it is there anew, and where it
    /// says the same, the selection stays as well.
    ///
    /// - Parameters:
    ///   - image: the pixels the tracked view shows.
    ///   - settlingDelay: reading begins only when no other picture has come for so long; the analyzer gets ready
    ///     meanwhile.
    public func present(
        _ image: PixelBuffer, analyzer: any ImageAnalyzing,
        configuration: AnalysisConfiguration = AnalysisConfiguration([.text, .machineReadableCode]),
        settlingDelay: Duration = .zero
    ) {
        cancelPresentation()
        if content?.analysis.imageIdentity != image.identity { analysis = nil }
        let attention = AttentionRegion()
        presentation.identity = image.identity
        presentation.attention = attention
        updateAttention()
        let request = AnalysisRequest(image: image, configuration: configuration, attention: attention)
        if settlingDelay > .zero { analyzer.prewarm(for: configuration) }
        presentation.task = Task { [weak self] in
            do {
                if settlingDelay > .zero { try await Task.sleep(for: settlingDelay) }
                self?.presentationDidBegin()
                for try await update in analyzer.updates(for: request) {
                    try Task.checkCancellation()
                    guard let self, self.presentation.identity == image.identity else { return }
                    self.apply(update)
                }
                try Task.checkCancellation()
                self?.presentationDidEnd(image.identity, error: nil)
            } catch {
                self?.presentationDidEnd(image.identity, error: error)
            }
        }
    }

    /// Stops reading and forgets what was read.
    public func cancelPresentation() {
        presentation.task?.cancel()
        presentation.progressTimer?.cancel()
        presentation = Presentation()
        queueDraw()
    }

    /// Whether a picture is being read.
    public var isAnalyzing: Bool { presentation.progress != nil }

    private func presentationDidBegin() {
        presentation.progress = 0
        presentation.progressTimer = MainLoop.after(milliseconds: OverlayMetrics.progressDelay) { [weak self] in
            self?.presentation.showsProgress = true
            self?.queueDraw()
        }
    }

    private func apply(_ update: AnalysisUpdate) {
        presentation.progress = update.progress
        let isReadAgain = content.map { $0.analysis.id != update.analysis.id } ?? false
        if update.isFinal || !isReadAgain { setAnalysis(update.analysis) }
        queueDraw()
    }

    private func presentationDidEnd(_ identity: ImageIdentity, error: (any Error)?) {
        guard presentation.identity == identity else { return }
        presentation.progressTimer?.cancel()
        presentation.progress = nil
        presentation.showsProgress = false
        queueDraw()
        switch error {
        case nil:
            if content?.isEmpty ?? true { noticeHandler?(.nothingFound) }
        case is CancellationError, AnalysisError.superseded?:
            break
        case AnalysisError.languageDataMissing(let package)?:
            noticeHandler?(.languageDataMissing(package: package))
        case AnalysisError.unsupportedImage(let reason)?, AnalysisError.engineFailed(let reason)?:
            noticeHandler?(.analysisFailed(reason: reason))
        case AnalysisError.timedOut?:
            noticeHandler?(.analysisFailed(reason: localized("Reading took too long.")))
        case let error?:
            noticeHandler?(.analysisFailed(reason: String(describing: error)))
        }
    }

    private func setAnalysis(_ analysis: ImageAnalysis?) {
        guard let analysis else { return setContent(nil, isUpdate: false) }
        if let known = analysis.imageIdentity, let shown = trackingImageView?.imageIdentity, shown != known { return }
        let isUpdate = content?.analysis.id == analysis.id
        // What is known already says no more than what is shown, however late it comes.
        if isUpdate, let shown = content?.analysis.revision, analysis.revision <= shown { return }
        // Most updates only tell how far reading has come.
        if isUpdate, content?.adopt(analysis) == true { return }
        let new = OverlayContent(analysis, preferences: actionPreferences)
        setContent(new, isUpdate: isUpdate || isReadAgain(new))
    }

    /// Whether this is the same text of the same picture, read another time.
    private func isReadAgain(_ new: OverlayContent) -> Bool {
        guard let content, let identity = content.analysis.imageIdentity else { return false }
        return identity == new.analysis.imageIdentity && content.text.isInterchangeable(with: new.text)
    }

    /// Shows items with the actions that the person's choices give them.
    func actionPreferencesDidChange() {
        guard let content else { return }
        setContent(OverlayContent(content.analysis, preferences: actionPreferences), isUpdate: true)
    }

    private func setContent(_ new: OverlayContent?, isUpdate: Bool) {
        guard new != nil || content != nil else { return }
        let old = content
        content = new
        if isUpdate, let old, let new {
            // Another reading of the same text names its lines anew, but positions mean the same.
            if old.analysis.id == new.analysis.id {
                selection = selection?.transferred(from: old.text, to: new.text)
            }
            updateHoverTarget(from: old, to: new)
        } else {
            // A press that was made before anything was read waits for this.
            if old != nil || new == nil { cancelPointer() }
            setCaretNavigation(false)
            clearHover(animated: false)
            closeMenu()
            changeSelection(nil)
            setHighlighted(false, animated: false)
        }
        drawings.contentRevision += 1
        // The controls of a picture that is gone do not fade out over the next.
        interactionTypesDidChange(animated: new != nil)
        updateQuickActions()
        updateAccessibleChildren()
        decideUndecidedPress()
        pointerTargetMayHaveMoved()
        queueAllocate()
        queueDraw()
    }

    /// Tells the running analysis which part is looked at.
    func updateAttention() {
        guard let attention = presentation.attention, let mapping else { return }
        attention.rect = mapping.visibleRegion(in: visibleBounds)
    }
}
