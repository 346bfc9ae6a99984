// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@testable import LiveText

@Suite("The detector of this build and machine")
struct SystemDetectorTests {
    @Test("It finds all kinds, whatever libraries there are")
    func allKinds() {
        let matches = DataDetector.system(region: "de").matches(
            in: "www.linde.de info@linde.de +49 30 9018 2031, 030 / 9018 2032")
        #expect(matches.count == 4)
        #expect(DataDetector.system(region: "de").region == "DE")
    }
}

#if LEGIBLE_PHONE
    @Suite("libphonenumber")
    struct LibPhoneNumberFinderTests {
        private let finder = LibPhoneNumberFinder()

        private func numbers(_ text: String, region: String = "DE") -> [String] {
            let bytes = Array(text.utf8)
            return finder.phoneNumbers(in: text, region: region).map {
                "\($0.number.number) \(String(decoding: bytes[$0.range], as: UTF8.self))"
            }
        }

        @Test("Numbers have their place in UTF-8, their E.164 form and their extension")
        func fields() throws {
            let text = "Grüße 電話 030 9018 2031 ext. 12"
            let match = try #require(finder.phoneNumbers(in: text, region: "DE").first)
            #expect(match.number == PhoneNumber(number: "+493090182031", formatted: "+49 30 90182031", extension: "12"))
            #expect(String(decoding: Array(text.utf8)[match.range], as: UTF8.self) == "030 9018 2031 ext. 12")
        }

        @Test("The region decides how a national number is read")
        func regions() {
            #expect(numbers("020 7219 4272", region: "GB") == ["+442072194272 020 7219 4272"])
            #expect(numbers("(212) 664-7665", region: "US") == ["+12126647665 (212) 664-7665"])
            #expect(numbers("(212) 664-7665", region: "").isEmpty)
            #expect(numbers("+44 20 7219 4272", region: "no such") == ["+442072194272 +44 20 7219 4272"])
        }

        @Test("Digits of other scripts count")
        func otherDigits() {
            #expect(numbers("٠٣٠ ٩٠١٨٢٠٣١").count == 1)
        }

        @Test("A NUL in the text hides nothing after it")
        func nul() {
            #expect(numbers("a\u{0}b +49 30 9018 2031\u{0}") == ["+493090182031 +49 30 9018 2031"])
        }

        @Test("More numbers than any fixed room, over lines and in one long line, each once")
        func many() {
            let lines = (0..<300).map { "+49 30 9018 2\(100 + $0)" }
            let joined = finder.phoneNumbers(in: lines.joined(separator: "\n"), region: "DE")
            #expect(joined.count == 300)
            let long = finder.phoneNumbers(in: lines.joined(separator: ", "), region: "DE")
            #expect(long.count == 300)
            #expect(zip(long, long.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
        }

        @Test("Nothing, one character, and rows of digits")
        func degenerate() {
            for text in [
                "", "1", "\n", "\u{0}", String(repeating: "1", count: 100_000), String(repeating: "+", count: 3000),
            ] {
                #expect(numbers(text).isEmpty)
            }
        }

        @Test("A number cut by no piece of a long line")
        func longLine() {
            let padding = String(repeating: "wort ", count: 407)
            for shift in stride(from: 0, to: 60, by: 7) {
                let text = padding + String(repeating: "x", count: shift) + " 030 9018 2031 ende"
                #expect(numbers(text).count == 1, "\(shift)")
            }
        }
    }
#endif

#if LEGIBLE_PSL
    @Suite("libpsl", .enabled(if: LibPSLSuffixes.installed != nil, "libpsl5 is not installed or switched off"))
    struct LibPSLSuffixesTests {
        @Test("Registered names have a listed suffix and a label before it")
        func registrable() throws {
            let list = try #require(LibPSLSuffixes.installed)
            for host in ["linde.de", "a.b.co.uk", "пекарня.рф", "x.xn--p1ai", "linde.museum", "linde.github.io"] {
                #expect(list.isRegistrable(host: host), "\(host)")
            }
            for host in ["de", "co.uk", "report.pdf", "a.local", "", ".", "..", ".de", "a..de", "de.", "a.\u{0}de"] {
                #expect(!list.isRegistrable(host: host), "\(host)")
            }
        }

        @Test("It tells its version")
        func version() throws {
            #expect(try #require(LibPSLSuffixes.installed).version.first?.isNumber == true)
        }
    }
#endif
