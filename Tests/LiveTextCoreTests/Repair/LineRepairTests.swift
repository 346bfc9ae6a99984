// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LiveTextCore

/// Repairs that a line alone decides.
@Suite struct LineRepairTests {
    // MARK: - Ligatures

    @Test(arguments: [
        ("The ﬁrst oﬃce ﬂoor", "The first office floor"), ("ﬄ ﬀ ﬆ", "ffl ff st"), ("waﬄe", "waffle"),
        ("ﬅ", "ſt"), ("ﬁﬂﬁ", "fiflfi"),
    ])
    func ligaturesBecomeLetters(read: String, meant: String) {
        #expect(RepairedLines.repaired(read) == meant)
    }

    @Test(arguments: ["æsthetic œuvre", "ĳs", "straße", "ﬓ", "½ № …", "office"])
    func lettersAndMarksThatAreMeantStay(text: String) {
        #expect(RepairedLines.repaired(text) == text)
    }

    @Test func theLettersOfALigatureShareItsPlace() throws {
        let line = RepairedLines.line("oﬃce")
        let word = try #require(RepairedLines.repair.repaired(line).words.first)
        #expect(word.characters.map(\.text) == ["o", "f", "f", "i", "c", "e"])
        #expect(word.quad == line.words[0].quad && word.confidence == 0.9)
        // The ligature stood from 30 to 40.
        #expect(word.characters[1].quad.bounds.minX == 30 && word.characters[3].quad.bounds.maxX == 40)
        #expect(abs(word.characters[2].quad.bounds.width - 10 / 3) < 1e-9)
    }

    // MARK: - Identifiers

    @Test(arguments: [
        ("{1469b368-6c0d-4894-bfa6-86bdfa4fdalb}", "{1469b368-6c0d-4894-bfa6-86bdfa4fda1b}"),
        ("F47AC1OB-58CC-4372-A567-OEO2B2C3D479,", "F47AC10B-58CC-4372-A567-0E02B2C3D479,"),
        ("1469b368—6c0d-4894–bfa6-86bdfa4fda1b", "1469b368-6c0d-4894-bfa6-86bdfa4fda1b"),
        ("1469b368- 6c0d-4894 -bfa6-86bdfa4fdalb is it", "1469b368-6c0d-4894-bfa6-86bdfa4fda1b is it"),
        ("7¢9e6679-7425-4Ode-944b-eO7fc1f90ae7", "7c9e6679-7425-40de-944b-e07fc1f90ae7"),
        ("¢9e6679a-7425 - 40de- 944b-e07fc1f90ae7", "c9e6679a-7425-40de-944b-e07fc1f90ae7"),
        ("at 12: Ol: 30 o'clock", "at 12:01:30 o'clock"), ("[12 :01:31.482] é", "[12:01:31.482] é"),
        ("é 08: 15 :00", "é 08:15:00"), ("at 0xl2FO and", "at 0x12F0 and"), ("Ox1F4C", "0x1F4C"),
        ("(0xDEADO000)", "(0xDEAD0000)"),
        ("d4ld8cd98fOOb204e9800998ecf8427e", "d41d8cd98f00b204e9800998ecf8427e"),
        ("OO:1A:2B:3C:4D:5l", "00:1A:2B:3C:4D:51"), ("0O-1A-2B-3C-4D-5E", "00-1A-2B-3C-4D-5E"),
        ("#FFO08O", "#FF0080"), ("#8Oc0l0ff", "#80c010ff"),
        ("1O:30", "10:30"), ("at 23:5O:0l.", "at 23:50:01."), ("2O19-1l-02", "2019-11-02"),
        ("3l.01.2O24", "31.01.2024"),
        ("192.168.1O.2", "192.168.10.2"),
        ("12O45", "12045"), ("1,25O.00", "1,25O.00"), ("20l7", "2017"), ("1OO25", "10025"),
    ])
    func identifiersGetTheDigitsOfTheirShape(read: String, meant: String) {
        #expect(RepairedLines.repaired(read) == meant)
    }

    @Test(arguments: [
        // A letter may be a letter: units, names, postcodes, chemistry, serial numbers, base64.
        "5l of milk", "10l", "100O", "O2 and CO2", "H2O", "1o1 meeting", "4O4", "OX4 1AB", "Ox4", "B2B", "SN-4O7I-0PQ9",
        "AB12O0O1", "MacBook", "IOIO", "lol", "Il0O", "I:23", "John I:1", "O:O", "1.2.l", "1.0.O.2", "3l/100km",
        // No digit at all, or letters beyond hexadecimal.
        "#Called", "#FFOOOO", "#oblige", "#fool12", "OO:OO:OO:OO:OO:OO", "deadbeef-fool-cafe-babe-llllllllllll",
        "1469b368-6c0d-4894-bfa6-86bdfa4fdaxb", "g4ld8cd98fOOb204e9800998ecf8427e",
        "T0kgSUQgT2xkIElPSUwgMTBPbDE5SU9sTzA=", "eyJhbGciOiJIUzI1NiJ9", "0xGOO1", "0x",
        // Too many slips to be one, or of another length.
        "l0lllIlO-lIlO-4lIl-OlIl-llIlOlIlOlIl", "1469b368-6c0d-4894-bfa6-86bdfa4fdal",
        "1469b368 - 6c0d - next", "Chapter 12: 30 pages", "1: 2: 3", "112: 01: 301", "a12: 01: 30", "5¢ and 10¢",
        "OO:OO:00", "a - b", "-", "--", "",
        // Right as they are.
        "1469b368-6c0d-4894-bfa6-86bdfa4fda1b", "0x12F0", "10:30", "2019-11-02", "192.168.10.2",
    ])
    func whatCouldBeMeantStays(text: String) {
        #expect(RepairedLines.repaired(text) == text)
    }

    @Test func aRepairedCharacterKeepsItsPlace() throws {
        let line = RepairedLines.line("x 1O:30")
        let word = try #require(RepairedLines.repair.repaired(line).words.last)
        #expect(word.characters.map(\.quad) == line.words[1].characters.map(\.quad))
        #expect(word.text == "10:30")
    }

    // MARK: - The English I

    @Test(arguments: [
        ("| am a few minutes late.", "I am a few minutes late."), ("Then | was there", "Then I was there"),
        ("|'m late", "I'm late"), ("|’ve seen it", "I’ve seen it"), ("| don’t know", "I don’t know"),
    ])
    func aStrokeBeforeAVerbIsI(read: String, meant: String) {
        #expect(RepairedLines.repaired(read) == meant)
    }

    @Test(arguments: ["Home | About", "am | pm", "| a | am | b |", "| am | pm", "a|b", "|", "| is", "|x", "|'s", "||"])
    func aStrokeThatPartsStays(text: String) {
        #expect(RepairedLines.repaired(text) == text)
    }

    @Test func aStrokeOfAnotherLanguageStays() {
        let line = RepairedLines.line("| am Ende", language: "de")
        #expect(RepairedLines.repair.repaired(line) == line)
        let unknown = RepairedLines.line("| am late", language: nil)
        #expect(RepairedLines.repair.repaired(unknown) == unknown)
    }

    // MARK: - Broken addresses

    @Test(arguments: [
        ("see https: //www.example.org/a now", "see https://www.example.org/a now"),
        ("https:// example.org", "https://example.org"), ("www. example.org", "www.example.org"),
        ("mail info@ example.org today", "mail info@example.org today"), ("info @example.org", "info@example.org"),
        ("jo.doe @ example.org", "jo.doe@example.org"), ("https://example .org/x", "https://example.org/x"),
        ("(www. example.com)", "(www.example.com)"),
        ("info@ example.org or https:// example.org", "info@example.org or https://example.org"),
    ])
    func brokenAddressesAreJoined(read: String, meant: String) {
        #expect(RepairedLines.repaired(read) == meant)
    }

    @Test(arguments: [
        "Follow us @example.com", "meet Anna @ noon", "It is at work. It is", "See https://example.org for more",
        "https://example.org and www.example.com", "Sold by example. com is a suffix", "user@ nowhere",
        "www. is a prefix",
        "http: the protocol", "and/or", "a @ b",
    ])
    func whatIsNoAddressStays(text: String) {
        #expect(RepairedLines.repaired(text) == text)
    }

    @Test func aJoinedWordLiesOverItsParts() throws {
        let line = RepairedLines.line("mail info@ example.org now")
        let repaired = RepairedLines.repair.repaired(line)
        #expect(repaired.words.map(\.text) == ["mail", "info@example.org", "now"])
        let word = repaired.words[1]
        #expect(word.quad.bounds == line.words[1].quad.bounds.union(line.words[2].quad.bounds))
        #expect(word.characters.map(\.quad) == (line.words[1].characters + line.words[2].characters).map(\.quad))
        #expect(word.isFollowedBySpace)
        #expect(repaired.id == line.id && repaired.quad == line.quad && repaired.baseline == line.baseline)
    }

    @Test func whatNeedsNoRepairIsUntouched() {
        let line = RepairedLines.line("Nothing here needs any repair: 12:30, info@example.org")
        #expect(RepairedLines.repair.repaired(line) == line)
        let empty = TextLine(id: .init(rawValue: 3), words: [], quad: ImageQuad(.zero))
        #expect(RepairedLines.repair.repaired(empty) == empty)
    }

    @Test func rangesOutsideOfTheTextDoNoHarm() {
        let line = RepairedLines.line("one two three")
        for ranges in [[-5 ..< -1], [0..<500], [100..<200], [4..<4], [0..<3, 2..<7]] {
            let repair = TextRepair { _ in ranges }
            #expect(repair.repaired(line).words.flatMap(\.characters).count == 11)
        }
    }
}
