// SPDX-License-Identifier: Apache-2.0

/// Lays out a page: each group of lines turned alike in its frame, then all blocks together.
struct PageLayout {
    private(set) var blocks: [TextBlock] = []
    private(set) var sources: [SourceLine] = []

    /// A unit of one of the frames.
    private struct Place {
        let group: Int
        let unit: Int
    }

    init(_ lines: [SourceLine]) {
        let groups = FrameGrouping.groups(lines.map(\.line))
        guard !groups.isEmpty else { return }
        let layouts = groups.map { group in
            FrameLayout(frame: group.frame, lines: group.lines.map { ($0, lines[$0].line) }) { lines[$0].isFixed }
        }
        let order = Self.order(layouts, lines: lines)
        let finders = layouts.indices.map { group in
            BlockFinder(layouts[group], order: order.filter { $0.group == group }.map(\.unit))
        }
        var blockOfUnit = finders.map(\.blockOfUnit)
        var last: BlockFinder.Ending?
        for place in order {
            // A block is read as a whole where its first line is.
            guard let index = blockOfUnit[place.group][place.unit] else { continue }
            let block = finders[place.group].blocks[index]
            for unit in block.units { blockOfUnit[place.group][unit] = nil }
            let writer = BlockWriter(layout: layouts[place.group], input: lines)
            let result = writer.write(block, continuesParagraph: block.continues(last, in: place.group))
            blocks.append(result.block)
            sources += result.sources
            last = block.ending(in: place.group)
        }
    }

    /// All units in reading order: everything by its place in the frame with the most text, and the lines of each
    /// other frame among themselves as that frame has it.
    private static func order(_ layouts: [FrameLayout], lines: [SourceLine]) -> [Place] {
        var chains: [(group: Int, units: [Int])] = []
        var boxes: [LayoutBox] = []
        for (group, layout) in layouts.enumerated() {
            let own = ReadingOrder(
                boxes: layout.chains.map { layout.box(of: $0) }, gutters: layout.gutters,
                height: layout.typicalHeight
            ).order()
            for chain in own.map({ layout.chains[$0] }) {
                chains.append((group, chain))
                boxes.append(
                    group == 0 ? layout.box(of: chain) : layout.box(of: chain, in: layouts[0].frame, lines: lines))
            }
        }
        guard layouts.count > 1 else {
            return chains.flatMap { chain in chain.units.map { Place(group: 0, unit: $0) } }
        }
        let slots = ReadingOrder(boxes: boxes, gutters: layouts[0].gutters, height: layouts[0].typicalHeight).order()
            .map { chains[$0].group }
        // Chains were listed in the order of their frames, so that the next of a frame is the next to take a slot of
        // it.
        var queues = layouts.indices.map { group in chains.filter { $0.group == group }.makeIterator() }
        return slots.flatMap { group in
            (queues[group].next()?.units ?? []).map { Place(group: group, unit: $0) }
        }
    }
}

extension FrameLayout {
    /// The box of units in the frame; lines are taken narrower than they are, so that those set close do not overlap.
    func box(of units: [Int]) -> LayoutBox {
        var box = LayoutBox.none
        for index in units {
            let unit = self.units[index]
            box.formUnion(
                LayoutBox(
                    start: unit.start, end: unit.end, top: unit.middle - Self.core * unit.height,
                    bottom: unit.middle + Self.core * unit.height))
        }
        return box
    }

    /// The box of units in another frame.
    func box(of units: [Int], in other: LayoutFrame, lines: [SourceLine]) -> LayoutBox {
        var box = LayoutBox.none
        for piece in units.flatMap({ self.units[$0].pieces }) {
            for word in words[pieces[piece].words] {
                box.formUnion(other.box(lines[word.line].line.words[word.index].quad))
            }
        }
        return box
    }
}
