// SPDX-License-Identifier: Apache-2.0

import GtkKit
import XCTest

final class LocalizationTests: XCTestCase {
    func testArgumentsReplaceNumberedPlaceholders() {
        XCTAssertEqual(localized("Copied"), "Copied")
        XCTAssertEqual(localized("Call %1$@", "+49 30"), "Call +49 30")
        XCTAssertEqual(localized("%2$@ of %1$@, %2$@", "a", "b"), "b of a, b")
        XCTAssertEqual(localized("%1$@ %10$@", "1", "2", "3", "4", "5", "6", "7", "8", "9", "ten"), "1 ten")
    }

    func testArgumentsAreNotSearchedForPlaceholders() {
        XCTAssertEqual(localized("%1$@ %2$@", "%2$@", "x"), "%2$@ x")
    }

    func testWhatIsNoPlaceholderStays() {
        XCTAssertEqual(localized("100 %"), "100 %")
        XCTAssertEqual(localized("100 %% of %1$@", "it"), "100 % of it")
        XCTAssertEqual(localized("%3$@ %0$@ %1@ %x %", "a"), "%3$@ %0$@ %1@ %x %")
        XCTAssertEqual(localized("%99999999999999999999$@", "a"), "%99999999999999999999$@")
    }

    func testPluralsFollowTheCount() {
        XCTAssertEqual(localizedPlural("Copied %1$@ line", "Copied %1$@ lines", 1), "Copied 1 line")
        XCTAssertEqual(localizedPlural("Copied %1$@ line", "Copied %1$@ lines", 12), "Copied 12 lines")
        XCTAssertEqual(localizedPlural("%1$@ line of %2$@", "%1$@ lines of %2$@", 0, "x"), "0 lines of x")
    }
}
