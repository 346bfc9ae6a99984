// SPDX-License-Identifier: Apache-2.0

/// Finds postal addresses: a street or a box with what follows it down to the country, on one line or several.
///
/// A street is told by its kind (`Street`, `Rue`, `…straße`) or, without one, by the postcode and the town after it.
struct AddressFinder {
    let region: String

    /// The addresses of a part of a text, in order.
    func matches(in tokens: TextTokens) -> [DataMatch] {
        let reader = AddressReader(tokens: tokens, region: region)
        let inline = InlineAddressReader(tokens: tokens)
        var matches: [DataMatch] = []
        var index = 0
        var limit = 0
        while index < tokens.count {
            let kind = tokens.tokens[index].kind
            guard kind != .newline, let found = inline.address(at: index) ?? reader.address(at: index, notBefore: limit)
            else {
                index += 1
                continue
            }
            let range = tokens.tokens[found.range.lowerBound].start..<tokens.tokens[found.range.upperBound - 1].end
            matches.append(DataMatch(value: .postalAddress(found.address), range: range))
            index = found.range.upperBound
            limit = index
        }
        return matches
    }
}

/// The parts of an address as tokens, while it is read.
struct AddressParts {
    var street: Range<Int>?
    var number: Range<Int>?
    var unit: Range<Int>?
    var postalCode: Range<Int>?
    var city: Range<Int>?
    var region: Range<Int>?
    var country: Range<Int>?
    var countryCode: String?

    /// The address of the parts.
    func address(in tokens: TextTokens, range: Range<Int>) -> PostalAddress {
        func text(_ part: Range<Int>?) -> String? {
            part.map { tokens.string($0).split(whereSeparator: \.isNewline).joined(separator: ", ") }
        }
        let lines = tokens.string(range).split(whereSeparator: \.isNewline).map { line in
            line.trimmingCommas
        }
        return PostalAddress(
            street: text(street), number: text(number), unit: text(unit), postalCode: text(postalCode),
            city: text(city),
            region: text(region), country: text(country), countryCode: countryCode,
            formatted: lines.joined(separator: ", "))
    }
}

extension Substring {
    /// Without spaces and commas at its ends.
    fileprivate var trimmingCommas: String {
        var rest = self
        while let last = rest.last, last == "," || last.isWhitespace { rest.removeLast() }
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        return String(rest)
    }
}
