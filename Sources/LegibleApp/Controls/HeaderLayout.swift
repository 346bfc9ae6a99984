// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit

/// Places a header bar above the contents, or, in full screen, over them: then it slides in from the top edge and out
/// again.
final class HeaderLayout: Widget {
    /// Milliseconds of sliding.
    private static let slideDuration = 200

    private let header: WidgetPointer
    private let contents: WidgetPointer
    private var animation: Animation?
    /// How much of the header is in view over the contents, 0 to 1.
    private var revealed = 1.0

    /// Called with the width, when it has changed.
    var widthChanged: (@MainActor (Int) -> Void)?
    private var lastWidth = 0

    init(header: WidgetPointer, contents: WidgetPointer) {
        self.header = header
        self.contents = contents
        super.init(typeName: "LegibleHeaderLayout", cssName: "headerlayout")
        gtk_widget_set_overflow(cast(self), GTK_OVERFLOW_HIDDEN)
        addChild(contents)
        addChild(header)
    }

    /// Whether the header lies over the contents and slides.
    var isOverlaid = false {
        didSet {
            guard isOverlaid != oldValue else { return }
            animation?.cancel()
            revealed = 1
            isHeaderRevealed = true
            queueResize()
        }
    }

    /// Whether an overlaid header is in view.
    var isHeaderRevealed = true {
        didSet {
            guard isHeaderRevealed != oldValue else { return }
            animation?.cancel()
            animation = Animation.start(
                on: self, from: revealed, to: isHeaderRevealed ? 1 : 0, milliseconds: Self.slideDuration
            ) { [weak self] value in
                self?.revealed = value
                self?.queueAllocate()
            }
        }
    }

    /// The header's height in logical pixels.
    var headerHeight: Int { Int(gtk_widget_get_height(header)) }
}

extension HeaderLayout: WidgetBehavior {
    func measure(_ orientation: GtkOrientation, forSize size: Int) -> WidgetMeasure {
        let header = measureChild(header, orientation, forSize: size)
        let contents = measureChild(contents, orientation, forSize: size)
        if orientation == GTK_ORIENTATION_HORIZONTAL || isOverlaid {
            return WidgetMeasure(
                minimum: max(header.minimum, contents.minimum), natural: max(header.natural, contents.natural))
        }
        return WidgetMeasure(
            minimum: header.minimum + contents.minimum, natural: header.natural + contents.natural)
    }

    func allocate(width: Int, height: Int, baseline: Int) {
        let headerHeight = measureChild(header, GTK_ORIENTATION_VERTICAL, forSize: width).natural
        let hidden = isOverlaid ? (1 - revealed) * Double(headerHeight) : 0
        let top = isOverlaid ? 0 : headerHeight
        allocateChild(contents, x: 0, y: Double(top), width: width, height: height - top)
        allocateChild(header, x: 0, y: -hidden.rounded(), width: width, height: headerHeight)
        guard width != lastWidth else { return }
        lastWidth = width
        // What follows from it may ask for another layout, which has to wait for the end of this one.
        MainLoop.after(milliseconds: 0) { [weak self] in
            guard let self, lastWidth == width else { return }
            widthChanged?(width)
        }
    }
}
