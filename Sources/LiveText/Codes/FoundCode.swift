// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// A code as a reader found it in one pass, with its place in displayed pixels.
struct FoundCode {
    let symbology: Symbology
    /// The payload as printed.
    let bytes: [UInt8]
    /// The payload as text.
    let text: String
    let quad: ImageQuad
    /// How many scan lines, of one reader or of several passes, agreed on it; 1 for a matrix code, which corrects its
    /// errors itself.
    var scanCount: Int
    /// Whether the code itself names its character set, so that the text is no guess.
    var namesCharacterSet = false
    var part: StructuredAppendPart?

    var code: MachineReadableCode {
        MachineReadableCode(symbology: symbology, bytes: bytes, text: text, quad: quad, structuredAppend: part)
    }
}

extension Symbology {
    /// Whether it is of bars that a single line meets all of.
    var isLinear: Bool {
        switch self {
        case .ean13, .ean8, .upcA, .upcE, .code128, .code93, .code39, .codabar, .itf, .dataBar, .dataBarExpanded,
            .dataBarLimited:
            true
        case .qr, .microQR, .rectangularMicroQR, .dataMatrix, .aztec, .pdf417, .maxiCode, .sqCode: false
        }
    }
}
