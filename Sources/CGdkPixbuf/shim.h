/* SPDX-License-Identifier: Apache-2.0 */
#pragma once
#include <gdk-pixbuf/gdk-pixbuf.h>
