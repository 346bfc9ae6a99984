// SPDX-License-Identifier: Apache-2.0

internal import LiveTextCore

/// An analysis made ready for pointing at: its text indexed, its items with how they are shown.
struct OverlayContent {
    private(set) var analysis: ImageAnalysis
    let text: SelectableText
    let items: [InteractiveItem]
    let quickActions: QuickActions

    init(_ analysis: ImageAnalysis) {
        self.analysis = analysis
        text = SelectableText(analysis)
        var items: [InteractiveItem] = []
        for item in analysis.dataItems {
            items.append(InteractiveItem(id: items.count, source: .data(item)))
        }
        for code in analysis.codes {
            items.append(InteractiveItem(id: items.count, source: .code(code)))
        }
        self.items = items
        quickActions = QuickActions(analysis)
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

    init(id: Int, source: Source) {
        self.id = id
        self.source = source
        switch source {
        case .data(let item): presentation = ItemPresentation(item.value)
        case .code(let code): presentation = ItemPresentation(code)
        }
    }

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
