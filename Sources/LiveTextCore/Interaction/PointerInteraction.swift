// SPDX-License-Identifier: Apache-2.0

/// Turns presses, motion, releases and timers over an analysed picture into commands: what is claimed, selected, acted
/// on, opened. It has no clock, no screen and no text of its own; times are in seconds of any one clock, points are the
/// widget's.
///
/// `Item` names a data item or code, in whatever way the caller does.
public struct PointerInteraction<Item: Hashable & Sendable>: Sendable {
    /// What the desktop has set.
    public struct Settings: Hashable, Sendable {
        /// The longest time between two presses of a double-click, in seconds.
        public var doubleClickTime: Double
        /// How far the pointer moves before a press is a drag, in points.
        public var dragThreshold: Double
        /// How far the pointer moves before a press on plain text selects, in points; smaller, as a letter is small.
        public var selectionThreshold: Double
        /// How long an unmoved press is held before it opens the menu, in seconds.
        public var longPressTime: Double

        /// GTK's values where the desktop sets none.
        public init(
            doubleClickTime: Double = 0.4, dragThreshold: Double = 8, selectionThreshold: Double = 3,
            longPressTime: Double = 0.5
        ) {
            self.doubleClickTime = doubleClickTime
            self.dragThreshold = dragThreshold
            self.selectionThreshold = selectionThreshold
            self.longPressTime = longPressTime
        }
    }

    /// What the press came from.
    public enum Source: Sendable, CaseIterable {
        /// A mouse, touchpad or pen.
        case mouse
        /// A finger.
        case touch
    }

    /// Which button of a mouse.
    public enum Button: Sendable, CaseIterable {
        /// The button that selects and acts; a finger is one too.
        case primary
        /// The button that opens menus.
        case secondary
    }

    /// What lies under a press, by the interaction types in force.
    public struct Hit: Hashable, Sendable {
        /// Whether a selection may begin here.
        public var isText: Bool
        /// The data item or code here.
        public var item: Item?
        /// Whether a click acts on the item; otherwise only a long press opens its menu.
        public var actsOnClick: Bool
        /// Whether the text here is selected.
        public var isSelected: Bool

        /// Makes a hit of its parts.
        public init(isText: Bool, item: Item? = nil, actsOnClick: Bool = true, isSelected: Bool = false) {
            self.isText = isText
            self.item = item
            self.actsOnClick = actsOnClick
            self.isSelected = isSelected
        }

        /// Neither text nor an item.
        public static var nothing: Self { Self(isText: false) }
        /// Text that is no item.
        public static var text: Self { Self(isText: true) }
        /// Selected text that is no item.
        public static var selectedText: Self { Self(isText: true, isSelected: true) }
        /// A data item in the text.
        public static func item(_ item: Item) -> Self { Self(isText: true, item: item) }
        /// A code, where no text can be selected.
        public static func code(_ item: Item) -> Self { Self(isText: false, item: item) }
    }

    /// A button or finger that went down.
    public struct Press: Sendable {
        /// When, in seconds.
        public var time: Double
        /// Where, in widget points.
        public var location: ViewPoint
        /// What lies there.
        public var hit: Hit
        /// Which press of a series this is: 1, 2 for a double-click, and so on.
        public var count: Int
        /// Whether Shift is held.
        public var isExtending: Bool
        /// The button.
        public var button: Button
        /// The device.
        public var source: Source
        /// Whether the Live Text button is on.
        public var isHighlighted: Bool
        /// Whether any text is selected.
        public var hasSelection: Bool
        /// Whether a caret stands, with or without selected text: Shift and a click select from it, a click on blank
        /// drops it.
        public var hasCaret: Bool

        /// Makes a press.
        public init(
            time: Double, location: ViewPoint, hit: Hit, count: Int = 1, isExtending: Bool = false,
            button: Button = .primary, source: Source = .mouse, isHighlighted: Bool = false,
            hasSelection: Bool = false, hasCaret: Bool? = nil
        ) {
            self.time = time
            self.location = location
            self.hit = hit
            self.count = count
            self.isExtending = isExtending
            self.button = button
            self.source = source
            self.isHighlighted = isHighlighted
            self.hasSelection = hasSelection
            self.hasCaret = hasCaret ?? hasSelection
        }
    }

    /// A timer the caller runs for the interaction; at most one of each kind.
    public enum Timer: Sendable, CaseIterable {
        /// An unmoved press is held.
        case longPress
        /// A click waits for a second press.
        case doubleClick
    }

    /// Which menu to open.
    public enum Menu: Hashable, Sendable {
        /// The data item's or code's.
        case item(Item)
        /// The selected text's.
        case text
    }

    /// What is to be done, in order.
    public enum Command: Hashable, Sendable {
        /// Take the event sequence: nothing below sees it.
        case claim
        /// Leave the event sequence to what lies below.
        case deny
        /// Select the unit at a point, or set a caret there; replaces any selection.
        case beginSelection(TextGranularity, at: ViewPoint)
        /// Move the selection's end to the text nearest to a point.
        case extendSelection(to: ViewPoint)
        /// Move the nearer end of the existing selection to a point, as Shift and a click do.
        case extendFromShiftClick(to: ViewPoint)
        /// Drop the selection.
        case clearSelection
        /// Show this item pressed; `nil`: none.
        case pressItem(Item?)
        /// Do the item's first action.
        case activateItem(Item)
        /// Open a menu at a point.
        case openMenu(Menu, at: ViewPoint)
        /// Start dragging the selected text out, from a point.
        case beginDragOfSelection(from: ViewPoint)
        /// Call `timer(_:at:)` after that many seconds.
        case startTimer(Timer, seconds: Double)
        /// Do not.
        case cancelTimer(Timer)
    }

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
        let abandoned = cancel()
        let commands: [Command]
        if press.button == .secondary {
            commands = secondaryPress(press)
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
        return abandoned + commands
    }

    /// The pointer moved while a button or finger is down.
    public mutating func motion(to location: ViewPoint, at time: Double) -> [Command] {
        switch state {
        case .idle, .done: return []
        case .selecting: return [.extendSelection(to: location)]
        case .pressed(let press, let meaning):
            let threshold = meaning == .beginsText ? settings.selectionThreshold : settings.dragThreshold
            return location.distance(to: press.location) > threshold ? drag(press, meaning, to: location) : []
        }
    }

    /// The button or finger went up.
    public mutating func release(at location: ViewPoint, time: Double) -> [Command] {
        guard case .pressed = state else {
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
        }
    }

    /// The event sequence was taken by another widget, or the picture, its analysis or the interaction types changed:
    /// nothing that was begun goes on.
    public mutating func cancel() -> [Command] {
        var commands: [Command] = []
        if waitingClick != nil { commands += [.cancelTimer(.doubleClick), .pressItem(nil)] }
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
