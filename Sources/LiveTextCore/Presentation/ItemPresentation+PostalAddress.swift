// SPDX-License-Identifier: Apache-2.0

extension ItemPresentation {
    /// How a postal address is shown.
    static func postalAddress(_ address: PostalAddress) -> ItemPresentation {
        let readable = address.formatted
        return ItemPresentation(
            title: PresentationText("Address"), fullValue: readable, iconName: IconName.place,
            copying: .copy(readable, id: "address.copy", title: PresentationText("Copy Address")),
            pill: PresentationText("Copy Address"), accessibleName: PresentationText("Copy the address %1$@", readable))
    }
}
