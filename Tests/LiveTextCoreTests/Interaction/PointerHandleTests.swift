// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

private typealias Interaction = PointerInteraction<String>
private typealias Command = PointerInteraction<String>.Command
private typealias Hit = PointerInteraction<String>.Hit

private func press(
    _ hit: Hit, at x: Double = 100, _ y: Double = 100, time: Double = 10, count: Int = 1,
    source: Interaction.Source = .touch, selection: Bool = false, undecided: Bool = false
) -> Interaction.Press {
    Interaction.Press(
        time: time, location: ViewPoint(x: x, y: y), hit: hit, count: count, source: source, hasSelection: selection,
        isUndecided: undecided)
}

/// A finger's way over a touchscreen: when, in seconds after the first touch, and where, in points.
private struct Sample {
    let time: Double
    let point: ViewPoint

    init(_ time: Double, _ x: Double, _ y: Double) {
        self.time = time
        point = ViewPoint(x: x, y: y)
    }
}

@Suite("Pointer: handles and fingers")
struct PointerHandleTests {
    private let anchor = ViewPoint(x: 100, y: 88)
    private var handle: Hit {
        Hit(isText: true, isSelected: true, handle: Interaction.Handle(end: .end, anchor: anchor))
    }

    @Test("A handle moves its end, which keeps its distance from the finger, and opens the menu when let go")
    func handleMovesItsEnd() {
        var interaction = Interaction()
        #expect(interaction.press(press(handle, selection: true)) == [.claim, .grabEnd(.end)])
        #expect(interaction.motion(to: ViewPoint(x: 130, y: 104), at: 10.1) == [.moveEnd(to: ViewPoint(x: 130, y: 92))])
        #expect(
            interaction.release(at: ViewPoint(x: 140, y: 104), time: 10.2)
                == [.moveEnd(to: ViewPoint(x: 140, y: 92)), .openMenu(.text, at: ViewPoint(x: 100, y: 100))])
        #expect(interaction.motion(to: ViewPoint(x: 150, y: 104), at: 10.3).isEmpty)
    }

    @Test("A handle that trembles under the finger moves nothing; a tap opens the menu")
    func handleTap() {
        var interaction = Interaction()
        _ = interaction.press(press(handle, selection: true))
        #expect(interaction.motion(to: ViewPoint(x: 101, y: 101), at: 10.05).isEmpty)
        #expect(
            interaction.release(at: ViewPoint(x: 101, y: 101), time: 10.1)
                == [.openMenu(.text, at: ViewPoint(x: 100, y: 100))])
    }

    @Test("A handle lies above an item, and is not held for a menu")
    func handleBeforeItem() {
        var interaction = Interaction()
        let hit = Hit(isText: true, item: "link", handle: Interaction.Handle(end: .start, anchor: anchor))
        #expect(interaction.press(press(hit, selection: true)) == [.claim, .grabEnd(.start)])
        #expect(interaction.timer(.longPress, at: 11).isEmpty)
        #expect(interaction.cancel().isEmpty)
        #expect(interaction.release(at: anchor, time: 11.1).isEmpty)
    }

    @Test(
        "A finger that pans is never taken for one that selects",
        arguments: [
            // A flick, a slow drag and one that rests before it moves, as a touchscreen reports them.
            [
                Sample(0, 210, 400), Sample(0.012, 210.4, 398.2), Sample(0.024, 211.1, 391), Sample(0.036, 212, 377.5),
                Sample(0.048, 213.2, 355.1), Sample(0.06, 214.4, 322.7), Sample(0.071, 215, 301),
            ],
            [
                Sample(0, 300, 200), Sample(0.05, 300.2, 200.8), Sample(0.11, 301, 203), Sample(0.19, 302.6, 207.4),
                Sample(0.27, 304.1, 213), Sample(0.36, 306, 221.2),
            ],
            [Sample(0, 120, 120), Sample(0.3, 120.3, 119.8), Sample(0.38, 128, 116), Sample(0.44, 150, 108)],
        ])
    private func pan(_ samples: [Sample]) {
        #expect(commands(samples, on: .text).contains(.deny))
        #expect(!commands(samples, on: .text).contains { if case .beginSelection = $0 { true } else { false } })
        #expect(!commands(samples, on: .text).contains(.claim))
    }

    @Test("A finger held still, trembling by a point or two, selects the word and opens its menu")
    func hold() {
        let samples = [
            Sample(0, 80, 90), Sample(0.1, 80.6, 90.3), Sample(0.22, 81.1, 91), Sample(0.35, 80.4, 91.6),
            Sample(0.47, 79.7, 91.2), Sample(0.8, 80, 91),
        ]
        let point = ViewPoint(x: 80, y: 90)
        let all = commands(samples, on: .text)
        #expect(all.contains(.beginSelection(.word, at: point)))
        #expect(all.contains(.openMenu(.text, at: point)))
    }

    /// What becomes of a finger's way, with the long press's timer run as a clock would.
    private func commands(_ samples: [Sample], on hit: Hit) -> [Command] {
        var interaction = Interaction()
        var due: Double?
        var all: [Command] = []
        func run(_ commands: [Command], at time: Double) {
            for command in commands {
                if case .startTimer(.longPress, let seconds) = command { due = time + seconds }
                if command == .cancelTimer(.longPress) { due = nil }
            }
            all += commands
        }
        for (index, sample) in samples.enumerated() {
            if let time = due, time <= sample.time {
                due = nil
                run(interaction.timer(.longPress, at: 10 + time), at: time)
            }
            run(
                index == 0
                    ? interaction.press(press(hit, at: sample.point.x, sample.point.y))
                    : interaction.motion(to: sample.point, at: 10 + sample.time), at: sample.time)
        }
        guard let last = samples.last else { return all }
        return all + interaction.release(at: last.point, time: 10 + last.time)
    }
}

@Suite("Pointer: presses before anything is read")
struct PointerUndecidedTests {
    private func undecided(selection: Bool = false) -> Interaction.Press {
        press(.nothing, source: .mouse, selection: selection, undecided: true)
    }

    @Test("Text that is read under the press in time gets it, with the way the pointer has gone meanwhile")
    func textInTime() {
        var interaction = Interaction()
        let here = ViewPoint(x: 100, y: 100)
        #expect(interaction.press(undecided()) == [.claim, .startTimer(.undecided, seconds: 0.15)])
        #expect(interaction.undecidedLocation == here)
        #expect(interaction.motion(to: ViewPoint(x: 130, y: 100), at: 10.05).isEmpty)
        #expect(interaction.decide(.nothing, at: 10.06).isEmpty)
        let commands = interaction.decide(.text, at: 10.1)
        #expect(commands.first == .cancelTimer(.undecided))
        #expect(commands.contains(.beginSelection(.character, at: here)))
        #expect(commands.last == .extendSelection(to: ViewPoint(x: 130, y: 100)))
        #expect(interaction.undecidedLocation == nil)
        #expect(interaction.timer(.undecided, at: 10.2).isEmpty)
    }

    @Test("Without text in time the press is handed on, once")
    func handedOn() {
        var interaction = Interaction()
        _ = interaction.press(undecided())
        #expect(interaction.timer(.undecided, at: 10.05).isEmpty)
        #expect(interaction.timer(.undecided, at: 10.15) == [.deny])
        #expect(interaction.decide(.text, at: 10.2).isEmpty)
        #expect(interaction.release(at: .zero, time: 10.3).isEmpty)
    }

    @Test("A click before anything is read is handed on at once, and clears a selection")
    func click() {
        var interaction = Interaction()
        _ = interaction.press(undecided())
        #expect(interaction.release(at: ViewPoint(x: 100, y: 100), time: 10.05) == [.cancelTimer(.undecided), .deny])
        _ = interaction.press(undecided(selection: true))
        #expect(
            interaction.release(at: ViewPoint(x: 100, y: 100), time: 10.05)
                == [.cancelTimer(.undecided), .deny, .clearSelection])
    }

    @Test("Another picture ends the wait; a finger and the secondary button never wait")
    func others() {
        var interaction = Interaction()
        _ = interaction.press(undecided())
        #expect(interaction.cancel() == [.cancelTimer(.undecided)])
        #expect(interaction.decide(.text, at: 10.1).isEmpty)
        #expect(interaction.press(press(.nothing, source: .touch, undecided: true)) == [.deny])
        var secondary = undecided()
        secondary.button = .secondary
        #expect(interaction.press(secondary) == [.deny])
    }
}
