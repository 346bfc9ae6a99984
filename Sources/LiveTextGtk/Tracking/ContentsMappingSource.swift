// SPDX-License-Identifier: Apache-2.0

public import LiveTextCore

/// A view that shows a picture and knows where each of its pixels is: our `ImageView`, a wrapped `GtkPicture`, or a
/// host's own drawing.
@MainActor
public protocol ContentsMappingSource: AnyObject {
    /// From image pixels to the points of `mappingWidget`; `nil` while nothing is shown. Asked whenever something is
    /// drawn or hit, so it must be cheap and current.
    var contentsMapping: ContentsMapping? { get }

    /// The picture shown; `nil` when there is none or it is unknown. An analysis of another picture is not shown over
    /// the view; over an unknown one every analysis is.
    var imageIdentity: ImageIdentity? { get }

    /// The `GtkWidget *` whose points the mapping leads to.
    var mappingWidget: UnsafeMutableRawPointer { get }

    /// Calls the handler after every change of the mapping or the picture, until the observation is released.
    func observeContents(_ handler: @escaping @MainActor () -> Void) -> ContentsObservation

    /// Moves the visible part over the picture, for a selection that is dragged to an edge or moved by keyboard.
    ///
    /// - Parameter displacement: in points of `mappingWidget`; positive shows more of the right and the bottom.
    /// - Returns: whether anything moved. The default moves nothing: a view in a `GtkScrolledWindow` is scrolled by it.
    func scrollContents(by displacement: ViewPoint) -> Bool
}

extension ContentsMappingSource {
    /// Moves nothing.
    public func scrollContents(by displacement: ViewPoint) -> Bool { false }
}

/// Keeps an observation alive.
@MainActor
public final class ContentsObservation {
    private let cancel: @MainActor () -> Void

    /// Makes an observation that ends by calling the closure.
    public init(cancel: @escaping @MainActor () -> Void) { self.cancel = cancel }

    isolated deinit { cancel() }
}

/// The handlers a `ContentsMappingSource` calls; a source owns one and forwards `observeContents(_:)` to it.
@MainActor
public final class ContentsObservers {
    private var handlers: [Int: @MainActor () -> Void] = [:]
    private var nextKey = 0

    /// No handlers yet.
    public init() {}

    /// Adds a handler until the observation is released.
    public func add(_ handler: @escaping @MainActor () -> Void) -> ContentsObservation {
        let key = nextKey
        nextKey += 1
        handlers[key] = handler
        return ContentsObservation { [weak self] in self?.handlers[key] = nil }
    }

    /// Calls every handler.
    public func notify() {
        for handler in handlers.values { handler() }
    }
}
