// SPDX-License-Identifier: Apache-2.0

import LiveText
import LiveTextCore

/// What windows work with; a test gives fakes.
struct Services {
    let decoder: any PictureDecoding
    let analyzer: any ImageAnalyzing
    let settings: Settings
    let session = Session()

    /// The real ones.
    static func standard() -> Services {
        Services(decoder: PictureDecoder(), analyzer: ImageAnalyzer.shared, settings: Settings())
    }

    /// What the windows of one run share.
    final class Session {
        /// Whether it was said that no language data is installed: once is enough.
        var didReportMissingLanguageData = false
    }
}
