// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import TestSupport
import XCTest

/// Records what GTK asks of it.
@MainActor
private final class Recorder: Widget, WidgetBehavior {
    var calls: [String] = []
    let child: UnsafeMutablePointer<GtkWidget> = gtk_label_new("child")

    init() {
        super.init(typeName: "GtkKitTestRecorder", cssName: "recorder", role: GTK_ACCESSIBLE_ROLE_IMG)
        addChild(child)
    }

    func measure(_ orientation: GtkOrientation, forSize size: Int) -> WidgetMeasure {
        WidgetMeasure(minimum: 60, natural: 10)
    }

    func allocate(width: Int, height: Int, baseline: Int) {
        calls.append("allocate")
        allocateChild(child, x: 5, y: 6, width: 0, height: 0)
    }

    func snapshot(_ snapshot: Snapshot) {
        calls.append("snapshot")
        snapshot.appendColor(Color(red: 1, green: 0, blue: 0), in: graphene_rect_t(x: 0, y: 0, width: 4, height: 4))
        inheritedSnapshot(snapshot)
    }

    func contains(x: Double, y: Double) -> Bool { x < 10 && inheritedContains(x: x, y: y) }

    func focus(_ direction: GtkDirectionType) -> Bool {
        calls.append("focus")
        return inheritedFocus(direction)
    }

    func grabFocus() -> Bool {
        calls.append("grabFocus")
        return inheritedGrabFocus()
    }

    func didMap() { calls.append("didMap") }
    func willUnmap() { calls.append("willUnmap") }
    func didRoot() { calls.append("didRoot") }
    func willUnroot() { calls.append("willUnroot") }
    func directionDidChange(from previous: GtkTextDirection) { calls.append("direction") }
    func cssDidChange() { calls.append("css") }
    func stateFlagsDidChange(from previous: GtkStateFlags) { calls.append("state") }
}

/// Has no behaviour of its own.
private final class Plain: Widget {
    init() {
        super.init(typeName: "GtkKitTestPlain", cssName: "plain")
    }
}

final class WidgetTests: XCTestCase {
    // MARK: - Virtual functions

    func testBehaviorReplacesVirtualFunctions() throws {
        try onDisplay {
            let recorder = Recorder()
            let window = TestWindow(showing: recorder, width: 120, height: 90)
            XCTAssertEqual(typeName(of: recorder), "GtkKitTestRecorder")
            XCTAssertEqual(String(cString: gtk_widget_get_css_name(cast(recorder))), "recorder")
            XCTAssertEqual(property(recorder, "accessible-role"), GTK_ACCESSIBLE_ROLE_IMG)
            XCTAssertEqual(recorder.width, 120)
            XCTAssertEqual(recorder.height, 90)
            for call in ["didRoot", "didMap", "allocate", "snapshot", "css"] {
                XCTAssertTrue(recorder.calls.contains(call), call)
            }
            let measure = Plain().measureChild(recorder, GTK_ORIENTATION_HORIZONTAL)
            XCTAssertEqual(measure.minimum, 60)
            XCTAssertEqual(measure.natural, 60, "never below the minimum")
            XCTAssertEqual(gtk_widget_contains(cast(recorder), 5, 5), 1)
            XCTAssertEqual(gtk_widget_contains(cast(recorder), 50, 5), 0)
            XCTAssertTrue(Pixels(of: recorder)[1, 1].isClose(to: .init(red: 255, green: 0, blue: 0)))

            var origin = graphene_point_t()
            var zero = graphene_point_t(x: 0, y: 0)
            XCTAssertTrue(gtk_widget_compute_point(recorder.child, cast(recorder), &zero, &origin) != 0)
            XCTAssertEqual(origin.x, 5)
            XCTAssertEqual(origin.y, 6)
            XCTAssertGreaterThan(gtk_widget_get_width(recorder.child), 0, "at least its minimum size")

            recorder.calls = []
            gtk_widget_set_direction(cast(recorder), GTK_TEXT_DIR_RTL)
            gtk_widget_set_focusable(cast(recorder), 1)
            gtk_widget_grab_focus(cast(recorder))
            gtk_widget_child_focus(cast(recorder), GTK_DIR_TAB_FORWARD)
            gtk_widget_set_sensitive(cast(recorder), 0)
            for call in ["direction", "grabFocus", "focus", "state"] {
                XCTAssertTrue(recorder.calls.contains(call), call)
            }
            recorder.calls = []
            window.close()
            XCTAssertEqual(recorder.calls.filter { $0.hasPrefix("will") }, ["willUnmap", "willUnroot"])
        }
    }

    func testAWidgetWithoutBehaviorIsPlainGTK() throws {
        try onDisplay {
            let plain = Plain()
            let window = TestWindow(showing: plain)
            XCTAssertEqual(plain.width, 320)
            XCTAssertEqual(plain.measureChild(plain, GTK_ORIENTATION_VERTICAL).minimum, 0)
            XCTAssertEqual(plain.parent?.raw, window.pointer.raw)
            XCTAssertTrue(Widget.wrapper(of: plain) === plain)
            XCTAssertNil(Widget.wrapper(of: window.pointer))
            XCTAssertNotEqual(instanceType(of: plain), instanceType(of: Recorder()))
            window.close()
            XCTAssertNil(plain.parent)
        }
    }

    func testChildrenComeAndGo() throws {
        try onDisplay {
            let plain = Plain()
            let other = Plain()
            let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new("x")
            plain.addChild(label)
            other.removeChild(label)
            XCTAssertEqual(gtk_widget_get_parent(label)?.raw, plain.raw, "only the parent gives a child up")
            plain.removeChild(label)
            XCTAssertNil(gtk_widget_get_first_child(cast(plain)))
        }
    }

    // MARK: - Lifetime

    func testAWidgetHeldBySwiftAloneGoesWithIt() throws {
        try onDisplay {
            weak var widget: Recorder?
            let finalized = Finalization()
            do {
                let recorder = Recorder()
                widget = recorder
                finalized.watch(recorder)
                finalized.watch(recorder.child)
            }
            XCTAssertNil(widget)
            XCTAssertEqual(finalized.count, 2, "the child is gone too")
        }
    }

    func testGtkKeepsAWidgetThatSwiftForgot() throws {
        try onDisplay {
            weak var widget: Recorder?
            let box = GObjectReference(sinking: newObject(gtk_box_get_type()))
            do {
                let recorder = Recorder()
                recorder.calls = ["kept"]
                widget = recorder
                gtk_box_append(cast(box), cast(recorder))
            }
            XCTAssertEqual(widget?.calls.first, "kept")
            if let child = gtk_widget_get_first_child(cast(box)) { gtk_box_remove(cast(box), child) }
            XCTAssertNil(widget)
        }
    }

    func testSwiftKeepsAWidgetThatGtkForgot() throws {
        try onDisplay {
            weak var widget: Plain?
            let finalized = Finalization()
            do {
                let plain = Plain()
                widget = plain
                finalized.watch(plain)
                let box = GObjectReference(sinking: newObject(gtk_box_get_type()))
                gtk_box_append(cast(box), cast(plain))
                gtk_box_remove(cast(box), cast(plain))
                XCTAssertEqual(finalized.count, 0)
                XCTAssertTrue(isInstance(plain, of: gtk_widget_get_type()))
                gtk_box_append(cast(box), cast(plain))
                XCTAssertEqual(plain.parent?.raw, box.raw, "it can go back")
                gtk_box_remove(cast(box), cast(plain))
            }
            XCTAssertNil(widget)
            XCTAssertEqual(finalized.count, 1)
        }
    }

    func testTheLastReferenceMayEndInTheBackground() throws {
        try onDisplay {
            let finalized = Finalization()
            do {
                let plain = Plain()
                finalized.watch(plain)
                Task.detached {
                    try? await Task.sleep(for: .milliseconds(5))
                    withExtendedLifetime(plain) {}
                }
            }
            XCTAssertEqual(finalized.count, 0)
            XCTAssertTrue(pump(until: { finalized.count == 1 }))
            XCTAssertTrue(finalized.allOnMainThread)
        }
    }

    func testAHandlerOnAWidgetDoesNotKeepItAlive() throws {
        try onDisplay {
            weak var widget: Recorder?
            do {
                let recorder = Recorder()
                widget = recorder
                let motion: OpaquePointer = gtk_event_controller_motion_new()
                connect(motion, "leave") { [weak recorder] in recorder?.calls.append("leave") }
                recorder.addController(motion)
                emit(motion, "leave")
                XCTAssertEqual(recorder.calls.last, "leave")
            }
            XCTAssertNil(widget)
        }
    }
}

/// Counts the objects that are gone.
@MainActor
private final class Finalization {
    private(set) var count = 0
    private(set) var allOnMainThread = true

    func watch(_ object: some GObjectPointer) {
        g_object_weak_ref(
            cast(object),
            { counter, _ in
                guard let counter else { return }
                let finalization = Unmanaged<Finalization>.fromOpaque(counter).takeUnretainedValue()
                finalization.count += 1
                if !Thread.isMainThread { finalization.allOnMainThread = false }
            }, Unmanaged.passUnretained(self).toOpaque())
    }
}
