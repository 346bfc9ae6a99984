// SPDX-License-Identifier: Apache-2.0

import Foundation
import LiveText
import LiveTextCore
import Testing

/// The pictures that `scripts/make-samples` draws hold exactly what it says.
@Suite(.enabled(if: hasEnglish, needsEnglish), .serialized)
struct SampleTests {
    private struct Expected: Decodable {
        struct Item: Decodable, Equatable {
            let kind: String
            let text: String
        }
        struct Code: Decodable, Equatable {
            let symbology: String
            let text: String
        }
        let items: [Item]
        let codes: [Code]
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "data/samples")

    @Test(arguments: ["receipt.png", "business-card.png", "poster.png"])
    func everythingIsFoundAndNothingElse(name: String) async throws {
        let data = try Data(contentsOf: Self.folder.appending(path: "samples.json"))
        let expected = try #require(try JSONDecoder().decode([String: Expected].self, from: data)[name])
        let image = try await Fixtures.image(Self.folder.appending(path: name).path)
        let analysis = try await ImageAnalyzer.shared.analyze(
            image, configuration: .init([.text, .machineReadableCode]))
        #expect(
            analysis.dataItems.map { Expected.Item(kind: $0.value.kind.rawValue, text: $0.text) } == expected.items)
        #expect(
            analysis.codes.map { Expected.Code(symbology: $0.symbology.rawValue, text: $0.text) } == expected.codes)
    }
}
