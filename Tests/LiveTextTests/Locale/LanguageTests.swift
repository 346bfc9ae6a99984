// SPDX-License-Identifier: Apache-2.0

import LiveText
import Testing

@Suite struct LanguageTests {
    @Test(arguments: [
        ("en", "eng"), ("de", "deu"), ("fr", "fra"), ("ja", "jpn"), ("ko", "kor"), ("zh-Hans", "chi_sim"),
        ("zh-Hant", "chi_tra"), ("sr", "srp"), ("sr-Latn", "srp_latn"), ("az", "aze"), ("az-Cyrl", "aze_cyrl"),
        ("uz", "uzb"), ("uz-Cyrl", "uzb_cyrl"), ("no", "nor"), ("el", "ell"), ("grc", "grc"), ("de-Latf", "frk"),
        ("und-Latn", "script/Latin"), ("und-Hans", "script/HanS"), ("und-Latf", "script/Fraktur"), ("fil", "fil"),
        ("it-x-old", "ita_old"), ("ceb", "ceb"), ("sw", "swa"), ("cy", "cym"), ("fa", "fas"), ("he", "heb"),
    ])
    func namesAreTheSameBothWays(tag: String, name: String) {
        #expect(TesseractLanguage.name(of: tag) == name)
        #expect(TesseractLanguage.bcp47(of: name) == tag)
    }

    @Test(arguments: [
        ("en-US", "eng"), ("EN_gb", "eng"), ("de-AT", "deu"), ("nb-NO", "nor"), ("nn", "nor"), ("zh-CN", "chi_sim"),
        ("zh", "chi_sim"), ("zh-SG", "chi_sim"), ("zh-TW", "chi_tra"), ("zh-HK", "chi_tra"), ("zh-Hant-HK", "chi_tra"),
        ("yue", "chi_tra"), ("sr-Cyrl-RS", "srp"), ("sr-Latn-RS", "srp_latn"), ("sh", "srp_latn"), ("tl", "fil"),
        ("iw", "heb"), ("de-1996", "deu"), ("pt-BR", "por"), ("uz-Latn-UZ", "uzb"), ("ku", "kmr"),
    ])
    func manyTagsHaveOneName(tag: String, name: String) {
        #expect(TesseractLanguage.name(of: tag) == name)
    }

    @Test(arguments: ["", "x", "und", "und-Zzzz", "qq", "1234", "-", "🦊"])
    func otherTagsHaveNone(tag: String) {
        #expect(TesseractLanguage.name(of: tag) == nil)
    }

    @Test(arguments: [
        ("eng", "Latn"), ("swa", "Latn"), ("srp_latn", "Latn"), ("srp", "Cyrl"), ("uzb_cyrl", "Cyrl"), ("ell", "Grek"),
        ("chi_sim", "Hans"), ("chi_tra", "Hant"), ("script/Cyrillic", "Cyrl"), ("script/Japanese", "Jpan"),
        ("frk", "Latn"),
    ])
    func dataReadsAScript(name: String, script: String) { #expect(TesseractLanguage.script(of: name) == script) }

    @Test func oneLanguageStandsForEachOtherScript() {
        let installed = ["ara", "bul", "chi_sim", "deu", "eng", "rus", "script/Greek", "ukr"]
        func others(_ names: String...) -> [String] {
            TesseractLanguage.ofOtherScripts(than: names, installed: installed)
        }
        #expect(others("eng") == ["chi_sim", "ara", "rus", "script/Greek"])
        #expect(others("bul", "deu") == ["chi_sim", "ara", "script/Greek"])
        #expect(others("rus") == ["eng", "chi_sim", "ara", "script/Greek"])
        #expect(TesseractLanguage.ofOtherScripts(than: ["eng"], installed: ["deu", "eng"]).isEmpty)
    }

    @Test(arguments: ["osd", "equ", "snum", "jpn_vert", "chi_sim_vert", "script/Nonsense", "foo/bar", "abcdef"])
    func dataThatIsNoLanguageHasNoTag(name: String) {
        #expect(TesseractLanguage.bcp47(of: name) == nil)
    }

    @Test(arguments: [
        ("eng", "tesseract-ocr-eng"), ("chi_sim", "tesseract-ocr-chi-sim"), ("srp_latn", "tesseract-ocr-srp-latn"),
        ("script/Latin", "tesseract-ocr-script-latn"), ("script/HanS", "tesseract-ocr-script-hans"),
        ("script/Fraktur", "tesseract-ocr-script-frak"), ("script/Vietnamese", "tesseract-ocr-script-viet"),
    ])
    func packagesAreDebians(name: String, package: String) {
        #expect(TesseractLanguage.package(of: name) == package)
    }

    @Test func installedDataIsWhatLiesInTheFolder() throws {
        let folder = try TemporaryFolder()
        #expect(TesseractLanguage.installed(in: folder.path) == [])
        #expect(TesseractLanguage.installed(in: folder.path + "/missing") == [])
        for name in ["eng", "osd", "deu", "jpn_vert"] {
            _ = try folder.write([1], name: name + ".traineddata")
        }
        _ = try folder.write([1], name: "fra.traineddata.part")
        #expect(TesseractLanguage.installed(in: folder.path) == ["deu", "eng"])
    }

    @Test(arguments: [
        ("en", "en"), ("de_AT", "de-AT"), ("zh-hant-tw", "zh-Hant-TW"), ("sr-latn", "sr-Latn"), ("es-419", "es-419"),
        ("de-DE-1996", "de-DE"),
    ])
    func tagsAreReadInAnyCase(text: String, tag: String) {
        #expect(LanguageTag(text)?.description == tag)
    }

    // MARK: - The user's

    private func locale(_ names: [String], _ environment: [String: String] = [:]) -> UserLocale {
        UserLocale(languageNames: names) { environment[$0] }
    }

    @Test func languagesComeFromLocaleNames() {
        #expect(
            locale(["de_AT.UTF-8", "de_AT", "de", "en_GB.UTF-8", "en_GB", "en", "C"]).languages == ["de-AT", "en-GB"])
        #expect(locale(["sr_RS@latin", "sr@latin", "sr_RS", "sr"]).languages == ["sr-Latn-RS", "sr-RS"])
        #expect(locale(["de_DE@euro"]).languages == ["de-DE"])
        #expect(locale(["C"]).languages == ["en"])
        #expect(locale(["POSIX", "C.UTF-8"]).languages == ["en"])
        #expect(locale([]).languages == ["en"])
    }

    @Test func theRegionIsWhereThePersonIs() {
        #expect(locale(["en_US"], ["LANG": "en_US.UTF-8", "LC_TELEPHONE": "de_DE.UTF-8"]).region == "DE")
        #expect(locale(["en_US"], ["LANG": "en_US.UTF-8", "LC_ADDRESS": "fr_FR"]).region == "FR")
        #expect(locale(["en_US"], ["LC_ALL": "pt_BR.UTF-8", "LC_TELEPHONE": "de_DE.UTF-8"]).region == "BR")
        #expect(locale(["en_US"], ["LC_ALL": "", "LANG": "C.UTF-8"]).region == "US")
        #expect(locale(["de_CH"], [:]).region == "CH")
        #expect(locale(["C"], [:]).region == "US")
    }

    @Test func theEnvironmentsLocaleIsNeverEmpty() {
        #expect(!UserLocale.current.languages.isEmpty)
        #expect(!UserLocale.current.region.isEmpty)
    }
}
