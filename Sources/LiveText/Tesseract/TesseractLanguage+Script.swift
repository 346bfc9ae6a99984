// SPDX-License-Identifier: Apache-2.0

extension TesseractLanguage {
    /// Scripts that data reads, by their ISO 15924 codes, those with most readers first; for each the names of languages
    /// written in it, the most usual first. Every other language is written in Latin letters.
    private static let scripts: [(code: String, names: [String])] = [
        ("Latn", ["eng", "spa", "fra", "por", "deu", "ita", "pol", "nld", "tur", "vie", "ind"]),
        ("Hans", ["chi_sim"]),
        ("Arab", ["ara", "fas", "urd", "pus", "snd", "uig", "kur_ara"]),
        ("Deva", ["hin", "mar", "nep", "san"]),
        (
            "Cyrl",
            [
                "rus", "ukr", "bul", "srp", "bel", "mkd", "kaz", "uzb_cyrl", "kir", "tgk", "tat", "mon", "aze_cyrl",
            ]
        ),
        ("Beng", ["ben", "asm"]),
        ("Jpan", ["jpn"]),
        ("Hang", ["kor"]),
        ("Hant", ["chi_tra"]),
        ("Telu", ["tel"]), ("Taml", ["tam"]), ("Thai", ["tha"]), ("Gujr", ["guj"]), ("Knda", ["kan"]),
        ("Mlym", ["mal"]), ("Orya", ["ori"]), ("Guru", ["pan"]), ("Mymr", ["mya"]), ("Ethi", ["amh", "tir"]),
        ("Sinh", ["sin"]), ("Khmr", ["khm"]), ("Grek", ["ell", "grc"]), ("Hebr", ["heb", "yid"]), ("Laoo", ["lao"]),
        ("Armn", ["hye"]), ("Geor", ["kat", "kat_old"]), ("Tibt", ["bod", "dzo"]), ("Syrc", ["syr"]),
        ("Cher", ["chr"]), ("Thaa", ["div"]), ("Cans", ["iku"]),
    ]

    /// The ISO 15924 code of the script that a Tesseract name's data reads.
    package static func script(of name: String) -> String {
        if let known = scripts.first(where: { $0.names.contains(name) }) { return known.code }
        if name.hasPrefix("script/"), let tag = bcp47(of: name), tag.hasPrefix("und-") {
            return String(tag.dropFirst("und-".count))
        }
        return "Latn"
    }

    /// One installed language for each script that none of some languages is written in, those with most readers first.
    ///
    /// - Parameters:
    ///   - names: Tesseract names of the languages that are there anyway.
    ///   - installed: all there are.
    package static func ofOtherScripts(than names: [String], installed: [String]) -> [String] {
        let covered = Set(names.map(script(of:)))
        let others = Dictionary(grouping: installed.filter { !covered.contains(script(of: $0)) }, by: script(of:))
        return scripts.compactMap { code, usual in
            guard let there = others[code] else { return nil }
            return usual.first(where: there.contains) ?? there.first
        }
    }
}
