// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

private typealias Interaction = PointerInteraction<String>
private typealias Command = PointerInteraction<String>.Command
private typealias Hit = PointerInteraction<String>.Hit

private let here = ViewPoint(x: 100, y: 100)
/// Farther than a selection needs to begin, nearer than a drag.
private let near = ViewPoint(x: 105, y: 100)
private let far = ViewPoint(x: 140, y: 100)
private let farther = ViewPoint(x: 180, y: 130)

/// What happens, in order.
private enum Event {
    case press(
        Hit, count: Int = 1, shift: Bool = false, button: Interaction.Button = .primary, highlighted: Bool = false,
        selection: Bool = false, caret: Bool = false, after: Double = 0.1, source: Interaction.Source = .mouse)
    case motion(ViewPoint)
    case release(ViewPoint = here)
    case timer(Interaction.Timer, after: Double)
    case cancel
}

/// Plays events and gives the commands of each.
private func play(_ events: [Event], settings: Interaction.Settings = Interaction.Settings()) -> [[Command]] {
    var interaction = Interaction(settings: settings)
    var time = 10.0
    return events.map { event in
        switch event {
        case .press(
            let hit, let count, let shift, let button, let highlighted, let selection, let caret, let after, let source):
            time += after
            return interaction.press(
                Interaction.Press(
                    time: time, location: here, hit: hit, count: count, isExtending: shift, button: button,
                    source: source, isHighlighted: highlighted, hasSelection: selection, hasCaret: selection || caret))
        case .motion(let location):
            time += 0.02
            return interaction.motion(to: location, at: time)
        case .release(let location):
            time += 0.05
            return interaction.release(at: location, time: time)
        case .timer(let timer, let after):
            time += after
            return interaction.timer(timer, at: time)
        case .cancel: return interaction.cancel()
        }
    }
}

private func commands(_ events: [Event]) -> [Command] { play(events).flatMap(\.self) }

private let startHold = Command.startTimer(.longPress, seconds: 0.5)
private let stopHold = Command.cancelTimer(.longPress)

@Suite("Pointer: text")
struct PointerTextTests {
    @Test("A press on nothing is left to what lies below")
    func nothing() {
        #expect(play([.press(.nothing), .motion(far), .release(far)]) == [[.deny], [], []])
        #expect(play([.press(.nothing, button: .secondary), .release()]) == [[.deny], []])
        #expect(play([.press(.nothing, shift: true, selection: true), .release()]) == [[.deny], []])
        #expect(commands([.motion(far), .release(), .cancel]).isEmpty)
    }

    @Test("A blank click clears on release and claims nothing; a drag there is another's")
    func blankClick() {
        #expect(
            play([.press(.nothing, selection: true), .motion(near), .release(near)]) == [[], [], [.clearSelection]])
        #expect(play([.press(.nothing, caret: true), .release()]) == [[], [.clearSelection]])
        #expect(play([.press(.nothing, selection: true), .motion(far), .release(far)]) == [[], [.deny], []])
        #expect(play([.press(.nothing, selection: true), .cancel, .release()]) == [[], [], []])
        #expect(play([.press(.nothing, selection: true), .release(far)]) == [[], [.deny]])
        // Held long, it still only clears.
        #expect(
            play([.press(.nothing, selection: true), .timer(.longPress, after: 0.6), .release()])
                == [[], [], [.clearSelection]])
    }

    @Test("A drag on text selects")
    func drag() {
        #expect(
            play([.press(.text), .motion(here), .motion(near), .motion(far), .release(far), .motion(farther)]) == [
                [.claim, .beginSelection(.character, at: here), startHold], [], [stopHold, .extendSelection(to: near)],
                [.extendSelection(to: far)], [], [],
            ])
    }

    @Test("A click on text sets a caret", arguments: [false, true])
    func click(hasSelection: Bool) {
        #expect(
            play([.press(.text, selection: hasSelection), .release()])
                == [[.claim, .beginSelection(.character, at: here), startHold], [stopHold]])
    }

    @Test(
        "Two presses a word, three a line, more the paragraph; the drag goes on by it",
        arguments: zip([2, 3, 4, 5], [TextGranularity.word, .line, .paragraph, .paragraph]))
    func multiple(count: Int, granularity: TextGranularity) {
        #expect(
            play([.press(.text, count: count, selection: true), .motion(far), .release(far)]) == [
                [.claim, .beginSelection(granularity, at: here)], [.extendSelection(to: far)], [],
            ])
        #expect(play([.press(.text, count: count), .release()]).last == [])
        #expect(play([.press(.selectedText, count: count, selection: true), .release()])[0].count == 2)
    }

    @Test("Shift and a click extend a selection, or from a caret; without either it is a click")
    func shift() {
        let extends = [Command.claim, .extendFromShiftClick(to: here)]
        #expect(
            play([.press(.text, shift: true, selection: true), .motion(far), .release(far)]) == [
                extends, [.extendSelection(to: far)], [],
            ])
        #expect(play([.press(.text, shift: true, caret: true), .release()])[0] == extends)
        #expect(play([.press(.selectedText, shift: true, selection: true), .release()])[0] == extends)
        #expect(play([.press(.item("a"), shift: true, selection: true), .release()]) == [extends, []])
        #expect(play([.press(.text, shift: true), .release()])[0].contains(.beginSelection(.character, at: here)))
    }

    @Test("Selected text can be dragged out; a click in it sets a caret")
    func selectedText() {
        #expect(
            play([.press(.selectedText, selection: true), .motion(near), .motion(far), .motion(farther), .release()])
                == [
                    [.claim, startHold], [], [stopHold, .beginDragOfSelection(from: here)], [], [],
                ])
        #expect(
            play([.press(.selectedText, selection: true), .release()])
                == [[.claim, startHold], [stopHold, .beginSelection(.character, at: here)]])
        let item = Hit(isText: true, item: "a", isSelected: true)
        #expect(
            play([.press(item, selection: true), .motion(far)])[1] == [stopHold, .beginDragOfSelection(from: here)])
        #expect(play([.press(item, selection: true), .release()])[1] == [stopHold, .clearSelection])
    }

    @Test("Held unmoved, text selects its word and opens the menu, selected text the menu alone")
    func longPress() {
        #expect(
            play([.press(.text), .timer(.longPress, after: 0.5), .motion(far), .release(far)]).dropFirst()
                == [[.beginSelection(.word, at: here), .openMenu(.text, at: here)], [], []])
        #expect(
            play([.press(.selectedText, selection: true), .timer(.longPress, after: 0.5), .release()]).dropFirst()
                == [[.openMenu(.text, at: here)], []])
    }

    @Test("A drag begun earlier, an earlier press's timer, a double-click are not interrupted")
    func staleTimers() {
        #expect(play([.press(.text), .motion(near), .timer(.longPress, after: 0.5), .motion(far)])[2].isEmpty)
        #expect(play([.press(.text), .timer(.longPress, after: 0.3)])[1].isEmpty)
        #expect(play([.press(.text, count: 2), .timer(.longPress, after: 0.6)])[1].isEmpty)
        #expect(play([.press(.text), .release(), .timer(.longPress, after: 0.6)])[2].isEmpty)
        #expect(play([.timer(.longPress, after: 1), .timer(.doubleClick, after: 1)]) == [[], []])
        #expect(play([.press(.text), .timer(.longPress, after: 0.49)])[1].count == 2)
    }

    @Test("The secondary button opens the menu, on text of its word unless that is selected")
    func secondary() {
        #expect(
            play([.press(.text, button: .secondary), .motion(far), .release(far)])
                == [[.claim, .beginSelection(.word, at: here), .openMenu(.text, at: here)], [], []])
        #expect(
            play([.press(.selectedText, button: .secondary, selection: true)]) == [
                [.claim, .openMenu(.text, at: here)]
            ])
        #expect(play([.press(.item("a"), button: .secondary)]) == [[.claim, .openMenu(.item("a"), at: here)]])
        #expect(play([.press(.code("a"), button: .secondary)]) == [[.claim, .openMenu(.item("a"), at: here)]])
        let selected = Hit(isText: true, item: "a", isSelected: true)
        #expect(
            play([.press(selected, button: .secondary, selection: true)]) == [[.claim, .openMenu(.text, at: here)]])
        let quiet = Hit(isText: true, item: "a", actsOnClick: false)
        #expect(play([.press(quiet, button: .secondary)])[0].last == .openMenu(.text, at: here))
        #expect(play([.press(Hit(isText: false, item: "a", actsOnClick: false), button: .secondary)]) == [[.deny]])
    }

    @Test("Another button during a drag ends it")
    func secondButton() {
        #expect(
            play([.press(.text), .press(.nothing, button: .secondary), .motion(far)]).dropFirst() == [
                [stopHold, .deny], [],
            ])
    }

    @Test("Taken by another widget, nothing goes on")
    func cancel() {
        #expect(play([.press(.text), .cancel, .motion(far), .release(far)]).dropFirst() == [[stopHold], [], []])
        #expect(play([.press(.text), .motion(far), .cancel, .motion(farther)]).dropFirst(2) == [[], []])
        #expect(
            play([.press(.item("a")), .cancel, .release()])
                == [[.claim, .pressItem("a"), startHold], [stopHold, .pressItem(nil)], []])
    }

    @Test("Thresholds are the desktop's")
    func thresholds() {
        let settings = Interaction.Settings(dragThreshold: 60, selectionThreshold: 30, longPressTime: 2)
        #expect(play([.press(.text), .motion(near), .motion(far)], settings: settings)[1].isEmpty)
        #expect(play([.press(.text), .motion(far)], settings: settings)[1].count == 2)
        #expect(play([.press(.item("a")), .motion(far)], settings: settings)[1].isEmpty)
        #expect(play([.press(.text), .timer(.longPress, after: 1)], settings: settings)[1].isEmpty)
    }
}

@Suite("Pointer: items")
struct PointerItemTests {
    private let pressed = [Command.claim, .pressItem("a"), startHold]
    private let waits = [stopHold, Command.startTimer(.doubleClick, seconds: 0.4)]
    private let acts = [Command.pressItem(nil), .activateItem("a")]

    @Test("Button off: a click waits for a second press, shown pressed, then acts")
    func off() {
        #expect(
            play([.press(.item("a")), .motion(near), .release(near), .timer(.doubleClick, after: 0.4)])
                == [pressed, [], waits, acts])
        #expect(play([.press(.item("a")), .release(), .timer(.doubleClick, after: 0.2)])[2].isEmpty)
        #expect(
            commands([
                .press(.item("a")), .release(), .timer(.doubleClick, after: 0.4), .timer(.doubleClick, after: 0.4),
            ])
            .filter { $0 == .activateItem("a") }.count == 1)
    }

    @Test("Button off: a double-click selects the word and launches nothing")
    func doubleClickOff() {
        let played = play([
            .press(.item("a")), .release(), .press(.item("a"), count: 2), .release(), .timer(.doubleClick, after: 0.5),
        ])
        #expect(played[2] == [.cancelTimer(.doubleClick), .pressItem(nil), .claim, .beginSelection(.word, at: here)])
        #expect(!played.joined().contains(.activateItem("a")))
        let triple = play([.press(.item("a"), count: 3, selection: true), .release()])
        #expect(triple == [[.claim, .beginSelection(.line, at: here)], []])
    }

    @Test("A press on another item lets a click act that waits")
    func pressOnAnotherItem() {
        for hit in [Hit.item("b"), .code("c")] {
            let played = play([.press(.item("a")), .release(), .press(hit), .timer(.doubleClick, after: 0.5)])
            #expect(Array(played[2].prefix(3)) == [.cancelTimer(.doubleClick)] + acts)
            #expect(played.joined().filter { $0 == .activateItem("a") }.count == 1)
        }
    }

    @Test("A press beside items drops a click that waits")
    func otherPress() {
        for hit in [Hit.nothing, .text] {
            let played = play([.press(.item("a")), .release(), .press(hit), .timer(.doubleClick, after: 0.5)])
            #expect(played[2].prefix(2) == [.cancelTimer(.doubleClick), .pressItem(nil)])
            #expect(!played.joined().contains(.activateItem("a")))
        }
    }

    @Test("A picture that changes drops a click that waits")
    func cancelWaiting() {
        let played = play([.press(.item("a")), .release(), .cancel, .timer(.doubleClick, after: 0.5)])
        #expect(played.dropFirst(2) == [[.cancelTimer(.doubleClick), .pressItem(nil)], []])
    }

    @Test("Button on: a click acts on release, a second press is ignored")
    func on() {
        let events: [Event] = [
            .press(.item("a"), highlighted: true), .release(), .press(.item("a"), count: 2, highlighted: true),
            .motion(far), .release(far),
        ]
        #expect(play(events) == [pressed, [stopHold] + acts, [.claim], [], []])
        // Also where the desktop does not count it as a second press.
        let apart = play([
            .press(.item("a"), highlighted: true), .release(), .press(.item("a"), highlighted: true), .release(),
            .press(.item("a"), highlighted: true, after: 0.5), .release(),
        ])
        #expect(apart[2] == [.claim] && apart[3].isEmpty)
        #expect(apart[5] == [stopHold] + acts)
        let other = play([
            .press(.item("b"), highlighted: true), .release(), .press(.item("a"), highlighted: true), .release(),
        ])
        #expect(other[3] == [stopHold] + acts)
    }

    @Test("A click while text is selected only clears the selection", arguments: [false, true])
    func clears(highlighted: Bool) {
        #expect(
            play([
                .press(.item("a"), highlighted: highlighted, selection: true), .release(),
                .timer(.doubleClick, after: 0.5),
            ]) == [[.claim, startHold], [stopHold, .clearSelection], []])
        #expect(
            play([.press(.code("a"), selection: true), .release()]) == [[startHold], [stopHold, .clearSelection]])
        // A caret alone is nothing to clear.
        #expect(play([.press(.item("a"), highlighted: true, caret: true), .release()])[1] == [stopHold] + acts)
    }

    @Test("A drag from an item selects its text and launches nothing", arguments: [false, true])
    func drag(highlighted: Bool) {
        #expect(
            play([
                .press(.item("a"), highlighted: highlighted), .motion(near), .motion(far), .motion(farther),
                .release(farther), .timer(.doubleClick, after: 0.5), .timer(.longPress, after: 0.1),
            ]) == [
                pressed, [],
                [stopHold, .pressItem(nil), .beginSelection(.character, at: here), .extendSelection(to: far)],
                [.extendSelection(to: farther)], [], [], [],
            ])
        let withSelection = play([.press(.item("a"), highlighted: highlighted, selection: true), .motion(far)])
        #expect(withSelection[1] == [stopHold, .beginSelection(.character, at: here), .extendSelection(to: far)])
    }

    @Test("A release beyond the threshold is no click")
    func farRelease() {
        #expect(!commands([.press(.item("a"), highlighted: true), .release(far)]).contains(.activateItem("a")))
    }

    @Test("Held unmoved, an item opens its menu and launches nothing", arguments: [false, true])
    func longPress(highlighted: Bool) {
        #expect(
            play([
                .press(.item("a"), highlighted: highlighted), .timer(.longPress, after: 0.5), .release(),
                .timer(.doubleClick, after: 0.5),
            ]).dropFirst() == [[.pressItem(nil), .openMenu(.item("a"), at: here)], [], []])
    }

    @Test("Codes act at once and are claimed only when they do, so that a drag of them pans")
    func codes() {
        let shown = [Command.pressItem("a"), startHold]
        #expect(play([.press(.code("a")), .release()]) == [shown, [stopHold, .claim] + acts])
        #expect(
            play([.press(.code("a")), .motion(far), .release(far)]) == [shown, [stopHold, .pressItem(nil), .deny], []])
        #expect(
            play([.press(.code("a")), .release(), .press(.code("a"), count: 2), .release()]).dropFirst(2) == [
                [.claim], [],
            ])
        #expect(
            play([.press(.code("a")), .timer(.longPress, after: 0.5), .release()]).dropFirst()
                == [[.pressItem(nil), .claim, .openMenu(.item("a"), at: here)], []])
    }

    @Test("Items that act by long press only are text to a click")
    func quietItems() {
        let quiet = Hit(isText: true, item: "a", actsOnClick: false)
        #expect(
            play([.press(quiet), .release(), .timer(.doubleClick, after: 0.5)])
                == [[.claim, .beginSelection(.character, at: here), startHold], [stopHold], []])
        #expect(play([.press(quiet), .timer(.longPress, after: 0.5)])[1] == [.openMenu(.item("a"), at: here)])
        #expect(play([.press(quiet, count: 2)]) == [[.claim, .beginSelection(.word, at: here)]])
        let code = Hit(isText: false, item: "a", actsOnClick: false)
        #expect(play([.press(code), .release()]) == [[startHold], [stopHold, .deny]])
        #expect(play([.press(code, selection: true), .release()]) == [[startHold], [stopHold, .clearSelection]])
        #expect(
            play([.press(code), .timer(.longPress, after: 0.5)])[1] == [.claim, .openMenu(.item("a"), at: here)])
    }
}

@Suite("Pointer: touch")
struct PointerTouchTests {
    @Test("A drag without a hold is never claimed, on text, items and blank")
    func pan() {
        #expect(
            play([.press(.text, source: .touch), .motion(near), .motion(far), .release(far)]) == [
                [startHold], [], [stopHold, .deny], [],
            ])
        #expect(
            play([.press(.item("a"), source: .touch), .motion(far), .release(far)]) == [
                [.pressItem("a"), startHold], [stopHold, .pressItem(nil), .deny], [],
            ])
        #expect(play([.press(.nothing, source: .touch), .motion(far)]) == [[.deny], []])
    }

    @Test("Press and hold selects the word and opens the menu; on data the data menu")
    func hold() {
        #expect(
            play([.press(.text, source: .touch), .timer(.longPress, after: 0.5), .motion(far), .release(far)])
                .dropFirst()
                == [[.claim, .beginSelection(.word, at: here), .openMenu(.text, at: here)], [], []])
        #expect(
            play([.press(.item("a"), source: .touch), .timer(.longPress, after: 0.5), .release()]).dropFirst()
                == [[.pressItem(nil), .claim, .openMenu(.item("a"), at: here)], []])
        #expect(
            play([.press(.selectedText, selection: true, source: .touch), .timer(.longPress, after: 0.5)])[1]
                == [.claim, .openMenu(.text, at: here)])
    }

    @Test("A tap on an item acts, with the button off after the double-tap time")
    func tap() {
        #expect(
            play([.press(.item("a"), source: .touch), .release(), .timer(.doubleClick, after: 0.4)]) == [
                [.pressItem("a"), startHold], [stopHold, .claim, .startTimer(.doubleClick, seconds: 0.4)],
                [.pressItem(nil), .activateItem("a")],
            ])
        #expect(
            play([.press(.item("a"), highlighted: true, source: .touch), .release()])[1]
                == [stopHold, .claim, .pressItem(nil), .activateItem("a")])
        #expect(
            play([.press(.item("a"), selection: true, source: .touch), .release()])[1] == [stopHold, .clearSelection])
    }

    @Test("A tap on text clears a selection, in a selection it opens the menu, else it is another's")
    func tapOnText() {
        #expect(play([.press(.text, source: .touch), .release()]) == [[startHold], [stopHold, .deny]])
        #expect(play([.press(.text, selection: true, source: .touch), .release()])[1] == [stopHold, .clearSelection])
        #expect(
            play([.press(.selectedText, selection: true, source: .touch), .release()])[1]
                == [stopHold, .claim, .openMenu(.text, at: here)])
        #expect(play([.press(.nothing, selection: true, source: .touch), .release()]) == [[], [.clearSelection]])
    }

    @Test("A double-tap selects the word and opens its menu; dragged, it goes on by word")
    func doubleTap() {
        let begins = [Command.claim, .beginSelection(.word, at: here)]
        #expect(
            play([.press(.text, count: 2, source: .touch), .release()]) == [begins, [.openMenu(.text, at: here)]])
        #expect(
            play([.press(.text, count: 2, source: .touch), .motion(far), .release(far)])
                == [begins, [.extendSelection(to: far)], []])
        #expect(
            play([
                .press(.item("a"), source: .touch), .release(), .press(.item("a"), count: 2, source: .touch),
                .release(),
            ])
            .dropFirst(2) == [[.cancelTimer(.doubleClick), .pressItem(nil)] + begins, [.openMenu(.text, at: here)]])
    }
}

@Suite("Pointer: whatever comes")
struct PointerPropertyTests {
    @Test("Commands stay consistent over random events", arguments: 0..<50)
    func random(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var interaction = Interaction()
        var time = 0.0
        var shownPressed: String?
        var timers: Set<Interaction.Timer> = []
        var isDown = false
        let hits: [Hit] = [.nothing, .text, .selectedText, .item("a"), .item("b"), .code("c")]
        for _ in 0..<400 {
            time += .random(in: 0...0.3, using: &generator)
            let point = [here, near, far].randomElement(using: &generator) ?? here
            let commands: [Command]
            switch Int.random(in: 0..<6, using: &generator) {
            case 0, 1:
                let hasSelection = Bool.random(using: &generator)
                commands = interaction.press(
                    Interaction.Press(
                        time: time, location: point, hit: hits.randomElement(using: &generator) ?? .text,
                        count: .random(in: 1...4, using: &generator), isExtending: .random(using: &generator),
                        button: .random(using: &generator) ? .primary : .secondary,
                        source: .random(using: &generator) ? .mouse : .touch,
                        isHighlighted: .random(using: &generator), hasSelection: hasSelection))
                isDown = true
            case 2: commands = interaction.motion(to: point, at: time)
            case 3:
                commands = interaction.release(at: point, time: time)
                isDown = false
            case 4:
                guard let timer = timers.randomElement(using: &generator) else { continue }
                timers.remove(timer)
                commands = interaction.timer(timer, at: time)
            default: commands = interaction.cancel()
            }
            #expect(!(commands.contains(.claim) && commands.contains(.deny)))
            for command in commands {
                switch command {
                case .startTimer(let timer, let seconds):
                    #expect(!timers.contains(timer) && seconds > 0)
                    timers.insert(timer)
                case .cancelTimer(let timer): timers.remove(timer)
                case .pressItem(let item): shownPressed = item
                case .activateItem: #expect(shownPressed == nil && !isDown)
                default: break
                }
            }
        }
        _ = interaction.cancel()
        #expect(interaction.release(at: here, time: time).isEmpty)
    }
}
