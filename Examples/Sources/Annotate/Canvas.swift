// SPDX-License-Identifier: Apache-2.0

import CGtk
import ExampleSupport
import LiveTextGtk

/// A picture at a zoom with strokes drawn on it. It tells the overlay by itself where its pixels are.
@MainActor
final class Canvas {
    let area: GtkWidgetPointer = cast(gtk_drawing_area_new())
    /// Called when strokes or zoom have changed.
    var changed: (@MainActor () -> Void)?
    /// Places of the picture's pixels, so that strokes zoom with the picture.
    private(set) var strokes: [[ImagePoint]] = []
    /// How often a stroke was moved.
    private(set) var moves = 0

    var zoom = 1.0 {
        didSet {
            updateSize()
            observers.notify()
            changed?()
        }
    }

    private let image: PixelBuffer
    private let surface: OpaquePointer?
    private let observers = ContentsObservers()
    private var action: Action?

    private enum Action {
        case drawing([ImagePoint])
        case moving(stroke: Int, original: [ImagePoint])
    }

    /// How near to a stroke counts as on it, and how far a press must move to draw; widget points.
    private let reach = 8.0

    init(_ image: PixelBuffer) {
        self.image = image
        if let texture = image.makeTexture() {
            surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(image.width), gint(image.height))
            gdk_texture_download(
                cast(texture), cairo_image_surface_get_data(surface), gsize(cairo_image_surface_get_stride(surface)))
            cairo_surface_mark_dirty(surface)
            g_object_unref(texture)
        } else {
            surface = nil
        }
        updateSize()
        setDrawing(of: area) { [unowned self] context, _, _ in draw(context) }
    }

    private func updateSize() {
        gtk_widget_set_size_request(
            area, gint(image.size.width * zoom), gint(image.size.height * zoom))
        gtk_widget_queue_draw(area)
    }

    private func draw(_ context: OpaquePointer) {
        guard let surface else { return }
        cairo_scale(context, zoom, zoom)
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_paint(context)
        cairo_set_source_rgb(context, 0.8, 0.1, 0.2)
        cairo_set_line_width(context, 5)
        for stroke in strokes + [drawn] {
            for point in stroke { cairo_line_to(context, point.x, point.y) }
            cairo_stroke(context)
        }
    }

    private var drawn: [ImagePoint] {
        if case .drawing(let points) = action { points } else { [] }
    }

    // MARK: Pressing and dragging

    func hasStroke(at point: ViewPoint) -> Bool { stroke(at: point) != nil }

    private func stroke(at point: ViewPoint) -> Int? {
        guard let place = contentsMapping?.image(point) else { return nil }
        return strokes.lastIndex { stroke in
            zip(stroke, stroke.dropFirst()).contains {
                ImageSegment(start: $0, end: $1).distance(to: place) < reach / zoom
            }
        }
    }

    /// Whether the press was on a stroke.
    var isMoving: Bool {
        if case .moving = action { true } else { false }
    }

    func press(at point: ViewPoint) {
        guard let place = contentsMapping?.image(point) else { return }
        action = stroke(at: point).map { .moving(stroke: $0, original: strokes[$0]) } ?? .drawing([place])
    }

    /// Draws or moves; says whether the pointer has gone far enough for it.
    func drag(byX x: Double, y: Double) -> Bool {
        let offset = (x: x / zoom, y: y / zoom)
        switch action {
        case .drawing(let points):
            guard let start = points.first, points.count > 1 || abs(x) + abs(y) > reach else { return false }
            action = .drawing(points + [ImagePoint(x: start.x + offset.x, y: start.y + offset.y)])
        case .moving(let stroke, let original):
            strokes[stroke] = original.map { ImagePoint(x: $0.x + offset.x, y: $0.y + offset.y) }
        case nil: return false
        }
        gtk_widget_queue_draw(area)
        return true
    }

    func release() {
        switch action {
        case .drawing(let points): if points.count > 1 { strokes.append(points) }
        case .moving(let stroke, let original): if strokes[stroke] != original { moves += 1 }
        case nil: break
        }
        action = nil
        gtk_widget_queue_draw(area)
        changed?()
    }
}

extension Canvas: ContentsMappingSource {
    var contentsMapping: ContentsMapping? {
        ContentsMapping(
            imageSize: image.size, imageToView: AffineTransform(scaleX: zoom, scaleY: zoom, tx: 0, ty: 0))
    }

    var imageIdentity: ImageIdentity? { image.identity }

    var mappingWidget: UnsafeMutableRawPointer { area.address }

    func observeContents(_ handler: @escaping @MainActor () -> Void) -> ContentsObservation { observers.add(handler) }
}
