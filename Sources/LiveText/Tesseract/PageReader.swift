// SPDX-License-Identifier: Apache-2.0

import CTesseract
import LiveTextCore

/// Takes lines, words and characters from the engine's results.
struct PageReader {
    let handle: OpaquePointer
    /// From the engine's pixels to the displayed picture.
    let toImage: RasterToImage
    /// BCP-47 languages the page is read with.
    let languages: [String]
    /// What the engine took for ink, so that words end where their letters do.
    let ink: Bitmap?
    /// The identifier of the engine's first row; the others follow.
    var firstID = 0

    // MARK: - Rows

    /// For each piece that the engine will read, in its order, the row it belongs to. To be asked before the first piece
    /// is read: then the pieces are all words there are.
    func rowOfEachPiece() -> [Int] {
        guard let iterator = TessBaseAPIGetIterator(handle) else { return [] }
        defer { TessResultIteratorDelete(iterator) }
        let page = TessResultIteratorGetPageIterator(iterator)
        var rows: [Int] = []
        var row = -1
        repeat {
            // Pictures and rules have no box at this level.
            guard box(page, RIL_WORD) != nil else { continue }
            if TessPageIteratorIsAtBeginningOf(page, RIL_TEXTLINE) != 0 || row < 0 { row += 1 }
            rows.append(row)
        } while TessPageIteratorNext(page, RIL_WORD) != 0
        return rows
    }

    /// The lines of a range of rows, without empty ones. Rows that were not read yet must not be asked for.
    ///
    /// - Parameters:
    ///   - first: the first row wanted, counted as in `rowOfEachPiece`.
    ///   - end: the row after the last wanted; `nil` for all.
    func lines(from first: Int = 0, before end: Int?) -> [RecognizedLines.Element] {
        guard let iterator = TessBaseAPIGetIterator(handle) else { return [] }
        defer { TessResultIteratorDelete(iterator) }
        let page = TessResultIteratorGetPageIterator(iterator)
        var result: [RecognizedLines.Element] = []
        var row = 0
        var block = -1
        repeat {
            if TessPageIteratorIsAtBeginningOf(page, RIL_BLOCK) != 0 || block < 0 { block += 1 }
            guard box(page, RIL_TEXTLINE) != nil else { continue }
            if let end, row >= end { break }
            if row >= first, let line = line(iterator, id: TextLine.ID(rawValue: firstID + row)) {
                result.append(RecognizedLines.Element(line: line, block: block))
            }
            row += 1
        } while TessPageIteratorNext(page, RIL_TEXTLINE) != 0
        return result
    }

    // MARK: - Lines

    /// The line the iterator stands at; `nil` when nothing in it is text.
    private func line(_ iterator: OpaquePointer?, id: TextLine.ID) -> TextLine? {
        let page = TessResultIteratorGetPageIterator(iterator)
        let frame = frame(page)
        let beginsParagraph = TessPageIteratorIsAtBeginningOf(page, RIL_PARA) != 0
        let lineBaseline = baseline(page, frame)
        var separators = SeparatorScanner(text: text(iterator, RIL_TEXTLINE))
        var words: [LineGeometry.Word] = []
        let walker = TessResultIteratorCopy(iterator)
        defer { TessResultIteratorDelete(walker) }
        let walkerPage = TessResultIteratorGetPageIterator(walker)
        var language: String?
        repeat {
            if let word = word(walker, frame: frame, separators: &separators) {
                words.append(word)
                if language == nil { language = wordLanguage(walker) }
            }
            if TessPageIteratorIsAtFinalElement(walkerPage, RIL_TEXTLINE, RIL_WORD) != 0 { break }
        } while TessResultIteratorNext(walker, RIL_WORD) != 0
        guard !words.isEmpty else { return nil }
        return LineGeometry(words: words, frame: frame, baseline: lineBaseline).fitted(to: ink)
            .line(id: id, language: language, continuesParagraph: !beginsParagraph, toImage: toImage)
    }

    private func word(
        _ iterator: OpaquePointer?, frame: ReadingFrame, separators: inout SeparatorScanner
    ) -> LineGeometry.Word? {
        let page = TessResultIteratorGetPageIterator(iterator)
        let raw = text(iterator, RIL_WORD)
        guard !raw.isEmpty, let box = box(page, RIL_WORD) else { return nil }
        let isFollowedBySpace = separators.isFollowedBySpace(raw)
        let characters = characters(iterator, frame: frame)
        guard !characters.isEmpty else { return nil }
        return LineGeometry.Word(
            characters: characters, box: frame.toReading(box),
            confidence: Self.unit(TessResultIteratorConfidence(iterator, RIL_WORD)),
            isFollowedBySpace: isFollowedBySpace)
    }

    private func characters(_ iterator: OpaquePointer?, frame: ReadingFrame) -> [LineGeometry.Character] {
        let walker = TessResultIteratorCopy(iterator)
        defer { TessResultIteratorDelete(walker) }
        let page = TessResultIteratorGetPageIterator(walker)
        var characters: [LineGeometry.Character] = []
        repeat {
            let text = Self.printable(text(walker, RIL_SYMBOL))
            if !text.isEmpty, let box = box(page, RIL_SYMBOL) {
                characters.append(
                    LineGeometry.Character(
                        text: text, box: frame.toReading(box),
                        confidence: Self.unit(TessResultIteratorConfidence(walker, RIL_SYMBOL))))
            }
            if TessPageIteratorIsAtFinalElement(page, RIL_WORD, RIL_SYMBOL) != 0 { break }
        } while TessResultIteratorNext(walker, RIL_SYMBOL) != 0
        return characters
    }

    // MARK: - Values

    private func frame(_ page: OpaquePointer?) -> ReadingFrame {
        var orientation = ORIENTATION_PAGE_UP
        var writing = WRITING_DIRECTION_LEFT_TO_RIGHT
        var order = TEXTLINE_ORDER_TOP_TO_BOTTOM
        var skew: Float = 0
        TessPageIteratorOrientation(page, &orientation, &writing, &order, &skew)
        let direction: TextDirection =
            switch writing {
            case WRITING_DIRECTION_RIGHT_TO_LEFT: .rightToLeft
            case WRITING_DIRECTION_TOP_TO_BOTTOM: .topToBottom
            default: .leftToRight
            }
        let tops: ReadingFrame.Tops =
            switch orientation {
            case ORIENTATION_PAGE_RIGHT: .right
            case ORIENTATION_PAGE_DOWN: .down
            case ORIENTATION_PAGE_LEFT: .left
            default: .up
            }
        return ReadingFrame(tops: tops, direction: direction)
    }

    private func box(_ page: OpaquePointer?, _ level: TessPageIteratorLevel) -> RasterRect? {
        var left: Int32 = 0
        var top: Int32 = 0
        var right: Int32 = 0
        var bottom: Int32 = 0
        guard TessPageIteratorBoundingBox(page, level, &left, &top, &right, &bottom) != 0, right > left, bottom > top
        else { return nil }
        return RasterRect(
            x: Double(left), y: Double(top), width: Double(right - left), height: Double(bottom - top))
    }

    private func baseline(_ page: OpaquePointer?, _ frame: ReadingFrame) -> (start: RasterPoint, end: RasterPoint)? {
        var x1: Int32 = 0
        var y1: Int32 = 0
        var x2: Int32 = 0
        var y2: Int32 = 0
        guard TessPageIteratorBaseline(page, RIL_TEXTLINE, &x1, &y1, &x2, &y2) != 0 else { return nil }
        let ends = [
            RasterPoint(x: Double(x1), y: Double(y1)), RasterPoint(x: Double(x2), y: Double(y2)),
        ].map(frame.toReading).sorted { $0.x < $1.x }
        return ends[0].x < ends[1].x ? (ends[0], ends[1]) : nil
    }

    private func text(_ iterator: OpaquePointer?, _ level: TessPageIteratorLevel) -> String {
        guard let pointer = TessResultIteratorGetUTF8Text(iterator, level) else { return "" }
        defer { TessDeleteText(pointer) }
        return String(cString: pointer)
    }

    private func wordLanguage(_ iterator: OpaquePointer?) -> String? {
        guard let name = TessResultIteratorWordRecognitionLanguage(iterator) else { return languages.first }
        return TesseractLanguage.bcp47(of: String(cString: name)) ?? languages.first
    }

    /// Text without control characters and direction marks.
    private static func printable(_ text: String) -> String {
        let kept = text.unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: false
            // Joiners make Arabic and Indic words and emoji what they are.
            case _ where scalar == "\u{200C}" || scalar == "\u{200D}": true
            default: true
            }
        }
        return String(String.UnicodeScalarView(kept))
    }

    /// The engine's per cent as 0…1.
    private static func unit(_ percent: Float) -> Double { min(max(Double(percent) / 100, 0), 1) }
}

/// Finds where the engine puts spaces between the words of a line.
struct SeparatorScanner {
    private var rest: Substring

    init(text: String) { rest = Substring(text) }

    /// Whether a space follows the word in the line's text; words are asked for in order.
    mutating func isFollowedBySpace(_ word: String) -> Bool {
        guard let range = rest.firstRange(of: word) else { return true }
        rest = rest[range.upperBound...]
        return rest.first?.isWhitespace ?? true
    }
}
