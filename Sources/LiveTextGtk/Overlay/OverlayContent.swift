// SPDX-License-Identifier: Apache-2.0

internal import LiveTextCore

/// An analysis made ready for pointing at: its text indexed, its items with how they are shown.
struct OverlayContent {
    private(set) var analysis: ImageAnalysis
    let text: SelectableText
    let items: [InteractiveItem]
    let quickActions: QuickActions

    init(_ analysis: ImageAnalysis, preferences: ActionPreferences) {
        self.analysis = analysis
        text = SelectableText(analysis)
        let outline = PictureOutline(analysis)
        var items: [InteractiveItem] = []
        for item in analysis.dataItems {
            let context = PresentationContext(
                preferences: preferences, surroundings: outline.surroundings(of: item))
            items.append(
                InteractiveItem(
                    id: items.count, source: .data(item),
                    presentation: ItemPresentation(item.value, context: context)))
        }
        let context = PresentationContext(preferences: preferences)
        for code in analysis.codes {
            items.append(
                InteractiveItem(
                    id: items.count, source: .code(code), presentation: ItemPresentation(code, context: context)))
        }
        self.items = items
        quickActions = QuickActions(
            items: items.filter { !$0.isCode }.map(\.presentation), codes: items.filter(\.isCode).map(\.presentation),
            transcript: analysis.transcript)
    }

    /// Takes over a revision that found nothing new.
    ///
    /// - Returns: whether it is one; otherwise the content must be made anew.
    mutating func adopt(_ revision: ImageAnalysis) -> Bool {
        guard revision.blocks == analysis.blocks, revision.dataItems == analysis.dataItems,
            revision.codes == analysis.codes
        else { return false }
        analysis = revision
        return true
    }

    /// Whether anything can be selected or acted on.
    var isEmpty: Bool { text.isEmpty && items.isEmpty }

    /// BCP 47 tag of the language that a selection begins in; the one language of the whole picture where lines have none.
    func language(of selection: TextSelection) -> String? {
        let languages = analysis.provenance.languages
        let common = languages.count == 1 ? languages.first : nil
        guard let line = selection.ranges.first.flatMap({ text.line(at: $0.lowerBound) }) else { return common }
        return analysis.lines[line].language ?? common
    }

    /// How the text of an item's last line runs.
    func direction(of item: InteractiveItem) -> TextDirection {
        guard case .data(let data) = item.source else { return .leftToRight }
        let cells = text.range(utf8Offsets: data.range)
        guard let line = text.line(at: max(cells.lowerBound, cells.upperBound - 1)) else { return .leftToRight }
        return analysis.lines[line].direction
    }

    func item(_ id: InteractiveItem.ID?) -> InteractiveItem? {
        guard let id, items.indices.contains(id) else { return nil }
        return items[id]
    }
}

/// A data item or a code, as the overlay treats both.
struct InteractiveItem: Identifiable, Equatable {
    enum Source: Equatable {
        case data(DataItem)
        case code(MachineReadableCode)
    }

    let id: Int
    let source: Source
    let presentation: ItemPresentation

    /// Its places in image pixels, in reading order.
    var quads: [ImageQuad] {
        switch source {
        case .data(let item): item.quads
        case .code(let code): [code.quad]
        }
    }

    var isCode: Bool {
        if case .code = source { true } else { false }
    }

    func contains(_ point: ImagePoint, margin: Double) -> Bool {
        quads.contains { $0.expanded(along: margin, across: margin).contains(point) }
    }
}
