// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Links in text")
struct LinkFinderTests {
    @Test(
        "A link with a scheme ends where the sentence goes on",
        arguments: [
            ("Menu at https://cafe-linde.test/karte.", "https://cafe-linde.test/karte"),
            ("(see http://bakery.test/a_(b))", "http://bakery.test/a_(b)"),
            ("\"https://bakery.test/x\"", "https://bakery.test/x"),
            ("'http://bakery.test/x'", "http://bakery.test/x"),
            ("<http://bakery.test>", "http://bakery.test"),
            ("[map](https://bakery.test/map)", "https://bakery.test/map"),
            ("Really? https://bakery.test/?q=1&r=two!", "https://bakery.test/?q=1&r=two"),
            ("https://bakery.test/it's-here, she said", "https://bakery.test/it's-here"),
            ("https://bakery.test/a,b;c=d/e:f", "https://bakery.test/a,b;c=d/e:f"),
            ("HTTPS://Bakery.Test/Upper", "HTTPS://Bakery.Test/Upper"),
            ("https://bakery.test:8443/x#top", "https://bakery.test:8443/x#top"),
            ("https://bakery.test:99999/x", "https://bakery.test"),
            ("http://joe:secret@bakery.test/", "http://joe:secret@bakery.test/"),
            ("http://localhost:3000/index", "http://localhost:3000/index"),
            ("http://192.0.2.7/x", "http://192.0.2.7/x"),
            ("http://[2001:db8::7]:8080/x", "http://[2001:db8::7]:8080/x"),
            ("ftp://files.bakery.test/list.txt", "ftp://files.bakery.test/list.txt"),
            ("Web:https://bakery.test", "https://bakery.test"),
            ("https://bakery.test./x", "https://bakery.test./x"),
            ("https://bakery.test…", "https://bakery.test"),
            ("https://a.test/x,https://b.test/y", "https://a.test/x"),
        ])
    func withScheme(text: String, link: String) {
        #expect(spans(text).first == link)
    }

    @Test(
        "A registered domain needs no scheme",
        arguments: [
            ("Book at cafe-linde.de today", "https://cafe-linde.de"),
            ("CAFE-LINDE.DE", "https://CAFE-LINDE.DE"),
            ("www.backhaus.example", "https://www.backhaus.example"),
            ("visit shop.backhaus.co.uk/deals?x=1.", "https://shop.backhaus.co.uk/deals?x=1"),
            ("backhaus.org:8080", "https://backhaus.org:8080"),
            ("linde.io/menu", "https://linde.io/menu"),
            ("docs.rs/serde", "https://docs.rs/serde"),
            ("127.0.0.1:8000/admin", "https://127.0.0.1:8000/admin"),
            ("localhost:8080", "https://localhost:8080"),
            ("(linde.net)", "https://linde.net"),
            ("Instagram: insta-linde.com/cafe_x", "https://insta-linde.com/cafe_x"),
            ("bäckerei-müller.de", "https://bäckerei-müller.de"),
            ("пекарня.рф", "https://пекарня.рф"),
            ("xn--bckerei-5wa.de", "https://xn--bckerei-5wa.de"),
            ("163.com", "https://163.com"), ("360.linde.cn", "https://360.linde.cn"),
            ("LINDE.NET", "https://LINDE.NET"), ("linde.NET", "https://linde.NET"),
            ("官网是linde.com哦", "https://linde.com"),
            ("パン屋はlinde.co.jpです", "https://linde.co.jp"),
            ("linde.com에서", "https://linde.com"),
        ])
    func withoutScheme(text: String, url: String) {
        #expect(detected(text) == ["link \(url)"])
    }

    @Test(
        "File names, code, sentences and amounts are no links",
        arguments: [
            "main.rs", "setup.py and readme.md", "report.pdf", "archive.zip", "install.sh", "libc.so",
            "It works.It really does", "Ende.Der Anfang", "window.open(x)", "item.name", "self.call",
            "len(self.events)", "rows.events[0]", "os.name", "site.link=1",
            "com.linde.menu.app", "org.linde.Menu", "3.14", "v1.2.3", "10.30am", "7.am", "12.99 €", "10.0.0.1",
            "300.1.2.3/x", "10.0.0.0/24", "e.g.this", "z.B. so", "U.S.A.", "...", "a..b", "http://", "https:///x",
            "://linde.de", "http://-linde.de", "http://linde_1.de", "http://linde.123", "ssh-key.x", "@linde.de",
            "#linde.de", "/usr/share/linde.de", "co.uk", "xx--y", "localhost", "file.", "www.", "www.x",
            "http://xn--bäckerei.de", "12.5.kg", "3.st", "1.2.3.io", "5.kg/x", "www.linde.gui", "www.shop.linde.nosuch",
            "ADO.NET", "VB.NET", "Paint.NET", "T.B.IO", "www.12.5.kg.x",
        ])
    func noLink(text: String) {
        #expect(spans(text).isEmpty)
    }

    @Test("The reader's own country domain wins over a file suffix")
    func homeDomain() {
        #expect(spans("novine.rs", region: "RS") == ["novine.rs"])
        #expect(spans("novine.rs", region: "DE").isEmpty)
    }

    @Test("Several links stand in one text, each with its own offsets")
    func several() {
        let text = "ä https://a.test/1 und b-laden.de, www.c-laden.org/2"
        #expect(spans(text) == ["https://a.test/1", "b-laden.de", "www.c-laden.org/2"])
    }

    @Test("A direction mark or an invisible space at a link's end never becomes part of it")
    func directionMarks() {
        #expect(spans("\u{200F}https://linde.de/x\u{200F} שלום") == ["https://linde.de/x"])
        #expect(spans("\u{200E}linde.de\u{200E}, \u{200F}linde.org\u{200F}") == ["linde.de", "linde.org"])
        #expect(spans("https://linde.de/x\u{200B}.") == ["https://linde.de/x"])
        #expect(spans("เว็บ\u{200B}linde.de\u{200B}ครับ") == ["linde.de"])
        #expect(spans("اتصل linde.de اليوم") == ["linde.de"])
    }

    @Test(
        "What goes on behind an invisible character is no link, and none begins there",
        arguments: [
            "\u{202E}", "\u{200B}", "\u{2066}", "\u{FEFF}", "\u{AD}", "\u{2060}", "\u{200F}", "\u{0}", "\u{E0041}",
            "\u{3164}", "\u{200B}\u{202A}\u{200B}", String(repeating: "\u{200B}", count: 40),
        ])
    func unseen(mark: String) {
        for text in [
            "https://exa\(mark)mple.com/", "https://exa\(mark)mple.com", "exa\(mark)mple.com",
            "linde.de\(mark).evil.com",
            "https://linde.de\(mark).evil.com/x", "https://linde.de\(mark)@evil.com", "https://\(mark)evil.com",
            "linde.de\(mark)/x", "https://linde.de/a\(mark)b", "x\(mark)https.evil.com",
            "anna@linde.de\(mark).evil.com", "anna@lin\(mark)de.de", "an\(mark)na@linde.de",
        ] {
            #expect(
                detected(text).allSatisfy {
                    LinkInspection(String($0.dropFirst(5)))?.warningsToConfirm.isEmpty == false
                },
                "\(text.debugDescription)")
        }
    }

    @Test("Text under an override of its direction reads otherwise: no link in it")
    func overridden() {
        #expect(spans("\u{202E}https://linde.de/moc.knab//:sptth").isEmpty)
        #expect(spans("see \u{202D}this linde.de now").isEmpty)
        #expect(spans("\u{202E}abc\u{202C} linde.de") == ["linde.de"])
        #expect(spans("\u{202E}abc\nlinde.de") == ["linde.de"])
    }

    @Test("A sign that looks like an address's ends no link within a name, but at a sentence's end it does")
    func lookalikeSigns() {
        for text in [
            "https://linde.de\u{2215}.evil.com", "linde.de\u{FF0F}x.evil.com/", "https://linde\u{3002}de.evil.com",
            "https://linde\u{3002}de", "https://linde.de\u{3002}evil.com/x", "https://linde.de\u{FF1F}.evil.com",
            "https://ex%61mple.com/x",
        ] {
            #expect(spans(text).isEmpty, "\(text)")
        }
        #expect(spans("官网：linde.com。谢谢") == ["linde.com"])
        #expect(spans("官网：https://linde.com。Tel：030") == ["https://linde.com"])
        #expect(spans("linde.de·Tel. 030") == ["linde.de"])
        #expect(spans("https://linde.de/50%25/x") == ["https://linde.de/50%25/x"])
    }

    @Test("A list of files has no links, a country's domain alone is one")
    func files() {
        #expect(spans("foo.py, bar.txt baz.pl").isEmpty)
        #expect(spans("baz.pl foo.c").isEmpty)
        #expect(spans("perl convert.pl").isEmpty)
        #expect(spans("Kup na sklep-linde.pl dziś") == ["sklep-linde.pl"])
        #expect(spans("foo.py baz.pl/x") == ["baz.pl/x"])
        #expect(spans("foo.py baz.pl", region: "PL") == ["baz.pl"])
    }

    @Test("Letters of other scripts stand in paths, and text written without spaces ends a link")
    func internationalPaths() {
        #expect(spans("https://linde.de/größe/ёж") == ["https://linde.de/größe/ёж"])
        #expect(spans("https://linde.de/中文/页") == ["https://linde.de/中文/页"])
        #expect(spans("请访问https://linde.de/menu以获取") == ["https://linde.de/menu"])
    }
}
