// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// The codes of a picture gathered from several readers and passes: one for each code that is printed.
struct CodeMerging {
    private var found: [FoundCode] = []

    /// Scan lines that must agree on a linear code before it is believed, by how well it guards itself.
    private static func requiredScans(_ symbology: Symbology) -> Int {
        switch symbology {
        // No check digit, or a start that any stripes have: parts of other codes and of text pass for them.
        case .itf, .codabar, .dataBar, .dataBarLimited, .upcE: 3
        case .dataBarExpanded: 6
        case .code39, .code93, .ean8, .ean13, .upcA: 2
        // A check sign of 1 in 103 over start and stop patterns that nothing else has.
        case .code128: 1
        case .qr, .microQR, .rectangularMicroQR, .dataMatrix, .aztec, .pdf417, .maxiCode, .sqCode: 1
        }
    }

    /// Adds what a pass found. A code found before is confirmed; of two that differ at one place the one that more scan
    /// lines agree on stays.
    mutating func add(_ codes: [FoundCode]) {
        for code in codes { add(code) }
    }

    private mutating func add(_ code: FoundCode) {
        for index in found.indices where Self.isSamePlace(found[index], code) {
            let known = found[index]
            if Self.isSamePayload(known, code) {
                found[index] = Self.better(known, code)
                found[index].scanCount = known.scanCount + code.scanCount
                return
            }
            guard known.symbology.isLinear, code.symbology.isLinear else { continue }
            if known.scanCount < code.scanCount { found[index] = code }
            return
        }
        found.append(code)
    }

    /// Whether something believable was found.
    var isEmpty: Bool { !found.contains(where: Self.isBelievable) }

    /// The places of all that was found.
    var places: [ImageRect] { found.filter(Self.isBelievable).map(\.quad.bounds) }

    /// What is believed, from top to bottom.
    var codes: [MachineReadableCode] {
        found.filter(Self.isBelievable).map(\.code).sorted { left, right in
            (left.quad.bounds.minY, left.quad.bounds.minX) < (right.quad.bounds.minY, right.quad.bounds.minX)
        }
    }

    private static func isBelievable(_ code: FoundCode) -> Bool {
        !code.bytes.isEmpty && code.scanCount >= requiredScans(code.symbology)
    }

    /// Of two readings of one code the one whose text is no guess, else that of the larger place.
    private static func better(_ known: FoundCode, _ code: FoundCode) -> FoundCode {
        if known.namesCharacterSet != code.namesCharacterSet { return known.namesCharacterSet ? known : code }
        if (known.part != nil) != (code.part != nil) { return known.part != nil ? known : code }
        guard known.symbology.isLinear else { return known }
        return known.quad.length * known.quad.height < code.quad.length * code.quad.height ? code : known
    }

    private static func isSamePayload(_ left: FoundCode, _ right: FoundCode) -> Bool {
        if left.symbology == right.symbology { return left.bytes == right.bytes || left.text == right.text }
        // UPC-A is EAN-13 with a zero before it.
        let pair: Set<Symbology> = [left.symbology, right.symbology]
        guard pair == [.ean13, .upcA] else { return false }
        return left.text.drop { $0 == "0" } == right.text.drop { $0 == "0" }
    }

    /// Whether the middle of one lies in the other, or their areas overlap for the most part.
    private static func isSamePlace(_ left: FoundCode, _ right: FoundCode) -> Bool {
        left.quad.contains(right.quad.center) || right.quad.contains(left.quad.center)
    }
}
