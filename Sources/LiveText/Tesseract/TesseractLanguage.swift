// SPDX-License-Identifier: Apache-2.0

/// Tesseract's names for languages, scripts and their data files, and their BCP-47 tags.
package enum TesseractLanguage {
    /// The tag of a Tesseract name; `nil` for data that is no language of its own: orientation detection, equations, the
    /// vertical forms that their horizontal ones bring in.
    package static func bcp47(of name: String) -> String? {
        if let tag = tags[name] { return tag }
        if name.hasPrefix("script/"), let script = scriptTags[String(name.dropFirst("script/".count))] {
            return script
        }
        guard !name.hasSuffix("_vert"), !notLanguages.contains(name), !name.contains("/") else { return nil }
        // ISO 639-3 codes without a two-letter form stand for themselves.
        return name.count == 3 && name.allSatisfy({ $0.isASCII && $0.isLetter }) ? name.lowercased() : nil
    }

    /// The Tesseract name of a BCP-47 tag, installed or not; `nil` when the tag cannot be read.
    package static func name(of tag: String) -> String? {
        if let name = names[tag] { return name }
        guard let tag = LanguageTag(tag) else { return nil }
        switch (tag.language, tag.script) {
        case ("zh", "Hant"), ("yue", "Hant"), ("yue", nil): return "chi_tra"
        case ("zh", "Hans"), ("yue", "Hans"): return "chi_sim"
        case ("zh", _): return ["TW", "HK", "MO"].contains(tag.region) ? "chi_tra" : "chi_sim"
        case ("und", let script?): return scriptTags.first { $0.value == "und-\(script)" }.map { "script/\($0.key)" }
        case ("und", nil): return nil
        default: break
        }
        if let script = tag.script, let name = names["\(tag.language)-\(script)"] { return name }
        if let name = names[tag.language] { return name }
        return aliases[tag.language] ?? (tag.language.count == 3 ? tag.language : nil)
    }

    /// The Debian package with the data of a Tesseract name.
    package static func package(of name: String) -> String {
        switch name {
        case "script/Fraktur": return "tesseract-ocr-script-frak"
        case "script/Vietnamese": return "tesseract-ocr-script-viet"
        default: break
        }
        if name.hasPrefix("script/"), let tag = scriptTags[String(name.dropFirst("script/".count))] {
            return "tesseract-ocr-script-" + tag.dropFirst("und-".count).lowercased()
        }
        return "tesseract-ocr-" + name.replacing("_", with: "-")
    }

    /// Data files that are no language.
    private static let notLanguages: Set<String> = ["osd", "equ", "snum"]

    /// Tag to name, the other way of `tags`.
    private static let names = Dictionary(tags.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })

    /// Languages of locales that Tesseract has under another code.
    private static let aliases = [
        "nb": "nor", "nn": "nor", "iw": "heb", "in": "ind", "ji": "yid", "tl": "fil", "sh": "srp_latn", "ku": "kmr",
        "cmn": "chi_sim", "mo": "ron",
    ]

    /// Tesseract name to tag, where they are not the same three letters.
    private static let tags = [
        "afr": "af", "amh": "am", "ara": "ar", "asm": "as", "aze": "az", "aze_cyrl": "az-Cyrl", "bel": "be",
        "ben": "bn", "bod": "bo", "bos": "bs", "bre": "br", "bul": "bg", "cat": "ca", "ces": "cs",
        "chi_sim": "zh-Hans", "chi_tra": "zh-Hant", "cos": "co", "cym": "cy", "dan": "da", "deu": "de", "div": "dv",
        "dzo": "dz", "ell": "el", "eng": "en", "epo": "eo", "est": "et", "eus": "eu", "fao": "fo", "fas": "fa",
        "fin": "fi", "fra": "fr", "frk": "de-Latf", "fry": "fy", "gla": "gd", "gle": "ga", "glg": "gl", "guj": "gu",
        "hat": "ht", "heb": "he", "hin": "hi", "hrv": "hr", "hun": "hu", "hye": "hy", "iku": "iu", "ind": "id",
        "isl": "is", "ita": "it", "ita_old": "it-x-old", "jav": "jv", "jpn": "ja", "kan": "kn", "kat": "ka",
        "kat_old": "ka-x-old", "kaz": "kk", "khm": "km", "kir": "ky", "kor": "ko", "lao": "lo", "lat": "la",
        "lav": "lv", "lit": "lt", "ltz": "lb", "mal": "ml", "mar": "mr", "mkd": "mk", "mlt": "mt", "mon": "mn",
        "mri": "mi", "msa": "ms", "mya": "my", "nep": "ne", "nld": "nl", "nor": "no", "oci": "oc", "ori": "or",
        "pan": "pa", "pol": "pl", "por": "pt", "pus": "ps", "que": "qu", "ron": "ro", "rus": "ru", "san": "sa",
        "sin": "si", "slk": "sk", "slv": "sl", "snd": "sd", "spa": "es", "spa_old": "es-x-old", "sqi": "sq",
        "srp": "sr", "srp_latn": "sr-Latn", "sun": "su", "swa": "sw", "swe": "sv", "tam": "ta", "tat": "tt",
        "tel": "te", "tgk": "tg", "tha": "th", "tir": "ti", "ton": "to", "tur": "tr", "uig": "ug", "ukr": "uk",
        "urd": "ur", "uzb": "uz", "uzb_cyrl": "uz-Cyrl", "vie": "vi", "yid": "yi", "yor": "yo",
    ]

    /// Tesseract's script models and ISO 15924.
    private static let scriptTags = [
        "Arabic": "und-Arab", "Armenian": "und-Armn", "Bengali": "und-Beng", "Canadian_Aboriginal": "und-Cans",
        "Cherokee": "und-Cher", "Cyrillic": "und-Cyrl", "Devanagari": "und-Deva", "Ethiopic": "und-Ethi",
        "Fraktur": "und-Latf", "Georgian": "und-Geor", "Greek": "und-Grek", "Gujarati": "und-Gujr",
        "Gurmukhi": "und-Guru", "Hangul": "und-Hang", "HanS": "und-Hans", "HanT": "und-Hant", "Hebrew": "und-Hebr",
        "Japanese": "und-Jpan", "Kannada": "und-Knda", "Khmer": "und-Khmr", "Lao": "und-Laoo", "Latin": "und-Latn",
        "Malayalam": "und-Mlym", "Myanmar": "und-Mymr", "Oriya": "und-Orya", "Sinhala": "und-Sinh",
        "Syriac": "und-Syrc", "Tamil": "und-Taml", "Telugu": "und-Telu", "Thaana": "und-Thaa", "Thai": "und-Thai",
        "Tibetan": "und-Tibt", "Vietnamese": "vi-Latn",
    ]
}
