// SPDX-License-Identifier: Apache-2.0

/// The hash function Keccak-256, as Ethereum uses it: SHA3-256 before its padding was changed.
enum Keccak256 {
    /// Bytes of a message that are taken in at a time.
    private static let rate = 136
    /// Bytes of a hash.
    private static let length = 32

    /// The 32 bytes of a message's hash.
    static func hash(_ message: [UInt8]) -> [UInt8] {
        var padded = message + [0x01]
        padded += [UInt8](repeating: 0, count: (rate - padded.count % rate) % rate)
        padded[padded.count - 1] |= 0x80
        var lanes = [UInt64](repeating: 0, count: 25)
        for start in stride(from: 0, to: padded.count, by: rate) {
            for offset in 0..<rate { lanes[offset / 8] ^= UInt64(padded[start + offset]) << UInt64(offset % 8 * 8) }
            permute(&lanes)
        }
        return (0..<length).map { UInt8(truncatingIfNeeded: lanes[$0 / 8] >> UInt64($0 % 8 * 8)) }
    }

    /// Keccak-f[1600]; the lane at x and y has the index x + 5 y.
    private static func permute(_ lanes: inout [UInt64]) {
        for constant in roundConstants {
            let parities = (0..<5).map { x in stride(from: x, to: 25, by: 5).reduce(0) { $0 ^ lanes[$1] } }
            for index in 0..<25 {
                lanes[index] ^= parities[(index + 4) % 5] ^ rotated(parities[(index + 1) % 5], 1)
            }
            var moved = lanes
            for x in 0..<5 {
                for y in 0..<5 {
                    moved[y + 5 * ((2 * x + 3 * y) % 5)] = rotated(lanes[x + 5 * y], rotations[x + 5 * y])
                }
            }
            for y in stride(from: 0, to: 25, by: 5) {
                for x in 0..<5 { lanes[x + y] = moved[x + y] ^ (~moved[(x + 1) % 5 + y] & moved[(x + 2) % 5 + y]) }
            }
            lanes[0] ^= constant
        }
    }

    private static func rotated(_ lane: UInt64, _ count: UInt64) -> UInt64 {
        count == 0 ? lane : lane << count | lane >> (64 - count)
    }

    private static let rotations: [UInt64] = [
        0, 1, 62, 28, 27, 36, 44, 6, 55, 20, 3, 10, 43, 25, 39, 41, 45, 15, 21, 8, 18, 2, 61, 56, 14,
    ]

    private static let roundConstants: [UInt64] = [
        0x0000_0000_0000_0001, 0x0000_0000_0000_8082, 0x8000_0000_0000_808a, 0x8000_0000_8000_8000,
        0x0000_0000_0000_808b, 0x0000_0000_8000_0001, 0x8000_0000_8000_8081, 0x8000_0000_0000_8009,
        0x0000_0000_0000_008a, 0x0000_0000_0000_0088, 0x0000_0000_8000_8009, 0x0000_0000_8000_000a,
        0x0000_0000_8000_808b, 0x8000_0000_0000_008b, 0x8000_0000_0000_8089, 0x8000_0000_0000_8003,
        0x8000_0000_0000_8002, 0x8000_0000_0000_0080, 0x0000_0000_0000_800a, 0x8000_0000_8000_000a,
        0x8000_0000_8000_8081, 0x8000_0000_0000_8080, 0x0000_0000_8000_0001, 0x8000_0000_8000_8008,
    ]
}
