// SPDX-License-Identifier: Apache-2.0

#include "CTesseractStart.h"

// Whatever it reads with, every engine of Tesseract first parses a built-in table of letters that its older recogniser
// mixes up. The LSTM recogniser never asks for it, and it is most of an engine's start: with Debian's 5.3.0 and English
// 110 ms of 130. No setting leaves it out, but the function is exported, and of two functions of one name the dynamic
// linker takes the program's. Swift cannot define a C++ member. Where Tesseract has no such function, or does not look it
// up, this one is never called.

namespace tesseract {

class UNICHARSET;

class UnicharAmbigs {
public:
    void LoadUniversal(const UNICHARSET &encoder, UNICHARSET *letters);
};

void UnicharAmbigs::LoadUniversal(const UNICHARSET &, UNICHARSET *) {}

}  // namespace tesseract
