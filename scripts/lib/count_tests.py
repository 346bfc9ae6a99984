# SPDX-License-Identifier: Apache-2.0
"""count_tests.py LOG EXIT-STATUS: counts what `swift test` printed, XCTest and Swift Testing together.

Prints a FAILED: line for each failed test, a SKIPPED: line with the reason for each skipped one, and ends with
"N passed, N failed, N skipped". A test that started and never ended is a failure: the process died in it.
"""

import pathlib
import re
import sys

XCTEST_EVENT = re.compile(r"^Test Case '(.+)' (started|passed|failed|skipped)")
XCTEST_REASON = re.compile(r": (\w+\.\w+) : Test skipped(?:: required .*? value but got \w+)? - (.*)$")
TESTING_EVENT = re.compile(r"^\S+ +Test (?!run |case )(.+?) (?:with \d+ test cases? )?(started\.|passed after|failed after|skipped)")
TESTING_REASON = re.compile(r'skipped: "(.*)"')


def count(lines):
    """State by test name: started, passed, failed or skipped; and the reasons of skips."""
    states, reasons = {}, {}
    for line in lines:
        if match := XCTEST_REASON.search(line):
            reasons[match.group(1)] = match.group(2)
        if match := XCTEST_EVENT.match(line):
            states[match.group(1)] = match.group(2)
        elif match := TESTING_EVENT.match(line):
            name, event = match.groups()
            # Two suites may have tests of the same name; a second start is a second test.
            while event == "started." and name in states:
                name += " "
            if event != "started.":
                while states.get(name + " ") == "started":
                    name += " "
            states[name] = event.split()[0].rstrip(".")
            if reason := TESTING_REASON.search(line):
                reasons[name] = reason.group(1)
    return states, reasons


def main():
    lines = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8", errors="replace").splitlines()
    status = int(sys.argv[2])
    states, reasons = count(lines)
    totals = {"passed": 0, "failed": 0, "skipped": 0}
    for name, state in states.items():
        if state == "skipped":
            print(f"SKIPPED: {name.strip()} ({reasons.get(name, 'no reason given')})")
        elif state != "passed":
            suffix = " (the process ended in it)" if state == "started" else ""
            print(f"FAILED: {name.strip()}{suffix}")
            state = "failed"
        totals[state] += 1
    if status != 0 and totals["failed"] == 0:
        print(f"FAILED: swift test ended with status {status}")
        totals["failed"] += 1
    if not states:
        print("FAILED: no test was run")
        totals["failed"] += 1
    print(f"{totals['passed']} passed, {totals['failed']} failed, {totals['skipped']} skipped")
    return 1 if totals["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
