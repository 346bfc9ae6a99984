/* SPDX-License-Identifier: Apache-2.0 */
#pragma once
#include <lcms2.h>
