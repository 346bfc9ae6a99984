// SPDX-License-Identifier: Apache-2.0

import Foundation
import LiveText
import Testing

/// A picture of `Fixtures/reading`, which `make-reading-fixtures` draws, and what is written in it.
struct GeneratedPicture: CustomTestStringConvertible {
    let name: String
    /// The lines in reading order.
    let lines: [String]

    init(_ name: String, _ lines: String...) {
        self.name = name
        self.lines = lines
    }

    var testDescription: String { name }

    /// Decodes and reads the picture in English.
    func analysis() async throws -> ImageAnalysis { try await Self.analysis(of: Self.path(name)) }

    static func path(_ name: String) -> String { Fixtures.folder + "/reading/" + name }

    static func analysis(of path: String) async throws -> ImageAnalysis {
        var configuration = AnalysisConfiguration(.text)
        configuration.locales = ["en"]
        return try await ImageAnalyzer.shared.analyze(.file(path: path), configuration: configuration)
    }

    /// The pictures without any text.
    static var withoutText: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: Fixtures.folder + "/reading")) ?? []
        return names.filter { $0.hasPrefix("none-") }.sorted()
    }

    // MARK: - What is written

    static let screens = [
        GeneratedPicture(
            "screenshot-light.png", "Network settings", "Wired", "Wireless", "Proxy", "Sharing",
            "Connected to the office network", "Address 192.168.10.24", "Speed 1000 Mbit per second", "Disconnect"),
        GeneratedPicture(
            "screenshot-dark.png", "Messages", "The train leaves at ten past nine.", "Platform four, coach twelve.",
            "See you at the station!", "I am a few minutes late."),
        GeneratedPicture(
            "menu.png", "New window", "Open file", "Save as", "Print preview", "Undo", "Redo", "Select all", "Quit"),
        GeneratedPicture(
            "log.png", "[12:01:30.482] created 100 elements", "[12:01:31.482] created 107 elements",
            "[12:01:32.482] created 114 elements", "[12:01:33.482] created 121 elements",
            "[12:01:34.482] created 128 elements", "[12:01:35.482] created 135 elements",
            "[12:01:36.482] created 142 elements", "[12:01:37.482] created 149 elements"),
        GeneratedPicture(
            "low-resolution.png", "Small letters are hard to read when", "a picture has only few pixels, but",
            "they are what many people open."),
        GeneratedPicture("tiny.png", "Ready to print the second page", "Paper tray is almost empty"),
    ]

    static let paper = [
        GeneratedPicture(
            "document.png", "The old town", "The river leaves the hills at noon", "and turns around the old town wall.",
            "A narrow bridge of grey stone leads", "to the market on the other side,",
            "where boats are loaded every week.", "Every second house has a garden."),
        GeneratedPicture(
            "columns.png", "Rain fell on the roofs all", "night and the streets", "were empty when the",
            "first bus came down", "the hill.", "In the bakery the lights", "were on since three, and",
            "warm bread lay in rows", "behind the window", "for us."),
        GeneratedPicture(
            "short-columns.png", "The first of them was", "a quiet man who lived", "beside the harbour.",
            "The second had a shop", "with clocks, all of", "them a little late.", "Nobody knew the third,",
            "who came in winter and", "left before spring."),
        GeneratedPicture(
            "shadowed.jpg", "The river leaves the hills at noon", "and turns around the old town wall.",
            "A narrow bridge of grey stone leads", "to the market on the other side,",
            "where boats are loaded every week."),
        GeneratedPicture(
            "receipt.png", "CORNER MARKET", "12 Harbour Street", "Bread 3.20", "Butter 2.85", "Apples 4.10",
            "Coffee 7.95", "TOTAL 18.10", "Thank you, come again"),
        GeneratedPicture(
            "card.png", "Marianne Keller", "Landscape architect", "Gartenweg 12, 20457 Hamburg", "m.keller@example.org",
            "+49 40 5550 1234"),
        GeneratedPicture(
            "bullets.png", "For the weekend", "• Call the plumber", "• Water the plants", "• Buy bread and apples",
            "• Write to the landlord"),
        GeneratedPicture(
            "identifiers.png", "1469b368-6c0d-4894-bfa6-86bdfa4fda1b", "7c9e6679-7425-40de-944b-e07fc1f90ae7",
            "00:1a:2b:3c:4d:5e", "0xdead10cc"),
        GeneratedPicture("tight.png", "LAST CALL"),
    ]

    static let turned = [
        "turned-90.png", "turned-180.png", "turned-270.png", "exif-turned.jpg", "skewed-4.png", "skewed-8.png",
    ].map {
        GeneratedPicture(
            $0, "Quarterly report", "Sales rose by seven percent in spring.", "Costs were lower than last year.",
            "The next report follows in August.")
    }

    static let scenes = [
        GeneratedPicture("poster.png", "SUMMER", "CONCERT", "Saturday at eight"),
        GeneratedPicture("night.jpg", "NIGHT BUS", "every thirty minutes"),
        GeneratedPicture("transparent-white.png", "Visible on every ground", "without a colour behind it"),
        GeneratedPicture("transparent-black.png", "Visible on every ground", "without a colour behind it"),
    ]

    /// The lines of `code.png`, indented by spaces.
    static let code = [
        "func total(prices: [Int]) {", "    for price in prices {", "        if price > 10 {",
        "            sum += price", "        }", "    }", "}",
    ]

    /// The rows of `table-ruled.png` and `table-unruled.png`.
    static let table = [
        ["City", "Area", "Height"], ["Bergen", "465", "12"], ["Lisbon", "100", "2"], ["Vienna", "414", "151"],
        ["Zagreb", "641", "158"],
    ]
}
