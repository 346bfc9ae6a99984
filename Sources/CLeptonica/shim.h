/* SPDX-License-Identifier: Apache-2.0 */
#pragma once
#include <stdio.h> /* allheaders.h uses FILE without including it. */
#include <leptonica/allheaders.h>

/* A picture: Swift sees another pointer type for `PIX *` in versions that hide its members; this name fits both. */
typedef struct Pix *PixPointer;
