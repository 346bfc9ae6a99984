# SPDX-License-Identifier: Apache-2.0
"""core_coverage.py REPORT.json MINIMUM: line coverage of LiveTextCore from llvm-cov's JSON, the least covered files
first. Fails below MINIMUM percent."""

import json
import pathlib
import sys

TARGET = "/Sources/LiveTextCore/"
LISTED_FILES = 8


def main():
    report, minimum = json.loads(pathlib.Path(sys.argv[1]).read_text()), float(sys.argv[2])
    lines = {
        file["filename"].split(TARGET)[1]: (file["summary"]["lines"]["covered"], file["summary"]["lines"]["count"])
        for data in report["data"]
        for file in data["files"]
        if TARGET in file["filename"]
    }
    covered, count = (sum(column) for column in zip(*lines.values())) if lines else (0, 0)
    if count == 0:
        print("FAILED: no line of LiveTextCore is in the report")
        return 1
    worst = sorted(lines.items(), key=lambda item: item[1][0] - item[1][1])[:LISTED_FILES]
    for name, (file_covered, file_count) in worst:
        if file_covered < file_count:
            print(f"  {name}: {file_count - file_covered} of {file_count} lines not run")
    percent = 100 * covered / count
    print(f"Line coverage of LiveTextCore: {percent:.1f} % ({covered} of {count} lines, at least {minimum:g} %)")
    if percent < minimum:
        print(f"FAILED: line coverage of LiveTextCore is {percent:.1f} %")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
