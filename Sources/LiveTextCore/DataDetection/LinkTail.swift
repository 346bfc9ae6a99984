// SPDX-License-Identifier: Apache-2.0

/// Finds where a link's path, query and fragment end: before punctuation that belongs to the sentence, before a
/// bracket or quotation mark that was opened outside.
struct LinkTail {
    private let text: ScannedText
    /// The quotation mark before the link, which ends it.
    private let quote: UInt8?
    private var position: Int
    private var openBrackets: [UInt8] = []
    private var isInQuotes = false
    private var previousIsWordCharacter = false

    /// After the last character that may end a link.
    private(set) var end: Int

    /// Reads on from the character after the host, which is `/`, `?` or `#`.
    init(in text: ScannedText, from start: Int, quote: UInt8?) {
        self.text = text
        self.quote = quote
        position = start
        end = start
        while position < text.count, readCharacter() {}
    }

    private mutating func readCharacter() -> Bool {
        let byte = text.bytes[position]
        guard byte < 0x80 else { return readNonASCII() }
        switch Unicode.Scalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9":
            previousIsWordCharacter = true
            accept(upTo: position + 1)
            return true
        case "/", "-", "_", "~", "%", "=", "&", "+", "$", "@", "#":
            accept(upTo: position + 1)
        case "'":
            guard byte != quote else { return false }
            // A second one closes what the first one opened; alone it may belong to the sentence.
            if isInQuotes { accept(upTo: position + 1) } else { position += 1 }
            isInQuotes.toggle()
        case ",", ";", "|":
            guard !text.hasPrefix("http", at: position + 1) else { return false }
            position += 1
        case ".", ":", "!", "?", "*", "^":
            position += 1
        case "(", "[", "{":
            openBrackets.append(byte)
            position += 1
        case ")", "]", "}":
            guard openBrackets.popLast() == Self.opening(of: byte) else { return false }
            accept(upTo: position + 1)
        default:
            return false
        }
        previousIsWordCharacter = false
        return true
    }

    private mutating func readNonASCII() -> Bool {
        let (scalar, next) = text.scalar(at: position)
        if scalar.isJoiner || scalar == "\u{2019}" || scalar == "\u{2010}" || scalar == "\u{2013}" || scalar == "·" {
            position = next
            previousIsWordCharacter = false
            return true
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
            guard !(previousIsWordCharacter && scalar.isWrittenWithoutSpaces) else { return false }
            accept(upTo: next)
            return true
        case .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol:
            guard !scalar.properties.isEmojiPresentation, !scalar.isFullWidthSign else { return false }
            accept(upTo: next)
            previousIsWordCharacter = false
            return true
        default:
            return false
        }
    }

    private mutating func accept(upTo next: Int) {
        position = next
        end = next
    }

    private static func opening(of closing: UInt8) -> UInt8 {
        switch Unicode.Scalar(closing) {
        case ")": .ascii("(")
        case "]": .ascii("[")
        default: .ascii("{")
        }
    }
}
