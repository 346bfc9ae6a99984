// SPDX-License-Identifier: Apache-2.0

#include "CPhoneNumbers.h"

#if __has_include(<phonenumbers/phonenumberutil.h>)
#include <phonenumbers/phonenumber.pb.h>
#include <phonenumbers/phonenumbermatch.h>
#include <phonenumbers/phonenumbermatcher.h>
#include <phonenumbers/phonenumberutil.h>
#else
#error "libphonenumber-dev is missing: install it or set LEGIBLE_FEATURES without phone, then build once with --manifest-cache none"
#endif

#include <cstring>
#include <string>

namespace {

/** Copies a string into a fixed field, cut where it does not fit. */
template <size_t size> void copy(const std::string &source, char (&target)[size]) {
    std::strncpy(target, source.c_str(), size - 1);
    target[size - 1] = '\0';
}

/** A number without its extension, which has a field of its own. Clearing the field would need protobuf's library. */
i18n::phonenumbers::PhoneNumber withoutExtension(const i18n::phonenumbers::PhoneNumber &number) {
    i18n::phonenumbers::PhoneNumber result;
    result.set_country_code(number.country_code());
    result.set_national_number(number.national_number());
    if (number.has_italian_leading_zero()) result.set_italian_leading_zero(number.italian_leading_zero());
    if (number.has_number_of_leading_zeros()) result.set_number_of_leading_zeros(number.number_of_leading_zeros());
    return result;
}

/** Candidates that may be tried before giving up, which bounds the time spent on a text of digits. */
constexpr int maximumTries = 65535;

}  // namespace

extern "C" size_t lt_find_phone_numbers(
    const char *text, const char *region, LTPhoneNumberMatch *matches, size_t capacity) {
    using namespace i18n::phonenumbers;
    size_t count = 0;
    try {
        const PhoneNumberUtil &util = *PhoneNumberUtil::GetInstance();
        PhoneNumberMatcher matcher(util, text, region, PhoneNumberMatcher::VALID, maximumTries);
        PhoneNumberMatch match;
        std::string formatted;
        while (count < capacity && matcher.HasNext()) {
            matcher.Next(&match);
            LTPhoneNumberMatch &result = matches[count++];
            result.start = match.start();
            result.end = match.end();
            copy(match.number().extension(), result.extension);
            const PhoneNumber number = withoutExtension(match.number());
            util.Format(number, PhoneNumberUtil::E164, &formatted);
            copy(formatted, result.e164);
            util.Format(number, PhoneNumberUtil::INTERNATIONAL, &formatted);
            copy(formatted, result.international);
        }
    } catch (...) {
        // What was found before the failure is still good.
    }
    return count;
}
