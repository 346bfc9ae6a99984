// SPDX-License-Identifier: Apache-2.0
//
// A timeline of 500 pictures. A scheduler loads a picture when its row comes into view, reads it when it rests there, and
// stops when it leaves, so that flinging through the list reads nothing. The window's title says what it does. The first
// argument is a folder; its pictures repeat.

import CGtk
import ExampleSupport
import Foundation
import LiveText
import LiveTextGtk

let pictureCount = 500

/// One row: a picture with Live Text above it, used for many pictures one after the other.
@MainActor
final class TimelineRow {
    let container: GtkWidgetPointer = cast(gtk_overlay_new())
    private let picture: GtkWidgetPointer = cast(gtk_picture_new())
    private let liveText = ImageAnalysisInteraction()

    init() {
        gtk_widget_set_size_request(container, 480, 320)
        gtk_overlay_set_child(cast(container), picture)
        liveText.attach(to: picture)
    }

    func bind(_ index: Int, in timeline: Timeline) {
        timeline.scheduler.add(liveText.overlayView) { [weak self] in
            let image = try await timeline.image(index)
            // The row may have become another picture's meanwhile.
            try Task.checkCancellation()
            self?.show(image)
            return image
        } unload: { [weak self] in
            self?.show(nil)
        }
    }

    func unbind(from timeline: Timeline) { timeline.scheduler.remove(liveText.overlayView) }

    private func show(_ image: PixelBuffer?) {
        let texture = image?.makeTexture()
        gtk_picture_set_paintable(cast(picture), texture.map { cast($0) })
        if let texture { g_object_unref(texture) }
    }
}

@MainActor
final class Timeline {
    let content: GtkWidgetPointer
    let scheduler = AnalysisScheduler(analyzer: ImageAnalyzer.shared)
    private let files: [String]
    /// The rows, by the list item GTK made for each.
    private var rows: [UnsafeMutableRawPointer: TimelineRow] = [:]
    /// Pictures decoded last, so that scrolling back shows them, and what was read of them, at once.
    private var decoded: [Int: PixelBuffer] = [:]
    private var decodedOrder: [Int] = []

    init(folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        files = names.filter { $0.hasSuffix(".png") || $0.hasSuffix(".jpg") }.sorted().map { "\(folder)/\($0)" }

        let model = gtk_string_list_new(nil)
        for index in 0..<pictureCount { gtk_string_list_append(model, String(index)) }
        let factory: OpaquePointer = cast(gtk_signal_list_item_factory_new())
        let list = gtk_list_view_new(cast(gtk_no_selection_new(model)), cast(factory))
        let scrolled: GtkWidgetPointer = cast(gtk_scrolled_window_new())
        gtk_scrolled_window_set_child(cast(scrolled), list)
        gtk_widget_set_vexpand(scrolled, 1)
        content = scrolled

        scheduler.follow(scrolledWindow: scrolled)
        scheduler.countsDidChange = { counts in
            guard let window = gtk_widget_get_root(scrolled) else { return }
            let title =
                "Timeline: \(counts.started) begun, \(counts.finished) read, \(counts.cancelled) given up, "
                + "\(counts.reused) known"
            gtk_window_set_title(cast(window), title)
        }
        scheduler.failureHandler = { _, error in Example.report(error) }
        connectListItem(factory, "setup") { [unowned self] item in
            let row = TimelineRow()
            rows[item.address] = row
            gtk_list_item_set_child(item, row.container)
        }
        connectListItem(factory, "bind") { [unowned self] item in
            rows[item.address]?.bind(Int(gtk_list_item_get_position(item)), in: self)
        }
        connectListItem(factory, "unbind") { [unowned self] item in rows[item.address]?.unbind(from: self) }
        connectListItem(factory, "teardown") { [unowned self] item in rows[item.address] = nil }
    }

    /// The picture of a row.
    func image(_ index: Int) async throws -> PixelBuffer? {
        if let image = decoded[index] { return image }
        guard !files.isEmpty else { return nil }
        let image = try await ImageDecoder.image(from: .file(path: files[index % files.count])).buffer
        if decoded.updateValue(image, forKey: index) == nil { decodedOrder.append(index) }
        if decodedOrder.count > 32 { decoded[decodedOrder.removeFirst()] = nil }
        return image
    }
}

/// Lives as long as the program.
var timeline: Timeline?

Example.run("Timeline") {
    let made = Timeline(folder: Example.picturePath)
    timeline = made
    return made.content
}
