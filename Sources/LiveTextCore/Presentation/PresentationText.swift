// SPDX-License-Identifier: Apache-2.0

/// A text for people, still to be translated: an English key with `%1$@` placeholders, and what goes into them.
public struct PresentationText: Hashable, Sendable, Codable {
    /// The English text; the key into the translations.
    public let key: String
    /// What replaces `%1$@`, `%2$@`…; never translated.
    public let arguments: [String]

    /// Makes a text. The key is one plain literal, so that it can be extracted for translators.
    public init(_ key: String, _ arguments: String...) {
        self.key = key
        self.arguments = arguments
    }

    /// The text in the language of the given translations.
    ///
    /// - Parameters:
    ///   - translate: gives the translation of a key, or the key.
    ///   - isolatingArguments: whether each argument keeps its own direction (in FSI and PDI), as a right-to-left
    ///     language needs for numbers and addresses.
    public func string(
        isolatingArguments: Bool = false, translate: (_ key: String) -> String = { $0 }
    ) -> String {
        var result = ""
        var rest = translate(key)[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...]
            guard let end = rest.firstIndex(of: "@"),
                let number = Int(rest[rest.index(after: percent)..<end].prefix { $0 != "$" }),
                rest[..<end].hasSuffix("$"), arguments.indices.contains(number - 1)
            else {
                result.append("%")
                rest = rest.dropFirst()
                continue
            }
            result += isolatingArguments ? "\u{2068}\(arguments[number - 1])\u{2069}" : arguments[number - 1]
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
