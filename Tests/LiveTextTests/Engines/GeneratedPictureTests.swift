// SPDX-License-Identifier: Apache-2.0

import LiveText
import LiveTextCore
import Testing

/// Whole analyses of pictures of every kind, letter by letter.
@Suite(.enabled(if: hasEnglish, needsEnglish), .serialized)
struct GeneratedPictureTests {
    /// Pictures that are not read exactly, and how many characters may be wrong, left out or too many.
    private static let mostErrors = [
        "log.png": 44, "low-resolution.png": 1, "poster.png": 2, "receipt.png": 1, "shadowed.jpg": 3, "tiny.png": 3,
    ]

    private func expectText(of picture: GeneratedPicture) async throws {
        let lines = try await picture.analysis().lines.map(\.text)
        guard let most = Self.mostErrors[picture.name] else {
            #expect(lines == picture.lines)
            return
        }
        let errors = editDistance(lines.joined(separator: "\n"), picture.lines.joined(separator: "\n"))
        #expect(errors <= most, "\(lines)")
    }

    @Test(arguments: GeneratedPicture.screens)
    func screensAreRead(picture: GeneratedPicture) async throws { try await expectText(of: picture) }

    @Test(arguments: GeneratedPicture.paper)
    func paperIsRead(picture: GeneratedPicture) async throws { try await expectText(of: picture) }

    @Test(arguments: GeneratedPicture.turned)
    func turnedPagesAreRead(picture: GeneratedPicture) async throws { try await expectText(of: picture) }

    @Test(arguments: GeneratedPicture.scenes)
    func postersAndPicturesWithAGroundAreRead(picture: GeneratedPicture) async throws {
        try await expectText(of: picture)
    }

    @Test(arguments: GeneratedPicture.withoutText)
    func picturesWithoutTextHaveNone(name: String) async throws {
        let analysis = try await GeneratedPicture.analysis(of: GeneratedPicture.path(name))
        #expect(analysis.transcript.isEmpty && analysis.blocks.isEmpty && analysis.dataItems.isEmpty)
    }

    @Test func thereAreTwentyPicturesWithoutText() { #expect(GeneratedPicture.withoutText.count >= 20) }

    @Test func codeKeepsItsIndents() async throws {
        let analysis = try await GeneratedPicture("code.png").analysis()
        let text = SelectableText(analysis)
        let copied = text.string(in: [0..<text.count], style: .keepingLayout)
        #expect(copied == GeneratedPicture.code.joined(separator: "\n"))
    }

    @Test(arguments: ["table-ruled.png", "table-unruled.png"])
    func tablesHaveRowsAndCells(name: String) async throws {
        let analysis = try await GeneratedPicture(name).analysis()
        let text = SelectableText(analysis)
        let copied = text.string(in: [0..<text.count], style: .asTable)
        #expect(copied == GeneratedPicture.table.map { $0.joined(separator: "\t") }.joined(separator: "\n"))
    }

    @Test func wrappedLinesAreOneParagraph() async throws {
        let picture = try #require(GeneratedPicture.paper.first { $0.name == "document.png" })
        let text = SelectableText(try await picture.analysis())
        #expect(
            text.string(in: [0..<text.count], style: .asParagraphs)
                == [picture.lines[0], picture.lines[1...5].joined(separator: " "), picture.lines[6]]
                .joined(separator: "\n"))
    }

    @Test func aCardsAddressesAreItems() async throws {
        let picture = try #require(GeneratedPicture.paper.first { $0.name == "card.png" })
        let items = try await picture.analysis().dataItems
        #expect(items.contains { $0.value == .emailAddress("m.keller@example.org") })
        #expect(items.contains { $0.text == "+49 40 5550 1234" })
    }

    @Test(arguments: GeneratedPicture.turned)
    func turnedWordsLieWhereTheyAreShown(picture: GeneratedPicture) async throws {
        let analysis = try await picture.analysis()
        let bounds = ImageRect(size: analysis.imageSize)
        for word in analysis.lines.flatMap(\.words) {
            // Points, not rectangles: rounding makes intersections differ in the last digit.
            let place = word.quad.bounds
            #expect(
                place.minX >= -1 && place.minY >= -1 && place.maxX <= bounds.maxX + 1 && place.maxY <= bounds.maxY + 1)
        }
        let first = try #require(analysis.lines.first)
        let (dx, dy) = first.quad.direction
        let expected: (Double, Double) =
            switch picture.name {
            // Drawn turned counter-clockwise.
            case "turned-90.png": (0, -1)
            case "turned-180.png": (-1, 0)
            case "turned-270.png": (0, 1)
            default: (1, 0)
            }
        #expect(abs(dx - expected.0) < 0.2 && abs(dy - expected.1) < 0.2)
    }
}

/// Insertions, deletions and substitutions from one text to another.
private func editDistance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    var row = Array(0...second.count)
    for (index, character) in first.enumerated() {
        var diagonal = row[0]
        row[0] = index + 1
        for (column, other) in second.enumerated() {
            let changed = diagonal + (character == other ? 0 : 1)
            diagonal = row[column + 1]
            row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
        }
    }
    return row[second.count]
}
