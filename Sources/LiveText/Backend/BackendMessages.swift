// SPDX-License-Identifier: Apache-2.0

package import LiveTextCore

/// Pixels that both sides of an `AnalysisBackend` can reach, by number. The bytes themselves never travel in a message.
package struct PixelHandle: Hashable, Sendable, Codable {
    /// Names the pixels in the backend's `PixelStore`.
    package let id: UInt64
    /// Pixels in a row.
    package let width: Int
    /// Rows.
    package let height: Int
    /// How a pixel lies in memory.
    package let format: PixelBuffer.Format
    /// Bytes from one row to the next.
    package let bytesPerRow: Int
}

/// An order to a backend.
package enum BackendRequest: Sendable, Codable {
    /// Make pixels of a file.
    case decode(DecodeRequest)
    /// Read pixels.
    case analyse(AnalyseRequest)
    /// Make text engines ready.
    case prepare(PrepareRequest)
}

/// An order to make pixels of a file.
package struct DecodeRequest: Sendable, Codable {
    /// The file: never a path, so that a backend without access to the file system can serve it.
    package enum Contents: Sendable, Codable {
        /// An open file, read from its current position.
        case descriptor(Int32)
        /// The file itself.
        case bytes([UInt8])
    }

    /// The file.
    package let contents: Contents
    /// Preview, limits and orientation.
    package let options: ImageDecoder.Options
}

/// An order to make text engines ready.
package struct PrepareRequest: Sendable, Codable {
    /// BCP-47 languages of the text, most important first; installed ones only.
    package let languages: [String]
    /// How many: one for a single picture, as large ones get the next when they need it.
    package let engineCount: Int
}

/// An order to read pixels.
package struct AnalyseRequest: Sendable, Codable {
    /// What to read.
    package let pixels: PixelHandle
    /// How the pixels are to be turned first; `nil` takes them as they are.
    package let orientation: ImageOrientation?
    /// What to look for.
    package let types: AnalysisTypes
    /// Languages of the text.
    package let languages: RecognitionLanguages
    /// Whether text is read in one go, without second looks.
    package let readsPageOnce: Bool
    /// What to read first.
    package let attention: UnitRect
    /// Seconds of work after which it is given up.
    package let deadline: Double
}

/// What a backend tells about a request. `finished` or `failed` comes once and last.
package enum BackendEvent: Sendable, Codable {
    /// A picture's header was read.
    case header(ImageHeader)
    /// Pixels are ready.
    case pixels(PixelHandle, PixelRole)
    /// Lines were read.
    case lines(RecognizedLines)
    /// Codes were read: all of the picture's.
    case codes([MachineReadableCode])
    /// How much is done, 0…1.
    case progress(Double)
    /// All is done.
    case finished
    /// It ended without its result.
    case failed(BackendFailure)
}

/// What a picture's header says.
package struct ImageHeader: Hashable, Sendable, Codable {
    /// Width in pixels, turned upright.
    package let width: Int
    /// Height in pixels, turned upright.
    package let height: Int
    /// What people call the format.
    package let formatName: String
}

/// What pixels of a decoding are.
package enum PixelRole: String, Sendable, Codable {
    /// A reduced picture, ready early.
    case preview
    /// The picture.
    case full
    /// As much of the picture as a damaged file gave.
    case partial
}

/// Lines as the engine gives them, before layout.
package struct RecognizedLines: Hashable, Sendable, Codable {
    /// A line and the block of the page it was found in.
    package struct Element: Hashable, Sendable, Codable {
        /// The line; a line sent again has the same identifier and replaces the earlier one.
        package let line: TextLine
        /// Numbers the blocks of the page in the engine's order.
        package let block: Int

        package init(line: TextLine, block: Int) {
            self.line = line
            self.block = block
        }
    }

    /// The lines in the engine's order.
    package let elements: [Element]
    /// Whether these are all lines, so that what was sent before and is missing here is gone.
    package let isComplete: Bool
    /// Where they come from.
    package let provenance: AnalysisProvenance
}

/// Why a request ended without its result.
package enum BackendFailure: Error, Hashable, Sendable, Codable {
    /// The caller cancelled it.
    case cancelled
    /// The file did not become a picture.
    case decoding(DecodingFailure)
    /// The picture was not read.
    case analysis(AnalysisError)
}

/// Why contents did not become pixels; a `partial` picture is sent as pixels before.
package enum DecodingFailure: Error, Hashable, Sendable, Codable {
    /// Reading failed.
    case unreadable(reason: String)
    /// There are no contents.
    case empty
    /// No format is known for them.
    case notAnImage
    /// Nothing installed reads the format.
    case unsupportedFormat(name: String, package: String?)
    /// Cut short or damaged.
    case damaged(reason: String)
    /// More pixels than allowed.
    case tooLarge(width: Int, height: Int)
}
