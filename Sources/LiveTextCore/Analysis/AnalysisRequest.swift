// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What an analysis looks for.
public struct AnalysisTypes: OptionSet, Sendable, Hashable, Codable {
    /// VisionKit's bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Text, and the data in it.
    public static let text = AnalysisTypes(rawValue: 1 << 0)
    /// Bar codes and two-dimensional codes.
    public static let machineReadableCode = AnalysisTypes(rawValue: 1 << 1)
}

/// How a picture is to be analysed.
public struct AnalysisConfiguration: Sendable, Hashable, Codable {
    /// What to look for.
    public let analysisTypes: AnalysisTypes
    /// BCP-47 languages the text may be in, most important first; empty takes the user's.
    public var locales: [String]
    /// Whether text is read in one go, without second looks at what was unsure or left out: quicker, and worse.
    package var readsPageOnce = false
    /// Whether telephone numbers, links and other data are looked for in the text.
    package var detectsData = true

    /// A configuration in the user's languages.
    public init(_ types: AnalysisTypes) {
        analysisTypes = types
        locales = []
    }
}

/// The part of a picture a person looks at, so that it is read first. Shared with the running analysis, and set from
/// any thread as the person zooms and pans.
public final class AttentionRegion: Sendable {
    private let state: Mutex<UnitRect>

    /// Begins with a part of the picture, by default all of it.
    public init(_ rect: UnitRect = UnitRect(x: 0, y: 0, width: 1, height: 1)) { state = Mutex(rect) }

    /// The part in view, in unit space.
    public var rect: UnitRect {
        // Not inlined into asynchronous functions, which may go on on another thread than the one that took the lock.
        @inline(never) get { state.withLock { $0 } }
        @inline(never) set { state.withLock { $0 = newValue } }
    }
}

/// One order to an analyzer.
public struct AnalysisRequest: Sendable {
    /// How soon it is wanted.
    public enum Priority: Int, Sendable, Codable, Comparable {
        /// For later: a folder's other pictures.
        case background
        /// A person is waiting.
        case userInitiated

        /// Whether the left is less urgent.
        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// The pixels.
    public let image: PixelBuffer
    /// How they are to be turned; `nil` takes them as they are.
    public let orientation: ImageOrientation?
    /// What to look for.
    public let configuration: AnalysisConfiguration
    /// How soon it is wanted.
    public let priority: Priority
    /// What to read first.
    public let attention: AttentionRegion

    /// Makes a request.
    public init(
        image: PixelBuffer, orientation: ImageOrientation? = nil, configuration: AnalysisConfiguration,
        priority: Priority = .userInitiated, attention: AttentionRegion = AttentionRegion()
    ) {
        self.image = image
        self.orientation = orientation
        self.configuration = configuration
        self.priority = priority
        self.attention = attention
    }
}

/// A step of an analysis that is under way.
public struct AnalysisUpdate: Sendable {
    /// What is known by now; each update's revision is higher than the one before.
    public let analysis: ImageAnalysis
    /// How much is done, 0…1, never falling.
    public let progress: Double
    /// Whether this is the last update, equal to what `analyze` returns.
    public let isFinal: Bool

    /// Makes an update.
    public init(analysis: ImageAnalysis, progress: Double, isFinal: Bool) {
        self.analysis = analysis
        self.progress = progress
        self.isFinal = isFinal
    }
}
