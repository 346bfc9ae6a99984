// SPDX-License-Identifier: Apache-2.0

/// Sizes and times of the overlay; lengths in widget points, times in milliseconds.
enum OverlayMetrics {
    /// Black over the picture while highlighted.
    static let dimmingOpacity = 0.45
    static let dimmingDuration = 180
    /// Room around a line that is not dimmed.
    static let cutOutPadding = 4.0
    static let cutOutRadius = 4.0

    static let selectionOpacity = 0.35
    static let selectionRadius = 3.0
    /// Contrasting edge of the selection, readable on any picture.
    static let selectionHairlineOpacity = 0.4

    static let underlineWidth = 2.0
    /// Distance of an underline from the baseline.
    static let underlineOffset = 2.0

    static let outlineWidth = 2.0
    static let outlineRadius = 6.0
    /// Distance of the outline from the ink.
    static let outlineOffset = 3.0
    static let outlineFillOpacity = 0.12
    /// Fill while the primary button is held down.
    static let pressedFillOpacity = 0.28

    /// The pointer rests this long on an item before its outline appears.
    static let hoverDelay = 80
    static let hoverFadeIn = 120
    static let hoverFadeOut = 80

    static let chipDiameter = 20.0
    static let codeChipDiameter = 24.0
    /// Chips are easier to hit than they look.
    static let chipHitDiameter = 36.0

    /// Distance of the controls from the edges of the picture's visible part.
    static let controlMargin = 12.0
    static let buttonDiameter = 40.0
    static let pillHeight = 36.0
    static let pillSpacing = 8.0
    static let controlFade = 150
    static let pillStagger = 30
    /// How far pills slide up as they appear.
    static let pillSlide = 8.0
    /// Below this visible width the pills fold into one.
    static let foldingWidth = 240.0
    /// Below this visible extent the controls stay outside the picture.
    static let outsideExtent = 120.0

    /// A text hit reaches at least this far beyond the line, in widget points.
    static let minimumHitMargin = 4.0
    /// Reading longer than this shows its progress on the button's rim.
    static let progressDelay = 300
    static let progressWidth = 3.0

    /// What stays free around an end of the selection that is brought into view.
    static let revealMargin = 24.0
    /// The knobs of the handles; a finger hits them from farther.
    static let handleRadius = 9.0
    static let handleHitRadius = 24.0
    static let handleStem = 2.0
    /// The line that shows the caret, and its contrasting edge.
    static let caretWidth = 2.0
    /// From the pointer to the text that is dragged.
    static let dragIconDistance: Int32 = 12
    /// A selection that changes by keyboard is announced after a pause.
    static let announcementDelay = 250
    /// Longer selections are announced by their number of characters.
    static let announcedCharacters = 160
}
