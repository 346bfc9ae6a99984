// SPDX-License-Identifier: Apache-2.0

extension PointerInteraction {
    enum State {
        /// Nothing is down, or it is another's.
        case idle
        /// Down and not moved.
        case pressed(Press, Meaning)
        /// A drag selects.
        case selecting
        /// Down where nothing has been read yet; and where the pointer has gone since.
        case undecided(Press, latest: ViewPoint)
        /// A finger moves a handle, or holds it still.
        case adjusting(Press, Handle, isMoved: Bool)
        /// Whatever comes until the release means nothing more.
        case done
    }

    /// What an unmoved press is about to be.
    enum Meaning {
        /// On blank: its release clears the selection.
        case clears
        /// On text, where a unit has been selected or a caret set already.
        case beginsText
        /// On selected text: a drag takes it along, a click sets a caret.
        case holdsSelection
        /// On an item.
        case item
        /// A finger, of which nobody knows yet whether it pans.
        case touch

        /// Whether the item is drawn pressed.
        func showsPressed(_ press: Press) -> Bool {
            (self == .item || self == .touch) && press.hit.actingItem != nil && !press.hasSelection
        }
    }

    // MARK: Presses

    mutating func pressOnNothing(_ press: Press) -> [Command] {
        if press.isUndecided, press.source == .mouse {
            state = .undecided(press, latest: press.location)
            // Claimed, so that nothing below begins with it; denying it later hands it on.
            return [.claim, .startTimer(.undecided, seconds: settings.undecidedTime)]
        }
        guard press.hasCaret, !press.isExtending else { return [.deny] }
        state = .pressed(press, .clears)
        return []
    }

    /// A handle lies above everything and moves only its end.
    mutating func pressOnHandle(_ press: Press, _ handle: Handle) -> [Command] {
        state = .adjusting(press, handle, isMoved: false)
        return [.claim, .grabEnd(handle.end)]
    }

    /// A click that acted at once must not act twice when a person double-clicks.
    func isRepeatedClick(_ press: Press) -> Bool {
        guard let item = press.hit.actingItem, press.actsAtOnce else { return false }
        if press.count > 1 { return true }
        guard let last = lastActivation, last.item == item else { return false }
        return press.time - last.time <= settings.doubleClickTime
    }

    /// Selects what the number of presses stands for.
    mutating func pressOnText(_ press: Press) -> [Command] {
        let granularity: TextGranularity =
            switch press.count {
            case ...1: .character
            case 2: .word
            case 3: .line
            default: .paragraph
            }
        state = .pressed(press, .beginsText)
        return [.claim, .beginSelection(granularity, at: press.location)] + startTimer(press)
    }

    mutating func firstPress(_ press: Press) -> [Command] {
        if press.hit.actingItem != nil || !press.hit.isText {
            state = .pressed(press, .item)
            // Nothing can be selected on a code, so a drag of it may pan: it is claimed only when it acts.
            return (press.hit.isText ? [.claim] : []) + showPressed(press, .item) + startTimer(press)
        }
        if press.hit.isSelected, !press.isExtending {
            state = .pressed(press, .holdsSelection)
            return [.claim] + startTimer(press)
        }
        return pressOnText(press)
    }

    /// A finger is not claimed before it is known to do no panning.
    mutating func touch(_ press: Press) -> [Command] {
        state = .pressed(press, .touch)
        return showPressed(press, .touch) + startTimer(press)
    }

    mutating func secondaryPress(_ press: Press) -> [Command] {
        if press.hit.isSelected {
            state = .done
            return [.claim, .openMenu(.text, at: press.location)]
        }
        if let item = press.hit.actingItem {
            state = .done
            return [.claim, .openMenu(.item(item), at: press.location)]
        }
        guard press.hit.isText else { return [.deny] }
        state = .done
        return [.claim, .beginSelection(.word, at: press.location), .openMenu(.text, at: press.location)]
    }

    // MARK: What becomes of them

    mutating func drag(_ press: Press, _ meaning: Meaning, to location: ViewPoint) -> [Command] {
        let ending = stopTimer(press) + (meaning.showsPressed(press) ? [.pressItem(nil)] : [])
        switch meaning {
        case .clears, .touch:
            state = .idle
            return ending + [.deny]
        case .beginsText:
            state = .selecting
            return ending + [.extendSelection(to: location)]
        case .holdsSelection, .item:
            if press.hit.isSelected {
                state = .done
                return ending + [.beginDragOfSelection(from: press.location)]
            }
            guard press.hit.isText else {
                state = .idle
                return ending + [.deny]
            }
            state = .selecting
            return ending
                + [.beginSelection(.character, at: press.location), .extendSelection(to: location)]
        }
    }

    mutating func click(_ press: Press, _ meaning: Meaning, at time: Double) -> [Command] {
        switch meaning {
        case .clears: return [.clearSelection]
        case .beginsText:
            guard press.source == .touch else { return [] }
            return [.openMenu(.text, at: press.location)]
        case .holdsSelection: return [.beginSelection(.character, at: press.location)]
        case .item: return clickOnItem(press, at: time)
        case .touch:
            if press.hit.isSelected { return [.claim, .openMenu(.text, at: press.location)] }
            return clickOnItem(press, at: time)
        }
    }

    private mutating func clickOnItem(_ press: Press, at time: Double) -> [Command] {
        let isClaimed = press.source == .mouse && press.hit.isText
        if press.hasSelection { return [.clearSelection] }
        guard let item = press.hit.actingItem else { return isClaimed ? [] : [.deny] }
        let claim: [Command] = isClaimed ? [] : [.claim]
        if press.actsAtOnce {
            lastActivation = (item, time)
            return claim + [.pressItem(nil), .activateItem(item)]
        }
        waitingClick = (item, time + settings.doubleClickTime)
        return claim + [.startTimer(.doubleClick, seconds: settings.doubleClickTime)]
    }

    mutating func longPress(_ press: Press, _ meaning: Meaning) -> [Command] {
        guard meaning != .clears else { return [] }
        state = .done
        let isClaimed = press.source == .mouse && press.hit.isText
        let commands: [Command] =
            (meaning.showsPressed(press) ? [.pressItem(nil)] : []) + (isClaimed ? [] : [.claim])
        if let item = press.hit.item { return commands + [.openMenu(.item(item), at: press.location)] }
        if press.hit.isSelected { return commands + [.openMenu(.text, at: press.location)] }
        return commands + [.beginSelection(.word, at: press.location), .openMenu(.text, at: press.location)]
    }

    // MARK: Parts

    /// Only the first press of a series, and one on something, may become a long press.
    private func hasTimer(_ press: Press) -> Bool { press.count == 1 && !press.hit.isNothing }

    private func startTimer(_ press: Press) -> [Command] {
        hasTimer(press) ? [.startTimer(.longPress, seconds: settings.longPressTime)] : []
    }

    func stopTimer(_ press: Press) -> [Command] { hasTimer(press) ? [.cancelTimer(.longPress)] : [] }

    private func showPressed(_ press: Press, _ meaning: Meaning) -> [Command] {
        meaning.showsPressed(press) ? [.pressItem(press.hit.actingItem)] : []
    }
}

extension PointerInteraction.Hit {
    /// Whether neither text nor an item nor a handle is here.
    var isNothing: Bool { !isText && item == nil && handle == nil }
    /// The item, when a click acts on it.
    var actingItem: Item? { actsOnClick ? item : nil }
}

extension PointerInteraction.Press {
    /// Whether a click need not wait for a second press: the button is on, or there is no word for a double-click.
    var actsAtOnce: Bool { isHighlighted || !hit.isText }
}
