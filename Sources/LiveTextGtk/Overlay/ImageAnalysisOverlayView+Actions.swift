// SPDX-License-Identifier: Apache-2.0

internal import GtkKit
public import LiveTextCore

extension ImageAnalysisOverlayView {
    /// Carries out an action, unless the delegate takes it over; what came of it is told by `noticeHandler`.
    public func perform(_ action: DataAction) {
        if delegate?.overlayView(self, perform: action) ?? false { return }
        Task { [weak self] in
            guard let self else { return }
            switch await self.actionLauncher.perform(action, from: self.pointer) {
            case .launched, .shown, .cancelled: break
            case .copied(let text):
                self.announce(localized("Copied"))
                self.noticeHandler?(
                    .copied(lines: text.split(separator: "\n", omittingEmptySubsequences: false).count))
            case .joined(let network): self.noticeHandler?(.joinedNetwork(name: network))
            case .noHandler(let target):
                self.noticeHandler?(
                    .noApplication(target, value: action.readableValue, onTheWeb: action.onTheWeb))
            case .failed(let reason): self.noticeHandler?(.actionFailed(reason: reason))
            case .refused: self.noticeHandler?(.refused(value: action.readableValue))
            }
        }
    }

    /// Does what a plain click on an item does.
    func activate(_ item: InteractiveItem) { perform(item.presentation.primaryAction) }
}
