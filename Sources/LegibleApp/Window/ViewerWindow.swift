// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import LiveTextGtk

/// A window that shows one picture of a folder.
final class ViewerWindow {
    /// Smallest size that is usable, in logical pixels.
    private static let minimumSize = (width: 360, height: 294)

    /// The `GtkApplicationWindow`; it keeps this object.
    let pointer: UnsafeMutablePointer<GtkWindow>
    let services: Services
    let actions: ActionGroup

    // MARK: Parts

    let imageView = ImageView()
    let overlay = ImageAnalysisOverlayView()
    /// The picture and everything over it.
    let stage: WidgetPointer
    let header = HeaderBar()
    let layout: HeaderLayout
    let controls = PictureControls()
    let toasts = ToastArea()
    let statusPage = StatusPage()
    let spinner: WidgetPointer

    // MARK: State

    let navigator = Navigator()
    let prefetcher: PrefetchingDecoder
    let loader: PictureLoader
    /// What is shown.
    var content = Content.empty
    /// What is on its way.
    var pending: PendingPicture?
    /// Where to go as soon as the folder is listed.
    var awaitedStep: Navigator.Step?
    /// Which way one leafs through the folder.
    var direction = Navigator.Step.next
    /// What became of reading the picture shown.
    var reading = ReadingState()
    /// Shows that loading takes long.
    var patience: LoopSource?
    /// Waits until a file that is being rewritten is at rest.
    var rewriting: LoopSource?
    /// Waits until the picture shown has been looked at for a moment.
    var prefetching: LoopSource?
    /// What the zoom buttons' place depends on.
    var width = 0
    var contentsObservation: ContentsObservation?

    init(application: UnsafeMutablePointer<GtkApplication>, services: Services) {
        self.services = services
        pointer = cast(gtk_application_window_new(application))
        actions = ActionGroup(map: pointer)
        prefetcher = PrefetchingDecoder(services.decoder)
        loader = PictureLoader(decoder: prefetcher)
        stage = gtk_overlay_new()
        spinner = gtk_spinner_new()
        layout = HeaderLayout(header: header.widget, contents: stage)
        compose()
        setUpActions()
        setUpNavigation()
        setUpLiveText()
        setUpPointer()
        setUpTransfer()
        setUpFullScreen()
        restoreSize()
        showStatusPage(.empty)
        // Whoever holds the window holds this object, until the window is destroyed.
        let owner = Unmanaged.passRetained(self)
        connect(pointer, "destroy") { [weak self] in
            self?.windowWasDestroyed()
            MainLoop.onIdle { owner.release() }
        }
    }

    private func compose() {
        let window: WidgetPointer = cast(pointer)
        gtk_window_set_title(pointer, localized("Legible"))
        gtk_widget_set_size_request(window, gint(Self.minimumSize.width), gint(Self.minimumSize.height))
        // The header bar is part of the contents, so that it can lie over the picture in full screen; the window's own
        // title bar is nothing.
        let noTitlebar = Controls.box(GTK_ORIENTATION_HORIZONTAL)
        gtk_widget_set_visible(noTitlebar, 0)
        gtk_window_set_titlebar(pointer, noTitlebar)
        gtk_window_set_child(pointer, cast(layout))

        gtk_widget_add_css_class(stage, "picture-area")
        gtk_overlay_set_child(cast(stage), cast(imageView))
        Controls.setMargin(PictureControls.margin, of: spinner)
        let loading = Controls.box(GTK_ORIENTATION_HORIZONTAL, classes: ["loading"], [spinner])
        gtk_widget_set_halign(loading, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(loading, GTK_ALIGN_CENTER)
        gtk_widget_set_can_target(loading, 0)
        gtk_widget_set_visible(loading, 0)
        Accessibility.setLabel(localized("Opening"), of: spinner)
        // The toast keeps clear of the zoom buttons.
        gtk_widget_set_margin_bottom(toasts.widget, 48)
        let parts = [
            statusPage.widget, cast(overlay), controls.previous, controls.next, controls.zoom, loading, toasts.widget,
        ]
        for part in parts { gtk_overlay_add_overlay(cast(stage), part) }
        layout.widthChanged = { [weak self] width in
            self?.width = width
            self?.placeZoomButtons()
        }
    }

    private func restoreSize() {
        let size = services.settings.windowSize
        gtk_window_set_default_size(pointer, gint(clamping: size.width), gint(clamping: size.height))
        if services.settings.isWindowMaximized { gtk_window_maximize(pointer) }
        connect(pointer, "close-request") { [weak self] () -> Bool in
            self?.saveSize()
            return false
        }
    }

    private func saveSize() {
        var size = (width: gint(0), height: gint(0))
        gtk_window_get_default_size(pointer, &size.width, &size.height)
        services.settings.isWindowMaximized = gtk_window_is_maximized(pointer) != 0
        if size.width > 0, size.height > 0 {
            services.settings.windowSize = Settings.WindowSize(width: Int(size.width), height: Int(size.height))
        }
    }

    /// Nothing that comes later finds widgets any more.
    private func windowWasDestroyed() {
        navigator.changed = nil
        navigator.currentRewritten = nil
        navigator.leave()
        imageView.onZoomChanged = nil
        controls.visibilityChanged = nil
        controls.rest()
        toasts.dismiss()
        loader.cancel()
        prefetching?.cancel()
        prefetcher.cancel()
        pending = nil
        overlay.cancelPresentation()
        patience?.cancel()
        rewriting?.cancel()
        contentsObservation = nil
    }

    /// A setting was changed.
    func settingDidChange(_ key: Settings.Key) {
        switch key {
        case .isLiveTextEnabled, .locales: readText(after: .zero)
        case .dataDetectorsActivate: overlay.dataDetectorsActivate = services.settings.dataDetectorsActivate
        case .windowWidth, .windowHeight, .isWindowMaximized: break
        case .searchAddress, .lookUpAddress, .translationAddress, .trackingAddress, .flightAddress, .mapsAddress,
            .directionsAddress, .currencyRates, .currency:
            overlay.actionPreferences = services.settings.actionPreferences
        }
    }
}
