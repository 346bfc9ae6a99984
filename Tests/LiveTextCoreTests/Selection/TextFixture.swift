// SPDX-License-Identifier: Apache-2.0

import Foundation
import LiveTextCore

/// Text laid out on a grid: every character `advance` wide, every line `height` high.
struct TextFixture {
    var advance = 10.0
    var height = 20.0
    var direction = TextDirection.leftToRight
    /// Where points of the upright layout lie in the picture.
    var transform: LiveTextCore.AffineTransform<ImageSpace, ImageSpace> = .identity

    /// A line of words between spaces, its upper left corner at a point. `|` divides words without a space.
    func line(
        _ text: String, x: Double = 0, y: Double = 0, id: Int = 0, continues: Bool = false
    ) -> TextLine {
        let cells = text.filter { $0 != "|" }.map(String.init)
        let length = Double(cells.count) * advance
        var words: [TextWord] = []
        var index = 0
        for spaced in text.split(separator: " ", omittingEmptySubsequences: false) {
            let parts = spaced.split(separator: "|")
            for (number, part) in parts.enumerated() {
                let characters = part.map { character -> TextCharacter in
                    defer { index += 1 }
                    return TextCharacter(
                        text: String(character), quad: place(index..<(index + 1), x, y, length), confidence: 1)
                }
                words.append(
                    TextWord(
                        characters: characters, quad: place((index - part.count)..<index, x, y, length), confidence: 1,
                        isFollowedBySpace: number == parts.count - 1))
            }
            index += 1
        }
        let upright =
            direction == .topToBottom
            ? ImageSize(width: height, height: length) : ImageSize(width: length, height: height)
        let quad = transform(ImageQuad(ImageRect(x: x, y: y, width: upright.width, height: upright.height)))
        return TextLine(
            id: TextLine.ID(rawValue: id), words: words, quad: quad, direction: direction,
            continuesParagraph: continues)
    }

    /// Lines one below the other (for vertical text from right to left), `pitch` apart.
    func block(
        _ texts: [String], x: Double = 0, y: Double = 0, pitch: Double = 24, firstID: Int = 0, continues: Bool = false
    ) -> TextBlock {
        TextBlock(
            lines: texts.enumerated().map { index, text in
                let step = Double(index) * pitch
                return direction == .topToBottom
                    ? line(text, x: x - step, y: y, id: firstID + index, continues: continues && index > 0)
                    : line(text, x: x, y: y + step, id: firstID + index, continues: continues && index > 0)
            })
    }

    /// Where the upright layout's point lies in the picture.
    func point(_ x: Double, _ y: Double) -> ImagePoint { transform(ImagePoint(x: x, y: y)) }

    private func place(_ cells: Range<Int>, _ x: Double, _ y: Double, _ length: Double) -> ImageQuad {
        let start = Double(cells.lowerBound) * advance
        let extent = Double(cells.count) * advance
        let rect =
            switch direction {
            case .leftToRight: ImageRect(x: x + start, y: y, width: extent, height: height)
            case .rightToLeft: ImageRect(x: x + length - start - extent, y: y, width: extent, height: height)
            case .topToBottom: ImageRect(x: x, y: y + start, width: height, height: extent)
            }
        return transform(ImageQuad(rect))
    }
}

extension LiveTextCore.AffineTransform where Source == ImageSpace, Target == ImageSpace {
    /// A turn clockwise as seen, about a point.
    static func rotation(degrees: Double, about center: ImagePoint = ImagePoint(x: 500, y: 500)) -> Self {
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        return Self(
            a: cosine, b: sine, c: -sine, d: cosine, tx: center.x - center.x * cosine + center.y * sine,
            ty: center.y - center.x * sine - center.y * cosine)
    }
}

extension SelectableText {
    convenience init(_ blocks: [TextBlock]) {
        self.init(ImageAnalysis(imageSize: ImageSize(width: 1000, height: 1000), blocks: blocks))
    }

    convenience init(_ texts: [String], _ fixture: TextFixture = TextFixture(), continues: Bool = false) {
        self.init([fixture.block(texts, x: 100, y: 100, continues: continues)])
    }

    /// The text of some cells, untouched.
    func raw(_ range: Range<Int>) -> String { String(text[stringRange(of: range)]) }
}

func isNear(_ one: ImagePoint, _ other: ImagePoint, _ tolerance: Double = 1e-6) -> Bool {
    one.distance(to: other) <= tolerance
}

func isNear(_ one: ImageQuad, _ other: ImageQuad, _ tolerance: Double = 1e-6) -> Bool {
    zip(one.corners, other.corners).allSatisfy { isNear($0, $1, tolerance) }
}

/// A generator of repeatable numbers (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
