// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit

extension ImageAnalysisOverlayView {
    /// Follows a `GtkPicture`: the overlay keeps what tells it where the picture's pixels are, which `trackingImageView`
    /// alone does not.
    ///
    /// - Parameter picture: a `GtkPicture *`, which the overlay then keeps alive.
    /// - Returns: what is now tracked; `nil` for any other widget, and then nothing has changed.
    @discardableResult
    public func track(picture: UnsafeMutableRawPointer) -> PictureContents? {
        guard let contents = PictureContents(picture: picture) else { return nil }
        g_object_set_qdata_full(
            cast(self), Self.trackedPictureKey, Unmanaged.passRetained(contents).toOpaque(),
            { contents in
                guard let contents else { return }
                Unmanaged<PictureContents>.fromOpaque(contents).release()
            })
        trackingImageView = contents
        return contents
    }

    private static let trackedPictureKey = g_quark_from_string("legible-tracked-picture")
}
