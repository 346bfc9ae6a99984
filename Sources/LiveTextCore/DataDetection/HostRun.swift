// SPDX-License-Identifier: Apache-2.0

/// Reads the run of label characters and single dots at an offset, and cuts it into the host names it may hold.
///
/// A label breaks where letters written without spaces meet others, so that an address is found within Chinese text.
struct HostRun {
    /// The names, in order.
    private(set) var names: [HostName] = []
    /// Where the run ends.
    private(set) var end: Int

    private let text: ScannedText
    private let breaksEverywhere: Bool
    private var labels: [Range<Int>] = []
    private var labelStart: Int
    /// Whether the label's letters are of a script written without spaces; `nil` before the first letter.
    private var labelIsInline: Bool?
    /// Whether the only name is complete and the rest of the run is passed over.
    private var isComplete = false

    /// Reads a run.
    ///
    /// - Parameter breaksEverywhere: whether every change of script begins another name; otherwise one after the
    ///   first label ends the only name.
    init(in text: ScannedText, at start: Int, breaksEverywhere: Bool) {
        self.text = text
        self.breaksEverywhere = breaksEverywhere
        labelStart = start
        end = start
        while let next = readCharacter() { end = next }
        closeLabel(at: end)
        closeName()
    }

    /// Takes the character at `end` and says where it ends; `nil` when the run ends before it.
    private mutating func readCharacter() -> Int? {
        let byte = text.byte(at: end)
        if byte.isASCIIAlphanumeric {
            enterScript(isInline: false)
            return end + 1
        }
        if byte == .ascii("-") || byte == .ascii("_") { return end > labelStart ? end + 1 : nil }
        if byte == .ascii(".") {
            guard end > labelStart, text.startsLabel(at: end + 1) else { return nil }
            closeLabel(at: end)
            labelStart = end + 1
            labelIsInline = nil
            return end + 1
        }
        guard byte >= 0x80 else { return nil }
        let (scalar, next) = text.scalar(at: end)
        if scalar.isLetterOrDigit {
            enterScript(isInline: scalar.isWrittenWithoutSpaces)
            return next
        }
        let mayStand = breaksEverywhere ? end > labelStart : true
        return mayStand && (scalar.isPictograph || scalar.isJoiner) ? next : nil
    }

    private mutating func enterScript(isInline: Bool) {
        defer { labelIsInline = isInline }
        guard let labelIsInline, labelIsInline != isInline else { return }
        if breaksEverywhere {
            closeLabel(at: end)
            closeName()
            labelStart = end
        } else if !labels.isEmpty {
            closeLabel(at: end)
            isComplete = true
        }
    }

    private mutating func closeLabel(at position: Int) {
        if !isComplete, position > labelStart { labels.append(labelStart..<position) }
    }

    /// Ends a name; signs that cannot end one are left out.
    private mutating func closeName() {
        defer { labels = [] }
        guard let last = labels.popLast() else { return }
        var upper = last.upperBound
        while upper > last.lowerBound {
            let (scalar, start) = text.scalar(before: upper) ?? ("-", upper - 1)
            if scalar.isLetterOrDigit { break }
            upper = start
        }
        if upper > last.lowerBound { labels.append(last.lowerBound..<upper) }
        if !labels.isEmpty { names.append(HostName(labels: labels)) }
    }
}
