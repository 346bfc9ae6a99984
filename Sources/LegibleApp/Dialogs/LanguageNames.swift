// SPDX-License-Identifier: Apache-2.0

/// What languages are called by those who read them. Such a name needs no translation.
enum LanguageNames {
    /// The name of a BCP-47 language as it stands in a list; the tag itself where none is known.
    static func name(of tag: String) -> String {
        guard let name = plainName(of: tag), let first = name.unicodeScalars.first else { return tag }
        return first.properties.titlecaseMapping + String(name.unicodeScalars.dropFirst())
    }

    private static func plainName(of tag: String) -> String? {
        if let name = names[tag] { return name }
        let parts = tag.split(separator: "-").map(String.init)
        guard let language = parts.first, let name = names[language] else { return nil }
        let rest = parts.dropFirst().joined(separator: "-")
        return rest.isEmpty ? name : "\(name) (\(rest))"
    }

    /// As they stand in a sentence.
    private static let names = [
        "af": "Afrikaans", "am": "አማርኛ", "ar": "العربية", "as": "অসমীয়া", "az": "azərbaycan", "az-Cyrl": "азәрбајҹан",
        "be": "беларуская", "bg": "български", "bn": "বাংলা", "bo": "བོད་སྐད་", "br": "brezhoneg", "bs": "bosanski",
        "ca": "català", "ceb": "Cebuano", "chr": "ᏣᎳᎩ", "ckb": "کوردیی ناوەندی", "co": "corsu", "cs": "čeština",
        "cy": "Cymraeg", "da": "dansk", "de": "Deutsch", "de-Latf": "Deutsch (Fraktur)", "dv": "ދިވެހިބަސް",
        "dz": "རྫོང་ཁ", "el": "Ελληνικά", "en": "English", "enm": "Middle English", "eo": "esperanto", "es": "español",
        "et": "eesti", "eu": "euskara", "fa": "فارسی", "fi": "suomi", "fil": "Filipino", "fo": "føroyskt",
        "fr": "français", "frm": "moyen français", "fy": "Frysk", "ga": "Gaeilge", "gd": "Gàidhlig", "gl": "galego",
        "grc": "Ἑλληνική", "gu": "ગુજરાતી", "he": "עברית", "hi": "हिन्दी", "hr": "hrvatski", "ht": "Kreyòl ayisyen",
        "hu": "magyar", "hy": "հայերեն", "id": "Indonesia", "is": "íslenska", "it": "italiano", "iu": "ᐃᓄᒃᑎᑐᑦ",
        "ja": "日本語", "jv": "Jawa", "ka": "ქართული", "kk": "қазақ тілі", "km": "ខ្មែរ", "kmr": "kurmancî",
        "kn": "ಕನ್ನಡ", "ko": "한국어", "ky": "кыргызча", "la": "Latina", "lb": "Lëtzebuergesch", "lo": "ລາວ",
        "lt": "lietuvių", "lv": "latviešu", "mi": "Māori", "mk": "македонски", "ml": "മലയാളം", "mn": "монгол",
        "mr": "मराठी", "ms": "Melayu", "mt": "Malti", "my": "မြန်မာ", "ne": "नेपाली", "nl": "Nederlands", "no": "norsk",
        "nb": "norsk bokmål", "nn": "norsk nynorsk", "oc": "occitan", "or": "ଓଡ଼ିଆ", "pa": "ਪੰਜਾਬੀ", "pl": "polski",
        "ps": "پښتو", "pt": "português", "qu": "Runasimi", "ro": "română", "ru": "русский", "sa": "संस्कृतम्",
        "sd": "سنڌي", "si": "සිංහල", "sk": "slovenčina", "sl": "slovenščina", "sq": "shqip", "sr": "српски",
        "sr-Latn": "srpski", "su": "Basa Sunda", "sv": "svenska", "sw": "Kiswahili", "syr": "ܣܘܪܝܝܐ", "ta": "தமிழ்",
        "te": "తెలుగు", "tg": "тоҷикӣ", "th": "ไทย", "ti": "ትግርኛ", "to": "lea fakatonga", "tr": "Türkçe",
        "tt": "татар", "ug": "ئۇيغۇرچە", "uk": "українська", "ur": "اردو", "uz": "o‘zbek", "uz-Cyrl": "ўзбекча",
        "vi": "Tiếng Việt", "yi": "ייִדיש", "yo": "Yorùbá", "zh-Hans": "简体中文", "zh-Hant": "繁體中文", "zh": "中文",
    ]
}
