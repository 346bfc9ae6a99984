// SPDX-License-Identifier: Apache-2.0

/// Finds web addresses: with a scheme, with `www.`, or a registered domain alone.
struct LinkFinder {
    private let publicSuffixes: any PublicSuffixFinding
    /// The top-level domain of the reader's country, which is a domain before it is a file's suffix.
    private let homeDomain: String

    init(publicSuffixes: any PublicSuffixFinding, region: String) {
        self.publicSuffixes = publicSuffixes
        homeDomain = region.lowercased()
    }

    /// The links of a text, in order.
    func matches(in text: ScannedText) -> [DataMatch] {
        var matches: [DataMatch] = []
        var position = 0
        // Between an override of the direction and its end, text reads otherwise than it is stored: no links there.
        var isOverridden = false
        while position < text.count {
            guard text.startsLabel(at: position) else {
                let (scalar, next) = text.scalar(at: position)
                switch scalar.value {
                case 0x202D, 0x202E: isOverridden = true
                case 0x202C, 0x0A, 0x0D, 0x85, 0x2029: isOverridden = false
                default: break
                }
                position = next
                continue
            }
            let run = HostRun(in: text, at: position, breaksEverywhere: true)
            position = run.end
            guard !isOverridden else { continue }
            if text.hasPrefix("://", at: run.end) {
                if let match = linkWithScheme(in: text, run: run), !text.goesOnUnseen(at: match.range.upperBound) {
                    matches.append(match)
                    position = match.range.upperBound
                }
            } else if text.byte(at: run.end) != .ascii("@") {
                for host in run.names {
                    guard let match = linkWithoutScheme(in: text, host: host),
                        !text.beginsUnseen(at: match.range.lowerBound),
                        !text.goesOnUnseen(at: match.range.upperBound)
                    else { continue }
                    matches.append(match)
                    position = max(position, match.range.upperBound)
                }
            }
        }
        return matches
    }
}

// MARK: - With a scheme

extension LinkFinder {
    /// Schemes that name a place by its host, in lower case.
    private static let schemes: Set<String> = [
        "file", "ftp", "ftps", "git", "gopher", "http", "https", "irc", "ircs", "ldap", "nfs", "rtmp", "rtsp", "sftp",
        "smb", "ssh", "svn", "telnet", "ws", "wss",
    ]

    /// The longest of `schemes`, in bytes.
    private static let longestScheme = 6

    /// Room for a name, a password and a host before the path, in bytes.
    private static let longestAuthority = 512

    private func linkWithScheme(in text: ScannedText, run: HostRun) -> DataMatch? {
        var start = run.end
        while start > 0, run.end - start <= Self.longestScheme, text.bytes[start - 1].isASCIIAlphanumeric { start -= 1 }
        guard run.end - start <= Self.longestScheme, text.byte(at: start - 1) != .ascii("+"),
            Self.schemes.contains(text.string(start..<run.end).lowercased())
        else { return nil }
        let authority = run.end + 3
        if text.hasPrefix("file", at: start), text.byte(at: authority) == .ascii("/") {
            return match(in: text, from: start, hostEnd: authority, prefix: "")
        }
        guard let hostEnd = hostEnd(in: text, from: hostStart(in: text, from: authority)) else { return nil }
        return match(in: text, from: start, hostEnd: hostEnd, prefix: "")
    }

    /// Where the host begins: after a name and a password, when there is one.
    private func hostStart(in text: ScannedText, from authority: Int) -> Int {
        var start = authority
        for position in authority..<min(authority + Self.longestAuthority, text.count) {
            switch Unicode.Scalar(text.bytes[position]) {
            case "@": start = position + 1
            case "/", "?", "#", "\\", "<", ">", "\"", "(", "[", "\u{00}"..."\u{20}", "\u{7F}": return start
            default: continue
            }
        }
        return start
    }

    /// Where a host of any form ends: a name, known or not, or an IP address.
    private func hostEnd(in text: ScannedText, from start: Int) -> Int? {
        if text.byte(at: start) == .ascii("[") { return bracketedAddressEnd(in: text, from: start) }
        guard text.startsHost(at: start) else { return nil }
        let run = HostRun(in: text, at: start, breaksEverywhere: false)
        guard let host = run.names.first, text.isWellFormed(host), text.isReachable(host) else {
            return nil
        }
        let end = host.range.upperBound
        guard !text.goesOnEncoded(at: end) else { return nil }
        // The dot of a fully qualified name is part of it only where the link goes on.
        let isQualified =
            text.byte(at: end) == .ascii(".") && [.ascii("/"), .ascii(":")].contains(text.byte(at: end + 1))
        return isQualified ? end + 1 : end
    }

    /// Where an IPv6 address in brackets ends.
    private func bracketedAddressEnd(in text: ScannedText, from start: Int) -> Int? {
        /// The longest form: eight groups, or six and an IPv4 address.
        let longestAddress = 45
        var colons = 0
        for position in start + 1..<min(start + longestAddress + 2, max(text.count, start + 1)) {
            switch Unicode.Scalar(text.bytes[position]) {
            case "0"..."9", "a"..."f", "A"..."F", ".": continue
            case ":": colons += 1
            case "]": return colons >= 2 ? position + 1 : nil
            default: return nil
            }
        }
        return nil
    }
}

// MARK: - Without a scheme

extension LinkFinder {
    private func linkWithoutScheme(in text: ScannedText, host: HostName) -> DataMatch? {
        guard text.isWellFormed(host), isFreestanding(host, in: text) else { return nil }
        let end = host.range.upperBound
        let hasPort = portEnd(in: text, from: end) != nil
        let hasPath = text.byte(at: end) == .ascii("/") && text.byte(at: end + 1) > 0x20
        let isLink =
            text.hasPrefix("www.", at: host.range.lowerBound)
            ? isRegistrable(host, in: text)
                || host.labels.count > 2 && HostPolicy.isReserved(text.string(host.lastLabel))
            : isAddress(host, in: text, hasPort: hasPort, hasPath: hasPath)
                || isDomain(host, in: text, hasPort: hasPort, hasPath: hasPath)
        return isLink ? match(in: text, from: host.range.lowerBound, hostEnd: end, prefix: "https://") : nil
    }

    /// Whether the signs around the name let it be a link of its own, not part of a path, a handle or an amount.
    private func isFreestanding(_ host: HostName, in text: ScannedText) -> Bool {
        let start = host.range.lowerBound
        switch Unicode.Scalar(text.byte(at: start - 1)) {
        case "@", "$", "#", "\\", "_", "-", "%", "~": return false
        case "/": return text.byte(at: start - 2) == .ascii("/") && text.byte(at: start - 3) <= 0x20
        case ".": return text.hasPrefix("www.", at: start)
        default: break
        }
        return text.byte(at: host.range.upperBound) != .ascii("@")
    }

    /// An IP address or `localhost`, with what only a link has.
    private func isAddress(_ host: HostName, in text: ScannedText, hasPort: Bool, hasPath: Bool) -> Bool {
        if host.labels.count == 1 { return hasPort && text.lowercasedName(host) == "localhost" }
        guard text.isIPv4(host) else { return false }
        return hasPort || (hasPath && !text.bytes[host.range.upperBound + 1].isASCIIDigit)
    }

    private func isRegistrable(_ host: HostName, in text: ScannedText) -> Bool {
        host.labels.count > 1 && text.isTopLevelForm(host.lastLabel)
            && publicSuffixes.isRegistrable(host: text.lowercasedName(host))
    }

    /// A registered domain that is no file's name, no program's member and no two sentences without a space.
    private func isDomain(_ host: HostName, in text: ScannedText, hasPort: Bool, hasPath: Bool) -> Bool {
        guard isRegistrable(host, in: text), !isNumber(host, in: text) else { return false }
        if hasPort || hasPath { return true }
        let end = host.range.upperBound
        let first = host.labels[0]
        let last = text.string(host.lastLabel)
        let topLevel = last.lowercased()
        if [.ascii("("), .ascii("["), .ascii("=")].contains(text.byte(at: end))
            || text.bytes[host.range].contains(.ascii("_"))
        {
            return false
        }
        if HostPolicy.fileSuffixes.contains(topLevel), topLevel != homeDomain { return false }
        if HostPolicy.sharedSuffixes.contains(topLevel), topLevel != homeDomain, text.standsAmongFiles(host) {
            return false
        }
        if isAbbreviation(host, in: text) { return false }
        if HostPolicy.memberNames.contains(topLevel) || HostPolicy.memberOwners.contains(text.string(first)) {
            return false
        }
        if host.labels.count > 2, HostPolicy.reversedDomainLabels.contains(text.string(first)) { return false }
        if host.labels.count == 2, HostPolicy.halvesOfDay.contains(topLevel), let hour = text.number(first), hour <= 12
        {
            return false
        }
        return !beginsSentence(last, after: host, in: text)
    }

    /// Numbers with a unit or a suffix: `12.5.kg`, `3.st`. Names in digits are common below `com` and its like only; of
    /// those before `am` and `pm` the hours are looked at alone.
    private func isNumber(_ host: HostName, in text: ScannedText) -> Bool {
        let topLevel = text.string(host.lastLabel).lowercased()
        return host.labels.dropLast().allSatisfy { text.bytes[$0].allSatisfy(\.isASCIIDigit) }
            && !HostPolicy.capitalizedDomains.contains(topLevel)
            && !(host.labels.count == 2 && HostPolicy.halvesOfDay.contains(topLevel))
    }

    /// A name in capitals that is short for something: `T.B.IO`, or of a program: `ADO.NET`, `Paint.NET`.
    private func isAbbreviation(_ host: HostName, in text: ScannedText) -> Bool {
        /// Letters of a technology's initials.
        let longestInitials = 4
        func isCapitals(_ label: Range<Int>) -> Bool { text.bytes[label].allSatisfy(\.isASCIIUppercase) }
        guard isCapitals(host.lastLabel) else { return false }
        let names = host.labels.dropLast()
        if text.string(host.lastLabel) == "NET", let name = names.first, names.count == 1 {
            guard text.bytes[name.lowerBound].isASCIIUppercase, text.bytes[name].allSatisfy(\.isASCIILetter) else {
                return false
            }
            return !isCapitals(name) || name.count <= longestInitials
        }
        return !HostPolicy.capitalizedDomains.contains(text.string(host.lastLabel).lowercased())
            && names.allSatisfy { $0.count == 1 && isCapitals($0) }
    }

    /// Whether the last label is a sentence's first word: a capital, then small letters, in a name not so written.
    private func beginsSentence(_ last: String, after host: HostName, in text: ScannedText) -> Bool {
        guard let capital = last.unicodeScalars.first, capital.properties.isUppercase,
            last.unicodeScalars.dropFirst().contains(where: \.properties.isLowercase)
        else { return false }
        return !HostPolicy.capitalizedDomains.contains(last.lowercased())
    }
}

// MARK: - After mending

extension LinkFinder {
    /// Whether a link found in mended text leaves no doubt: it begins as only links do, and its domain is registered.
    func isUnmistakable(_ match: DataMatch, in text: ScannedText) -> Bool {
        let start = match.range.lowerBound
        var hostStart = start
        if text.hasPrefix("http://", at: start) { hostStart += 7 }
        if text.hasPrefix("https://", at: start) { hostStart += 8 }
        let hasWWW = text.hasPrefix("www.", at: hostStart)
        guard hostStart > start || hasWWW, text.startsLabel(at: hostStart),
            let host = HostRun(in: text, at: hostStart, breaksEverywhere: false).names.first
        else { return false }
        return host.labels.count > (hasWWW ? 2 : 1) && isRegistrable(host, in: text)
    }
}

// MARK: - The whole link

extension LinkFinder {
    private static let largestPort = 65535

    /// Where a port ends, when the text goes on with one.
    private func portEnd(in text: ScannedText, from start: Int) -> Int? {
        guard text.byte(at: start) == .ascii(":") else { return nil }
        var end = start + 1
        while end - start <= 6, text.byte(at: end).isASCIIDigit { end += 1 }
        guard let port = text.number(start + 1..<end), port > 0, port <= Self.largestPort else { return nil }
        return end
    }

    private func match(in text: ScannedText, from start: Int, hostEnd: Int, prefix: String) -> DataMatch {
        var end = portEnd(in: text, from: hostEnd) ?? hostEnd
        switch Unicode.Scalar(text.byte(at: end)) {
        case "/", "?", "#":
            let quote = text.byte(at: start - 1)
            end = max(end, LinkTail(in: text, from: end, quote: quote == .ascii("'") ? quote : nil).end)
        default: break
        }
        return DataMatch(value: .link(url: prefix + text.string(start..<end)), range: start..<end)
    }
}
