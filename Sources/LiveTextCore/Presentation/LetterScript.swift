// SPDX-License-Identifier: Apache-2.0

/// The script a letter belongs to, as far as it matters for telling look-alike host names.
enum LetterScript: Hashable {
    case latin
    case greek
    case cyrillic
    case armenian
    case cherokee
    case han
    case kana
    case bopomofo
    case hangul
    /// Any other, told apart by the high bits of its code points, or of the first of its block where that is larger.
    case other(UInt32)

    /// The script of a letter; `nil` for digits, marks and signs, which go with every script.
    init?(_ scalar: Unicode.Scalar) {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter: break
        default: return nil
        }
        switch scalar.value {
        case 0x41...0x2AF, 0x1D00...0x1DBF, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF, 0xAB30...0xAB6F,
            0xFF21...0xFF5A:
            self = .latin
        case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
        case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: self = .cyrillic
        case 0x531...0x58F: self = .armenian
        case 0x13A0...0x13FF, 0xAB70...0xABBF: self = .cherokee
        case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .han
        case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .kana
        case 0x3100...0x312F, 0x31A0...0x31BF: self = .bopomofo
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: self = .hangul
        case 0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: self = Self.larger(0x600)
        case 0xF00...0xFFF: self = Self.larger(0xF00)
        case 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F: self = Self.larger(0x1000)
        case 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F: self = Self.larger(0x10A0)
        case 0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F: self = Self.larger(0x1200)
        case 0x1400...0x167F, 0x18B0...0x18FF: self = Self.larger(0x1400)
        case 0x1800...0x18AF: self = Self.larger(0x1800)
        default: self = .other(scalar.value >> 7)
        }
    }

    /// A script whose letters lie in more than one block or across a bound of blocks: Arabic, Tibetan, Myanmar,
    /// Georgian, Ethiopic, Canadian syllabics, Mongolian.
    ///
    /// - Parameter first: where its first block begins.
    private static func larger(_ first: UInt32) -> LetterScript { .other(first) }

    /// Whether letters of these scripts stand in one word by custom: one script, or those of Chinese, Japanese and
    /// Korean with Latin (UTS 39, "highly restrictive").
    static func areWrittenTogether(_ scripts: Set<LetterScript>) -> Bool {
        scripts.count <= 1 || scripts.isSubset(of: [.latin, .han, .kana])
            || scripts.isSubset(of: [.latin, .han, .bopomofo]) || scripts.isSubset(of: [.latin, .han, .hangul])
    }

    /// Letters of other scripts that look like Latin small letters.
    static let latinLookalikes: Set<Unicode.Scalar> = Set(
        ("аԁеһіјӏорԛѕԝхуъьүгѵѡсԍԃҽոսցհօագզռքοανυκρτιγσϳѐёїбꙇɩꮯꭰꮪꮃꮋꮩꮢꮑꭵꮷꭱꭲꭹꭺꭻꭼꮇꮍꮐꮒꮓꮞꮟꮤꮥꮦꮪꮮꮶꮷᏻᏼⲅⲟⲣⲥყჿ"
            + "ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ𐐬𐐽𐑈").unicodeScalars)
}
