// SPDX-License-Identifier: Apache-2.0

#include "CZXing.h"
#include "ChildRun.h"

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

#include <algorithm>
#include <cstring>
#include <iterator>
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
/** Version 1 ends the process on some pictures of text and of damaged codes, and so reads in one of its own. */
constexpr bool readsInChild = LT_ZXING_VERSION < 200;

BarcodeFormats wantedFormats() {
    // From version 3 on a kind includes its variants.
    BarcodeFormats formats = BarcodeFormat::Aztec | BarcodeFormat::DataMatrix | BarcodeFormat::PDF417
        | BarcodeFormat::QRCode | BarcodeFormat::MicroQRCode | BarcodeFormat::MaxiCode
#if LT_ZXING_VERSION >= 300
        | BarcodeFormat::EANUPC | BarcodeFormat::Codabar | BarcodeFormat::Code39 | BarcodeFormat::Code93
        | BarcodeFormat::Code128 | BarcodeFormat::DataBar | BarcodeFormat::ITF;
#elif LT_ZXING_VERSION >= 200
        | BarcodeFormat::Codabar | BarcodeFormat::Code39 | BarcodeFormat::Code93 | BarcodeFormat::Code128
        | BarcodeFormat::DataBar | BarcodeFormat::DataBarExpanded | BarcodeFormat::EAN8 | BarcodeFormat::EAN13
        | BarcodeFormat::ITF | BarcodeFormat::UPCA | BarcodeFormat::UPCE;
#else
        ;
#endif
#if LT_ZXING_VERSION >= 203 && LT_ZXING_VERSION < 300
    formats |= BarcodeFormat::RMQRCode;
    formats |= BarcodeFormat::DataBarLimited;
#endif
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
#endif
#if LT_ZXING_VERSION >= 300
    case BarcodeFormat::AztecCode:
    case BarcodeFormat::AztecRune: result = LT_CODE_AZTEC; return true;
    case BarcodeFormat::Code39Std:
    case BarcodeFormat::Code39Ext:
    case BarcodeFormat::Code32:
    case BarcodeFormat::PZN: result = LT_CODE_CODE39; return true;
    case BarcodeFormat::DataBarOmni:
    case BarcodeFormat::DataBarStk:
    case BarcodeFormat::DataBarStkOmni: result = LT_CODE_DATA_BAR; return true;
    case BarcodeFormat::DataBarExp:
    case BarcodeFormat::DataBarExpStk: result = LT_CODE_DATA_BAR_EXPANDED; return true;
    case BarcodeFormat::DataBarLtd: result = LT_CODE_DATA_BAR_LIMITED; return true;
    case BarcodeFormat::ISBN: result = LT_CODE_EAN13; return true;
    case BarcodeFormat::ITF14: result = LT_CODE_ITF; return true;
    case BarcodeFormat::CompactPDF417:
    case BarcodeFormat::MicroPDF417: result = LT_CODE_PDF417; return true;
    case BarcodeFormat::QRCodeModel1:
    case BarcodeFormat::QRCodeModel2: result = LT_CODE_QR; return true;
#else
    case BarcodeFormat::DataBarExpanded: result = LT_CODE_DATA_BAR_EXPANDED; return true;
#if LT_ZXING_VERSION >= 203
    case BarcodeFormat::DataBarLimited: result = LT_CODE_DATA_BAR_LIMITED; return true;
#endif
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

/** A picture and what is looked for in it. */
struct Reading {
    const uint8_t *pixels;
    int32_t width, height;
    bool isThorough;
    BarcodeFormats formats;
};

void read(const Reading &reading, LTCodeHandler handler, void *context) {
    Options options;
    options.setFormats(reading.formats);
    options.setTryHarder(true);
    options.setTryRotate(reading.isThorough);
    options.setTryDownscale(reading.isThorough);
#if LT_ZXING_VERSION >= 200
    options.setTryInvert(reading.isThorough);
    options.setTextMode(TextMode::Plain);
#endif
    const ImageView view(reading.pixels, reading.width, reading.height, ImageFormat::Lum);
    for (const auto &found : ReadBarcodes(view, options)) report(found, handler, context);
}

// MARK: - In a child

/** A code as a child sends it; its bytes follow, then its text. */
struct SentCode {
    int32_t format, corners[8], line_count, sequence_index, sequence_size, has_text;
    uint32_t byte_count;
};

void send(void *output, const LTCode *code) {
    SentCode head = {};
    head.format = code->format;
    std::copy(std::begin(code->corners), std::end(code->corners), head.corners);
    head.line_count = code->line_count;
    head.sequence_index = code->sequence_index;
    head.sequence_size = code->sequence_size;
    head.has_text = code->text != nullptr;
    head.byte_count = uint32_t(code->byte_count);
    std::string message(reinterpret_cast<const char *>(&head), sizeof head);
    if (code->byte_count > 0) message.append(reinterpret_cast<const char *>(code->bytes), code->byte_count);
    if (code->text) message.append(code->text, code->text_length);
    lt_child_send(static_cast<LTChildOutput *>(output), message.data(), message.size());
}

/** Who is given the codes that a child sends. */
struct Receiver {
    LTCodeHandler handler;
    void *context;
    /** The longest edge of the picture. */
    int32_t extent;
};

void receive(void *context, const uint8_t *bytes, size_t count) {
    const auto &receiver = *static_cast<const Receiver *>(context);
    SentCode head;
    if (count < sizeof head) return;
    std::memcpy(&head, bytes, sizeof head);
    const size_t rest = count - sizeof head;
    if (head.byte_count > rest || head.format < 0 || head.format > LT_CODE_LAST) return;
    // A corner may lie a little outside of the picture.
    for (int32_t corner : head.corners) {
        if (corner < -receiver.extent || corner / 2 > receiver.extent) return;
    }
    LTCode code = {};
    code.format = LTCodeFormat(head.format);
    std::copy(std::begin(head.corners), std::end(head.corners), code.corners);
    code.line_count = head.line_count;
    code.sequence_index = head.sequence_index;
    code.sequence_size = head.sequence_size;
    code.bytes = bytes + sizeof head;
    code.byte_count = head.byte_count;
    if (head.has_text) {
        code.text = reinterpret_cast<const char *>(code.bytes) + head.byte_count;
        code.text_length = rest - head.byte_count;
    }
    receiver.handler(receiver.context, &code);
}

/** Ten times what slow machines take, and far more in all for a thread that gives way to others on a busy one. */
LTChildLimits limits(const Reading &reading) {
    const auto megapixels = uint32_t(int64_t(reading.width) * reading.height / 1'000'000);
    const uint32_t seconds = 2 + megapixels;
    // The largest codes hold 3 KB; 255 of them at most are found.
    return {seconds, 20'000 * seconds, 4'000'000};
}

LTChildEnd readInChild(const Reading &reading, Receiver receiver) {
    const auto work = [](void *context, LTChildOutput *output) {
        read(*static_cast<const Reading *>(context), send, output);
    };
    auto copy = reading;
    return lt_run_in_child(work, &copy, limits(reading), receive, &receiver);
}

}  // namespace

extern "C" bool lt_read_codes(
    const uint8_t *pixels, int32_t width, int32_t height, bool thorough, LTCodeHandler handler, void *context) {
    try {
        Reading reading = {pixels, width, height, thorough, wantedFormats()};
        if (!readsInChild) {
            read(reading, handler, context);
            return true;
        }
        const Receiver receiver = {handler, context, std::max(width, height)};
        const LTChildEnd end = readInChild(reading, receiver);
        if (end != LT_CHILD_FAILED) return end == LT_CHILD_FINISHED;
        // One kind ended it; the others are still worth asking for.
        for (BarcodeFormat format : wantedFormats()) {
            reading.formats = format;
            if (readInChild(reading, receiver) == LT_CHILD_OUT_OF_TIME) break;
        }
        return false;
    } catch (...) {
        // What was found before the failure is still good.
        return false;
    }
}

extern "C" bool lt_reads_linear_codes(void) { return readsLinearCodes; }

extern "C" bool lt_reads_in_child(void) { return readsInChild; }

extern "C" bool lt_reads_inverted_codes(void) { return readsInvertedCodes; }

#define LT_TEXT(token) #token
#define LT_EXPANDED_TEXT(token) LT_TEXT(token)

extern "C" const char *lt_code_reader_version(void) {
    return LT_EXPANDED_TEXT(ZXING_VERSION_MAJOR) "." LT_EXPANDED_TEXT(ZXING_VERSION_MINOR) "." LT_EXPANDED_TEXT(
        ZXING_VERSION_PATCH);
}
