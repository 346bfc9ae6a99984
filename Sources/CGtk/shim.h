/* SPDX-License-Identifier: Apache-2.0 */
#pragma once
/* What newer GTK deprecates (style contexts, file chooser) has no replacement in the oldest GTK supported, 4.8. */
#define GDK_DISABLE_DEPRECATION_WARNINGS
#include <libintl.h>
#include <glib-unix.h>
#include <gio/gio.h>
#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>
/* GDK and GSK objects in use off the main thread (textures, render nodes) are immutable: no isolation here. */
#include <gdk/gdk.h>
#include <gsk/gsk.h>
/* GTK may be called on the main thread only: the compiler then checks every call. */
#if defined(__has_attribute)
#if __has_attribute(swift_attr)
#pragma clang attribute push(__attribute__((swift_attr("@MainActor"))), apply_to = function)
#define LEGIBLE_MAIN_ACTOR_REGION 1
#endif
#endif
#include <gtk/gtk.h>
#ifdef LEGIBLE_MAIN_ACTOR_REGION
#pragma clang attribute pop
#endif
