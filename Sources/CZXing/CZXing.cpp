// SPDX-License-Identifier: Apache-2.0

#include "CZXing.h"

// Version 1 asks for it; later versions have no other text.
#define ZX_USE_UTF8

#if __has_include(<ZXing/ReadBarcode.h>)
#include <ZXing/ReadBarcode.h>
#if __has_include(<ZXing/Version.h>)
#include <ZXing/Version.h>
#else
#include <ZXing/ZXVersion.h>
#endif
#else
#error "libzxing-dev is missing: install it or set LEGIBLE_FEATURES without zxing, then build once with --manifest-cache none"
#endif

#include <string>

#define LT_ZXING_VERSION (ZXING_VERSION_MAJOR * 100 + ZXING_VERSION_MINOR)

namespace {

using namespace ZXing;

#if LT_ZXING_VERSION >= 202
using Options = ReaderOptions;
#else
using Options = DecodeHints;
#endif

/** Version 1 was built with assertions that fail on linear codes. */
constexpr bool readsLinearCodes = LT_ZXING_VERSION >= 200;
constexpr bool readsInvertedCodes = LT_ZXING_VERSION >= 200;

BarcodeFormats wantedFormats() {
    BarcodeFormats formats = BarcodeFormat::PDF417 | BarcodeFormat::MaxiCode;
    // Debian 12's version 1.4 fails assertions about the corners of the others, which ends the program.
    if (readsLinearCodes)
        formats |= BarcodeFormat::Aztec | BarcodeFormat::DataMatrix | BarcodeFormat::QRCode
            | BarcodeFormat::MicroQRCode;
#if LT_ZXING_VERSION >= 203
    formats |= BarcodeFormat::RMQRCode;
    formats |= BarcodeFormat::DataBarLimited;
#endif
    if (readsLinearCodes) {
        formats |= BarcodeFormat::Codabar | BarcodeFormat::Code39 | BarcodeFormat::Code93 | BarcodeFormat::Code128
            | BarcodeFormat::DataBar | BarcodeFormat::DataBarExpanded | BarcodeFormat::EAN8 | BarcodeFormat::EAN13
            | BarcodeFormat::ITF | BarcodeFormat::UPCA | BarcodeFormat::UPCE;
    }
    return formats;
}

/** The format in our numbering; false for one that is not wanted. */
bool convert(BarcodeFormat format, LTCodeFormat &result) {
    switch (format) {
    case BarcodeFormat::Aztec: result = LT_CODE_AZTEC; return true;
    case BarcodeFormat::Codabar: result = LT_CODE_CODABAR; return true;
    case BarcodeFormat::Code39: result = LT_CODE_CODE39; return true;
    case BarcodeFormat::Code93: result = LT_CODE_CODE93; return true;
    case BarcodeFormat::Code128: result = LT_CODE_CODE128; return true;
    case BarcodeFormat::DataBar: result = LT_CODE_DATA_BAR; return true;
    case BarcodeFormat::DataBarExpanded: result = LT_CODE_DATA_BAR_EXPANDED; return true;
    case BarcodeFormat::DataMatrix: result = LT_CODE_DATA_MATRIX; return true;
    case BarcodeFormat::EAN8: result = LT_CODE_EAN8; return true;
    case BarcodeFormat::EAN13: result = LT_CODE_EAN13; return true;
    case BarcodeFormat::ITF: result = LT_CODE_ITF; return true;
    case BarcodeFormat::MaxiCode: result = LT_CODE_MAXI_CODE; return true;
    case BarcodeFormat::PDF417: result = LT_CODE_PDF417; return true;
    case BarcodeFormat::QRCode: result = LT_CODE_QR; return true;
    case BarcodeFormat::MicroQRCode: result = LT_CODE_MICRO_QR; return true;
    case BarcodeFormat::UPCA: result = LT_CODE_UPC_A; return true;
    case BarcodeFormat::UPCE: result = LT_CODE_UPC_E; return true;
#if LT_ZXING_VERSION >= 203
    case BarcodeFormat::RMQRCode: result = LT_CODE_RECTANGULAR_MICRO_QR; return true;
    case BarcodeFormat::DataBarLimited: result = LT_CODE_DATA_BAR_LIMITED; return true;
#endif
    default: return false;
    }
}

template <typename Found>
void report(const Found &found, LTCodeHandler handler, void *context) {
    LTCode code = {};
    if (!found.isValid() || !convert(found.format(), code.format)) return;
    const auto &bytes = found.bytes();
    code.bytes = bytes.data();
    code.byte_count = bytes.size();
    std::string text;
    if (found.hasECI()) {
        text = found.text();
        code.text = text.data();
        code.text_length = text.size();
    }
    const auto &position = found.position();
    for (int index = 0; index < 4; index++) {
        code.corners[2 * index] = position[index].x;
        code.corners[2 * index + 1] = position[index].y;
    }
    code.line_count = found.lineCount();
    code.sequence_index = found.isPartOfSequence() ? found.sequenceIndex() : -1;
    code.sequence_size = found.isPartOfSequence() ? found.sequenceSize() : -1;
    handler(context, &code);
}

}  // namespace

extern "C" bool lt_read_codes(
    const uint8_t *pixels, int32_t width, int32_t height, bool thorough, LTCodeHandler handler, void *context) {
    try {
        Options options;
        options.setFormats(wantedFormats());
        options.setTryHarder(true);
        options.setTryRotate(thorough);
        options.setTryDownscale(thorough);
#if LT_ZXING_VERSION >= 200
        options.setTryInvert(thorough);
        options.setTextMode(TextMode::Plain);
#endif
        const ImageView view(pixels, width, height, ImageFormat::Lum);
        for (const auto &found : ReadBarcodes(view, options)) report(found, handler, context);
        return true;
    } catch (...) {
        // What was found before the failure is still good.
        return false;
    }
}

extern "C" bool lt_reads_linear_codes(void) { return readsLinearCodes; }

extern "C" bool lt_reads_inverted_codes(void) { return readsInvertedCodes; }

#define LT_TEXT(token) #token
#define LT_EXPANDED_TEXT(token) LT_TEXT(token)

extern "C" const char *lt_code_reader_version(void) {
    return LT_EXPANDED_TEXT(ZXING_VERSION_MAJOR) "." LT_EXPANDED_TEXT(ZXING_VERSION_MINOR) "." LT_EXPANDED_TEXT(
        ZXING_VERSION_PATCH);
}
