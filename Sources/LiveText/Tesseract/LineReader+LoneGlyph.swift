// SPDX-License-Identifier: Apache-2.0

import CLeptonica
import LiveTextCore

extension LineReader {
    /// Blank between the letter and the words beside it, in pixels of the line's picture.
    private static let wordGap = 14
    /// Space around the word and the letter, in shares of their height.
    private static let slack = 0.1

    /// Reads a letter that stands alone between two copies of a word.
    ///
    /// - Returns: the letter as a line; `nil` when it is no text, or the word is not read as it was.
    func read(_ context: LoneGlyphContext, in picture: PlacedBitmap, id: TextLine.ID) -> TextLine? {
        guard let word = piece(context.word, context, of: picture),
            let glyph = piece(context.glyph, context, of: picture),
            let row = Bitmap.row(of: [word, glyph, word], gap: Self.wordGap, border: Self.border),
            let line = line(PlacedBitmap(bitmap: row, toImage: picture.toImage), id: id),
            line.words.count >= 3, line.words.first?.text == context.text, line.words.last?.text == context.text
        else { return nil }
        let middle = line.words.dropFirst().dropLast()
        let text = middle.map(\.text).joined()
        let confidence = middle.map(\.confidence).min() ?? 0
        guard LoneGlyphs.isText(text, confidence: confidence, context: context) else { return nil }
        let quad = picture.toImage(context.glyph)
        return TextLine(
            id: id,
            words: [
                TextWord(
                    characters: [TextCharacter(text: text, quad: quad, confidence: confidence)], quad: quad,
                    confidence: confidence)
            ],
            quad: quad, language: line.language)
    }

    private func piece(_ quad: RasterQuad, _ context: LoneGlyphContext, of picture: PlacedBitmap) -> Bitmap? {
        let around = Self.slack * quad.height
        let candidate = LineCandidate(
            quad: quad.expanded(along: around, across: around), glyphCount: 1, glyphHeight: quad.height,
            isLight: context.isLight, regularity: 1)
        return LineCrop(candidate, of: picture, isUpsideDown: false)?.prepared(.stretched)
    }
}

extension Bitmap {
    /// Grey bitmaps side by side on white.
    fileprivate static func row(of pieces: [Bitmap], gap: Int, border: Int) -> Bitmap? {
        let height = (pieces.map(\.height).max() ?? 0) + 2 * border
        let width = pieces.reduce(0) { $0 + $1.width } + gap * (pieces.count - 1) + 2 * border
        guard pieces.allSatisfy({ $0.depth == 8 }),
            let row = Bitmap(owning: pixCreate(l_int32(width), l_int32(height), 8)),
            pixSetAll(row.pix) == 0
        else { return nil }
        var x = border
        for piece in pieces {
            pixRasterop(
                row.pix, l_int32(x), l_int32(border), l_int32(piece.width), l_int32(piece.height), l_int32(PIX_SRC),
                piece.pix, 0, 0)
            x += piece.width + gap
        }
        return row
    }
}
