/* SPDX-License-Identifier: Apache-2.0 */
#pragma once
#include <stdio.h> /* allheaders.h uses FILE without including it. */
#include <leptonica/allheaders.h>
