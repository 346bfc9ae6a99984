// SPDX-License-Identifier: Apache-2.0
//
// Drawing on a picture whose text can be selected: a drag on blank paper draws, a drag on text selects, a drag on a
// stroke moves it, a click on blank paper counts (and drops the selection), a double click on blank paper zooms.
// There are three ways to share the pointer, chosen by the program's second argument:
//
//   shouldBegin  the delegate refuses where a stroke lies; the press then reaches the canvas
//   yielding     the application's gesture sees every press first, and lets go where Live Text has something
//   hitTest      the application decides by its own strokes and the analysis's geometry, and asks nobody

import CGtk
import ExampleSupport
import LiveText
import LiveTextGtk

enum Way: String {
    case shouldBegin, yielding, hitTest
}

@MainActor
final class Annotator {
    let content: GtkWidgetPointer
    private let way: Way
    private let canvas: Canvas
    private let liveText = ImageAnalysisOverlayView()
    private let status = Example.statusLabel("")
    private var blankClicks = 0 { didSet { updateStatus() } }

    init(_ image: PixelBuffer, way: Way) {
        self.way = way
        canvas = Canvas(image)
        // The paper is inside the scrolled window and holds all that scrolls.
        let container: GtkWidgetPointer = cast(gtk_overlay_new())
        gtk_overlay_set_child(cast(container), canvas.area)
        gtk_overlay_add_overlay(cast(container), cast(liveText))
        let paper = Example.column(container)
        gtk_widget_set_halign(paper, GTK_ALIGN_START)
        gtk_widget_set_valign(paper, GTK_ALIGN_START)
        let scrolled: GtkWidgetPointer = cast(gtk_scrolled_window_new())
        gtk_scrolled_window_set_child(cast(scrolled), paper)
        gtk_widget_set_vexpand(scrolled, 1)
        content = Example.column(scrolled, status)

        liveText.trackingImageView = canvas
        liveText.delegate = self
        canvas.changed = { [unowned self] in updateStatus() }
        // On the canvas a gesture gets what Live Text leaves; on the paper, in the capture phase, it comes first.
        let comesFirst = way != .shouldBegin
        addGestures(to: comesFirst ? paper : canvas.area, phase: comesFirst ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
        updateStatus()
        liveText.present(image, analyzer: ImageAnalyzer.shared)
    }

    private func addGestures(to widget: GtkWidgetPointer, phase: GtkPropagationPhase) {
        let drag: OpaquePointer = cast(gtk_gesture_drag_new())
        let click: OpaquePointer = cast(gtk_gesture_click_new())
        for gesture in [drag, click] {
            gtk_event_controller_set_propagation_phase(gesture, phase)
            gtk_widget_add_controller(widget, gesture)
        }
        connectPoint(drag, "drag-begin") { [unowned self] x, y in
            guard isOurs(ViewPoint(x: x, y: y)) else {
                gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_DENIED)
                return
            }
            canvas.press(at: ViewPoint(x: x, y: y))
            // Live Text comes later here, and would find the text below the stroke.
            if way == .hitTest, canvas.isMoving { gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED) }
        }
        connectPoint(drag, "drag-update") { [unowned self] x, y in
            // From now on it is no click.
            if canvas.drag(byX: x, y: y) { gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED) }
        }
        connectPoint(drag, "drag-end") { [unowned self] x, y in canvas.release() }
        connectClick(click, "pressed") { [unowned self] _, x, y in
            if !isBlank(ViewPoint(x: x, y: y)) { gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_DENIED) }
        }
        connectClick(click, "released") { [unowned self] count, x, y in
            if count == 1 { blankClicks += 1 }
            if count == 2 { canvas.zoom = canvas.zoom == 1 ? 2 : 1 }
        }
    }

    /// Whether a press is the application's to draw or to move a stroke with.
    private func isOurs(_ point: ViewPoint) -> Bool {
        switch way {
        // What reaches the canvas has been refused or left by Live Text.
        case .shouldBegin: true
        case .yielding: !liveText.hasInteractiveItem(at: point)
        case .hitTest:
            canvas.hasStroke(at: point)
                || !(liveText.hasSupplementaryInterface(at: point) || analysisHasGeometry(at: point))
        }
    }

    private func isBlank(_ point: ViewPoint) -> Bool {
        !canvas.hasStroke(at: point) && !liveText.hasInteractiveItem(at: point)
    }

    /// The application's own look at what was found: the quads of the lines, items and codes.
    private func analysisHasGeometry(at point: ViewPoint) -> Bool {
        guard let analysis = liveText.analysis, let place = canvas.contentsMapping?.image(point) else { return false }
        let quads =
            analysis.lines.map { $0.quad.expanded(along: 4, across: $0.quad.height / 4) }
            + analysis.dataItems.flatMap(\.quads) + analysis.codes.map(\.quad)
        return quads.contains { $0.contains(place) }
    }

    private func updateStatus() {
        gtk_label_set_text(
            cast(status),
            "Strokes: \(canvas.strokes.count), moved: \(canvas.moves), blank clicks: \(blankClicks), "
                + "zoom: \(Int(canvas.zoom * 100)) %")
    }
}

extension Annotator: ImageAnalysisOverlayViewDelegate {
    func overlayView(
        _ overlayView: ImageAnalysisOverlayView, shouldBeginAt point: ViewPoint,
        forAnalysisType analysisType: InteractionTypes
    ) -> Bool {
        // The point is the overlay's, and the overlay covers the canvas.
        !(way == .shouldBegin && canvas.hasStroke(at: point))
    }
}

/// Lives as long as the program.
var annotator: Annotator?

Example.run("Annotate") {
    let window: GtkWidgetPointer = Example.column()
    let way = Example.options.first.flatMap(Way.init(rawValue:)) ?? .shouldBegin
    Task {
        do {
            let image = try await ImageDecoder.image(from: .file(path: Example.picturePath)).buffer
            let made = Annotator(image, way: way)
            annotator = made
            gtk_box_append(cast(window), made.content)
        } catch {
            Example.report(error)
        }
    }
    return window
}
