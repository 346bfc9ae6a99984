// SPDX-License-Identifier: Apache-2.0

import CGdkPixbuf

#if LEGIBLE_LCMS
    import CLittleCMS
#endif

/// What reading stands on in this build and on this machine, for `--version` and the preferences.
package enum Components {
    /// A library.
    package struct Component: Sendable, Hashable {
        /// Its name, as `tesseract`.
        package let name: String
        /// Its version, or `present` and `absent` where it tells none.
        package let version: String
        /// What is lost without it; `nil` for a required one.
        package let adds: String?
    }

    /// The required libraries.
    package static var engines: [Component] {
        [
            Component(name: "tesseract", version: TesseractEngine.version, adds: nil),
            Component(name: "zbar", version: ZBarScanner.version, adds: nil),
            Component(name: "gdk-pixbuf", version: GDK_PIXBUF_VERSION, adds: nil),
        ]
    }

    /// The optional libraries, found when this was built or looked for now.
    package static var optionalParts: [Component] {
        [
            Component(name: "lcms2", version: littleCMSVersion, adds: "colour profiles"),
            Component(name: "zxing-cpp", version: zxingVersion, adds: "more kinds of codes"),
            Component(name: "libphonenumber", version: phoneNumbersVersion, adds: "phone numbers of every country"),
            Component(name: "libpsl", version: domainListVersion, adds: "registered domains"),
        ]
    }

    private static let present = "present"
    private static let absent = "absent"

    private static var littleCMSVersion: String {
        #if LEGIBLE_LCMS
            // 2140 is 2.14.
            let version = cmsGetEncodedCMMversion()
            return "\(version / 1000).\(version % 1000 / 10)"
        #else
            return absent
        #endif
    }

    private static var zxingVersion: String {
        #if LEGIBLE_ZXING
            return ZXingScanner.version
        #else
            return absent
        #endif
    }

    private static var phoneNumbersVersion: String {
        #if LEGIBLE_PHONE
            return present
        #else
            return absent
        #endif
    }

    private static var domainListVersion: String {
        #if LEGIBLE_PSL
            return LibPSLSuffixes.installed?.version ?? absent
        #else
            return absent
        #endif
    }
}
