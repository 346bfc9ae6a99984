@testable import LiveTextCore
import Testing
@Test func debugNarrow() {
        var page = SyntheticPage()
        let text = Prose.harbour + " " + Prose.parser
        page.paragraph(text, x: 100, y: 100, width: 260, align: .justified)
        page.paragraph(Prose.lighthouse + " " + Prose.museum, x: 384, y: 100, width: 260, align: .justified)
    dump(page.read(by: .rows))
    var p2 = SyntheticPage()
        let entries = ["Wi-Fi", "Bluetooth", "Network", "Appearance", "Notifications", "Sound", "Power", "Displays"]
        p2.lines(entries, x: 40, y: 100, leading: 1.9)
        p2.line("Appearance", x: 300, y: 96, size: 30)
        p2.paragraph(Prose.harbour, x: 300, y: 150, width: 500)
    dump(p2.read(by: .words))
}
func dump(_ lines: [TextLine]) {
    for g in FrameGrouping.groups(lines) {
        let l = FrameLayout(frame: g.frame, lines: g.lines.map { ($0, lines[$0]) }) { _ in false }
        func t(_ p: Piece) -> String { l.words[p.words].map { lines[$0.line].words[$0.index].text }.joined(separator: " ") }
        for s in l.strips {
            let near = Set(s.rows.map(\.near)).sorted(), far = Set(s.rows.map(\.far)).sorted()
            let a = ProseEvidence(near.map { ColumnRow(l.pieces[$0], words: l.words) }).odds, b = ProseEvidence(far.map { ColumnRow(l.pieces[$0], words: l.words) }).odds
            print("STRIP \(Int(s.start))-\(Int(s.end)) y \(Int(s.top))-\(Int(s.bottom)) rows \(s.rows.count) aligned \(s.alignedRows.count) locked \(s.isLocked) near \(near.count) far \(far.count) odds \(a) \(b) \(s.role) | \(t(l.pieces[s.rows[0].near]).suffix(30)) || \(t(l.pieces[s.rows[0].far]).prefix(30))", s.rows.map { Int(100*$0.offset) })
        }
        print("GUTTERS", l.gutters.boxes, l.gutters.reaches)
    }
}
