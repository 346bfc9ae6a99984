// SPDX-License-Identifier: Apache-2.0

import CGtk
import Foundation
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

final class HandOffTests: XCTestCase {
    private static let vCard = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Größe\r\nEND:VCARD\r\n"
    private static let iCalendar = "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:x\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"

    func testContactsAndEventsReachTheirApplicationsAsPrivateFiles() throws {
        try onDisplay {
            let handler = try FakeHandler(types: ["text/vcard", "text/calendar"])
            let saving = action(.saveContact(vCard: Self.vCard))
            XCTAssertTrue(pump(until: { ActionLauncher().canPerform(saving) }))
            XCTAssertEqual(outcome(of: saving), .launched)
            XCTAssertTrue(pump(until: { handler.received.count == 1 }))
            let contact = try Self.file(handler.received.last)
            XCTAssertEqual(try String(contentsOf: contact, encoding: .utf8), Self.vCard)
            XCTAssertEqual(try Self.permissions(contact), 0o600)
            XCTAssertEqual(try Self.permissions(contact.deletingLastPathComponent()), 0o700)
            XCTAssertEqual(contact.lastPathComponent, "contact.vcf")

            XCTAssertEqual(outcome(of: action(.saveEvent(iCalendar: Self.iCalendar))), .launched)
            XCTAssertTrue(pump(until: { handler.received.count == 2 }))
            let event = try Self.file(handler.received.last)
            XCTAssertEqual(event.lastPathComponent, "event.ics")
            let text = try String(contentsOf: event, encoding: .utf8)
            XCTAssertNotNil(
                text.range(of: "BEGIN:VEVENT\r\nDTSTAMP:20[0-9]{6}T[0-9]{6}Z\r\nUID:x", options: .regularExpression))
        }
    }

    func testATextEditorIsNoAddressBook() throws {
        try onDisplay {
            let editor = try FakeHandler(types: ["text/plain"])
            let saving = action(.saveContact(vCard: Self.vCard))
            XCTAssertTrue(pump(until: { !ActionLauncher().canPerform(saving) }))
            XCTAssertEqual(outcome(of: saving), .noHandler(.contacts))
            XCTAssertEqual(outcome(of: action(.saveEvent(iCalendar: Self.iCalendar))), .noHandler(.calendar))
            XCTAssertEqual(editor.received, [])
        }
    }

    func testFilesOfProgramsThatHaveEndedAreRemoved() throws {
        try onDisplay {
            let first = try Self.file(try HandOffFile.write("x", name: "contact.vcf"))
            // A process of its own that has ended.
            let process = Process()
            process.executableURL = URL(filePath: "/bin/true")
            try process.run()
            process.waitUntilExit()
            let root = first.deletingLastPathComponent().deletingLastPathComponent()
            let left = root.appending(path: "\(process.processIdentifier)-abcdef")
            try FileManager.default.createDirectory(at: left, withIntermediateDirectories: true)
            try Data("x".utf8).write(to: left.appending(path: "contact.vcf"))
            let foreign = root.appending(path: "something-else")
            try FileManager.default.createDirectory(at: foreign, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: foreign) }
            let second = try Self.file(try HandOffFile.write("y", name: "contact.vcf"))
            XCTAssertFalse(FileManager.default.fileExists(atPath: left.path))
            XCTAssertTrue(FileManager.default.fileExists(atPath: foreign.path))
            XCTAssertEqual(try String(contentsOf: first, encoding: .utf8), "x")
            XCTAssertEqual(try String(contentsOf: second, encoding: .utf8), "y")
        }
    }

    private static func file(_ uri: String?) throws -> URL {
        // GIO gives applications a local file's path in the place of its URI.
        let uri = try XCTUnwrap(uri)
        let url = try XCTUnwrap(uri.hasPrefix("/") ? URL(filePath: uri) : URL(string: uri))
        XCTAssertTrue(url.isFileURL, uri)
        return url
    }

    private static func permissions(_ file: URL) throws -> Int {
        try XCTUnwrap(FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int)
    }
}
