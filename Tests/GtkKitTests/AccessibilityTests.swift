// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import TestSupport
import XCTest

final class AccessibilityTests: XCTestCase {
    func testPropertiesStatesAndRoleAreSet() throws {
        try onDisplay {
            let button = GObjectReference(sinking: newObject(gtk_toggle_button_get_type()))
            let messages = LogCapture.during {
                Accessibility.setRole(GTK_ACCESSIBLE_ROLE_LINK, of: button)
                Accessibility.setLabel("Open example.org in the browser", of: button)
                Accessibility.setDescription("A link", of: button)
                Accessibility.setProperty(GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, to: true, of: button)
                Accessibility.setState(GTK_ACCESSIBLE_STATE_PRESSED, to: true, of: button)
                Accessibility.setState(GTK_ACCESSIBLE_STATE_EXPANDED, to: false, of: button)
                Accessibility.setState(GTK_ACCESSIBLE_STATE_BUSY, to: true, of: button)
                setTooltip("Open", of: button)
            }
            XCTAssertEqual(messages, [])
            XCTAssertEqual(property(button, "accessible-role"), GTK_ACCESSIBLE_ROLE_LINK)
            XCTAssertEqual(property(button, "tooltip-text"), "Open")
            XCTAssertEqual(gtk_test_accessible_has_property(cast(button), GTK_ACCESSIBLE_PROPERTY_LABEL), 1)
            XCTAssertEqual(gtk_test_accessible_has_state(cast(button), GTK_ACCESSIBLE_STATE_PRESSED), 1)
        }
    }

    func testAWrongTypeIsAWarning() throws {
        try onDisplay {
            let button = GObjectReference(sinking: newObject(gtk_button_get_type()))
            let messages = LogCapture.during {
                Accessibility.setState(GTK_ACCESSIBLE_STATE_BUSY, to: "yes", of: button)
                Accessibility.setProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: 1, of: button)
            }
            XCTAssertEqual(messages.count, 2)
        }
    }
}
