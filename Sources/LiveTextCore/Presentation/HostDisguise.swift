// SPDX-License-Identifier: Apache-2.0

/// Host names written with characters that are taken for others, by browsers or by people.
enum HostDisguise {
    /// A host with the plain letters, digits, hyphens and dots that browsers read in place of other forms of them
    /// (UTS 46, by the compatibility decompositions of Unicode), as full-width or mathematical letters; `nil` when it
    /// has none of them.
    static func plainText(of host: String) -> String? {
        var result = ""
        var isChanged = false
        for scalar in host.unicodeScalars {
            if let plain = plainForm(of: scalar) {
                result += plain
                isChanged = true
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return isChanged ? result : nil
    }

    private static func plainForm(of scalar: Unicode.Scalar) -> String? {
        guard !scalar.isASCII else { return nil }
        /// The letter or digit that is so many places after the first of a block that repeats it.
        func character(_ first: Unicode.Scalar, _ offset: UInt32, of count: UInt32) -> String? {
            Unicode.Scalar(first.value + offset % count).map { String(Character($0)) }
        }
        let value = scalar.value
        switch value {
        case 0xFF01...0xFF5E:
            guard let plain = Unicode.Scalar(value - 0xFEE0),
                plain == "-" || plain == "." || UInt8(plain.value).isASCIIAlphanumeric
            else { return nil }
            return plain.properties.lowercaseMapping
        case 0x3002, 0xFF61, 0x2024, 0xFE52: return "."
        case 0xFE63: return "-"
        case 0x1D400...0x1D6A3: return character("a", value - 0x1D400, of: 26)
        case 0x1D7CE...0x1D7FF: return character("0", value - 0x1D7CE, of: 10)
        case 0x24B6...0x24E9: return character("a", value - 0x24B6, of: 26)
        case 0x1F130...0x1F149: return character("a", value - 0x1F130, of: 26)
        case 0x2460...0x2468: return character("1", value - 0x2460, of: 9)
        case 0x2070, 0x24EA: return "0"
        case 0x2074...0x2079: return character("4", value - 0x2074, of: 6)
        case 0x2080...0x2089: return character("0", value - 0x2080, of: 10)
        case 0x1FBF0...0x1FBF9: return character("0", value - 0x1FBF0, of: 10)
        default: return otherForms[scalar]
        }
    }

    /// Forms outside the blocks that repeat the alphabet, each followed by what it is read as.
    private static let otherForms: [Unicode.Scalar: String] = {
        var result: [Unicode.Scalar: String] = [:]
        for form in formList.split(separator: " ") {
            if let scalar = form.unicodeScalars.first { result[scalar] = String(form.unicodeScalars.dropFirst()) }
        }
        return result
    }()

    private static let formList = """
        ªa ²2 ³3 ¹1 ºo Ĳij ĳij ſs Ǉlj ǈlj ǉlj Ǌnj ǋnj ǌnj Ǳdz ǲdz ǳdz ʰh ʲj ʳr ʷw ʸy ˡl ˢs ˣx ᴬa ᴮb \
        ᴰd ᴱe ᴳg ᴴh ᴵi ᴶj ᴷk ᴸl ᴹm ᴺn ᴼo ᴾp ᴿr ᵀt ᵁu ᵂw ᵃa ᵇb ᵈd ᵉe ᵍg ᵏk ᵐm ᵒo ᵖp ᵗt ᵘu ᵛv ᵢi ᵣr ᵤu \
        ᵥv ᶜc ᶠf ᶻz ⁱi ⁿn ₐa ₑe ₒo ₓx ₕh ₖk ₗl ₘm ₙn ₚp ₛs ₜt ℂc ℊg ℋh ℌh ℍh ℎh ℐi ℑi ℒl ℓl ℕn №no \
        ℙp ℚq ℛr ℜr ℝr ℠sm ℡tel ™tm ℤz ℨz Kk ℬb ℭc ℯe ℰe ℱf ℳm ℴo ℹi ℻fax ⅅd ⅆd ⅇe ⅈi ⅉj Ⅰi Ⅱii Ⅲiii \
        Ⅳiv Ⅴv Ⅵvi Ⅶvii Ⅷviii Ⅸix Ⅹx Ⅺxi Ⅻxii Ⅼl Ⅽc Ⅾd Ⅿm ⅰi ⅱii ⅲiii ⅳiv ⅴv ⅵvi ⅶvii ⅷviii ⅸix ⅹx \
        ⅺxi ⅻxii ⅼl ⅽc ⅾd ⅿm ⑩10 ⓪0 ⱼj ⱽv ꟲc ꟳf ꟴq ﬀff ﬁfi ﬂfl ﬃffi ﬄffl ﬅst ﬆst 𐞥q
        """

    // MARK: - Letters that look like others

    /// Whether a label has letters of Latin script, or digits, that look like others.
    ///
    /// The letters are those that Unicode's list of confusables (UTS 39) gives the skeleton of a plain letter, and all
    /// of phonetic notation and of medieval and linguistic writing, which no name needs.
    static func isLatinLookalike(_ label: Substring, below topLevel: String) -> Bool {
        let scalars = Array(label.unicodeScalars)
        let isTurkic =
            turkicDomains.contains(topLevel) || scalars.contains { $0 == "ğ" || $0 == "ş" || $0 == "ç" || $0 == "ə" }
        let hasLatin = scalars.contains { LetterScript($0) == .latin }
        for (index, scalar) in scalars.enumerated() where !scalar.isASCII {
            if scalar == "ı" {
                if !isTurkic { return true }
                continue
            }
            if isLookalike(scalar) || isSquaredOrLetterlike(scalar) { return true }
            if hasLatin, scalar.properties.generalCategory == .decimalNumber { return true }
            // A dot over a letter that has one, and strokes through letters.
            if index > 0, scalar.value == 0x307, "ijı".unicodeScalars.contains(scalars[index - 1]) { return true }
            if (0x335...0x338).contains(scalar.value) { return true }
        }
        return false
    }

    /// Top-level domains of languages that write ı.
    private static let turkicDomains: Set<String> = ["tr", "az", "cy"]

    private static func isLookalike(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x250...0x2AF: !livingLetters.contains(scalar)
        case 0x2B0...0x2FF, 0x1D00...0x1DBF, 0x2C60...0x2C7F, 0xA720...0xA7FF, 0xAB30...0xAB6F: true
        default: latinLookalikes.contains(scalar)
        }
    }

    /// Letters of the phonetic alphabet that languages of today are written with, as Hausa, Ewe and Azerbaijani.
    private static let livingLetters = Set("əɓɔɖɗɛɣɲʒ".unicodeScalars)

    private static let latinLookalikes = Set("ȷĸŉſƅƍƒƞƨƪƻƽƾƿǀǁǂǃȝȣɂẝỿↄ".unicodeScalars)

    /// Signs made of letters and digits, most of which browsers read as those.
    private static func isSquaredOrLetterlike(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2100...0x214F, 0x2460...0x24FF, 0x3200...0x33FF, 0x1F100...0x1F1E5, 0x1F200...0x1F2FF: true
        default: false
        }
    }
}
