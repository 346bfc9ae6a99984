// SPDX-License-Identifier: Apache-2.0

/// Turns presses, motion, releases and timers over an analysed picture into commands: what is claimed, selected, acted
/// on, opened. It has no clock, no screen and no text of its own; times are in seconds of any one clock, points are the
/// widget's.
///
/// `Item` names a data item or code, in whatever way the caller does.
public struct PointerInteraction<Item: Hashable & Sendable>: Sendable {
    /// What the desktop has set; changes count from the next event.
    public var settings: Settings

    var state = State.idle
    /// A click that waits for a second press.
    var waitingClick: (item: Item, due: Double)?
    /// The last click that acted at once.
    var lastActivation: (item: Item, time: Double)?

    /// An interaction at rest.
    public init(settings: Settings = Settings()) { self.settings = settings }

    // MARK: Events

    /// A button or finger went down.
    public mutating func press(_ press: Press) -> [Command] {
        let finished = finishWaitingClick(before: press)
        let abandoned = cancel()
        let commands: [Command]
        if press.button == .secondary {
            commands = secondaryPress(press)
        } else if let handle = press.hit.handle {
            commands = pressOnHandle(press, handle)
        } else if press.hit.isNothing {
            commands = pressOnNothing(press)
        } else if isRepeatedClick(press) {
            state = .done
            commands = [.claim]
        } else if press.isExtending, press.hasCaret, press.hit.isText, press.count == 1 {
            state = .selecting
            commands = [.claim, .extendFromShiftClick(to: press.location)]
        } else if press.hit.isText, press.count > 1 {
            commands = pressOnText(press)
        } else {
            commands = press.source == .touch ? touch(press) : firstPress(press)
        }
        return finished + abandoned + commands
    }

    /// A click that waits for a second press does so no longer when the next one is on another item.
    private mutating func finishWaitingClick(before press: Press) -> [Command] {
        guard let click = waitingClick, press.count == 1, let item = press.hit.item, item != click.item else {
            return []
        }
        waitingClick = nil
        return [.cancelTimer(.doubleClick), .pressItem(nil), .activateItem(click.item)]
    }

    /// The pointer moved while a button or finger is down.
    public mutating func motion(to location: ViewPoint, at time: Double) -> [Command] {
        switch state {
        case .idle, .done: return []
        case .selecting: return [.extendSelection(to: location)]
        case .undecided(let press, _):
            state = .undecided(press, latest: location)
            return []
        case .adjusting(let press, let handle, _):
            // The end keeps its distance from the finger, which would otherwise hide it.
            let end = ViewPoint(
                x: handle.anchor.x + location.x - press.location.x, y: handle.anchor.y + location.y - press.location.y)
            let isMoved = location.distance(to: press.location) > settings.selectionThreshold
            state = .adjusting(press, handle, isMoved: isMoved)
            return isMoved ? [.moveEnd(to: end)] : []
        case .pressed(let press, let meaning):
            let threshold = meaning == .beginsText ? settings.selectionThreshold : settings.dragThreshold
            return location.distance(to: press.location) > threshold ? drag(press, meaning, to: location) : []
        }
    }

    /// The button or finger went up.
    public mutating func release(at location: ViewPoint, time: Double) -> [Command] {
        switch state {
        case .pressed: break
        case .undecided(let press, _):
            state = .idle
            return [.cancelTimer(.undecided), .deny] + (press.hasCaret ? [.clearSelection] : [])
        case .adjusting(let press, _, _):
            let moved = motion(to: location, at: time)
            state = .idle
            return moved + [.openMenu(.text, at: press.location)]
        case .idle, .selecting, .done:
            state = .idle
            return []
        }
        // Motion that was never reported makes it a drag all the same.
        let moved = motion(to: location, at: time)
        guard case .pressed(let press, let meaning) = state else {
            state = .idle
            return moved
        }
        state = .idle
        return stopTimer(press) + click(press, meaning, at: time)
    }

    /// A timer ran out. One that was cancelled, or belongs to an earlier press, does nothing.
    public mutating func timer(_ timer: Timer, at time: Double) -> [Command] {
        switch timer {
        case .longPress:
            guard case .pressed(let press, let meaning) = state, press.count == 1,
                time >= press.time + settings.longPressTime - Self.timerTolerance
            else { return [] }
            return longPress(press, meaning)
        case .doubleClick:
            guard let click = waitingClick, time >= click.due - Self.timerTolerance else { return [] }
            waitingClick = nil
            return [.pressItem(nil), .activateItem(click.item)]
        case .undecided:
            guard case .undecided(let press, _) = state,
                time >= press.time + settings.undecidedTime - Self.timerTolerance
            else { return [] }
            state = .idle
            return [.deny]
        }
    }

    /// Something was read under a press that waited for it.
    ///
    /// - Parameter hit: what lies there now.
    public mutating func decide(_ hit: Hit, at time: Double) -> [Command] {
        guard case .undecided(var press, let latest) = state, !hit.isNothing else { return [] }
        state = .idle
        press.hit = hit
        press.isUndecided = false
        return [.cancelTimer(.undecided)] + self.press(press)
            + (latest == press.location ? [] : motion(to: latest, at: time))
    }

    /// Where a press waits for what may be read there; `nil` when none does.
    public var undecidedLocation: ViewPoint? {
        if case .undecided(let press, _) = state { press.location } else { nil }
    }

    /// The event sequence was taken by another widget, or the picture, its analysis or the interaction types changed:
    /// nothing that was begun goes on.
    public mutating func cancel() -> [Command] {
        var commands: [Command] = []
        if waitingClick != nil { commands += [.cancelTimer(.doubleClick), .pressItem(nil)] }
        if case .undecided = state { commands += [.cancelTimer(.undecided)] }
        if case .pressed(let press, let meaning) = state {
            commands += stopTimer(press)
            if meaning.showsPressed(press), !commands.contains(.pressItem(nil)) { commands.append(.pressItem(nil)) }
        }
        waitingClick = nil
        state = .idle
        return commands
    }

    /// Timers may ring a little early, in seconds.
    private static var timerTolerance: Double { 0.02 }
}
