# SPDX-License-Identifier: Apache-2.0
"""extract_snippets.py OUTPUT PAGE…: writes the Swift code blocks of Markdown pages as one Swift file.

Compiler messages name the page and its line. A page's blocks are all of it: a fence that is not closed is an error.
"""

import pathlib
import sys


def blocks(path):
    """(line number of the first code line, lines) of each block."""
    found, first, lines = [], 0, None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if lines is None:
            if line.strip() == "```swift":
                first, lines = number + 1, []
        elif line.strip() == "```":
            found.append((first, lines))
            lines = None
        else:
            lines.append(line)
    if lines is not None:
        sys.exit(f"{path}:{first}: the code block has no end")
    return found


def main():
    output = pathlib.Path(sys.argv[1])
    text, count = ["// Made of the documentation's code blocks."], 0
    for page in map(pathlib.Path, sys.argv[2:]):
        for first, lines in blocks(page):
            text += [f'#sourceLocation(file: "{page}", line: {first})', *lines, "#sourceLocation()"]
            count += 1
    output.write_text("\n".join(text) + "\n", encoding="utf-8")
    print(f"{count} code blocks")


if __name__ == "__main__":
    main()
