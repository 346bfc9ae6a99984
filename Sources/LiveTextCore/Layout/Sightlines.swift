// SPDX-License-Identifier: Apache-2.0

/// Finds which boxes face each other with nothing in between.
enum Sightlines {
    /// Two boxes that see each other: `near` lies before `far` along the line of sight.
    struct Pair: Hashable {
        let near: Int
        let far: Int
    }

    /// A box: its place along the line of sight and its extent across it.
    struct Item {
        /// Where it stands along the line of sight.
        let position: Double
        let low: Double
        let high: Double
    }

    private struct Event {
        let place: Double
        let isEnd: Bool
        let item: Int
    }

    /// The pairs, each once. Takes time in proportion to n log n for boxes few of which lie side by side.
    static func pairs(_ items: [Item]) -> [Pair] {
        var events: [Event] = []
        events.reserveCapacity(2 * items.count)
        for (index, item) in items.enumerated() {
            events.append(Event(place: item.low, isEnd: false, item: index))
            events.append(Event(place: item.high, isEnd: true, item: index))
        }
        // Ends come first, so that boxes that only touch do not see each other.
        events.sort { left, right in
            if left.place != right.place { return left.place < right.place }
            if left.isEnd != right.isEnd { return left.isEnd }
            return left.item < right.item
        }
        /// Boxes at the current place, by position.
        var active: [Int] = []
        var pairs: Set<Pair> = []
        var ordered: [Pair] = []
        func note(_ near: Int, _ far: Int) {
            let pair = Pair(near: near, far: far)
            if pairs.insert(pair).inserted { ordered.append(pair) }
        }
        func index(of item: Int) -> Int {
            var low = 0
            var high = active.count
            while low < high {
                let middle = (low + high) / 2
                let other = active[middle]
                if (items[other].position, other) < (items[item].position, item) {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            return low
        }
        for event in events {
            let place = index(of: event.item)
            if event.isEnd {
                guard place < active.count, active[place] == event.item else { continue }
                active.remove(at: place)
                if place > 0, place < active.count { note(active[place - 1], active[place]) }
            } else {
                if items[event.item].low >= items[event.item].high { continue }
                active.insert(event.item, at: place)
                if place > 0 { note(active[place - 1], event.item) }
                if place + 1 < active.count { note(event.item, active[place + 1]) }
            }
        }
        return ordered
    }
}
