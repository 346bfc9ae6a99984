// SPDX-License-Identifier: Apache-2.0

public import LiveTextCore

extension DataDetector {
    /// A detector with the best finders this build and this machine have.
    ///
    /// - Parameters:
    ///   - region: ISO 3166 country whose national forms are understood; by default the user's.
    ///   - languages: BCP-47 languages the text is likely in; by default the user's.
    ///   - referenceDate: what relative dates count from; `nil` takes the moment of detection.
    public static func system(
        region: String = UserLocale.current.region, languages: [String] = UserLocale.current.languages,
        referenceDate: CalendarDate? = nil
    ) -> DataDetector {
        DataDetector(
            phoneNumbers: SystemFinders.phoneNumbers, publicSuffixes: SystemFinders.publicSuffixes, region: region,
            languages: languages, referenceDate: referenceDate)
    }
}

extension DataDetector: DataItemFinding {}

/// The finders of this build and this machine.
package enum SystemFinders {
    /// libphonenumber; `nil` where this was built without it.
    package static var phoneNumbers: (any PhoneNumberFinding)? {
        #if LEGIBLE_PHONE
            LibPhoneNumberFinder()
        #else
            nil
        #endif
    }

    /// libpsl; `nil` where it is absent or switched off.
    package static var publicSuffixes: (any PublicSuffixFinding)? {
        #if LEGIBLE_PSL
            LibPSLSuffixes.installed
        #else
            nil
        #endif
    }
}
