// SPDX-License-Identifier: Apache-2.0

import Glibc
import LiveTextCore
import Testing

@Suite("Hostile text takes time in proportion to its length", .serialized)
struct ScalingTests {
    /// Processor seconds of this thread, the least of a few runs: other work on the machine does not count.
    private func seconds(of work: () -> Void) -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        return (0..<3).map { _ in
            let start = now()
            work()
            return now() - start
        }.min() ?? 0
    }

    private func time(_ text: String) -> Double {
        let detector = DataDetector(region: "DE")
        return seconds { _ = detector.matches(in: text) }
    }

    /// Eight times the text takes eight times as long; a quadratic search would take 64 times.
    private let ratioLimit = 16.0

    /// What is too short to be measured.
    private let shortest = 0.001

    @Test(
        "One pattern repeated",
        arguments: [
            "a", "1", ".", "@", "(", "-", "ä", "漢", "a.", "a@", "1 ", "(1", "+1", "www.", "http://", "a@b.", "://",
            "http://a.de/(", "a漢", "x.de ", "a@b.de ", "030 1234567 ", "xn--", "1.1.", "\u{200D}a", "🙂", "%20", "'",
            "mailto:", "Tel. ", "[", "((", "1,234", "1, ", "$", "$1 ", "5 km ", "5 ft ", "May ", "May 5 - ", "12/",
            "1-", "1:1:",
            "from ", "next ", "Mon ", "in 3 ", "one ", "twenty-", "5 Main ", "Main St, ", "Rue ", "Apt 5, ", "10115 ",
            "A1A ",
            "DE89 ", "AA11", "1Z", "1 ", "RB1", "LH 1 ", "flight ", "::", "a::", "1.1.1.", "N 5° ", "5,5 ", "\n", "3月",
            "一", "万",
            "1/", "([{<", "e\u{301}", "\u{301}", "٣", "٣ ", "a.a.a.", "192.168.", "Mon Mon ", "May 5 from 5 to ",
            "1h30",
            "next week ", "below zero ", "two thousand ",
            "Mo-Fr 9-18 ", "Mo, ", "Mon-", "9-12 und ", "lat 5 ", "lat ", "9,- ", "kl. 5.30-", "ef:", "John 3:16 ",
            "exp ", "N 5° 30 ",
            "America/", "5:00 (", "pasado ", "月〜", "r. ",
            "東京都", "市", "오후 ", "年", "½", "ago ", "and ", "GMT+", "#1 ", "5'",
            "Main St 5, 3º ", "5 Main St, x 1\n", "c/o ", "Unit 4/", "1-9-1 ", "Plot 5, ", "Rue du 4 ", "(역", "〒",
            "東京都1号", "1号楼",
            "a\u{200B}", "\u{202E}", "a。", "a.pl ", "A.",
        ])
    func linear(pattern: String) {
        let count = max(1, 640 / pattern.utf8.count)
        let short = time(String(repeating: pattern, count: count))
        let long = time(String(repeating: pattern, count: count * 8))
        #expect(long < max(short, shortest) * ratioLimit)
    }

    @Test("Recognised text of many words in one line")
    func recognized() {
        func items(_ count: Int) -> Double {
            let quad = ImageQuad(ImageRect(x: 0, y: 0, width: 100, height: 10))
            let words = (0..<count).map { TextWord(text: $0 % 2 == 0 ? "www." : "linde.de", quad: quad, confidence: 1) }
            let block = TextBlock(lines: [TextLine(id: .init(rawValue: 0), words: words, quad: quad)])
            let detector = DataDetector(region: "DE")
            return seconds { _ = detector.dataItems(in: [block]) }
        }
        let short = items(50)
        #expect(items(400) < max(short, shortest) * ratioLimit)
    }
}
