// SPDX-License-Identifier: Apache-2.0

/// A person or an organisation to be saved as a contact.
package struct ContactCard: Hashable, Sendable {
    /// The parts of a name (RFC 6350, 6.2.2), each perhaps empty.
    package struct Name: Hashable, Sendable {
        package let family: String
        package let given: String
        package let additional: String
        package let prefix: String
        package let suffix: String

        package init(
            family: String = "", given: String = "", additional: String = "", prefix: String = "", suffix: String = ""
        ) {
            self.family = family
            self.given = given
            self.additional = additional
            self.prefix = prefix
            self.suffix = suffix
        }
    }

    /// A value and what it is for, as `home`, `work`, `cell`, in lower case.
    package struct Labelled: Hashable, Sendable {
        package let value: String
        package let labels: [String]

        package init(_ value: String, labels: [String] = []) {
            self.value = value
            self.labels = labels
        }
    }

    /// A postal address.
    package struct Address: Hashable, Sendable {
        /// Post box, extension, street, place, region, code, country (RFC 6350, 6.3.1); a single part is the whole
        /// address as written.
        package let parts: [String]
        package let labels: [String]

        package init(parts: [String], labels: [String] = []) {
            self.parts = parts
            self.labels = labels
        }

        /// The parts that say something, one a line.
        package var formatted: String { parts.filter { !$0.isEmpty }.joined(separator: "\n") }
    }

    /// Names as people write them, the main one first.
    package let names: [String]
    /// The main name's parts, when the code tells them.
    package let structuredName: Name?
    package let nicknames: [String]
    package let phones: [Labelled]
    package let emails: [Labelled]
    package let addresses: [Address]
    package let urls: [String]
    /// The organisation, its units after it, separated by commas.
    package let organization: String?
    /// The position held in it.
    package let title: String?
    package let note: String?
    /// As the code writes it: `19850412`, `1985-04-12`, `--0412`.
    package let birthday: String?
    package let place: GeographicPlace?

    package init(
        names: [String] = [], structuredName: Name? = nil, nicknames: [String] = [], phones: [Labelled] = [],
        emails: [Labelled] = [], addresses: [Address] = [], urls: [String] = [], organization: String? = nil,
        title: String? = nil, note: String? = nil, birthday: String? = nil, place: GeographicPlace? = nil
    ) {
        self.names = names
        self.structuredName = structuredName
        self.nicknames = nicknames
        self.phones = phones
        self.emails = emails
        self.addresses = addresses
        self.urls = urls
        self.organization = organization
        self.title = title
        self.note = note
        self.birthday = birthday
        self.place = place
    }

    /// What the card is called: a name, else the organisation, a mail address or a number.
    package var displayName: String {
        names.first ?? organization ?? emails.first?.value ?? phones.first?.value ?? nicknames.first ?? urls.first
            ?? ""
    }

    /// Whether it tells nothing.
    var isEmpty: Bool { self == ContactCard() }
}
