// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import TestSupport

@testable import LiveTextGtk

/// An overlay above an `ImageView` with a picture of 1280 × 960 pixels, in a window of 320 × 240 at the screen's corner.
@MainActor
struct ImageStage {
    static let imageSize = ImageSize(width: 1280, height: 960)
    let container: UnsafeMutablePointer<GtkWidget> = gtk_overlay_new()
    let view = ImageView()
    let overlay = ImageAnalysisOverlayView()
    let window: TestWindow
    let image: PixelBuffer

    init() throws {
        image = try TestPicture.noise(Int(Self.imageSize.width), Int(Self.imageSize.height))
        gtk_overlay_set_child(cast(container), cast(view))
        gtk_overlay_add_overlay(cast(container), cast(overlay))
        overlay.trackingImageView = view
        view.setImage(image)
        window = TestWindow(showing: container, width: 320, height: 240)
        pump(until: { view.isSettled && view.picture?.isComplete != false }, timeout: .seconds(60))
        window.waitForFrame()
    }

    /// A column of lines "line 0" to "line N", 40 pixels apart, each 240 wide and 24 high, from (40, 40).
    func makeAnalysis(lines: Int = 22) -> ImageAnalysis { Self.columnAnalysis(lines, identity: image.identity) }

    static func columnAnalysis(
        _ lines: Int, identity: ImageIdentity?, size: ImageSize = imageSize
    ) -> ImageAnalysis {
        let made = (0..<lines).map { index in
            let top = 40.0 + Double(index) * 40
            let words = ["line", "\(index)"].enumerated().map { position, text in
                TextWord(
                    text: text,
                    quad: ImageQuad(ImageRect(x: 40 + Double(position) * 130, y: top, width: 110, height: 24)),
                    confidence: 0.9)
            }
            return TextLine(
                id: TextLine.ID(rawValue: index), words: words,
                quad: ImageQuad(ImageRect(x: 40, y: top, width: 240, height: 24)))
        }
        return ImageAnalysis(imageIdentity: identity, imageSize: size, blocks: [TextBlock(lines: made)])
    }
}
