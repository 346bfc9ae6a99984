// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// The passes over one picture, cheapest first; each is made only where those before it left something to find.
struct CodePasses {
    private let scanner: ZBarScanner
    private let cancellation: CancellationFlag
    private(set) var merging = CodeMerging()

    /// The most pixels of a picture that is enlarged.
    private static let enlargedPixelCount = 1_200_000

    init(scanner: ZBarScanner, cancellation: CancellationFlag) {
        self.scanner = scanner
        self.cancellation = cancellation
    }

    /// Reads the picture, and its negative where the picture gave nothing or something like a code is left.
    mutating func readFirst(_ picture: CodePicture) throws -> CodeLikeness {
        try readBars(picture)
        try readModules(picture)
        let likeness = CodeLikeness(picture.grey)
        if merging.isEmpty || likeness.hasCandidate(outside: merging.places) {
            let negative = picture.negative
            try readBars(negative)
            if merging.isEmpty { try readModules(negative) }
        }
        return likeness
    }

    /// Reads a large picture without reduction.
    mutating func readFull(_ picture: CodePicture) throws {
        try readBars(picture)
        if merging.isEmpty { try readModules(picture) }
    }

    /// Reads a picture in other forms, until one gives something.
    mutating func readHarder(_ picture: CodePicture) throws {
        let isSmall = picture.grey.pixels.count <= Self.enlargedPixelCount
        // By what they add for their time, as measured over photographed and damaged codes.
        let forms: [(CodePicture) -> CodePicture?] = [
            { $0.binarized },
            { $0.sharpened },
            { $0.locallyBinarized },
            { $0.turned(by: 45) },
            { $0.turned(by: 22.5) },
            { $0.turned(by: 67.5) },
            { isSmall ? $0.enlarged(by: 2) : nil },
            { $0.padded },
            { $0.grey.pixels.count <= CodeLikeness.smallPixelCount ? $0.enlarged(by: 4) : nil },
        ]
        for form in forms {
            guard let other = form(picture) else { continue }
            try readBars(other)
            try readModules(other)
            if !merging.isEmpty { return }
        }
    }

    private mutating func readBars(_ picture: CodePicture) throws {
        if cancellation.isCancelled { throw CancellationError() }
        merging.add(scanner.codes(in: picture))
    }

    private mutating func readModules(_ picture: CodePicture) throws {
        #if LEGIBLE_ZXING
            if cancellation.isCancelled { throw CancellationError() }
            merging.add(ZXingScanner.codes(in: picture))
        #endif
    }
}
