// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// Whether a picture has places that look like a code, found or not: many edges that all run one way, as bars do, or as
/// many dark as light pixels with edges both ways, as modules do. It is cheap, and only decides whether a further pass is
/// worth its time.
struct CodeLikeness {
    /// Pixels of a picture so small that all passes cost less than finding out.
    static let smallPixelCount = 310_000

    /// Tiles that look alike among the nine of a square that a code covers.
    private static let requiredTiles = 5
    /// Mean squared gradient of bars and of modules, as a part of the squared range of lightness.
    private static let barsEnergy = 0.02
    private static let modulesEnergy = 0.03
    /// Lowest range of lightness that is taken for ink and paper.
    private static let minimumRange = 24.0
    /// How much of the gradient runs one way, 0…1, at least in bars and at most in modules.
    private static let barsCoherence = 0.85
    private static let modulesCoherence = 0.6
    /// The dark part of modules.
    private static let darkShare = 0.3...0.7

    private enum Tile {
        case bars
        case modules
        case other
    }

    private let tiles: [Tile]
    private let columns: Int
    private let rows: Int
    /// Pixels of a tile's side.
    private let side: Int
    private let reduction: Double

    init(_ grey: GreyImage) {
        let longEdge = max(grey.width, grey.height)
        let side = longEdge < 400 ? 16 : longEdge < 1000 ? 24 : 32
        let columns = grey.width / side
        let rows = grey.height / side
        self.side = side
        self.columns = columns
        self.rows = rows
        reduction = Double(grey.reduction)
        let range = Self.range(of: grey)
        var tiles: [Tile] = []
        tiles.reserveCapacity(columns * rows)
        grey.pixels.withUnsafeBufferPointer { pixels in
            for row in 0..<rows {
                for column in 0..<columns {
                    tiles.append(
                        Self.tile(
                            pixels, width: grey.width, height: grey.height, x: column * side, y: row * side,
                            side: side, squaredRange: range * range))
                }
            }
        }
        self.tiles = tiles
    }

    /// Whether something like a code lies outside the given places.
    ///
    /// - Parameter places: where codes were found, in displayed pixels.
    func hasCandidate(outside places: [ImageRect] = []) -> Bool {
        let margin = Double(side) * reduction
        let known = places.map { place in
            ImageRect(
                x: place.minX - margin, y: place.minY - margin, width: place.width + 2 * margin,
                height: place.height + 2 * margin)
        }
        for row in 0..<max(rows - 2, 1) {
            for column in 0..<max(columns - 2, 1) {
                var (bars, modules) = (0, 0)
                for y in row..<min(row + 3, rows) {
                    for x in column..<min(column + 3, columns) {
                        switch tiles[y * columns + x] {
                        case .bars: bars += 1
                        case .modules: modules += 1
                        case .other: break
                        }
                    }
                }
                guard max(bars, modules) >= Self.requiredTiles else { continue }
                let center = ImagePoint(
                    x: (Double(column) + 1.5) * Double(side) * reduction,
                    y: (Double(row) + 1.5) * Double(side) * reduction)
                if !known.contains(where: { $0.contains(center) }) { return true }
            }
        }
        return false
    }

    /// The lightness between the darkest and the lightest fiftieth.
    private static func range(of grey: GreyImage) -> Double {
        var histogram = [Int](repeating: 0, count: 256)
        // Every seventh pixel is enough, and meets all columns.
        for index in stride(from: 0, to: grey.pixels.count, by: 7) { histogram[Int(grey.pixels[index])] += 1 }
        let share = histogram.reduce(0, +) / 50
        func level(_ levels: some Sequence<Int>) -> Int {
            var sum = 0
            for level in levels {
                sum += histogram[level]
                if sum > share { return level }
            }
            return 0
        }
        return max(minimumRange, Double(level((0..<256).reversed()) - level(0..<256)))
    }

    private static func tile(
        _ pixels: UnsafeBufferPointer<UInt8>, width: Int, height: Int, x: Int, y: Int, side: Int, squaredRange: Double
    ) -> Tile {
        var (horizontal, vertical, mixed) = (0, 0, 0)
        var (darkest, lightest): (UInt8, UInt8) = (255, 0)
        for row in max(y, 1)..<min(y + side, height - 1) {
            let line = row &* width
            for column in max(x, 1)..<min(x + side, width - 1) {
                let index = line &+ column
                let alongX = Int(pixels[index &+ 1]) &- Int(pixels[index &- 1])
                let alongY = Int(pixels[index &+ width]) &- Int(pixels[index &- width])
                horizontal &+= alongX &* alongX
                vertical &+= alongY &* alongY
                mixed &+= alongX &* alongY
                darkest = min(darkest, pixels[index])
                lightest = max(lightest, pixels[index])
            }
        }
        let count = Double(side * side)
        let energy = Double(horizontal + vertical) / count / squaredRange
        guard energy > min(barsEnergy, modulesEnergy) else { return .other }
        let difference = Double(horizontal - vertical)
        let coherence =
            (difference * difference + 4 * Double(mixed) * Double(mixed)).squareRoot() / Double(horizontal + vertical)
        if coherence > barsCoherence { return energy > barsEnergy ? .bars : .other }
        guard energy > modulesEnergy, coherence < modulesCoherence else { return .other }
        let middle = UInt8((Int(darkest) + Int(lightest)) / 2)
        var dark = 0
        for row in y..<min(y + side, height) {
            for index in row &* width &+ x..<row &* width &+ min(x + side, width) where pixels[index] < middle {
                dark &+= 1
            }
        }
        return darkShare.contains(Double(dark) / count) ? .modules : .other
    }
}
