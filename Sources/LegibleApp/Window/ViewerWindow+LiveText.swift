// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import LiveTextGtk

extension ViewerWindow {
    /// How far reading the picture shown has come.
    struct ReadingState {
        enum Outcome: Equatable {
            /// It is not read: it is not there in full yet, or Live Text is off.
            case none
            /// It is being read, or was and has something in it.
            case reading
            case nothingFound
            case languageDataMissing(package: String)
            case failed(reason: String)
        }

        var outcome = Outcome.none
        /// Whether someone asked for Live Text before there was any.
        var isAwaited = false
    }

    func setUpLiveText() {
        overlay.trackingImageView = imageView
        overlay.delegate = self
        overlay.dataDetectorsActivate = services.settings.dataDetectorsActivate
        overlay.actionPreferences = services.settings.actionPreferences
        overlay.noticeHandler = { [weak self] in self?.handle($0) }
        overlay.selectionDragHandler = { [weak self] in self?.controls.isSelecting = $0 }
    }

    // MARK: Reading

    /// Reads the text of the picture shown, once all of it is there.
    func readText(after delay: Duration) {
        guard let picture, picture.isComplete else { return }
        let isAwaited = reading.isAwaited
        // What has been read of the same picture stays until it is read anew.
        guard services.settings.isLiveTextEnabled else { return stopReading() }
        reading = ReadingState(outcome: .reading, isAwaited: isAwaited)
        var configuration = AnalysisConfiguration([.text, .machineReadableCode])
        configuration.locales = services.settings.locales
        overlay.present(
            picture.buffer, analyzer: LoggedAnalyzer(services.analyzer, name: picture.name),
            configuration: configuration, settlingDelay: delay)
    }

    /// Forgets the text of the picture shown.
    func stopReading() {
        reading = ReadingState()
        overlay.cancelPresentation()
        overlay.analysis = nil
    }

    // MARK: The switch

    /// Turns Live Text on or off; where it cannot be turned on, says why or waits until it can.
    func setHighlighted(_ highlighted: Bool) {
        if highlighted { overlay.isSupplementaryInterfaceHidden = false }
        defer { showLiveTextControls() }
        if overlay.liveTextButtonVisible || !highlighted {
            reading.isAwaited = false
            overlay.selectableItemsHighlighted = highlighted
            return
        }
        guard services.settings.isLiveTextEnabled else { return offerLiveText() }
        switch reading.outcome {
        case .none, .reading: reading.isAwaited = picture != nil
        case .nothingFound: toasts.show(localized("There is no text in this picture"))
        case .languageDataMissing(let package): reportMissingLanguageData(package)
        case .failed(let reason): toasts.show(localized("The text could not be read: %1$@", reason))
        }
    }

    private func offerLiveText() {
        let action = Toast.Action(label: localized("Turn On")) { [weak self] in
            self?.reading.isAwaited = true
            self?.services.settings.isLiveTextEnabled = true
        }
        toasts.show(Toast(text: localized("Live Text is turned off"), action: action))
    }

    // MARK: Messages

    private func handle(_ notice: OverlayNotice) {
        switch notice {
        case .copied(let lines):
            toasts.show(
                lines > 1 ? localizedPlural("Copied %1$@ line", "Copied %1$@ lines", lines) : localized("Copied"))
        case .noApplication(let target, let value, let onTheWeb):
            let action = onTheWeb.map { action in
                Toast.Action(label: localized(action.title)) { [weak self] in self?.overlay.perform(action) }
            }
            toasts.show(Toast(text: Self.noApplicationText(target), action: action ?? copyAction(value)))
        case .joinedNetwork(let name):
            toasts.show(localized("Connected to “%1$@”", name))
        case .refused(let value):
            toasts.show(Toast(text: localized("Addresses of this kind are not opened"), action: copyAction(value)))
        case .actionFailed(let reason):
            toasts.show(localized("The application could not be started: %1$@", reason))
        case .nothingFound:
            readingDidEnd(.nothingFound)
        case .languageDataMissing(let package):
            readingDidEnd(.languageDataMissing(package: package))
            if !services.session.didReportMissingLanguageData { reportMissingLanguageData(package) }
        case .analysisFailed(let reason):
            readingDidEnd(.failed(reason: reason))
        }
    }

    /// Nothing is said of what nobody asked for.
    private func readingDidEnd(_ outcome: ReadingState.Outcome) {
        reading.outcome = outcome
        guard reading.isAwaited else { return }
        reading.isAwaited = false
        setHighlighted(true)
    }

    private func reportMissingLanguageData(_ package: String) {
        services.session.didReportMissingLanguageData = true
        toasts.show(
            Toast(
                text: localized(
                    "To read text in pictures, install the package %1$@. Codes can be used without it.", package),
                isPersistent: true))
    }

    private func copyAction(_ value: String) -> Toast.Action {
        Toast.Action(label: localized("Copy")) { [weak self] in
            guard let self else { return }
            gdk_clipboard_set_text(gtk_widget_get_clipboard(cast(pointer)), value)
            toasts.show(localized("Copied"))
        }
    }

    private static func noApplicationText(_ target: LaunchTarget) -> String {
        switch target {
        case .scheme("tel"): localized("No application for phone numbers")
        case .scheme("mailto"): localized("No application for e-mail")
        case .scheme("http"), .scheme("https"): localized("No application for web pages")
        case .scheme("sms"): localized("No application for text messages")
        case .scheme("geo"): localized("No application for places")
        case .scheme(let scheme): localized("No application for addresses of the kind %1$@", scheme)
        case .contacts: localized("No application for contacts")
        case .calendar: localized("No application for events")
        case .networks: localized("This computer’s networks are not managed by NetworkManager")
        }
    }
}

// MARK: - What the overlay tells

extension ViewerWindow: ImageAnalysisOverlayViewDelegate {
    func overlayView(_ overlayView: ImageAnalysisOverlayView, liveTextButtonDidChangeToVisible visible: Bool) {
        if visible, reading.isAwaited { setHighlighted(true) }
        placeZoomButtons()
    }

    func overlayView(
        _ overlayView: ImageAnalysisOverlayView, highlightSelectedItemsDidChange highlightSelectedItems: Bool
    ) {
        actions.setState("live-text", highlightSelectedItems)
        placeZoomButtons()
        showLiveTextControls()
    }
}
