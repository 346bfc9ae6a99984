// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

/// Shares a text by mail: a prepared mail in the person's application, or the portal's where a URI cannot carry it.
@MainActor
enum MailSharing {
    /// Share.
    static func item(_ request: TextActionRequest) -> LiveTextMenu.Item {
        LiveTextMenu.Item(
            id: "text.share", title: localized("Send by E-Mail"), iconName: "legible-mail-send-symbolic"
        ) { share(request) }
    }

    private static func share(_ request: TextActionRequest) {
        let uri = EmailMessage(to: [], body: request.text).uri
        if LaunchPolicy.launchableScheme(of: uri) != nil {
            request.perform(
                DataAction(
                    id: "text.share", kind: .open(uri: uri), title: PresentationText("Send by E-Mail"),
                    iconName: "legible-mail-send-symbolic"))
            return
        }
        Task {
            do throws(GLibError) {
                try await MessageBus.session().call(
                    "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
                    "org.freedesktop.portal.Email", "ComposeEmail",
                    [.string(""), .dictionary(["body": .string(request.text)])])
            } catch {
                request.report(.actionFailed(reason: localized("The text is too long for a mail.")))
            }
        }
    }
}
