// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Amounts of money in text")
struct MoneyFinderTests {
    @Test(
        "Signs, codes and names before or after the number",
        arguments: [
            ("Coffee $4.50", "US", "$4.50 = 4.5 USD"),
            ("$1,299", "US", "$1,299 = 1299.0 USD"),
            ("19,90 €", "DE", "19,90 € = 19.9 EUR"),
            ("1.249,50 €", "DE", "1.249,50 € = 1249.5 EUR"),
            ("EUR 3,68", "DE", "EUR 3,68 = 3.68 EUR"),
            ("EUR29,99", "FR", "EUR29,99 = 29.99 EUR"),
            ("£70 fine", "GB", "£70 = 70.0 GBP"),
            ("CHF 24.50/kg", "CH", "CHF 24.50 = 24.5 CHF"),
            ("¥1,200", "JP", "¥1,200 = 1200.0 JPY"),
            ("¥88", "CN", "¥88 = 88.0 CNY"),
            ("A$15", "AU", "A$15 = 15.0 AUD"),
            ("$15", "CA", "$15 = 15.0 CAD"),
            ("R$ 10,50", "BR", "R$ 10,50 = 10.5 BRL"),
            ("₹ 1,49,999", "IN", "₹ 1,49,999 = 149999.0 INR"),
            ("120 kr", "SE", "120 kr = 120.0"),
            ("45,00 zł", "PL", "45,00 zł = 45.0 PLN"),
            ("30 dollars", "US", "30 dollars = 30.0 USD"),
            ("twenty euros", "IE", "twenty euros = 20.0 EUR"),
            ("5ドル", "JP", "5ドル = 5.0 USD"),
            ("100元", "CN", "100元 = 100.0 CNY"),
            ("3만 원", "KR", "3만 원 = 30000.0 KRW"),
            ("-$43.18", "US", "-$43.18 = -43.18 USD"),
            ("€ 5,-", "NL", "€ 5,- = 5.0 EUR"),
            ("1'250.00 CHF", "CH", "1'250.00 CHF = 1250.0 CHF"),
            ("1 250,00 €", "FR", "1 250,00 € = 1250.0 EUR"),
            ("50 cents", "US", "50 cents = 0.5 USD"),
            ("15 dollars and 5 cents", "US", "15 dollars and 5 cents = 15.05 USD"),
            ("20,- €", "DE", "20,- € = 20.0 EUR"),
            ("nur 9,-", "DE", "9,- = 9.0 EUR"),
            ("1.299,–", "AT", "1.299,– = 1299.0 EUR"),
            ("1.299,— Euro", "US", "1.299,— Euro = 1299.0 EUR"),
            ("20.–", "CH", "20.– = 20.0 CHF"),
            ("99:-", "SE", "99:- = 99.0 SEK"),
            ("Prices in EUR: 2,-", "US", "2,- = 2.0 EUR"),
            ("12 zł 50 gr", "PL", "12 zł 50 gr = 12.5 PLN"),
            ("12 zł i 5 gr", "PL", "12 zł i 5 gr = 12.05 PLN"),
        ])
    func found(text: String, region: String, expected: String) {
        #expect(items(.moneyAmount, text, region: region, language: "") == [expected])
    }

    @Test(
        "Words that multiply belong to the amount",
        arguments: [
            ("$4.7 billion", "$4.7 billion = 4700000000.0 USD"),
            ("3 million euros", "3 million euros = 3000000.0 EUR"),
            ("$5m", "$5m = 5000000.0 USD"),
            ("75 USD million", "75 USD million = 75000000.0 USD"),
        ])
    func multiplied(text: String, expected: String) {
        #expect(items(.moneyAmount, text) == [expected])
    }

    @Test(
        "Numbers without a currency, and signs without an amount, are no money",
        arguments: [
            "echo $PATH",
            "$",
            "USD",
            "€",
            "in 2024",
            "version 4.50",
            "price 12.50",
            "pounds of flour",
            "a dollar short",
            "100 %",
            "Route 66",
            "mark 4 of the series",
            "£",
            "50-50",
            "cost $ unknown",
            "only 9,-",
            "20.- and more",
            "3,-5",
            "99:-",
        ])
    func notFound(text: String) {
        #expect(items(.moneyAmount, text).isEmpty)
    }
}
