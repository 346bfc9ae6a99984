// SPDX-License-Identifier: Apache-2.0

/// A line of recognised text with spaces taken out that recognition often puts into addresses: `https:// www.`,
/// `user @ host`, `example .com`.
///
/// What is found in it counts only where it spans such a place and its domain is registered.
struct MendedText {
    /// The text without those spaces.
    let text: ScannedText
    /// Where each byte of `text` stands in the line; one more for the end.
    private let offsets: [Int]
    /// Where in `text` spaces were taken out.
    private let seams: [Int]

    /// Mends a line; `nil` when it has no such place.
    init?(_ line: ScannedText) {
        let gaps = Self.gaps(in: line)
        guard !gaps.isEmpty else { return nil }
        var bytes: [UInt8] = []
        var offsets: [Int] = []
        var seams: [Int] = []
        var position = 0
        for gap in gaps {
            bytes += line.bytes[position..<gap.lowerBound]
            offsets += position..<gap.lowerBound
            seams.append(bytes.count)
            position = gap.upperBound
        }
        bytes += line.bytes[position...]
        offsets += position...line.count
        text = ScannedText(wellFormed: bytes)
        self.offsets = offsets
        self.seams = seams
    }

    /// The range in the line for a range in `text` that spans a mended place; `nil` for any other.
    func range(inLine range: Range<Int>) -> Range<Int>? {
        let seam = seams.partitionPoint { $0 > range.lowerBound }
        guard seam < seams.count, seams[seam] < range.upperBound else { return nil }
        return offsets[range.lowerBound]..<offsets[range.upperBound - 1] + 1
    }

    // MARK: Where spaces are taken out

    private static func gaps(in line: ScannedText) -> [Range<Int>] {
        var gaps: [Range<Int>] = []
        var position = 0
        while let space = line.bytes[position...].firstIndex(of: .ascii(" ")) {
            var end = space + 1
            while line.byte(at: end) == .ascii(" ") { end += 1 }
            position = end
            if end - space <= 2, isSlip(line, before: space, after: end) { gaps.append(space..<end) }
        }
        return gaps
    }

    private static func isSlip(_ line: ScannedText, before space: Int, after end: Int) -> Bool {
        isWithinScheme(line, before: space, after: end) || isBesideAt(line, before: space, after: end)
            || isWithinHost(line, before: space, after: end)
    }

    /// `https ://`, `https: //`, `https:/ /`, `https:// `.
    private static func isWithinScheme(_ line: ScannedText, before space: Int, after end: Int) -> Bool {
        let schemes: [StaticString] = ["https", "http"]
        let parts: [(StaticString, StaticString)] = [("", "://"), (":", "//"), (":/", "/"), ("://", "")]
        return parts.contains { before, after in
            line.hasSuffix(before, before: space) && line.hasPrefix(after, at: end)
                && schemes.contains { line.hasSuffix($0, before: space - before.utf8CodeUnitCount) }
        }
    }

    /// `www. example`, `www .example`, `example .com`, `example. com`.
    private static func isWithinHost(_ line: ScannedText, before space: Int, after end: Int) -> Bool {
        if line.hasSuffix("www", before: space), line.byte(at: end) == .ascii(".") { return true }
        if line.hasSuffix("www.", before: space), line.startsLabel(at: end) { return true }
        guard
            line.byte(at: space - 1).isASCIIAlphanumeric && line.byte(at: end) == .ascii(".")
                || line.byte(at: space - 1) == .ascii(".") && line.byte(at: space - 2).isASCIIAlphanumeric
        else { return false }
        let label = line.byte(at: end) == .ascii(".") ? end + 1 : end
        let domains: [StaticString] = ["com", "org", "net"]
        return domains.contains { line.hasPrefix($0, at: label) && !line.startsLabel(at: label + 3) }
            && !line.bytes[label..<label + 3].contains(where: \.isASCIIUppercase)
    }

    /// `info @ example.org`: beside an `@`, when what stands before it is a mailbox's name rather than a word.
    private static func isBesideAt(_ line: ScannedText, before space: Int, after end: Int) -> Bool {
        let at = line.byte(at: end) == .ascii("@") ? end : space - 1
        guard line.byte(at: at) == .ascii("@") else { return false }
        var nameEnd = at
        while line.byte(at: nameEnd - 1) == .ascii(" ") { nameEnd -= 1 }
        var nameStart = nameEnd
        while nameStart > 0, nameEnd - nameStart < 64, isMailboxCharacter(line.bytes[nameStart - 1]) { nameStart -= 1 }
        let name = line.bytes[nameStart..<nameEnd]
        guard let first = name.first, let last = name.last, first.isASCIIAlphanumeric, last.isASCIIAlphanumeric else {
            return false
        }
        return name.contains { !$0.isASCIILetter }
            || mailboxNames.contains(line.string(nameStart..<nameEnd).lowercased())
            || followsMailLabel(line, at: nameStart)
    }

    private static func isMailboxCharacter(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte == .ascii(".") || byte == .ascii("_") || byte == .ascii("-")
    }

    private static func followsMailLabel(_ line: ScannedText, at start: Int) -> Bool {
        var position = start
        while position > 0, [.ascii(" "), .ascii(":"), .ascii(".")].contains(line.bytes[position - 1]) { position -= 1 }
        return line.hasSuffix("mail", before: position)
    }

    /// Names of mailboxes that are no names of people, in lower case.
    private static let mailboxNames: Set<String> = [
        "admin", "billing", "booking", "bookings", "bureau", "careers", "contact", "contacto", "datenschutz",
        "enquiries",
        "hello", "help", "hola", "info", "jobs", "kontakt", "mail", "marketing", "office", "orders", "post", "praxis",
        "presse", "press", "privacy", "reservations", "sales", "service", "shop", "support", "team", "webmaster",
    ]
}
