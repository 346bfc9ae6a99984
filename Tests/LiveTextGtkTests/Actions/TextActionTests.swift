// SPDX-License-Identifier: Apache-2.0

import CGtk
import Foundation
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

final class TextActionTests: XCTestCase {
    // MARK: - Entries

    func testWithoutHelpersTheWebIsNamedAndSpeechExplained() throws {
        try onDisplay {
            try withPrograms([:]) { _ in
                let stage = Stage()
                let items = stage.items("Guten Tag", language: "de")
                XCTAssertEqual(
                    items.map(\.id),
                    ["text.lookUp", "text.translate", "text.search", "text.readAloud", "text.share"])
                XCTAssertEqual(
                    items.prefix(3).map(\.title),
                    ["Look Up on wiktionary.org", "Translate on libretranslate.com", "Search on duckduckgo.com"])
                let speech = items[3]
                XCTAssertFalse(speech.isEnabled)
                XCTAssertTrue(speech.tooltip.contains("speech-dispatcher"))
                for item in items.prefix(3) { item.handler() }
                XCTAssertEqual(
                    stage.opened,
                    [
                        "https://www.wiktionary.org/search-redirect.php?family=wiktionary&language=en&search=Guten%20Tag",
                        "https://libretranslate.com/?source=auto&target=en&q=Guten%20Tag",
                        "https://duckduckgo.com/?q=Guten%20Tag",
                    ])
            }
        }
    }

    func testSentencesAreNotLookedUpAndBlankTextDoesNothing() throws {
        try onDisplay {
            try withPrograms([:]) { _ in
                let stage = Stage()
                XCTAssertFalse(stage.items("These are more than four words").contains { $0.id == "text.lookUp" })
                XCTAssertEqual(stage.items("  \n – \n").map(\.id), [])
                stage.items(String(repeating: "größe ", count: 5000)).first { $0.id == "text.search" }?.handler()
                let uri = try XCTUnwrap(stage.opened.last)
                XCTAssertNotNil(LaunchPolicy.launchableScheme(of: uri), "too long")
            }
        }
    }

    func testSharingWritesAMail() throws {
        try onDisplay {
            let stage = Stage()
            stage.items("a & b\nc").last?.handler()
            XCTAssertEqual(stage.opened, ["mailto:?body=a%20%26%20b%0Ac"])
        }
    }

    // MARK: - Programs

    func testADictionaryIsGivenTheWord() throws {
        try onDisplay {
            try withPrograms(["gnome-dictionary": "printf '%s|' \"$@\" >\"$LOG\""]) { log in
                let stage = Stage()
                stage.items("--help me").first { $0.id == "text.lookUp" }?.handler()
                XCTAssertTrue(pump(until: { log() == "--look-up|help me|" }), log())
            }
        }
    }

    func testTextIsReadAloudAndStopped() throws {
        try onDisplay {
            let script = "printf '%s|' \"$@\" >>\"$LOG\"; case $* in *--wait*) exec sleep 30;; esac"
            try withPrograms(["spd-say": script]) { log in
                let stage = Stage()
                stage.items("-x; $(id)", language: "de-AT").first { $0.id == "text.readAloud" }?.handler()
                let expected = "--wait|--application-name|legible|--language|de|--|-x; $(id)|"
                XCTAssertTrue(pump(until: { log() == expected }), log())
                let stop = stage.items("x").first { $0.id == "text.stopReadingAloud" }
                XCTAssertNotNil(stop)
                stop?.handler()
                XCTAssertTrue(pump(until: { log() == expected + "--cancel|" }), log())
                XCTAssertTrue(stage.items("x").contains { $0.id == "text.readAloud" })
            }
        }
    }

    func testSpeechThatFailsIsReported() throws {
        try onDisplay {
            try withPrograms(["spd-say": "exit 1"]) { _ in
                let stage = Stage()
                stage.items("x").first { $0.id == "text.readAloud" }?.handler()
                XCTAssertTrue(pump(until: { !stage.notices.isEmpty }))
            }
        }
    }

    func testApertiumTranslatesOnThisComputer() throws {
        try onDisplay {
            try withPrograms(["apertium": "printf '%s: ' \"$*\"; cat"], modes: ["spa-eng", "eng-spa", "spa-eng_US"]) {
                _ in
                let stage = Stage()
                let item = stage.items("hola", language: "es").first { $0.id == "text.translate" }
                XCTAssertEqual(item?.title, "Translate")
                item?.handler()
                XCTAssertTrue(pump(until: { ShownDialog.current != nil }))
                let dialog = try XCTUnwrap(ShownDialog.current)
                XCTAssertTrue(dialog.texts.contains("-u spa-eng: hola"), "\(dialog.texts)")
                dialog.press("Copy")
                XCTAssertTrue(pump(until: { stage.notices == [.copied(lines: 1)] }), "\(stage.notices)")
                // From a language without a pair the web is left.
                XCTAssertEqual(
                    stage.items("tere", language: "et").first { $0.id == "text.translate" }?.title,
                    "Translate on libretranslate.com")
            }
        }
    }

    func testATranslationThatFailsIsReported() throws {
        try onDisplay {
            try withPrograms(["apertium": "exit 1"], modes: ["spa-eng"]) { _ in
                let stage = Stage()
                stage.items("hola", language: "es").first { $0.id == "text.translate" }?.handler()
                XCTAssertTrue(pump(until: { !stage.notices.isEmpty }))
                XCTAssertNil(ShownDialog.current)
            }
        }
    }

    func testLanguagesHaveTheirNamesInApertium() {
        XCTAssertEqual(LanguageCode.names(of: "de-AT"), ["deu", "de"])
        XCTAssertEqual(LanguageCode.names(of: "xx"), ["xx"])
        XCTAssertEqual(LanguageCode.names(of: "pt_BR"), ["por", "pt"])
    }

    // MARK: - A host's own

    func testAHostPutsItsOwnInTheirPlace() throws {
        try onDisplay {
            final class Own: TextActionProviding {
                func menuSections(for request: TextActionRequest) -> [[LiveTextMenu.Item]] {
                    [[LiveTextMenu.Item(id: "own", title: request.text) {}]]
                }
            }
            let overlay = ImageAnalysisOverlayView()
            overlay.textActions = Own()
            XCTAssertTrue(overlay.textActions is Own)
        }
    }
}

/// Puts programs, given as shell scripts, where the desktop's are looked for, and no others.
@MainActor
private func withPrograms(
    _ scripts: [String: String], modes: [String] = [],
    _ test: @MainActor (_ log: @MainActor () -> String) throws -> Void
) throws {
    let prefix = ScratchFolders.root + "/programs-\(UUID().uuidString)"
    let files = FileManager.default
    for folder in ["/bin", "/share/apertium/modes"] {
        try files.createDirectory(atPath: prefix + folder, withIntermediateDirectories: true)
    }
    for (name, script) in scripts {
        let path = prefix + "/bin/" + name
        let text = "#!/bin/sh\nPATH=/usr/bin:/bin\nLOG='\(prefix)/log'\n\(script)\n"
        try Data(text.utf8).write(to: URL(filePath: path))
        try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    for mode in modes { try Data().write(to: URL(filePath: prefix + "/share/apertium/modes/\(mode).mode")) }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    setenv("PATH", prefix + "/bin", 1)
    defer {
        setenv("PATH", path, 1)
        try? files.removeItem(atPath: prefix)
    }
    try test { (try? String(contentsOfFile: prefix + "/log", encoding: .utf8)) ?? "" }
}

/// Asks for the desktop's actions and notes what comes of them.
@MainActor
private final class Stage {
    private let actions = DesktopTextActions()
    private let window: UnsafeMutablePointer<GtkWidget> = gtk_window_new()
    private(set) var opened: [String] = []
    private(set) var notices: [OverlayNotice] = []

    isolated deinit { gtk_window_destroy(cast(window)) }

    func items(_ text: String, language: String? = nil) -> [LiveTextMenu.Item] {
        let request = TextActionRequest(
            text: text, language: language, preferences: ActionPreferences(language: "en"), widget: window.raw,
            perform: { [weak self] in self?.opened.append($0.uri ?? "") },
            report: { [weak self] in self?.notices.append($0) })
        return actions.menuSections(for: request).flatMap(\.self)
    }
}
