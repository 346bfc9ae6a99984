// SPDX-License-Identifier: Apache-2.0

/// What goes into a ``PointerInteraction`` and what comes out of it.
extension PointerInteraction {
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
        /// How long a press where nothing has been read yet waits for what may still be read there, in seconds.
        public var undecidedTime: Double

        /// GTK's values where the desktop sets none.
        public init(
            doubleClickTime: Double = 0.4, dragThreshold: Double = 8, selectionThreshold: Double = 3,
            longPressTime: Double = 0.5, undecidedTime: Double = 0.15
        ) {
            self.doubleClickTime = doubleClickTime
            self.dragThreshold = dragThreshold
            self.selectionThreshold = selectionThreshold
            self.longPressTime = longPressTime
            self.undecidedTime = undecidedTime
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
        /// The handle of the selection here, for fingers.
        public var handle: Handle?

        /// Makes a hit of its parts.
        public init(
            isText: Bool, item: Item? = nil, actsOnClick: Bool = true, isSelected: Bool = false, handle: Handle? = nil
        ) {
            self.isText = isText
            self.item = item
            self.actsOnClick = actsOnClick
            self.isSelected = isSelected
            self.handle = handle
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

    /// A handle at an end of the selection, to be moved by a finger.
    public struct Handle: Hashable, Sendable {
        /// Which end it moves.
        public var end: SelectionEnd
        /// Where that end stands, in widget points; the finger touches below it.
        public var anchor: ViewPoint

        /// Makes a handle.
        public init(end: SelectionEnd, anchor: ViewPoint) {
            self.end = end
            self.anchor = anchor
        }
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
        /// Whether the picture is still being read and the press should wait for what may be read here.
        public var isUndecided: Bool

        /// Makes a press.
        public init(
            time: Double, location: ViewPoint, hit: Hit, count: Int = 1, isExtending: Bool = false,
            button: Button = .primary, source: Source = .mouse, isHighlighted: Bool = false,
            hasSelection: Bool = false, hasCaret: Bool? = nil, isUndecided: Bool = false
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
            self.isUndecided = isUndecided
        }
    }

    /// A timer the caller runs for the interaction; at most one of each kind.
    public enum Timer: Sendable, CaseIterable {
        /// An unmoved press is held.
        case longPress
        /// A click waits for a second press.
        case doubleClick
        /// A press waits for what may be read under it.
        case undecided
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
        /// Make this end of the selection the one that `moveEnd` moves.
        case grabEnd(SelectionEnd)
        /// Move the end that was grabbed to the text nearest to a point, but never onto the other end.
        case moveEnd(to: ViewPoint)
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
}
