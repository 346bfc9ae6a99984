// SPDX-License-Identifier: Apache-2.0
//
// A view that draws its picture itself, as a print with a white border: a delegate says where the picture lies, and
// edits the menu.

import CGtk
import ExampleSupport
import LiveText
import LiveTextGtk

/// Draws the print and answers what the overlay asks.
@MainActor
final class PrintView {
    let container: GtkWidgetPointer = cast(gtk_overlay_new())
    let note = Example.statusLabel("Note: empty")
    private let area: GtkWidgetPointer = cast(gtk_drawing_area_new())
    private let liveText = ImageAnalysisOverlayView()
    private var image: PixelBuffer?
    private var surface: OpaquePointer?

    /// White around the picture, in widget points.
    private let border = 40.0

    init() {
        gtk_widget_set_vexpand(container, 1)
        gtk_overlay_set_child(cast(container), area)
        gtk_overlay_add_overlay(cast(container), cast(liveText))
        liveText.delegate = self
        setDrawing(of: area) { [unowned self] in draw($0, width: $1, height: $2) }
    }

    func show(_ image: PixelBuffer) {
        self.image = image
        surface = image.makeCairoSurface()
        gtk_widget_queue_draw(area)
        // The picture's place depends on its shape.
        liveText.setContentsRectNeedsUpdate()
        liveText.present(image, analyzer: ImageAnalyzer.shared)
    }

    /// Where the picture lies in a view of this size: as large as fits inside the border.
    private func frame(width: Double, height: Double) -> ViewRect {
        guard let image else { return .zero }
        let scale = min((width - 2 * border) / image.size.width, (height - 2 * border) / image.size.height)
        guard scale > 0 else { return .zero }
        let size = ViewSize(width: image.size.width * scale, height: image.size.height * scale)
        return ViewRect(
            x: (width - size.width) / 2, y: (height - size.height) / 2, width: size.width, height: size.height)
    }

    private func draw(_ context: OpaquePointer, width: Double, height: Double) {
        let frame = frame(width: width, height: height)
        guard let image, let surface, !frame.isEmpty else { return }
        let paper = frame.insetBy(dx: -border / 2, dy: -border / 2)
        cairo_set_source_rgb(context, 0.85, 0.8, 0.7)
        cairo_rectangle(context, paper.x, paper.y, paper.width, paper.height)
        cairo_fill(context)
        cairo_translate(context, frame.x, frame.y)
        cairo_scale(context, frame.width / image.size.width, frame.height / image.size.height)
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_paint(context)
    }
}

extension PrintView: ImageAnalysisOverlayViewDelegate {
    func contentsRect(for overlayView: ImageAnalysisOverlayView) -> UnitRect {
        let width = Double(gtk_widget_get_width(area))
        let height = Double(gtk_widget_get_height(area))
        let frame = frame(width: width, height: height)
        guard !frame.isEmpty else { return UnitRect(x: 0, y: 0, width: 1, height: 1) }
        return UnitRect(
            x: frame.x / width, y: frame.y / height, width: frame.width / width, height: frame.height / height)
    }

    func overlayView(
        _ overlayView: ImageAnalysisOverlayView, updatedMenuFor menu: LiveTextMenu, for event: InputEvent,
        at point: ViewPoint
    ) -> LiveTextMenu {
        guard overlayView.hasActiveTextSelection else { return menu }
        var menu = menu
        // Items are told apart by identifiers, whatever language their titles are in.
        menu.remove(["text.selectAll"])
        let text = overlayView.selectedText
        menu["note.add"] = LiveTextMenu.Item(id: "note.add", title: "Add to Note") { [weak self] in
            guard let self else { return }
            gtk_label_set_text(cast(self.note), "Note: \(text)")
        }
        return menu
    }
}

extension PixelBuffer {
    /// The pixels as cairo draws them, copied.
    @MainActor
    func makeCairoSurface() -> OpaquePointer? {
        guard let texture = makeTexture(),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(width), gint(height))
        else { return nil }
        defer { g_object_unref(texture) }
        gdk_texture_download(
            cast(texture), cairo_image_surface_get_data(surface), gsize(cairo_image_surface_get_stride(surface)))
        cairo_surface_mark_dirty(surface)
        return surface
    }
}

/// Lives as long as the program; the overlay holds it weakly.
var printView: PrintView?

Example.run("CustomView") {
    let made = PrintView()
    printView = made
    Task {
        do {
            made.show(try await ImageDecoder.image(from: .file(path: Example.picturePath)).buffer)
        } catch {
            Example.report(error)
        }
    }
    return Example.column(made.container, made.note)
}
