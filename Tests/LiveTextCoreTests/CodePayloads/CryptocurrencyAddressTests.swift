// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LiveTextCore

@Suite("Addresses of cryptocurrencies")
struct CryptocurrencyAddressTests {
    private func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    @Test(
        "SHA-256 of the standard's messages, and of lengths where the padding changes",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (String(repeating: "a", count: 55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
            (String(repeating: "a", count: 56), "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
            (String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
            (String(repeating: "a", count: 120), "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c"),
        ])
    func sha256(message: String, hash: String) {
        #expect(hexadecimal(SHA256.hash(Array(message.utf8))) == hash)
    }

    @Test(
        "Keccak-256 of messages around the length of one block",
        arguments: [
            ("", "c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"),
            ("abc", "4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45"),
            (String(repeating: "a", count: 135), "34367dc248bbd832f4e3e69dfaac2f92638bd0bbd18f2912ba4ef454919cf446"),
            (String(repeating: "a", count: 136), "a6c4d403279fe3e0af03729caada8374b5ca54d8065329a3ebcaeb4b60aa386e"),
            (String(repeating: "a", count: 200), "96ea54061def936c4be90b518992fdc6f12f535068a256229aca54267b4d084d"),
        ])
    func keccak256(message: String, hash: String) {
        #expect(hexadecimal(Keccak256.hash(Array(message.utf8))) == hash)
    }

    @Test(
        "Addresses of Bitcoin",
        arguments: [
            "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy",
            "1111111111111111111114oLvT2", "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4",
            "bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3",
            "bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y",
            "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0", "BC1SW50QGDZ25J",
            "bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs",
        ])
    func bitcoin(address: String) {
        #expect(CryptocurrencyPayment.isBitcoinAddress(address))
        #expect(CryptocurrencyPayment(bitcoin: "bitcoin:\(address)?amount=1")?.address == address)
    }

    @Test(
        "What looks like an address of Bitcoin and is none",
        arguments: [
            // One character changed, two exchanged, a digit 1 too many and too few, another version.
            "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivNfa",
            "11A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", "111111111111111111114oLvT2", "mySD89iqpmptrK3PhHFW9fa7BXiP7ANy3Y",
            "1A1zP1eP5QGefi2DMPTfTL5SLmv7Div0Na", "zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz", "1", "",
            // Both cases; the other checksum; no such character; no such version; programs too short, too long, of a
            // length that version 0 has not, filled up with too many bits or with ones, and none at all.
            "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kV8F3T4",
            "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd",
            "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh",
            "bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4",
            "BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R", "bc1pw5dgrnzv",
            "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav",
            "BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P",
            "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf", "bc1gmk9yu", "bc1",
            "bc1" + String(repeating: "q", count: 200),
        ])
    func notBitcoin(address: String) {
        #expect(!CryptocurrencyPayment.isBitcoinAddress(address))
        #expect(CryptocurrencyPayment(bitcoin: "bitcoin:\(address)") == nil)
    }

    @Test(
        "Addresses of Ethereum: capitals that check, or one case",
        arguments: [
            "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
            "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB", "0x52908400098527886E0F7030069857D2E4169EE7",
            "0xde709f2102306220921060314715629080e2fb77", "0x0000000000000000000000000000000000000000",
        ])
    func ethereum(address: String) {
        #expect(CryptocurrencyPayment.isEthereumAddress(address))
        #expect(CryptocurrencyPayment(ethereum: "ethereum:\(address)@1?value=1")?.address == address)
    }

    @Test(
        "What looks like an address of Ethereum and is none",
        arguments: [
            "0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
            "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAedd",
            "0xgAAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "0x", "",
        ])
    func notEthereum(address: String) {
        #expect(!CryptocurrencyPayment.isEthereumAddress(address))
        #expect(CryptocurrencyPayment(ethereum: "ethereum:\(address)") == nil)
    }
}
