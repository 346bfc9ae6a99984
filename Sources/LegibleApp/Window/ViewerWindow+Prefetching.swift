// SPDX-License-Identifier: Apache-2.0

import GtkKit

extension ViewerWindow {
    /// Milliseconds a picture is looked at before the next is decoded: who leafs fast needs the time for what is shown.
    private static let prefetchingDelay = 300

    /// Decodes the picture that comes next, in the direction of the last step, once the one shown is there and has been
    /// looked at for a moment.
    func prefetchSoon() {
        prefetching?.cancel()
        prefetching = MainLoop.after(milliseconds: Self.prefetchingDelay) { [weak self] in
            guard let self, pending == nil, case .picture(let picture) = content, picture.isComplete,
                let file = navigator.destination(of: direction)
            else { return }
            prefetcher.prefetch(file)
        }
    }
}

extension Navigator.Step {
    /// The step that likely follows.
    var continuation: Self {
        switch self {
        case .next, .first: .next
        case .previous, .last: .previous
        }
    }
}
