// SPDX-License-Identifier: Apache-2.0

/// Finds mail addresses, with or without `mailto:`.
struct EmailAddressFinder {
    let publicSuffixes: any PublicSuffixFinding

    /// The longest part before the `@`, in bytes (RFC 5321).
    private static let longestLocalPart = 64

    /// The mail addresses of a text, in order.
    func matches(in text: ScannedText) -> [DataMatch] {
        var matches: [DataMatch] = []
        var previousEnd = 0
        var position = 0
        while let at = text.bytes[position...].firstIndex(of: .ascii("@")) {
            position = at + 1
            guard let local = localPart(in: text, before: at, notBefore: previousEnd),
                let domain = domain(in: text, from: at + 1), !text.goesOnUnseen(at: domain.upperBound),
                !text.beginsUnseen(at: local.lowerBound)
            else { continue }
            let address = text.string(local.lowerBound..<domain.upperBound)
            guard !HiddenCharacters.areIn(address) else { continue }
            var range = local.lowerBound..<domain.upperBound
            if text.hasSuffix("mailto:", before: range.lowerBound) {
                let query = text.byte(at: range.upperBound) == .ascii("?")
                let end = query ? LinkTail(in: text, from: range.upperBound, quote: nil).end : range.upperBound
                range = range.lowerBound - 7..<max(end, range.upperBound)
            } else if continuesAsRemotePath(text, at: range.upperBound) {
                continue
            }
            matches.append(DataMatch(value: .emailAddress(address), range: range))
            previousEnd = range.upperBound
            position = max(position, previousEnd)
        }
        return matches
    }

    /// Whether the address's domain is registered.
    func hasRegisteredDomain(_ match: DataMatch) -> Bool {
        guard case .emailAddress(let address) = match.value, let at = address.lastIndex(of: "@") else { return false }
        return publicSuffixes.isRegistrable(host: address[address.index(after: at)...].lowercased())
    }

    /// `git@host:path` names a place on a host that is reached by `ssh`, no mailbox.
    private func continuesAsRemotePath(_ text: ScannedText, at end: Int) -> Bool {
        guard text.byte(at: end) == .ascii(":") else { return false }
        let next = text.byte(at: end + 1)
        return next.isASCIILetter || next == .ascii("/") || next == .ascii("~")
    }

    // MARK: Before the @

    private func localPart(in text: ScannedText, before at: Int, notBefore limit: Int) -> Range<Int>? {
        var start = at
        var followingIsInline: Bool?
        while start > limit, let (scalar, previous) = text.scalar(before: start) {
            if scalar == "." {
                // Two dots in a row, or one before the @, stand outside an address.
                guard start < at, text.byte(at: start) != .ascii(".") else { break }
            } else if scalar.isLetterOrDigit {
                let isInline = scalar.isWrittenWithoutSpaces
                if let followingIsInline, followingIsInline != isInline { break }
                followingIsInline = isInline
            } else {
                guard Self.isLocalSign(scalar) || (scalar.isPictograph && start < at) else { break }
            }
            start = previous
            guard at - start <= Self.longestLocalPart else { return nil }
        }
        while start < at, !mayBeginLocalPart(text, at: start) {
            start = text.scalar(at: start).end
        }
        guard start < at, text.byte(at: start - 1) != .ascii("@") else { return nil }
        return start..<at
    }

    private func mayBeginLocalPart(_ text: ScannedText, at offset: Int) -> Bool {
        text.startsLabel(at: offset) || text.bytes[offset] == .ascii("_") || text.bytes[offset] == .ascii("+")
    }

    /// The signs RFC 5322 admits, without those that more often stand around an address than in it.
    private static func isLocalSign(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "_", "%", "+", "-", "'", "&", "!", "#", "$", "*", "^", "~": true
        default: false
        }
    }

    // MARK: After the @

    private func domain(in text: ScannedText, from start: Int) -> Range<Int>? {
        if text.byte(at: start) == .ascii("[") { return addressLiteral(in: text, from: start) }
        guard text.startsLabel(at: start),
            let host = HostRun(in: text, at: start, breaksEverywhere: false).names.first,
            host.labels.count > 1, text.isWellFormed(host), text.isTopLevelForm(host.lastLabel),
            text.byte(at: host.range.upperBound) != .ascii("@"),
            !HostPolicy.pictureSuffixes.contains(text.string(host.lastLabel).lowercased())
        else { return nil }
        return withoutNextSentence(host, in: text)
    }

    /// An IPv4 address in brackets.
    private func addressLiteral(in text: ScannedText, from start: Int) -> Range<Int>? {
        guard text.startsLabel(at: start + 1),
            let host = HostRun(in: text, at: start + 1, breaksEverywhere: false).names.first,
            text.isIPv4(host), text.byte(at: host.range.upperBound) == .ascii("]")
        else { return nil }
        return start..<host.range.upperBound + 1
    }

    /// The name without a capitalised word that follows its full stop with no space: `info@example.org.Please`.
    private func withoutNextSentence(_ host: HostName, in text: ScannedText) -> Range<Int> {
        let name = HostName(labels: Array(host.labels.dropLast()))
        guard name.labels.count > 1, text.bytes[host.lastLabel.lowerBound].isASCIIUppercase,
            !text.bytes[name.lastLabel.lowerBound].isASCIIUppercase,
            !publicSuffixes.isRegistrable(host: text.lowercasedName(host)),
            publicSuffixes.isRegistrable(host: text.lowercasedName(name))
        else { return host.range }
        return name.range
    }
}
