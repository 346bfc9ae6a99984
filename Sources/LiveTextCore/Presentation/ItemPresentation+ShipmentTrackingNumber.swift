// SPDX-License-Identifier: Apache-2.0

extension ItemPresentation {
    /// How a parcel's number is shown.
    static func shipmentTrackingNumber(_ shipment: ShipmentTrackingNumber) -> ItemPresentation {
        let readable = shipment.trackingNumber
        return ItemPresentation(
            title: PresentationText("Parcel"), fullValue: readable, iconName: IconName.copy,
            copying: .copy(readable, id: "parcel.copy", title: PresentationText("Copy Tracking Number")),
            pill: PresentationText("Copy Tracking Number"),
            accessibleName: PresentationText("Copy the tracking number %1$@", readable))
    }
}
