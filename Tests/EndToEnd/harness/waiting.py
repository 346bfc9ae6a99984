# SPDX-License-Identifier: Apache-2.0
"""Waiting for a condition instead of for a time."""

import os
import time

# How often a condition is looked at again, in seconds.
POLL_INTERVAL = 0.02
# Longest wait for anything, in seconds: far beyond what is normal, so that only a fault reaches it.
TIMEOUT = float(os.environ.get("LEGIBLE_TEST_TIMEOUT", "15"))


class Timeout(AssertionError):
    """A condition did not come to hold."""


def wait_until(condition, what, timeout=TIMEOUT):
    """Calls condition until it gives something true, and returns that.

    what: what is waited for, for the message; a callable is asked when the time is over.
    """
    deadline = time.monotonic() + timeout
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > deadline:
            raise Timeout(f"waited {timeout:g} s for {what() if callable(what) else what}")
        time.sleep(POLL_INTERVAL)


def wait_stable(measure, what, repeats=3, timeout=TIMEOUT):
    """Calls measure until it has given the same true value several times in a row, and returns that value."""
    history = []

    def settled():
        history.append(measure())
        last = history[-repeats:]
        return len(last) == repeats and last[0] and all(value == last[0] for value in last)

    wait_until(settled, lambda: f"{what} to keep still; last {history[-1]!r}", timeout)
    return history[-1]
