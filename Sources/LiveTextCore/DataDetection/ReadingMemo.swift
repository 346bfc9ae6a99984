// SPDX-License-Identifier: Apache-2.0

/// What was read at the places that were looked at last, so that rules that share a part read it once.
final class ReadingMemo<Reading> {
    /// How many places are remembered: more than a rule looks ahead.
    private static var capacity: Int { 64 }

    private var places = [Int](repeating: -1, count: capacity)
    private var readings = [Reading?](repeating: nil, count: capacity)

    /// What stands at an index, read unless it is remembered.
    ///
    /// - Parameter read: gives the same at one index whenever it is asked.
    func reading(at index: Int, _ read: () -> Reading?) -> Reading? {
        guard index >= 0 else { return nil }
        let slot = index % Self.capacity
        if places[slot] == index { return readings[slot] }
        let reading = read()
        places[slot] = index
        readings[slot] = reading
        return reading
    }
}
