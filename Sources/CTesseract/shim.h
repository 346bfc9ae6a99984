/* SPDX-License-Identifier: Apache-2.0 */
#pragma once
#include <tesseract/capi.h>

/* Leptonica's pictures pass as untyped pointers, so that this module and Leptonica's need not agree on their type. */
static inline void tesseract_set_picture(TessBaseAPI *engine, void *picture) {
    TessBaseAPISetImage2(engine, (struct Pix *)picture);
}

/* The picture as the engine parted it into ink and ground; the caller owns it. */
static inline void *tesseract_copy_ink(TessBaseAPI *engine) {
    return TessBaseAPIGetThresholdedImage(engine);
}
