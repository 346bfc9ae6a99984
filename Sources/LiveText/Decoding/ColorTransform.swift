// SPDX-License-Identifier: Apache-2.0

#if LEGIBLE_LCMS
    import CLittleCMS

    /// Changes a picture's colours from its embedded profile to sRGB.
    final class ColorTransform {
        private let rgb: cmsHTRANSFORM
        private let rgba: cmsHTRANSFORM

        /// Little CMS's type words, which are macros: colour space, channels, bytes per channel, order.
        private enum PixelType {
            private static let rgbSpace: UInt32 = UInt32(PT_RGB) << 16
            /// Red, green, blue.
            static let rgb8 = rgbSpace | 3 << 3 | 1
            /// Red, green, blue, one more channel.
            static let rgba8 = rgbSpace | 1 << 7 | 3 << 3 | 1
            /// Blue, green, red, one more channel: order reversed, the first moved last.
            static let bgra8 = rgbSpace | 1 << 7 | 3 << 3 | 1 | 1 << 10 | 1 << 14
        }

        /// Reads an ICC profile; `nil` when it is no RGB profile, is damaged, or is as good as sRGB.
        init?(profile: UnsafeRawBufferPointer) {
            guard let input = cmsOpenProfileFromMem(profile.baseAddress, cmsUInt32Number(profile.count)) else {
                return nil
            }
            defer { cmsCloseProfile(input) }
            guard cmsGetColorSpace(input) == cmsSigRgbData, let output = cmsCreate_sRGBProfile() else { return nil }
            defer { cmsCloseProfile(output) }
            let intent = cmsUInt32Number(INTENT_PERCEPTUAL)
            guard
                let rgb = cmsCreateTransform(input, PixelType.rgb8, output, PixelType.bgra8, intent, 0)
            else { return nil }
            guard
                let rgba = cmsCreateTransform(
                    input, PixelType.rgba8, output, PixelType.bgra8, intent, cmsUInt32Number(cmsFLAGS_COPY_ALPHA))
            else {
                cmsDeleteTransform(rgb)
                return nil
            }
            self.rgb = rgb
            self.rgba = rgba
            if isNearlyIdentity { return nil }
        }

        deinit {
            cmsDeleteTransform(rgb)
            cmsDeleteTransform(rgba)
        }

        /// Converts a row of RGB or straight RGBA to straight BGRA.
        func convert(_ row: UnsafePointer<UInt8>, hasAlpha: Bool, to target: UnsafeMutablePointer<UInt32>, count: Int) {
            cmsDoTransform(hasAlpha ? rgba : rgb, row, target, cmsUInt32Number(count))
            guard !hasAlpha else { return }
            for x in 0..<count { target[x] |= UInt32(0xFF00_0000).littleEndian }
        }

        /// The most that a channel of an sRGB-like profile differs, in 8-bit steps; below what can be seen.
        private static let tolerance = 2

        private var isNearlyIdentity: Bool {
            let steps: [UInt8] = [0, 32, 64, 128, 192, 255]
            var colors: [UInt8] = []
            for red in steps {
                for green in steps {
                    for blue in steps { colors += [red, green, blue] }
                }
            }
            let count = colors.count / 3
            var converted = [UInt32](repeating: 0, count: count)
            convert(colors, hasAlpha: false, to: &converted, count: count)
            return converted.indices.allSatisfy { index in
                let pixel = UInt32(littleEndian: converted[index])
                let channels = [pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF]
                return (0..<3).allSatisfy { abs(Int(channels[$0]) - Int(colors[3 * index + $0])) <= Self.tolerance }
            }
        }
    }
#else
    /// Built without Little CMS: colours stay as they are stored.
    final class ColorTransform {
        init?(profile: UnsafeRawBufferPointer) { return nil }

        func convert(_ row: UnsafePointer<UInt8>, hasAlpha: Bool, to target: UnsafeMutablePointer<UInt32>, count: Int) {
        }
    }
#endif
