// SPDX-License-Identifier: Apache-2.0

/// A small ICC profile, version 2, of three primaries and one gamma.
enum ColorProfile {
    /// sRGB's primaries, but red's and green's exchanged: a picture with it shows red where the numbers say green.
    static var redAndGreenExchanged: [UInt8] {
        let red = xyz(0.4361, 0.2225, 0.0139)
        let green = xyz(0.3851, 0.7169, 0.0971)
        let blue = xyz(0.1431, 0.0606, 0.7141)
        let curve = Array("curv".utf8) + [0, 0, 0, 0, 0, 0, 0, 1, 0x02, 0x33, 0, 0]
        let description = Array("desc".utf8) + [0, 0, 0, 0] + ImageFiles.bigEndian(5) + Array("test\0".utf8)
        let tags: [(String, [UInt8])] = [
            ("desc", description + [UInt8](repeating: 0, count: 79)), ("wtpt", xyz(0.9642, 1, 0.8249)),
            ("rXYZ", green), ("gXYZ", red), ("bXYZ", blue), ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
        ]
        var table = ImageFiles.bigEndian(tags.count)
        var data: [UInt8] = []
        let start = 128 + 4 + 12 * tags.count
        for (name, value) in tags {
            table += Array(name.utf8) + ImageFiles.bigEndian(start + data.count) + ImageFiles.bigEndian(value.count)
            data += value + [UInt8](repeating: 0, count: (4 - value.count % 4) % 4)
        }
        var header = [UInt8](repeating: 0, count: 128)
        func put(_ bytes: [UInt8], at offset: Int) {
            header.replaceSubrange(offset..<offset + bytes.count, with: bytes)
        }
        put(ImageFiles.bigEndian(start + data.count), at: 0)
        put([2, 0x40, 0, 0], at: 8)
        put(Array("mntrRGB XYZ ".utf8), at: 12)
        put(Array("acsp".utf8), at: 36)
        put(Array(xyz(0.9642, 1, 0.8249).suffix(12)), at: 68)
        return header + table + data
    }

    private static func xyz(_ x: Double, _ y: Double, _ z: Double) -> [UInt8] {
        Array("XYZ ".utf8) + [0, 0, 0, 0] + [x, y, z].flatMap { ImageFiles.bigEndian(Int($0 * 65_536)) }
    }
}
