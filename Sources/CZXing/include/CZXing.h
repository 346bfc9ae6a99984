/* SPDX-License-Identifier: Apache-2.0 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ChildRun.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A kind of code that zxing-cpp reads. */
typedef enum {
    LT_CODE_AZTEC,
    LT_CODE_CODABAR,
    LT_CODE_CODE39,
    LT_CODE_CODE93,
    LT_CODE_CODE128,
    LT_CODE_DATA_BAR,
    LT_CODE_DATA_BAR_EXPANDED,
    LT_CODE_DATA_BAR_LIMITED,
    LT_CODE_DATA_MATRIX,
    LT_CODE_EAN8,
    LT_CODE_EAN13,
    LT_CODE_ITF,
    LT_CODE_MAXI_CODE,
    LT_CODE_PDF417,
    LT_CODE_QR,
    LT_CODE_MICRO_QR,
    LT_CODE_RECTANGULAR_MICRO_QR,
    LT_CODE_UPC_A,
    LT_CODE_UPC_E,
    LT_CODE_LAST = LT_CODE_UPC_E,
} LTCodeFormat;

/** A code found in a picture. Pointers are good for as long as the handler runs. */
typedef struct {
    LTCodeFormat format;
    /** The payload as printed. */
    const uint8_t *bytes;
    size_t byte_count;
    /** The payload in UTF-8 where the code names its character set (ECI), else null. */
    const char *text;
    size_t text_length;
    /** The corners in pixels, x before y: top left, top right, bottom right, bottom left as the code is read. */
    int32_t corners[8];
    /** How many scan lines agreed on a linear code; 0 for others. */
    int32_t line_count;
    /** Its place in a message of several codes, from 0, and how many there are; -1 when it holds the whole. */
    int32_t sequence_index, sequence_size;
} LTCode;

/** Is given every code; must not throw. */
typedef void (*LTCodeHandler)(void *context, const LTCode *code);

/**
 * Reads the codes in a picture of lightness, rows without padding.
 *
 * zxing-cpp is C++ whose interface changes from version to version; exceptions end here. Version 1 ends the process on
 * some pictures, so it reads in a child (see `lt_run_in_child`): where that fails, nothing was found.
 *
 * @param thorough whether turned, reduced and, where the library can, inverted forms are tried too.
 * @return whether the library worked without a failure.
 */
bool lt_read_codes(
    const uint8_t *pixels, int32_t width, int32_t height, bool thorough, LTCodeHandler handler, void *context);

/** Whether linear codes are read too. Before version 2 some of them end the program, so they are left out. */
bool lt_reads_linear_codes(void);

/** Whether reading happens in a child process. */
bool lt_reads_in_child(void);

/** Whether codes of white on black are found without an inverted picture. */
bool lt_reads_inverted_codes(void);

/** The library's version at build, as `2.3.0`. */
const char *lt_code_reader_version(void);

#ifdef __cplusplus
}
#endif
