// SPDX-License-Identifier: Apache-2.0

/// Decides between finds of different kinds at one place.
enum OverlapRule {
    /// The matches that stand: of two that overlap, the longer one, for it holds the other's meaning; of two of one
    /// length, the one whose kind is found with less doubt. In order, never overlapping.
    static func resolve(_ matches: [DataMatch]) -> [DataMatch] {
        var kept: [DataMatch] = []
        for match in matches.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            guard let last = kept.last, last.range.upperBound > match.range.lowerBound else {
                kept.append(match)
                continue
            }
            if precedes(match, last) { kept[kept.count - 1] = match }
        }
        return kept
    }

    private static func precedes(_ left: DataMatch, _ right: DataMatch) -> Bool {
        if left.range.count != right.range.count { return left.range.count > right.range.count }
        return left.value.doubt < right.value.doubt
    }
}

extension DataItem.Value {
    /// How easily other text is taken for this kind; less is surer.
    fileprivate var doubt: Int {
        switch self {
        case .emailAddress: 0
        case .link: 1
        case .iban: 2
        case .coordinates: 3
        case .ipAddress: 4
        case .shipmentTrackingNumber: 5
        case .postalAddress: 6
        case .phoneNumber: 7
        case .moneyAmount: 8
        case .calendarEvent: 9
        case .flightNumber: 10
        case .measurement: 11
        }
    }
}
