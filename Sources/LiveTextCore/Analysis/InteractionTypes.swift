// SPDX-License-Identifier: Apache-2.0

/// What a person can do with an analysed picture.
public struct InteractionTypes: OptionSet, Sendable, Hashable {
    /// VisionKit's bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Whatever suits the picture; other members beside it are ignored.
    public static let automatic = InteractionTypes(rawValue: 1 << 0)
    /// Selecting and copying text.
    public static let textSelection = InteractionTypes(rawValue: 1 << 1)
    /// Acting on links, numbers, addresses and codes.
    public static let dataDetectors = InteractionTypes(rawValue: 1 << 2)
    /// The same as `automatic` here, where no subjects are lifted out of pictures.
    public static let automaticTextOnly = InteractionTypes(rawValue: 1 << 5)
}

/// When data items act on hover and click under the automatic interaction types.
public enum DataDetectorActivation: String, Sendable, Codable, CaseIterable {
    /// Always.
    case always
    /// Only while the Live Text button is on.
    case whenHighlighted
}

extension InteractionTypes {
    /// The concrete types in force: never `automatic`, empty without results.
    public static func active(
        preferred: InteractionTypes, analysis: ImageAnalysis?, isHighlighted: Bool,
        dataDetectorsActivate: DataDetectorActivation
    ) -> InteractionTypes {
        guard let analysis else { return [] }
        let hasText = analysis.hasResults(for: .text)
        let hasData = !analysis.dataItems.isEmpty || !analysis.codes.isEmpty
        var types: InteractionTypes = []
        if !preferred.isDisjoint(with: [.automatic, .automaticTextOnly]) {
            if hasText { types.insert(.textSelection) }
            // A picture of codes alone has nothing to highlight first, so its codes are live at once.
            if hasText || hasData, isHighlighted || dataDetectorsActivate == .always || !hasText {
                types.insert(.dataDetectors)
            }
        } else {
            if preferred.contains(.textSelection), hasText { types.insert(.textSelection) }
            if preferred.contains(.dataDetectors), hasData { types.insert(.dataDetectors) }
        }
        return types
    }
}
