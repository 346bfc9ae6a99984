// SPDX-License-Identifier: Apache-2.0

/// The encoding of host names beyond ASCII (RFC 3492).
package enum Punycode {
    /// What an encoded label begins with (RFC 5890).
    private static let prefix = "xn--"

    private static let base = 36
    private static let thresholdMin = 1
    private static let thresholdMax = 26
    private static let skew = 38
    private static let damp = 700
    private static let initialBias = 72
    private static let firstCodePoint = 0x80

    /// The longest label DNS admits, in bytes; longer ones are left alone.
    private static let longestLabel = 63

    /// A label as people read it: decoded when it begins with `xn--` and its encoding is sound, else as it is.
    package static func decodedLabel(_ label: String) -> String {
        guard label.utf8.count <= longestLabel, label.lowercased().hasPrefix(prefix),
            let scalars = decode(Array(label.utf8.dropFirst(prefix.utf8.count)))
        else { return label }
        return String(String.UnicodeScalarView(scalars))
    }

    /// A label as DNS carries it: `xn--…` when it has anything beyond ASCII, else as it is.
    package static func encodedLabel(_ label: String) -> String {
        label.utf8.allSatisfy { $0 < 0x80 } ? label : prefix + encode(Array(label.lowercased().unicodeScalars))
    }

    private static func decode(_ input: [UInt8]) -> [Unicode.Scalar]? {
        guard input.allSatisfy({ $0 < 0x80 }) else { return nil }
        let delimiter = input.lastIndex(of: .ascii("-"))
        var output = input[..<(delimiter ?? 0)].map { Unicode.Scalar($0) }
        var rest = input[(delimiter.map { $0 + 1 } ?? 0)...]
        var codePoint = firstCodePoint
        var index = 0
        var bias = initialBias
        guard !rest.isEmpty else { return nil }
        while !rest.isEmpty {
            let previousIndex = index
            var weight = 1
            var step = base
            while true {
                guard let digit = rest.popFirst().flatMap(value(of:)) else { return nil }
                let (product, overflow) = digit.multipliedReportingOverflow(by: weight)
                guard !overflow, index <= Int.max - product else { return nil }
                index += product
                let threshold = threshold(step: step, bias: bias)
                if digit < threshold { break }
                let (nextWeight, weightOverflow) = weight.multipliedReportingOverflow(by: base - threshold)
                guard !weightOverflow else { return nil }
                weight = nextWeight
                step += base
            }
            let count = output.count + 1
            bias = adapted(index - previousIndex, count: count, isFirst: previousIndex == 0)
            codePoint += index / count
            index %= count
            guard let value = UInt32(exactly: codePoint), let scalar = Unicode.Scalar(value) else { return nil }
            output.insert(scalar, at: index)
            index += 1
        }
        return output
    }

    private static func encode(_ input: [Unicode.Scalar]) -> String {
        var output = String(String.UnicodeScalarView(input.filter(\.isASCII)))
        var handled = output.utf8.count
        let basic = handled
        if basic > 0 { output += "-" }
        var codePoint = firstCodePoint
        var delta = 0
        var bias = initialBias
        while handled < input.count {
            let next = input.lazy.map { Int($0.value) }.filter { $0 >= codePoint }.min() ?? codePoint
            delta += (next - codePoint) * (handled + 1)
            codePoint = next
            for scalar in input {
                if scalar.value < codePoint { delta += 1 }
                guard scalar.value == codePoint else { continue }
                output += digits(of: delta, bias: bias)
                bias = adapted(delta, count: handled + 1, isFirst: handled == basic)
                delta = 0
                handled += 1
            }
            delta += 1
            codePoint += 1
        }
        return output
    }

    private static func digits(of delta: Int, bias: Int) -> String {
        var result = ""
        var rest = delta
        var step = base
        while true {
            let threshold = threshold(step: step, bias: bias)
            guard rest >= threshold else { return result + character(of: rest) }
            result += character(of: threshold + (rest - threshold) % (base - threshold))
            rest = (rest - threshold) / (base - threshold)
            step += base
        }
    }

    private static func threshold(step: Int, bias: Int) -> Int {
        min(max(step - bias, thresholdMin), thresholdMax)
    }

    private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
        var delta = isFirst ? delta / damp : delta / 2
        delta += delta / count
        var bias = 0
        while delta > (base - thresholdMin) * thresholdMax / 2 {
            delta /= base - thresholdMin
            bias += base
        }
        return bias + (base - thresholdMin + 1) * delta / (delta + skew)
    }

    private static func value(of byte: UInt8) -> Int? {
        if byte.isASCIIDigit { return Int(byte - .ascii("0")) + 26 }
        return byte.isASCIILetter ? Int(byte.asciiLowercased - .ascii("a")) : nil
    }

    private static func character(of digit: Int) -> String {
        String(Unicode.Scalar(UInt8(digit < 26 ? digit + 0x61 : digit - 26 + 0x30)))
    }
}
