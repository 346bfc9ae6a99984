// SPDX-License-Identifier: Apache-2.0

extension ItemPresentation {
    /// How a parcel's number is shown.
    static func shipmentTrackingNumber(
        _ shipment: ShipmentTrackingNumber, _ context: PresentationContext
    ) -> ItemPresentation {
        let number = shipment.trackingNumber
        let template = context.preferences.trackingAddress ?? shipment.carrier.trackingAddress
        let tracking = DataAction(
            id: "parcel.track", kind: .open(uri: template.url(for: number, language: context.preferences.language)),
            title: PresentationText("Track on %1$@", template.host), iconName: IconName.parcel)
        return ItemPresentation(
            title: PresentationText("Parcel"), fullValue: number, hint: template.host, iconName: IconName.parcel,
            actions: [tracking],
            copying: .copy(number, id: "parcel.copy", title: PresentationText("Copy Tracking Number")),
            pill: PresentationText("Track Parcel"),
            accessibleName: PresentationText("Track the parcel %1$@ on %2$@", number, template.host))
    }
}

extension ShipmentTrackingNumber.Carrier {
    /// The page on which the carrier tells where a parcel is; for others, one that asks all carriers.
    fileprivate var trackingAddress: WebAddressTemplate {
        switch self {
        case .canadaPost:
            WebAddressTemplate(
                known: "https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={text}")
        case .canpar: WebAddressTemplate(known: "https://www.canpar.com/en/tracking/track.htm?barcode={text}")
        case .dhl:
            WebAddressTemplate(known: "https://www.dhl.com/global-en/home/tracking.html?tracking-id={text}")
        case .dpd: WebAddressTemplate(known: "https://tracking.dpd.de/status/en_US/parcel/{text}")
        case .fedex: WebAddressTemplate(known: "https://www.fedex.com/fedextrack/?trknbr={text}")
        case .gls: WebAddressTemplate(known: "https://gls-group.eu/track/{text}")
        case .landmark: WebAddressTemplate(known: "https://track.landmarkglobal.com/?trck={text}")
        case .oldDominion: WebAddressTemplate(known: "https://www.odfl.com/Trace/standardResult.faces?pro={text}")
        case .onTrac, .laserShip: WebAddressTemplate(known: "https://www.ontrac.com/tracking/?number={text}")
        case .purolator: WebAddressTemplate(known: "https://www.purolator.com/en/shipping/tracker?pin={text}")
        case .royalMail:
            WebAddressTemplate(known: "https://www.royalmail.com/track-your-item#/tracking-results/{text}")
        case .ups: WebAddressTemplate(known: "https://www.ups.com/track?tracknum={text}")
        case .usps: WebAddressTemplate(known: "https://tools.usps.com/go/TrackConfirmAction?tLabels={text}")
        case .yodel: WebAddressTemplate(known: "https://www.yodel.co.uk/tracking/{text}")
        case .amazon, .postal: WebAddressTemplate(known: "https://t.17track.net/en#nums={text}")
        }
    }
}
