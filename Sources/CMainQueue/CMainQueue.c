/* SPDX-License-Identifier: Apache-2.0 */
/* SwiftPM needs a source file in a C target; everything is in the header. */
#include "CMainQueue.h"
