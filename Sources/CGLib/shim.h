/* SPDX-License-Identifier: Apache-2.0 */
#pragma once
#include <glib-unix.h>
#include <gio/gio.h>
#include <gio/gdesktopappinfo.h>
#include <gio/gunixinputstream.h>
#include <glib/gstdio.h>
