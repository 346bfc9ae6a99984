// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

extension AnalysisScheduler {
    /// One picture in the list.
    @MainActor
    final class Row {
        enum State: Equatable {
            case waiting
            case running(Task<Void, Never>)
            case done
        }

        weak var overlay: ImageAnalysisOverlayView?
        /// The picture; `nil` until it is loaded.
        var image: PixelBuffer?
        var load: (@MainActor () async throws -> PixelBuffer?)?
        var unload: @MainActor () -> Void = {}
        var loading: Task<Void, Never>?
        /// How far the analysis of the picture is.
        var state = State.waiting
        private var connections: [SignalConnection] = []

        init(
            _ overlay: ImageAnalysisOverlayView, moved: @escaping @MainActor () -> Void,
            unmapped: @escaping @MainActor () -> Void
        ) {
            self.overlay = overlay
            connections = [connect(overlay, "map", moved), connect(overlay, "unmap", unmapped)]
        }

        var isRunning: Bool {
            if case .running = state { true } else { false }
        }

        func cancelLoading() {
            loading?.cancel()
            loading = nil
        }

        /// Nothing more comes of this row.
        func end() {
            cancelLoading()
            if case .running(let task) = state { task.cancel() }
            for connection in connections { connection.disconnect() }
        }
    }

    /// The scrolled window that shows a part of the list.
    @MainActor
    final class Scroller {
        private let pointer: UnsafeMutableRawPointer
        private var connections: [SignalConnection] = []
        private var adjustments: [SignalConnection] = []
        private let moved: @MainActor () -> Void

        init(_ scrolledWindow: UnsafeMutableRawPointer, moved: @escaping @MainActor () -> Void) {
            pointer = scrolledWindow
            self.moved = moved
            g_object_ref(pointer)
            connections = ["vadjustment", "hadjustment"].map { name in
                connectNotify(pointer, name) { [weak self] in self?.observeAdjustments() }
            }
            observeAdjustments()
        }

        isolated deinit {
            for connection in connections + adjustments { connection.disconnect() }
            g_object_unref(pointer)
        }

        private func observeAdjustments() {
            for connection in adjustments { connection.disconnect() }
            adjustments = [
                gtk_scrolled_window_get_vadjustment(cast(pointer)), gtk_scrolled_window_get_hadjustment(cast(pointer)),
            ].compactMap { adjustment in
                adjustment.map { connect($0, "value-changed", moved) }
            }
        }

        /// Where a widget begins in the visible part, in widget points; `nil` when none of it is inside.
        func visibleTop(of widget: Widget) -> Double? {
            var bounds = graphene_rect_t()
            guard gtk_widget_compute_bounds(cast(widget), cast(pointer), &bounds) != 0 else { return nil }
            let place = ViewRect(
                x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
                height: Double(bounds.size.height))
            let view = ViewRect(
                x: 0, y: 0, width: Double(gtk_widget_get_width(cast(pointer))),
                height: Double(gtk_widget_get_height(cast(pointer))))
            return place.intersection(view).isEmpty ? nil : place.y
        }
    }

    /// The results of the pictures shown last.
    struct RecentAnalyses {
        /// Some screens of a list; an analysis of a full page takes a few hundred kilobytes.
        static let capacity = 64

        private var analyses: [ImageIdentity: ImageAnalysis] = [:]
        /// From the one not asked for longest.
        private var order: [ImageIdentity] = []

        subscript(identity: ImageIdentity) -> ImageAnalysis? {
            mutating get {
                guard let analysis = analyses[identity] else { return nil }
                order.removeAll { $0 == identity }
                order.append(identity)
                return analysis
            }
            set {
                order.removeAll { $0 == identity }
                analyses[identity] = newValue
                guard newValue != nil else { return }
                order.append(identity)
                if order.count > Self.capacity { analyses[order.removeFirst()] = nil }
            }
        }
    }
}
