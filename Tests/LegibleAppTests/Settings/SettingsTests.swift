// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import LiveTextGtk
import TestSupport
import XCTest

@testable import LegibleApp

final class SettingsTests: XCTestCase {
    @MainActor
    private static func check(_ settings: Settings, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertEqual(settings.windowSize, .init(width: 1024, height: 720), file: file, line: line)
        XCTAssertFalse(settings.isWindowMaximized, file: file, line: line)
        XCTAssertTrue(settings.isLiveTextEnabled, file: file, line: line)
        XCTAssertEqual(settings.dataDetectorsActivate, .always, file: file, line: line)
        XCTAssertEqual(settings.locales, [], file: file, line: line)
        var changed: [String] = []
        for key in Settings.Key.allCases { settings.observe(key) { changed.append(key.rawValue) } }
        settings.windowSize = .init(width: 800, height: 600)
        settings.isWindowMaximized = true
        settings.isLiveTextEnabled = false
        settings.dataDetectorsActivate = .whenHighlighted
        settings.locales = ["de", "zh-Hans"]
        XCTAssertEqual(settings.windowSize, .init(width: 800, height: 600), file: file, line: line)
        XCTAssertTrue(settings.isWindowMaximized, file: file, line: line)
        XCTAssertFalse(settings.isLiveTextEnabled, file: file, line: line)
        XCTAssertEqual(settings.dataDetectorsActivate, .whenHighlighted, file: file, line: line)
        XCTAssertEqual(settings.locales, ["de", "zh-Hans"], file: file, line: line)
        for key in ["live-text-enabled", "data-detectors-activate", "locales"] {
            XCTAssertTrue(changed.contains(key), "nobody was told of \(key)", file: file, line: line)
        }
    }

    func testTheEmbeddedSchemaIsFoundWithNothingInstalled() throws {
        try onDisplay {
            ResourceBundle.register(base64: EmbeddedResources.base64)
            Self.check(Settings(storage: .memory))
        }
    }

    func testValuesAreKeptInAFile() throws {
        try onDisplay {
            ResourceBundle.register(base64: EmbeddedResources.base64)
            let folder = try TestFolder()
            let path = folder.path("settings/settings.ini")
            Self.check(Settings(storage: .file(path)))
            let text = try String(contentsOfFile: path, encoding: .utf8)
            XCTAssertTrue(text.contains("[Legible]"), text)
            XCTAssertTrue(text.contains("live-text-enabled=false"), text)
            XCTAssertEqual(Settings(storage: .file(path)).locales, ["de", "zh-Hans"])
        }
    }

    func testAFileThatIsNoneIsNotTheEnd() throws {
        try onDisplay {
            ResourceBundle.register(base64: EmbeddedResources.base64)
            let folder = try TestFolder()
            try folder.addText("settings.ini")
            let settings = Settings(storage: .file(folder.path("settings.ini")))
            XCTAssertTrue(settings.isLiveTextEnabled)
        }
    }

    func testWithoutASchemaTheProgramStillRuns() throws {
        try onDisplay { Self.check(Settings(storage: .automatic, schema: nil)) }
    }
}
