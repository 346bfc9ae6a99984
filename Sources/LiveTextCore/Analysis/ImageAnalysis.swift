// SPDX-License-Identifier: Apache-2.0

/// What was found in a picture: immutable, of value type, the same for the overlay, the command line and a file.
public struct ImageAnalysis: Sendable, Equatable, Identifiable {
    /// Names an analysis; its revisions share the name.
    public struct ID: Hashable, Sendable, Codable {
        private let rawValue: UInt64

        /// A name unlike any other, in this process or the next.
        public init() { rawValue = .random(in: .min ... .max) }
    }

    /// Names the analysis; partial results of one run share it.
    public let id: ID
    /// Counts partial results of one run up; setting a higher revision in an overlay is an update, not a new analysis.
    public let revision: Int
    /// The picture it belongs to; `nil` when it was read back from a file.
    public let imageIdentity: ImageIdentity?
    /// The displayed picture's size in pixels.
    public let imageSize: ImageSize
    /// The text in reading order.
    public let blocks: [TextBlock]
    /// What a person acts on in the text, in reading order.
    public let dataItems: [DataItem]
    /// The codes, top to bottom.
    public let codes: [MachineReadableCode]
    /// Where it came from.
    public let provenance: AnalysisProvenance
    /// The whole text in reading order: a newline between lines, none at the end.
    public let transcript: String

    /// Makes an analysis.
    public init(
        id: ID = ID(), revision: Int = 0, imageIdentity: ImageIdentity? = nil, imageSize: ImageSize,
        blocks: [TextBlock] = [], dataItems: [DataItem] = [], codes: [MachineReadableCode] = [],
        provenance: AnalysisProvenance = AnalysisProvenance()
    ) {
        self.id = id
        self.revision = revision
        self.imageIdentity = imageIdentity
        self.imageSize = imageSize
        self.blocks = blocks
        self.dataItems = dataItems
        self.codes = codes
        self.provenance = provenance
        transcript = blocks.lazy.flatMap(\.lines).map(\.text).joined(separator: "\n")
    }

    /// All lines in reading order.
    public var lines: [TextLine] { blocks.flatMap(\.lines) }

    /// Whether anything of these kinds was found.
    public func hasResults(for types: AnalysisTypes) -> Bool {
        (types.contains(.text) && !transcript.isEmpty) || (types.contains(.machineReadableCode) && !codes.isEmpty)
    }
}

/// Where an analysis came from; part of every cache key.
public struct AnalysisProvenance: Hashable, Sendable, Codable {
    /// The engine's name, as `tesseract`.
    public let engine: String
    /// The engine's version.
    public let engineVersion: String
    /// BCP-47 languages the text was read with, most important first.
    public let languages: [String]

    /// Makes a provenance.
    public init(engine: String = "", engineVersion: String = "", languages: [String] = []) {
        self.engine = engine
        self.engineVersion = engineVersion
        self.languages = languages
    }
}

extension ImageAnalysis: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, revision, imageSize, blocks, dataItems, codes, provenance
    }

    /// Reads an analysis; it belongs to no known picture.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try values.decode(ID.self, forKey: .id), revision: try values.decode(Int.self, forKey: .revision),
            imageSize: try values.decode(ImageSize.self, forKey: .imageSize),
            blocks: try values.decode([TextBlock].self, forKey: .blocks),
            dataItems: try values.decode([DataItem].self, forKey: .dataItems),
            codes: try values.decode([MachineReadableCode].self, forKey: .codes),
            provenance: try values.decode(AnalysisProvenance.self, forKey: .provenance))
    }

    /// Writes all but the picture's identity, which means nothing outside the process.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(id, forKey: .id)
        try values.encode(revision, forKey: .revision)
        try values.encode(imageSize, forKey: .imageSize)
        try values.encode(blocks, forKey: .blocks)
        try values.encode(dataItems, forKey: .dataItems)
        try values.encode(codes, forKey: .codes)
        try values.encode(provenance, forKey: .provenance)
    }
}
