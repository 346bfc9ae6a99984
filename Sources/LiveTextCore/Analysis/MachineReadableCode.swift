// SPDX-License-Identifier: Apache-2.0

/// A kind of machine-readable code; raw values are the names used on the command line and in JSON.
public enum Symbology: String, Sendable, Codable, CaseIterable {
    /// QR code (ISO/IEC 18004).
    case qr
    /// Micro QR code (ISO/IEC 18004).
    case microQR
    /// EAN-13 (ISO/IEC 15420); ISBN and ISSN are printed as EAN-13.
    case ean13
    /// EAN-8 (ISO/IEC 15420).
    case ean8
    /// UPC-A (ISO/IEC 15420).
    case upcA
    /// UPC-E (ISO/IEC 15420).
    case upcE
    /// Code 128 (ISO/IEC 15417).
    case code128
    /// Code 93 (ANSI/AIM BC5).
    case code93
    /// Code 39 (ISO/IEC 16388).
    case code39
    /// Codabar (ANSI/AIM BC3).
    case codabar
    /// Interleaved 2 of 5 (ISO/IEC 16390).
    case itf
    /// GS1 DataBar (ISO/IEC 24724).
    case dataBar
    /// GS1 DataBar Expanded (ISO/IEC 24724).
    case dataBarExpanded
    /// Data Matrix (ISO/IEC 16022).
    case dataMatrix
    /// Aztec Code (ISO/IEC 24778).
    case aztec
    /// PDF417 (ISO/IEC 15438).
    case pdf417
    /// Rectangular Micro QR code (ISO/IEC 23941).
    case rectangularMicroQR = "rmQR"
    /// MaxiCode (ISO/IEC 16023).
    case maxiCode
    /// GS1 DataBar Limited (ISO/IEC 24724).
    case dataBarLimited
    /// SQ Code, as ZBar reads it.
    case sqCode
}

/// A code found in a picture.
public struct MachineReadableCode: Hashable, Sendable, Codable {
    /// Its kind.
    public let symbology: Symbology
    /// The payload's bytes as printed, before any guess at their character set.
    public let bytes: [UInt8]
    /// The payload as text.
    public let text: String
    /// The code's corners in image pixels; for a linear code the area its bars were read in.
    public let quad: ImageQuad
    /// Which part of a message it is; `nil` when it holds the whole.
    public let structuredAppend: StructuredAppendPart?

    /// Makes a code.
    public init(
        symbology: Symbology, bytes: [UInt8], text: String, quad: ImageQuad,
        structuredAppend: StructuredAppendPart? = nil
    ) {
        self.symbology = symbology
        self.bytes = bytes
        self.text = text
        self.quad = quad
        self.structuredAppend = structuredAppend
    }
}
