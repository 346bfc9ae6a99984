// SPDX-License-Identifier: Apache-2.0

extension ItemPresentation {
    /// How an internet address is shown.
    static func ipAddress(_ address: IPAddress) -> ItemPresentation {
        let readable = address.address + (address.prefixLength.map { "/\($0)" } ?? "")
        return ItemPresentation(
            title: PresentationText("IP Address"), fullValue: readable, iconName: IconName.copy,
            copying: .copy(readable, id: "ip.copy", title: PresentationText("Copy IP Address")),
            pill: PresentationText("Copy IP Address"),
            accessibleName: PresentationText("Copy the IP address %1$@", readable))
    }
}
