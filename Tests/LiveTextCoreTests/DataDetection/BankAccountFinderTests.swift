// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Bank accounts in text")
struct BankAccountFinderTests {
    @Test(
        "Right check digits, printed in groups or in one",
        arguments: [
            ("IBAN: DE89 3704 0044 0532 0130 00.", "DE89 3704 0044 0532 0130 00 = DE89370400440532013000"),
            ("GB29NWBK60161331926819", "GB29NWBK60161331926819 = GB29NWBK60161331926819"),
            ("FR14 2004 1010 0505 0001 3M02 606", "FR14 2004 1010 0505 0001 3M02 606 = FR1420041010050500013M02606"),
            ("auf NO93 8601 1117 947 bis", "NO93 8601 1117 947 = NO9386011117947"),
            ("CH93-0076-2011-6238-5295-7", "CH93-0076-2011-6238-5295-7 = CH9300762011623852957"),
        ])
    func found(text: String, expected: String) {
        #expect(items(.iban, text) == [expected])
    }

    @Test(
        "Wrong digits, lengths, countries and letters",
        arguments: [
            "DE89 3704 0044 0532 0130 01",
            "DE89 3704 0044 0532 0130",
            "DE89 3704 0044 0532 0130 000",
            "ZZ89 3704 0044 0532 0130 00",
            "XDE89370400440532013000",
            "DE",
            "DE89",
            "de89370400440532013000",
            "GB29NWBK6016133192681X",
            "DE8937040044O532O13OOO",
            "",
            "DE89  3704 0044 0532 0130 00 0",
        ])
    func notFound(text: String) {
        #expect(items(.iban, text).isEmpty)
    }
}
