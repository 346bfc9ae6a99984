/* SPDX-License-Identifier: Apache-2.0 */
#pragma once

/*
 * The two libdispatch entry points through which a foreign run loop drains the main queue (CoreFoundation's run loop
 * uses them on Linux). They are exported but declared in no public header, so Swift cannot see them without this one.
 */

/** An eventfd that becomes readable when work is queued on the main queue. */
int _dispatch_get_main_queue_handle_4CF(void);

/** Runs what is queued on the main queue; call on the main thread only. The argument is unused. */
void _dispatch_main_queue_callback_4CF(void *_Null_unspecified message);
