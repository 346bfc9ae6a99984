// SPDX-License-Identifier: Apache-2.0

extension DataItem.Value {
    /// The value in one line of text as programs use it: a URL, digits, ISO 8601, numbers with a point.
    public var normalized: String {
        switch self {
        case .link(let url): url
        case .emailAddress(let address): address
        case .phoneNumber(let number): number.number
        case .postalAddress(let address): address.formatted
        case .calendarEvent(let event): event.normalized
        case .flightNumber(let flight): flight.designator
        case .shipmentTrackingNumber(let shipment): shipment.trackingNumber
        case .moneyAmount(let money): money.currency.isEmpty ? "\(money.amount)" : "\(money.amount) \(money.currency)"
        case .measurement(let quantity): "\(quantity.value) \(quantity.unit.symbol)"
        case .iban(let account): account.number
        case .ipAddress(let address): address.address + (address.prefixLength.map { "/\($0)" } ?? "")
        case .coordinates(let coordinates): "\(coordinates.latitude),\(coordinates.longitude)"
        }
    }
}

extension CalendarEvent {
    /// ISO 8601: a date, a date with a time, or an interval that may be open at one side.
    fileprivate var normalized: String {
        guard let start else { return "/" + (end?.iso8601 ?? "") }
        return end.map { start.iso8601 + "/" + $0.iso8601 } ?? start.iso8601
    }
}
