// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import Glibc

/// How long a file took, told with `--timings`.
struct Timings {
    /// A line of JSON; times are milliseconds since the file was opened.
    private struct Report: Encodable {
        let file: String
        /// Pixels were there.
        let decoded: Double
        /// The first line of text could be selected; missing when there was no text.
        let firstLine: Double?
        /// All was read.
        let total: Double
        /// Processor time of all threads, from opening the file to the end.
        let processor: Double
    }

    private let begin = ContinuousClock.now
    private let processorBegin = Self.processorMilliseconds
    private var decodedTime = 0.0
    private var firstLineTime: Double?

    /// Notes that the picture is there.
    mutating func decoded() { decodedTime = elapsed }

    /// Notes that a line is there; only the first one counts.
    mutating func hasLine() { firstLineTime = firstLineTime ?? elapsed }

    /// The line to write when all is done.
    func finished(file: String) -> String {
        let report = Report(
            file: file, decoded: decodedTime, firstLine: firstLineTime, total: elapsed,
            processor: Self.processorMilliseconds - processorBegin)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Numbers are finite and strings valid, so that encoding cannot fail.
        guard let data = try? encoder.encode(report) else { return "" }
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private var elapsed: Double { Self.milliseconds(ContinuousClock.now - begin) }

    private static func milliseconds(_ duration: Duration) -> Double {
        let microsecond = Duration.microseconds(1)
        return (duration / microsecond).rounded() / 1000
    }

    private static var processorMilliseconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
    }
}
