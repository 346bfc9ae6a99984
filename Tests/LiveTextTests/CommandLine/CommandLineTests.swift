// SPDX-License-Identifier: Apache-2.0

import Foundation
import LiveText
import Testing

/// Runs the built program.
@Suite struct CommandLineTests {
    struct Outcome {
        let output: String
        let errors: String
        let exitCode: Int32
    }

    /// The program lies beside the tests' own binary.
    static let program: String? = {
        guard let tests = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else {
            return nil
        }
        let path = URL(filePath: tests).deletingLastPathComponent().appending(path: "livetext").path
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }()

    private func run(
        _ arguments: [String], input: String? = nil, environment: [String: String] = [:]
    ) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(filePath: try #require(Self.program, "livetext was not built"))
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput =
            try input.map { try FileHandle(forReadingFrom: URL(filePath: $0)) } ?? FileHandle.nullDevice
        try process.run()
        let outputData = try output.fileHandleForReading.readToEnd() ?? Data()
        let errorData = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Outcome(
            output: String(decoding: outputData, as: UTF8.self), errors: String(decoding: errorData, as: UTF8.self),
            exitCode: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus)
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func versionListsEnginesAndParts() throws {
        let outcome = try run(["--version"])
        #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
        #expect(outcome.output.hasPrefix("livetext "))
        for name in ["tesseract", "zbar", "gdk-pixbuf", "lcms2", "libphonenumber", "libpsl", "languages:"] {
            #expect(outcome.output.contains(name))
        }
    }

    @Test func helpSaysWhatThereIs() throws {
        for arguments in [["--help"], ["-h"], ["recognize", "--help"]] {
            let outcome = try run(arguments)
            #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
            for word in ["recognize", "--format", "--languages", "--version", "Exit status"] {
                #expect(outcome.output.contains(word))
            }
        }
    }

    @Test(arguments: [
        [], ["recognize"], ["translate", "x.png"], ["--nonsense"], ["recognize", "--format", "xml", "x.png"],
        ["codes"], ["payload"], ["recognize", "--json-lines"], ["codes", "--json-lines", "x.png"],
        ["recognize", "--languages", ",", "x.png"], ["recognize", "--format"],
    ])
    func aWrongCommandLineEndsWithTwo(arguments: [String]) throws {
        let outcome = try run(arguments)
        #expect(outcome.exitCode == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("livetext: ") && outcome.errors.contains("--help"))
    }

    @Test func codesAreListed() throws {
        let one = try run(["codes", Fixtures.code("ean13")])
        #expect(one.exitCode == 0 && one.output == "EAN-13: 4006381333931\n")
        let json = try run(["codes", "--format", "json", Fixtures.code("qr")])
        let codes = try #require(try object(json.output)["codes"] as? [[String: Any]])
        #expect(codes.first?["text"] as? String == "https://www.example.org/menu")
        #expect(codes.first?["kind"] as? String == "uri")
        let failed = try run(["codes", "/nonexistent.png"])
        #expect(failed.exitCode == 1 && failed.errors.contains("no such file"))
    }

    @Test func linesOfJSONAreAnsweredByLinesOfJSON() throws {
        let folder = try TemporaryFolder()
        let orders = try folder.write(
            Array(
                "{\"id\":\"a\",\"file\":\"\(Fixtures.code("ean13"))\"}\n\n{\"id\":\"b\",\"file\":\"/nonexistent\"}\nnonsense\n"
                    .utf8), name: "orders")
        let outcome = try run(["codes", "--json-lines"], input: orders)
        let answers = try outcome.output.split(separator: "\n").map { try object(String($0)) }
        #expect(outcome.exitCode == 1 && answers.count == 2 && outcome.errors.contains("nonsense"))
        #expect(answers.map { $0["id"] as? String } == ["a", "b"])
        #expect((answers[0]["results"] as? [[String: String]]) == [["format": "ean13", "text": "4006381333931"]])
        #expect(answers[0]["ms"] is Double && answers[1]["error"] as? String == "no such file")
    }

    @Test func payloadsAreExplained() throws {
        let outcome = try run(["payload", "WIFI:S:Linde;T:WPA;P:x\\;y;;"])
        #expect(outcome.output == "type: wifi\nhidden: no\npassword: x;y\nsecurity: WPA\nssid: Linde\n")
        let folder = try TemporaryFolder()
        let orders = try folder.write(
            Array("{\"id\":\"1\",\"payload\":\"4006381333931\",\"format\":\"EAN13\"}\n{}\n".utf8), name: "orders")
        let batch = try run(["payload", "--json-lines"], input: orders)
        #expect(batch.exitCode == 1)
        let answer = try object(batch.output)
        #expect(answer["type"] as? String == "product" && answer["display"] as? String == "4006381333931")
        #expect((answer["fields"] as? [String: String])?["normalized"] == "4006381333931")
    }

    @Test func codesAreReadWithoutLanguageData() throws {
        let folder = try TemporaryFolder()
        let outcome = try run(
            ["recognize", "--format=json", Fixtures.qrCode],
            environment: ["TESSDATA_PREFIX": folder.path, "LANGUAGE": "de"])
        #expect(outcome.exitCode == 1)
        #expect(outcome.errors.contains("tesseract-ocr-deu"))
        let codes = try #require(try object(outcome.output)["codes"] as? [[String: Any]])
        #expect(codes.first?["text"] as? String == "https://www.example.org/")
        #expect(
            try run(["--version"], environment: ["TESSDATA_PREFIX": folder.path]).output.contains("languages: none"))
    }

    @Test(.enabled(if: hasEnglish, needsEnglish))
    func textIsWrittenAsText() throws {
        let outcome = try run(["recognize", "--page-pass-only", "-l", "en", Fixtures.paragraphs])
        #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
        #expect(outcome.output == Fixtures.paragraphLines.joined(separator: "\n") + "\n")
    }

    @Test(.enabled(if: hasEnglish, needsEnglish))
    func jsonHasTheDocumentedKeys() throws {
        let outcome = try run(["recognize", "--format", "json", "-l", "en", Fixtures.paragraphs])
        #expect(outcome.exitCode == 0)
        let document = try object(outcome.output)
        #expect(Set(document.keys) == ["text", "width", "height", "words", "codes", "dataItems"])
        #expect(document["width"] as? Int == 520 && document["height"] as? Int == 300)
        let word = try #require((document["words"] as? [[String: Any]])?.first)
        #expect(Set(word.keys) == ["text", "quad", "confidence"])
        #expect(word["text"] as? String == "Reading")
        let quad = try #require(word["quad"] as? [[Double]])
        #expect(quad.count == 4 && quad.allSatisfy { $0.count == 2 })
        let code = try object(try run(["recognize", "--format", "json", "-l", "en", Fixtures.qrCode]).output)
        let found = try #require((code["codes"] as? [[String: Any]])?.first)
        #expect(Set(found.keys) == ["format", "text", "quad"])
        #expect(found["format"] as? String == "qr")
    }

    @Test(.enabled(if: hasEnglish, needsEnglish))
    func oneBadFileDoesNotStopTheOthers() throws {
        let missing = Fixtures.paragraphs + ".missing"
        let text = try run(["recognize", "-l", "en", missing, Fixtures.paragraphs])
        #expect(text.exitCode == 1)
        #expect(text.errors == "livetext: \(missing): no such file\n")
        #expect(text.output.hasPrefix("==> \(Fixtures.paragraphs) <==\nReading is done"))
        let json = try run(
            ["recognize", "-l", "en", "--format", "json", Fixtures.paragraphs, missing, Fixtures.qrCode])
        #expect(json.exitCode == 1)
        let documents = try #require(
            try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
        #expect(documents.map { $0["file"] as? String } == [Fixtures.paragraphs, Fixtures.qrCode])
        let nothing = try run(["recognize", "--format", "json", missing, missing])
        #expect(nothing.output == "[]\n" && nothing.exitCode == 1)
    }

    @Test(.enabled(if: hasEnglish, needsEnglish))
    func aDashIsStandardInput() throws {
        let outcome = try run(["recognize", "-l", "en", "-"], input: Fixtures.paragraphs)
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.hasPrefix("Reading is done"))
        let empty = try run(["recognize", "-"])
        #expect(empty.exitCode == 1)
        #expect(empty.errors == "livetext: standard input: the file is empty\n")
    }

    @Test func badFilesAreNamedWithTheReason() throws {
        let folder = try TemporaryFolder()
        let cases: [(name: String, bytes: [UInt8], words: String)] = [
            ("empty.png", [], "empty"), ("text.png", Array("hello".utf8), "not a picture"),
            ("huge.bmp", ImageFiles.bmp(width: 30_000, height: 30_000) + [0, 0, 0, 0], "30000 × 30000"),
            ("cut.tiff", Array(ImageFiles.tiff(.corners()).prefix(300)), "damaged"),
        ]
        for (name, bytes, words) in cases {
            let path = try folder.write(bytes, name: name)
            let outcome = try run(["recognize", path])
            #expect(outcome.exitCode == 1)
            #expect(outcome.output.isEmpty)
            #expect(
                outcome.errors.hasPrefix("livetext: \(path): ") && outcome.errors.contains(words), "\(outcome.errors)")
        }
        let directory = try run(["recognize", folder.path])
        #expect(directory.exitCode == 1 && directory.errors.contains("folder"))
    }

    @Test func aClosedPipeIsQuiet() throws {
        let program = try #require(Self.program, "livetext was not built")
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = ["-c", "'\(program)' --help | true"]
        let errors = Pipe()
        shell.standardError = errors
        shell.standardOutput = FileHandle.nullDevice
        try shell.run()
        let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        shell.waitUntilExit()
        #expect(text.isEmpty)
    }
}
