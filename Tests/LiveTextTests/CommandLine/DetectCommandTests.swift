// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Runs `livetext detect` as built.
@Suite struct DetectCommandTests {
    private func run(_ arguments: [String], input: String) throws -> (output: String, errors: String, exitCode: Int32) {
        let process = Process()
        process.executableURL = URL(filePath: try #require(CommandLineTests.program, "livetext was not built"))
        process.arguments = ["detect"] + arguments
        let (text, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = text
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        try text.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try text.fileHandleForWriting.close()
        let outputData = try output.fileHandleForReading.readToEnd() ?? Data()
        let errorData = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (
            String(decoding: outputData, as: UTF8.self), String(decoding: errorData, as: UTF8.self),
            process.terminationStatus
        )
    }

    private let settings = ["--region", "DE", "--language", "de", "--reference-date", "2026-05-06"]

    @Test func itemsAreLines() throws {
        let outcome = try run(settings, input: "Morgen um 19:30 Uhr,\nLindenstraße 12\n10969 Berlin. 5 €")
        #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
        #expect(
            outcome.output == """
                calendarEvent\t2026-05-07T19:30:00\tMorgen um 19:30 Uhr
                postalAddress\tLindenstraße 12, 10969 Berlin\tLindenstraße 12 10969 Berlin
                moneyAmount\t5.0 EUR\t5 €

                """)
    }

    @Test func jsonCountsCodePoints() throws {
        let outcome = try run(settings + ["--format=json"], input: "🙂ä 5 km")
        let items = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
        #expect(items.count == 1)
        #expect(items.first?["start"] as? Int == 3)
        #expect(items.first?["end"] as? Int == 7)
        #expect(items.first?["kind"] as? String == "measurement")
    }

    @Test func jsonLinesAnswerEachRequest() throws {
        let outcome = try run(
            ["--json-lines"],
            input: """
                {"id": "a", "text": "03/04/2025", "region": "GB", "lang": "en"}

                nonsense
                {"id": "b", "text": ""}
                {"id": "c", "text": "tomorrow", "lang": "en", "ref": "2026-12-31T10:00:00"}
                """)
        #expect(outcome.exitCode == 1)
        #expect(outcome.errors == "livetext: line 3 of standard input is no request\n")
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(
            lines == [
                #"{"id":"a","spans":[{"end":10,"start":0,"type":"date","value":"2025-04-03"}]}"#,
                #"{"id":"b","spans":[]}"#,
                #"{"id":"c","spans":[{"end":8,"start":0,"type":"date","value":"2027-01-01"}]}"#,
            ])
    }

    @Test func noTextHasNoItems() throws {
        #expect(try run([], input: "").output.isEmpty)
        #expect(try run(["--format=json"], input: "").output == "[]\n")
    }

    @Test(arguments: [["--region", "Germany"], ["--region", "1"], ["--reference-date", "6.5.2026"], ["file.txt"]])
    func aWrongCommandLineEndsWithTwo(arguments: [String]) throws {
        let outcome = try run(arguments, input: "")
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.hasPrefix("livetext: "))
    }
}
