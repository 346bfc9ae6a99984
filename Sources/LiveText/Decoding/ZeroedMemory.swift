// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Memory filled with zeros: fresh pages of the system, which cost nothing until they are written.
///
/// - Returns: `nil` when there is too little, instead of ending the program.
func allocateZeroed(_ byteCount: Int) -> UnsafeMutableRawPointer? { calloc(byteCount, 1) }

/// Gives back what `allocateZeroed` gave.
func releaseZeroed(_ memory: UnsafeMutableRawPointer?) { free(memory) }

/// Bytes the system could still give without swapping; `nil` when it does not say.
func availableMemory() -> Int? {
    guard let file = fopen("/proc/meminfo", "re") else { return nil }
    defer { fclose(file) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, file) > 0, let text = line.map({ String(cString: $0) }) {
        guard text.hasPrefix("MemAvailable:") else { continue }
        // In kibibytes.
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
    }
    return nil
}
