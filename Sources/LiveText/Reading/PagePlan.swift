// SPDX-License-Identifier: Apache-2.0

import CLeptonica
import Glibc
import LiveTextCore

/// How a picture is prepared for the engine's page pass.
struct PagePlan {
    /// Page pixels per pixel of the picture.
    let scale: Double
    /// Radians by which the page is turned clockwise, so that its lines are level.
    let angle: Double
    /// Whether most text is lighter than its ground.
    let isInverted: Bool
    /// Height of most letters, in pixels of the picture.
    let glyphHeight: Double
    /// Whether the page, inverted or not, has dark letters.
    let isDarkOnLight: Bool
    /// Whether shadows are taken away.
    let isEvened: Bool

    /// Letters lower than this, in pixels, are enlarged…
    private static let smallLetters = 17.0
    /// …to this height, which the engine reads best.
    private static let goodHeight = 24.0
    /// Letters higher than this are reduced: they gain nothing and cost time.
    private static let largeLetters = 48.0
    private static let reducedHeight = 36.0
    /// Blown up further, letters become no clearer.
    private static let maximumEnlargement = 3.0
    /// Pixels of an enlarged page.
    private static let maximumPixelCount = 9_000_000.0
    /// Shares of letters lighter than their ground: above the light are the text, below hardly any is light.
    private static let lightText = 0.45
    private static let darkText = 0.25
    /// Lightness of most of a dark picture.
    private static let darkMedian = 150
    /// The engine levels lines that fall less by itself: 0.7 degrees.
    private static let minimumAngle = 0.012
    /// Letters in long rows without which the height of letters is not known: texture has short ones.
    private static let tellingLetterCount = 25

    /// Plans for a picture.
    ///
    /// - Parameters:
    ///   - grey: what is to be read, upright.
    init(_ survey: TextSurvey, grey: Bitmap) {
        let pixelCount = Double(grey.width * grey.height)
        let height = survey.glyphHeight(share: 0.5)
        glyphHeight = height ?? Self.goodHeight
        let low = survey.glyphHeight(share: 0.2)
        let isTelling = survey.letterCountInLongRows >= Self.tellingLetterCount
        if let height, height < Self.smallLetters, isTelling {
            let largest = max(1, (Self.maximumPixelCount / pixelCount).squareRoot())
            scale = min(Self.goodHeight / height, Self.maximumEnlargement, largest)
        } else if let low, low > Self.largeLetters {
            scale = Self.reducedHeight / low
        } else {
            scale = 1
        }
        let slope = atan(survey.slope)
        angle = abs(slope) > Self.minimumAngle ? -slope : 0
        let lightShare = survey.lightShare
        isInverted = lightShare > Self.lightText && grey.percentiles([0.5], step: 4)[0] < Self.darkMedian
        isDarkOnLight = isInverted || lightShare < Self.lightText
        isEvened = lightShare < Self.darkText && isTelling && Lighting.isUneven(grey)
    }

    /// The page of a picture, grey or colour.
    ///
    /// - Returns: the page at the picture's own size, and whether it holds a table whose rules were taken out.
    func page(of picture: PlacedBitmap) -> (page: PlacedBitmap, isTable: Bool)? {
        let shade = angle == 0 ? 255 : picture.bitmap.edgeShade
        var source = picture
        if isEvened, let even = picture.replacing(picture.bitmap.evenlyLit()) { source = even }
        if isInverted, let dark = source.replacing(source.bitmap.inverted()) { source = dark }
        guard let level = source.rotated(by: angle, corners: isInverted ? 255 - shade : shade) else { return nil }
        let table =
            isDarkOnLight
            ? level.replacing(RuleEraser.erased(level.bitmap, glyphHeight: glyphHeight)) : nil
        return (table ?? level, table != nil)
    }
}

/// How a picture is lit.
enum Lighting {
    /// Pixels of the picture for one of the ground's.
    private static let tile = 16
    /// The ground's dark places over its light ones: below is uneven…
    private static let evenShare = 0.8
    /// …and far below is no shadow, but another ground.
    private static let shadowShare = 0.2

    /// Whether a light ground is much darker in some places than in others, as under a shadow.
    static func isUneven(_ grey: Bitmap) -> Bool {
        guard let ends = grey.ground(tile: tile)?.percentiles([0.05, 0.95]).map(Double.init) else { return false }
        return ends[0] < evenShare * ends[1] && ends[0] > shadowShare * ends[1]
    }
}

extension TextSurvey {
    /// Letters in long, regular rows.
    fileprivate var letterCountInLongRows: Int {
        candidates.reduce(0) { $1.glyphCount >= 7 && $1.regularity >= 0.6 ? $0 + $1.glyphCount : $0 }
    }

    /// The share of letters that are lighter than their ground.
    fileprivate var lightShare: Double {
        var (light, all) = (0.0, 0.0)
        for row in candidates where row.glyphCount >= 4 {
            let weight = Double(row.glyphCount) * row.regularity
            all += weight
            if row.isLight { light += weight }
        }
        return all > 0 ? light / all : 0
    }
}

extension Bitmap {
    /// The lightness of most of the edge.
    var edgeShade: UInt8 {
        let edge = 3.0
        guard let top = cropped(to: RasterRect(x: 0, y: 0, width: Double(width), height: edge))?.grey(),
            let bottom = cropped(
                to: RasterRect(x: 0, y: Double(height) - edge, width: Double(width), height: edge))?.grey()
        else { return 255 }
        return UInt8(clamping: (top.percentiles([0.5])[0] + bottom.percentiles([0.5])[0]) / 2)
    }
}
