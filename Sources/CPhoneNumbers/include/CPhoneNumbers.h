/* SPDX-License-Identifier: Apache-2.0 */
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** A telephone number found in a text. */
typedef struct {
    /** Where it begins and ends, in UTF-8 offsets. */
    int32_t start, end;
    /** `+` and digits, as dialled (ITU-T E.164), zero-terminated. */
    char e164[32];
    /** As written for readers abroad, without the extension, zero-terminated. */
    char international[64];
    /** Digits dialled after the call is answered, zero-terminated, often empty. */
    char extension[16];
} LTPhoneNumberMatch;

/**
 * Finds the valid telephone numbers in a zero-terminated UTF-8 text.
 *
 * libphonenumber is C++ whose classes cannot be copied, so Swift cannot import them; exceptions end here.
 *
 * @param region ISO 3166 code of the country whose national form is understood.
 * @param matches room for `capacity` matches.
 * @return the number of matches written, at most `capacity`.
 */
size_t lt_find_phone_numbers(const char *text, const char *region, LTPhoneNumberMatch *matches, size_t capacity);

#ifdef __cplusplus
}
#endif
