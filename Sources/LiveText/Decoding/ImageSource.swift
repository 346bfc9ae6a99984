// SPDX-License-Identifier: Apache-2.0

/// Where a picture's file comes from. A name is only a label for messages, never trusted for the format.
public enum ImageSource: Sendable {
    /// A file of the local file system.
    case file(path: String)
    /// A file's contents in memory.
    case bytes([UInt8], name: String? = nil)
    /// An open file, read from its current position to its end; it stays the caller's and must be open until the
    /// decoding ends.
    case descriptor(Int32, name: String? = nil)

    /// What people call it: the path or the given name.
    public var name: String? {
        switch self {
        case .file(let path): path
        case .bytes(_, let name), .descriptor(_, let name): name
        }
    }
}
