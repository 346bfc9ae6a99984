// SPDX-License-Identifier: Apache-2.0

/// A box of whole pixels, grown outwards and kept inside the picture.
struct PixelBox {
    let left: Int
    let top: Int
    let right: Int
    let bottom: Int

    var width: Int { right - left }
    var height: Int { bottom - top }

    /// As hOCR writes it.
    var hOCR: String { "\(left) \(top) \(right) \(bottom)" }

    init(_ rect: ImageRect, within size: ImageSize) {
        func pixel(_ value: Double, _ rule: FloatingPointRoundingRule, limit: Double) -> Int {
            // NaN, from no engine that works, becomes 0.
            Int(max(0, min(value.isNaN ? 0 : value.rounded(rule), max(0, limit.rounded(.up)))))
        }
        left = pixel(rect.minX, .down, limit: size.width)
        top = pixel(rect.minY, .down, limit: size.height)
        right = max(left, pixel(rect.maxX, .up, limit: size.width))
        bottom = max(top, pixel(rect.maxY, .up, limit: size.height))
    }

    /// The box around several.
    init(_ rects: [ImageRect], within size: ImageSize) {
        let corners: [ImagePoint] = rects.flatMap { [Point(x: $0.minX, y: $0.minY), Point(x: $0.maxX, y: $0.maxY)] }
        self.init(ImageRect(enclosing: corners) ?? .zero, within: size)
    }
}

extension TextBlock {
    /// The lines of each paragraph. A block that continues the one before it begins with a continued line.
    var paragraphs: [ArraySlice<TextLine>] {
        var starts = lines.indices.filter { $0 == lines.startIndex || !lines[$0].continuesParagraph }
        starts.append(lines.endIndex)
        return zip(starts, starts.dropFirst()).map { lines[$0..<$1] }
    }
}

/// A confidence within 0…1.
func bounded(_ confidence: Double) -> Double { confidence.isNaN ? 0 : max(0, min(confidence, 1)) }

/// A confidence in whole percent.
func percent(_ confidence: Double) -> Int { Int((bounded(confidence) * 100).rounded()) }

/// A number with so many decimals at most, a point before them in every locale, without zeros at their end.
func fixedPoint(_ value: Double, places: Int) -> String {
    let unit = (0..<places).reduce(1) { factor, _ in factor * 10 }
    let scaled = (value * Double(unit)).rounded()
    guard scaled.magnitude < Double(Int32.max) else { return "0" }
    let digits = String(Int(scaled.magnitude) % unit + unit).dropFirst()
    let decimals = digits.reversed().drop { $0 == "0" }.reversed()
    return (scaled < 0 ? "-" : "") + String(Int(scaled.magnitude) / unit)
        + (decimals.isEmpty ? "" : "." + String(decimals))
}

/// Text for XML content and for attributes in double quotes, without the characters XML 1.0 cannot hold.
func xmlEscaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
        case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": continue
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
