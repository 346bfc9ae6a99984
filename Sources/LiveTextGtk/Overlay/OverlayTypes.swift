// SPDX-License-Identifier: Apache-2.0

public import LiveTextCore

/// Space kept free at the edges of a view, in widget points. Leading and trailing change places right-to-left.
public struct EdgeInsets: Hashable, Sendable {
    /// Space at the top.
    public var top: Double
    /// Space where lines begin.
    public var leading: Double
    /// Space at the bottom.
    public var bottom: Double
    /// Space where lines end.
    public var trailing: Double

    /// Makes insets.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// Something a person did, as delegates see it.
public struct InputEvent: Hashable, Sendable {
    /// What was done.
    public enum Kind: Hashable, Sendable {
        /// A button or a finger went down.
        case pointerDown(button: Int)
        /// A key went down; the value is a GDK key symbol.
        case keyDown(keyval: UInt32)
    }

    /// Keys held meanwhile.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// GDK's modifier bits.
        public let rawValue: UInt32

        /// Makes a set of GDK's modifier bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// A Shift key.
        public static let shift = Modifiers(rawValue: 1 << 0)
        /// A Control key.
        public static let control = Modifiers(rawValue: 1 << 2)
        /// The Alt key.
        public static let alt = Modifiers(rawValue: 1 << 3)
    }

    /// What was done.
    public let kind: Kind
    /// Keys held meanwhile.
    public let modifiers: Modifiers

    /// Makes an event.
    public init(kind: Kind, modifiers: Modifiers = []) {
        self.kind = kind
        self.modifiers = modifiers
    }
}

/// What becomes of a press where nothing has been read yet, while the picture is being read.
public enum UndecidedPressPolicy: Hashable, Sendable {
    /// It goes to the view below at once; text that is read under it later is selected by the next press.
    case passThrough
    /// It is held back so long at most. When text is read under it meanwhile, it selects; else the view below gets it as
    /// if it had come late. A click is never held back beyond its release.
    case deferred(Duration)
}

/// Something worth a short message to the person, which a host may show as a toast.
public enum OverlayNotice: Hashable, Sendable {
    /// Text or a value is on the clipboard; the number of lines it has.
    case copied(lines: Int)
    /// Nothing here takes what was chosen; the value can be copied instead, or a web page be opened that does the same:
    /// give the action to `ImageAnalysisOverlayView.perform(_:)`.
    case noApplication(LaunchTarget, value: String, onTheWeb: DataAction?)
    /// The machine is connected to a wireless network now.
    case joinedNetwork(name: String)
    /// An address was not opened because its kind is never launched.
    case refused(value: String)
    /// The application could not be started; the desktop's reason, for people.
    case actionFailed(reason: String)
    /// The picture was read and has neither text nor codes.
    case nothingFound
    /// Text cannot be read until the named package is installed; codes were looked for.
    case languageDataMissing(package: String)
    /// The picture could not be read; the reason is for people.
    case analysisFailed(reason: String)
}
