// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import TestSupport
import XCTest

final class SignalTests: XCTestCase {
    func testArgumentsArriveTyped() throws {
        try onDisplay {
            let gesture = GObjectReference(adopting: cast(gtk_gesture_click_new()) as OpaquePointer)
            var seen: (Int, Double, Double)?
            connect(gesture, "pressed") { (count: Int, x: Double, y: Double) in seen = (count, x, y) }
            emit(gesture, "pressed", 2, 10.5, -3.0)
            XCTAssertEqual(seen?.0, 2)
            XCTAssertEqual(seen?.1, 10.5)
            XCTAssertEqual(seen?.2, -3)
        }
    }

    func testAHandlerMayTakeFewerArguments() throws {
        try onDisplay {
            let gesture = GObjectReference(adopting: cast(gtk_gesture_click_new()) as OpaquePointer)
            var calls = 0
            connect(gesture, "pressed") { calls += 1 }
            connect(gesture, "pressed") { (_: Int) in calls += 1 }
            emit(gesture, "pressed", 1, 0.0, 0.0)
            XCTAssertEqual(calls, 2)
        }
    }

    func testAHandlerAnswers() throws {
        try onDisplay {
            let controller = GObjectReference(adopting: cast(gtk_event_controller_key_new()) as OpaquePointer)
            var pressed: (UInt, GdkModifierType)?
            connect(controller, "key-pressed") { (key: UInt, _: UInt, state: GdkModifierType) -> Bool in
                pressed = (key, state)
                return key == 65
            }
            var later = 0
            connect(controller, "key-pressed") { later += 1 }
            emit(controller, "key-pressed", UInt(65), UInt(38), GDK_CONTROL_MASK)
            XCTAssertEqual(pressed?.0, 65)
            XCTAssertEqual(pressed?.1, GDK_CONTROL_MASK)
            XCTAssertEqual(later, 0, "the first handler consumed the key")
            emit(controller, "key-pressed", UInt(66), UInt(38), GDK_CONTROL_MASK)
            XCTAssertEqual(later, 1)
        }
    }

    func testMismatchIsAWarningAndSkipsTheHandler() throws {
        try onDisplay {
            let gesture = GObjectReference(adopting: cast(gtk_gesture_click_new()) as OpaquePointer)
            var calls = 0
            let wrongType = connect(gesture, "pressed") { (_: Int, _: String) in calls += 1 }
            var messages = LogCapture.during { emit(gesture, "pressed", 1, 0.0, 0.0) }
            XCTAssertEqual(
                messages, ["signal “pressed” of GtkGestureClick: parameter 2 is gdouble, the handler's String"])
            wrongType.disconnect()

            let tooMany = connect(gesture, "pressed") { (_: Int, _: Double, _: Double, _: Int) in calls += 1 }
            messages = LogCapture.during { emit(gesture, "pressed", 1, 0.0, 0.0) }
            XCTAssertEqual(
                messages, ["signal “pressed” of GtkGestureClick: has 3 parameters, the handler more"])
            tooMany.disconnect()
            XCTAssertEqual(calls, 0)

            let controller = GObjectReference(adopting: cast(gtk_event_controller_key_new()) as OpaquePointer)
            connect(controller, "key-pressed") { "yes" }
            messages = LogCapture.during { emit(controller, "key-pressed", UInt(1), UInt(1), GDK_CONTROL_MASK) }
            XCTAssertEqual(
                messages,
                ["signal “key-pressed” of GtkEventControllerKey: returns gboolean, the handler String"])
        }
    }

    func testASignalThatDoesNotExistIsAWarningAndReleasesTheClosure() throws {
        try onDisplay {
            let button = makeButton()
            weak var released: Probe?
            let messages = LogCapture.during {
                let probe = Probe()
                released = probe
                let connection = connect(button, "no-such") { withExtendedLifetime(probe) {} }
                XCTAssertFalse(connection.isConnected)
                connection.disconnect()
            }
            XCTAssertEqual(messages.count, 1)
            XCTAssertNil(released)
        }
    }

    func testClosuresAreReleasedByDisconnectionAndWithTheObject() throws {
        try onDisplay {
            weak var first: Probe?
            weak var second: Probe?
            var connections: [SignalConnection] = []
            do {
                let button = makeButton()
                do {
                    let (one, other) = (Probe(), Probe())
                    (first, second) = (one, other)
                    connections.append(connect(button, "clicked") { withExtendedLifetime(one) {} })
                    connections.append(connect(button, "clicked") { withExtendedLifetime(other) {} })
                }
                XCTAssertNotNil(first)
                connections[0].disconnect()
                XCTAssertNil(first)
                XCTAssertNotNil(second)
                XCTAssertFalse(connections[0].isConnected)
                XCTAssertTrue(connections[1].isConnected)
            }
            XCTAssertNil(second)
            for connection in connections {
                XCTAssertFalse(connection.isConnected)
                connection.disconnect()
            }
        }
    }

    func testAHandlerMayDisconnectItself() throws {
        try onDisplay {
            let button = makeButton()
            var connection: SignalConnection?
            var calls = 0
            connection = connect(button, "clicked") {
                calls += 1
                connection?.disconnect()
                connection?.disconnect()
            }
            let messages = LogCapture.during {
                emit(button, "clicked")
                emit(button, "clicked")
            }
            XCTAssertEqual(calls, 1)
            XCTAssertEqual(messages, [])
        }
    }

    func testOrderAndBlocking() throws {
        try onDisplay {
            let button = makeButton()
            var order: [String] = []
            connect(button, "clicked", after: true) { order.append("after") }
            let connection = connect(button, "clicked") { order.append("before") }
            emit(button, "clicked")
            XCTAssertEqual(order, ["before", "after"])
            connection.whileBlocked { emit(button, "clicked") }
            XCTAssertEqual(order, ["before", "after", "after"])
            emit(button, "clicked")
            XCTAssertEqual(order.count, 5)
        }
    }

    func testNotifyFollowsOneProperty() throws {
        try onDisplay {
            let button = makeButton()
            var changes = 0
            connectNotify(button, "label") { changes += 1 }
            setProperty(button, "label", "a")
            setProperty(button, "tooltip-text", "b")
            XCTAssertEqual(changes, 1)
        }
    }
}

@MainActor
private func makeButton() -> GObjectReference {
    GObjectReference(sinking: newObject(gtk_button_get_type()))
}
