// SPDX-License-Identifier: Apache-2.0

extension ItemPresentation {
    /// How a mail address is shown.
    static func emailAddress(_ address: String, _ context: PresentationContext) -> ItemPresentation {
        message(
            EmailMessage(to: [address]),
            more: [.addToContacts(.emailAddress(address), context.surroundings)].compactMap(\.self))
    }

    /// How a prepared mail is shown.
    static func message(_ message: EmailMessage, more: [DataAction] = []) -> ItemPresentation {
        let everyAddress = message.to + message.cc + message.bcc
        let address = message.to.joined(separator: ", ")
        /// Whom the mail reaches: those it goes to, else those who get a copy.
        let label = message.to.isEmpty ? everyAddress.joined(separator: ", ") : address
        let writing = DataAction(
            id: "email.write", kind: .open(uri: message.uri), title: PresentationText("Write E-Mail"),
            iconName: IconName.mail)
        return ItemPresentation(
            title: PresentationText("E-Mail Address"),
            fullValue: ([label, message.subject, message.body].compactMap(\.self)).joined(separator: "\n"),
            emphasis: message.subject == nil && message.body == nil || label.isEmpty ? nil : 0..<label.utf8.count,
            details: copies(of: message),
            iconName: IconName.mail, actions: [writing] + more,
            copying: everyAddress.isEmpty
                ? .copy(message.text, id: "text.copy", title: PresentationText("Copy Text"))
                : .copy(label, id: "email.copy", title: PresentationText("Copy Address")),
            pill: label.isEmpty ? PresentationText("Write E-Mail") : PresentationText("Write to %1$@", label),
            accessibleName: label.isEmpty
                ? PresentationText("Write E-Mail") : PresentationText("Write an e-mail to %1$@", label))
    }

    /// Who else gets the mail, so that nobody is written to unseen.
    private static func copies(of message: EmailMessage) -> [PresentationText] {
        var details: [PresentationText] = []
        if !message.cc.isEmpty {
            details.append(PresentationText("With a copy to %1$@", message.cc.joined(separator: ", ")))
        }
        if !message.bcc.isEmpty {
            details.append(PresentationText("With a hidden copy to %1$@", message.bcc.joined(separator: ", ")))
        }
        return details
    }

    /// How a telephone number is shown.
    static func phoneNumber(_ number: PhoneNumber, _ context: PresentationContext) -> ItemPresentation {
        let calling = DataAction.call(number)
        let messaging = DataAction(
            id: "phone.message", kind: .open(uri: "sms:" + PhoneURI.digits(of: number.number)),
            title: PresentationText("Send Message"),
            iconName: IconName.message)
        let readable = number.extension.map { number.formatted + " ext. " + $0 } ?? number.formatted
        return ItemPresentation(
            title: PresentationText("Phone Number"), fullValue: readable, iconName: IconName.call,
            actions: [calling, messaging]
                + [.addToContacts(.phoneNumber(number), context.surroundings)].compactMap(\.self),
            copying: .copy(readable, id: "phone.copy", title: PresentationText("Copy Number")),
            pill: PresentationText("Call %1$@", number.formatted),
            accessibleName: PresentationText("Call %1$@", readable))
    }

    /// How a prepared text message is shown.
    static func textMessage(_ message: TextMessage) -> ItemPresentation {
        let sending = DataAction(
            id: "phone.message", kind: .open(uri: message.uri), title: PresentationText("Send Message"),
            iconName: IconName.message)
        return ItemPresentation(
            title: PresentationText("Text Message"),
            fullValue: [message.number, message.body].compactMap(\.self).joined(separator: "\n"),
            iconName: IconName.message, actions: [sending],
            copying: .copy(message.number, id: "phone.copy", title: PresentationText("Copy Number")),
            pill: PresentationText("Message %1$@", message.number),
            accessibleName: PresentationText("Send a message to %1$@", message.number))
    }
}

extension DataAction {
    /// Calls a number, with its extension.
    static func call(_ number: PhoneNumber, id: String = "phone.call", title: PresentationText? = nil) -> DataAction {
        let suffix = number.extension.map { PhoneURI.digits(of: $0) } ?? ""
        return DataAction(
            id: id,
            kind: .open(uri: "tel:" + PhoneURI.digits(of: number.number) + (suffix.isEmpty ? "" : ";ext=" + suffix)),
            title: title ?? PresentationText("Call"), iconName: IconName.call)
    }
}

/// Numbers as `tel:` and `sms:` carry them (RFC 3966).
enum PhoneURI {
    /// The digits, `+` only at the beginning, `*` and `#` encoded; separators are left out.
    static func digits(of number: String) -> String {
        var result = ""
        for scalar in number.unicodeScalars {
            switch scalar {
            case "0"..."9": result.unicodeScalars.append(scalar)
            case "+" where result.isEmpty: result = "+"
            case "*": result += "*"
            case "#": result += "%23"
            default: continue
            }
        }
        return result
    }
}
