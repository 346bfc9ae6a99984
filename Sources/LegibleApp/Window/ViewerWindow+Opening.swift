// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveText
import LiveTextCore

extension ViewerWindow {
    /// A file that is being loaded.
    struct PendingPicture {
        /// Why it is loaded, which decides what happens when it fails.
        enum Origin {
            /// It was opened, with others that follow it. What is shown stays until there is something to show.
            case opened(others: [PictureFile])
            /// It is the next in its folder. It is shown in its place even if it cannot be read.
            case step(Navigator.Step)
            /// It is shown already and may have changed.
            case reload
        }

        let file: PictureFile
        let origin: Origin
        /// Whether some of it is on screen.
        var isShown = false

        /// Whether another picture has its place.
        var isStep: Bool { if case .step = origin { true } else { false } }
    }

    func setUpNavigation() {
        navigator.changed = { [weak self] in
            guard let self else { return }
            controls.hasOtherPictures = Navigator.Step.allCases.contains { self.navigator.destination(of: $0) != nil }
            updateTitle()
            updateActions()
            takeAwaitedStep()
            prefetchSoon()
        }
        navigator.currentRewritten = { [weak self] in self?.reloadSoon() }
    }

    // MARK: Ways in

    /// Opens the first of the files, with its folder around it, or the others when there are any.
    func open(_ files: [PictureFile]) {
        guard let first = files.first else { return }
        load(first, .opened(others: Array(files.dropFirst())))
    }

    /// Shows another picture of the folder.
    func go(_ step: Navigator.Step) {
        guard let file = navigator.destination(of: step) else {
            // The folder is still being listed: the way opens in a moment.
            awaitedStep = navigator.isReading ? step : nil
            return
        }
        direction = step.continuation
        navigator.select(file)
        load(file, .step(step))
    }

    private func takeAwaitedStep() {
        guard let step = awaitedStep, !navigator.isReading else { return }
        awaitedStep = nil
        go(step)
    }

    /// Loads the picture shown once more.
    func reload() {
        guard let file = contentFile else { return }
        load(file, .reload)
    }

    /// Shows pixels that have no file.
    func open(_ buffer: PixelBuffer, name: String) {
        loader.cancel()
        pending = nil
        endPatience()
        navigator.leave()
        show(ShownPicture(file: nil, name: name, buffer: buffer, isComplete: true))
        readText(after: .zero)
    }

    /// A file that was just written may be written once more at once.
    private func reloadSoon() {
        rewriting?.cancel()
        rewriting = MainLoop.after(milliseconds: 200) { [weak self] in
            guard let self, pending == nil else { return }
            reload()
        }
    }

    // MARK: Loading

    private func load(_ file: PictureFile, _ origin: PendingPicture.Origin) {
        rewriting?.cancel()
        awaitedStep = nil
        pending = PendingPicture(file: file, origin: origin)
        // Whoever starts the program with a picture is not asked for one first.
        if case .empty = content { showNothing() }
        if case .step = origin {
            stopReading()
            updateTitle()
        }
        startPatience()
        loader.load(file) { [weak self] in self?.handle($0) }
    }

    private func handle(_ event: PictureLoader.Event) {
        guard let pending else { return }
        switch event {
        case .image(let image):
            show(image, of: pending)
        case .finished:
            endPatience()
            self.pending = nil
            if pending.isShown { prefetchSoon() } else { fail(pending, ImageDecodingError.notAnImage) }
        case .failed(let error):
            endPatience()
            self.pending = nil
            fail(pending, error)
        }
    }

    private func show(_ image: DecodedImage, of pending: PendingPicture) {
        if !pending.isShown {
            endPatience()
            stopReading()
            self.pending?.isShown = true
            switch pending.origin {
            case .opened(let others) where others.isEmpty: navigator.browseFolder(of: pending.file)
            case .opened(let others): navigator.browse([pending.file] + others)
            case .step, .reload: break
            }
        }
        show(
            ShownPicture(
                file: pending.file, name: pending.file.name, buffer: image.buffer, isComplete: !image.isPreview),
            fullSize: image.fullSize)
        if !image.isPreview { readText(after: pending.isStep ? Self.settlingDelay : .zero) }
    }

    /// Nothing is read while someone leafs through a folder.
    private static let settlingDelay = Duration.milliseconds(250)

    // MARK: Failing

    private func fail(_ pending: PendingPicture, _ error: any Error) {
        guard !(error is CancellationError) else { return }
        let failure = OpenFailure(pending.file, error)
        StandardError.print("\(pending.file.parseName): \(failure.explanation)")
        if let partial = failure.partial { return show(partial, instead: pending) }
        if pending.isShown { return toasts.show(failure.summary) }
        switch pending.origin {
        case .opened(let others):
            if !others.isEmpty {
                toasts.show(failure.summary)
                return open(others)
            }
            failToOpen(failure)
        case .step(let step):
            failToStep(step, failure)
        case .reload:
            if picture == nil { showStatusPage(.failure(failure)) } else { toasts.show(failure.summary) }
        }
    }

    /// A part of a damaged picture is better than nothing, but takes no other picture's place unasked.
    private func show(_ partial: DecodedImage, instead pending: PendingPicture) {
        let showPartial: @MainActor () -> Void = { [weak self] in
            guard let self else { return }
            loader.cancel()
            self.pending = pending
            show(partial, of: pending)
            self.pending = nil
        }
        if case .opened = pending.origin, picture != nil, !pending.isShown {
            let action = Toast.Action(label: localized("Show Anyway"), handler: showPartial)
            return toasts.show(
                Toast(text: localized("“%1$@” is damaged or incomplete.", pending.file.name), action: action))
        }
        showPartial()
        toasts.show(localized("The file is damaged or incomplete: only a part of the picture can be shown."))
    }

    /// The previous picture stays; without one the page says why.
    private func failToOpen(_ failure: OpenFailure) {
        guard picture != nil else {
            if failure.isGone { navigator.leave() } else { navigator.browseFolder(of: failure.file) }
            return showStatusPage(.failure(failure))
        }
        toasts.show(failure.summary)
        // A step that was interrupted goes on.
        if let current = navigator.list.current, current != contentFile { load(current, .step(.next)) }
    }

    /// A file that is gone is passed over; another that cannot be shown keeps its place and says why.
    private func failToStep(_ step: Navigator.Step, _ failure: OpenFailure) {
        guard failure.isGone else { return showStatusPage(.failure(failure)) }
        navigator.forget(failure.file)
        let onward: [Navigator.Step] =
            switch step {
            case .previous, .last: [.previous, .next]
            case .next, .first: [.next, .previous]
            }
        guard let step = onward.first(where: { navigator.destination(of: $0) != nil }) else {
            return showStatusPage(.failure(failure))
        }
        go(step)
    }
}
