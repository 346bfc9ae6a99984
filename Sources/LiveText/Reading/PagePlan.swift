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
    /// How ink is told from ground.
    let thresholding: TesseractEngine.Thresholding

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
    /// The engine levels lines that fall less by itself: 0.7 degrees.
    private static let minimumAngle = 0.012
    /// Sauvola's square is too small for larger letters, which it hollows out.
    private static let largestLocalLetters = 60.0

    /// Plans for a picture.
    ///
    /// - Parameters:
    ///   - grey: what is to be read, upright.
    init(_ survey: TextSurvey, grey: Bitmap) {
        let pixelCount = Double(grey.width * grey.height)
        let height = survey.glyphHeight(share: 0.5)
        let low = survey.glyphHeight(share: 0.2)
        if let height, height < Self.smallLetters {
            let largest = max(1, (Self.maximumPixelCount / pixelCount).squareRoot())
            scale = min(Self.goodHeight / height, Self.maximumEnlargement, largest)
        } else if let low, low > Self.largeLetters {
            scale = Self.reducedHeight / low
        } else {
            scale = 1
        }
        let slope = atan(survey.slope)
        angle = abs(slope) > Self.minimumAngle ? -slope : 0
        let lighting = Lighting(grey)
        isInverted = lighting.isDark && survey.lightShare > 0.6
        let isLocal = lighting.isUneven && (height ?? 0) * scale < Self.largestLocalLetters
        thresholding = isLocal ? .local : .global
    }

    /// The page of a picture, grey or colour.
    func page(of picture: PlacedBitmap) -> PlacedBitmap? {
        let shade = angle == 0 ? 255 : picture.bitmap.edgeShade
        let page = picture.rotated(by: angle, corners: shade)?.scaled(by: scale)
        return isInverted ? page?.replacing(page?.bitmap.inverted()) : page
    }
}

/// How a picture is lit.
struct Lighting {
    /// Whether most of it is dark.
    let isDark: Bool
    /// Whether a light ground is much darker in some places than in others, as under a shadow.
    let isUneven: Bool

    /// Lightness of most of a dark picture.
    private static let darkMedian = 110
    /// Pixels of the picture for one of the ground's.
    private static let reduction = 16.0
    /// The ground's dark places over its light ones: below is uneven…
    private static let evenShare = 0.8
    /// …and far below is no shadow, but another ground.
    private static let shadowShare = 0.25

    init(_ grey: Bitmap) {
        isDark = grey.percentiles([0.5], step: 4)[0] < Self.darkMedian
        isUneven = !isDark && Self.isUneven(grey)
    }

    private static func isUneven(_ grey: Bitmap) -> Bool {
        let share = 1 / reduction
        guard let small = grey.scaled(x: share, y: share), min(small.width, small.height) >= 3,
            let ground = Bitmap(owning: pixDilateGray(small.pix, 3, 3))?.medianFiltered(side: 5)
        else { return false }
        let ends = ground.percentiles([0.05, 0.95]).map(Double.init)
        return ends[0] < evenShare * ends[1] && ends[0] > shadowShare * ends[1]
    }
}

extension TextSurvey {
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
