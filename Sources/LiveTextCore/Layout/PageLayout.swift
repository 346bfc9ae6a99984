// SPDX-License-Identifier: Apache-2.0

/// Lays out a page: each group of lines turned alike in its frame, then all blocks together.
struct PageLayout {
    private(set) var blocks: [TextBlock] = []
    private(set) var sources: [SourceLine] = []

    private struct Block {
        let group: Int
        let units: [Int]
        /// The place in the main frame.
        let box: LayoutBox
    }

    init(_ lines: [SourceLine]) {
        let groups = FrameGrouping.groups(lines.map(\.line))
        guard let main = groups.first else { return }
        let layouts = groups.map { group in
            FrameLayout(frame: group.frame, lines: group.lines.map { ($0, lines[$0].line) }) { lines[$0].isFixed }
        }
        var all: [Block] = []
        for (index, layout) in layouts.enumerated() {
            for chain in layout.chains {
                all.append(
                    Block(group: index, units: chain, box: Self.box(chain, of: layout, in: index == 0 ? nil : main.frame)))
            }
        }
        let order = ReadingOrder(boxes: all.map(\.box), gutters: layouts[0].gutters, height: layouts[0].typicalHeight).order()
        for index in order {
            let block = all[index]
            let layout = layouts[block.group]
            let assembly = LineAssembly(layout: layout, lines: lines)
            let result = block.units.flatMap { assembly.lines(of: $0) }
            sources += result
            blocks.append(TextBlock(lines: result.map(\.line)))
        }
    }

    private static func box(_ chain: [Int], of layout: FrameLayout, in frame: LayoutFrame?) -> LayoutBox {
        var box = LayoutBox.none
        for index in chain {
            let unit = layout.units[index]
            box.formUnion(
                LayoutBox(
                    start: unit.start, end: unit.end, top: unit.middle - 0.35 * unit.height,
                    bottom: unit.middle + 0.35 * unit.height))
        }
        return box
    }
}

/// Makes lines of a frame's units.
struct LineAssembly {
    let layout: FrameLayout
    let lines: [SourceLine]

    func lines(of index: Int) -> [SourceLine] {
        let unit = layout.units[index]
        var words: [LayoutWord] = []
        for piece in unit.pieces { words += layout.words[layout.pieces[piece].words] }
        var runs: [(line: Int, words: [LayoutWord])] = []
        for word in words {
            if let run = runs.firstIndex(where: { $0.line == word.line }) {
                runs[run].words.append(word)
            } else {
                runs.append((word.line, [word]))
            }
        }
        for run in runs.indices { runs[run].words.sort { $0.index < $1.index } }
        var references: [WordReference] = []
        var result: [TextWord] = []
        var previous: LayoutWord?
        for run in runs {
            for word in run.words {
                references.append(lines[word.line].references[word.index])
                result.append(lines[word.line].line.words[word.index])
                previous = word
            }
        }
        _ = previous
        let parts = runs.map { LineComposer.Part(line: lines[$0.line].line, words: $0.words.map(\.index)) }
        let line = LineComposer.compose(
            parts, id: LineComposer.identifier(references[0]), words: result, continuesParagraph: false)
        return [SourceLine(line: line, references: references)]
    }
}
