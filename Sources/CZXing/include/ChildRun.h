/* SPDX-License-Identifier: Apache-2.0 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The child's way to its parent. */
typedef struct LTChildOutput LTChildOutput;

/** What the child does. It may allocate memory and compute; see ChildRun.cpp for what it must leave alone. */
typedef void (*LTChildWork)(void *context, LTChildOutput *output);

/** Is given, in the parent, each message of the child. Its bytes are not to be trusted: the child may have been failing. */
typedef void (*LTChildMessageHandler)(void *context, const uint8_t *bytes, size_t count);

/** What a child may use up. */
typedef struct {
    /** Processor time, in seconds. */
    uint32_t cpu_seconds;
    /** Time in all, in milliseconds. */
    uint32_t wall_milliseconds;
    /** Bytes of all messages. */
    size_t byte_count;
} LTChildLimits;

typedef enum {
    /** The work returned and every message arrived. */
    LT_CHILD_FINISHED,
    /** The work ended by a signal or an exception, or sent too much. */
    LT_CHILD_FAILED,
    /** Its time was used up. */
    LT_CHILD_OUT_OF_TIME,
    /** The system gave no process or no pipe. */
    LT_CHILD_NOT_STARTED,
} LTChildEnd;

/**
 * Runs work in a child process, a copy of this one, and waits for it, so that a failure that ends a process ends only the
 * child. Nothing of such an end is written to the standard error, dumped or left for the system's log.
 *
 * Messages that arrived whole before a failure are handed on. May be called from any thread and from several at once.
 */
LTChildEnd lt_run_in_child(
    LTChildWork work, void *work_context, LTChildLimits limits, LTChildMessageHandler handler, void *handler_context);

/** Sends one message from the child. */
void lt_child_send(LTChildOutput *output, const void *bytes, size_t count);

#ifdef __cplusplus
}
#endif
