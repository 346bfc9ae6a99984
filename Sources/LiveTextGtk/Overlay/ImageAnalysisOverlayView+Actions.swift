// SPDX-License-Identifier: Apache-2.0

internal import GtkKit
internal import LiveTextCore

extension ImageAnalysisOverlayView {
    /// Carries out an action, unless the delegate takes it over.
    func perform(_ action: DataAction) {
        if delegate?.overlayView(self, perform: action) ?? false { return }
        Task { [weak self] in
            guard let self else { return }
            switch await self.actionLauncher.perform(action, from: self.pointer) {
            case .launched: break
            case .copied(let text):
                self.announce(localized("Copied"))
                self.noticeHandler?(
                    .copied(lines: text.split(separator: "\n", omittingEmptySubsequences: false).count))
            case .noHandler(let scheme): self.noticeHandler?(.noApplication(scheme: scheme, value: action.displayValue))
            case .failed(let reason): self.noticeHandler?(.actionFailed(reason: reason))
            case .refused: self.noticeHandler?(.refused(value: action.displayValue))
            }
        }
    }

    /// Does what a plain click on an item does.
    func activate(_ item: InteractiveItem) { perform(item.presentation.primaryAction) }
}

extension DataAction {
    /// What can be copied when the action cannot be carried out: the address without its scheme for numbers and mail.
    var displayValue: String {
        if let copiedText { return copiedText }
        guard let uri else { return "" }
        for prefix in ["tel:", "mailto:", "sms:"] where uri.hasPrefix(prefix) {
            return String(uri.dropFirst(prefix.count))
        }
        return uri
    }
}
