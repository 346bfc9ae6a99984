# SPDX-License-Identifier: Apache-2.0
"""Finds the string literals of Swift source and the calls they are arguments of. Knows comments, raw and multi-line
strings and interpolation; regular expression literals are not used in this project."""

import dataclasses
import re

IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


@dataclasses.dataclass(frozen=True)
class Literal:
    """One string literal, as written between its quotes."""

    text: str
    line: int
    #: Name of the innermost call the literal is inside, "" outside calls.
    call: str
    #: Label of the argument it begins, as in title: "…"; "" without one.
    label: str
    #: Whether nothing but white space is between the call's parenthesis and the literal.
    is_first: bool
    is_interpolated: bool
    is_multiline: bool


class Scanner:
    def __init__(self, source):
        self.source = source
        self.literals = []

    def scan(self):
        self.code(0, closing=None, stack=[])
        return self.literals

    def code(self, position, closing, stack):
        """Scans code up to the parenthesis that closes an interpolation, or to the end."""
        source, depth = self.source, len(stack)
        while position < len(source):
            character = source[position]
            if source.startswith("//", position):
                end = source.find("\n", position)
                position = len(source) if end < 0 else end
            elif source.startswith("/*", position):
                position = self.block_comment(position)
            elif character in "\"#" and re.match(r'#*"', source[position:position + 8]):
                position = self.string(position, stack)
            elif character in "([{":
                stack.append((self.name_before(position) if character == "(" else "", position))
                position += 1
            elif character in ")]}":
                if closing == character and len(stack) == depth:
                    return position + 1
                if len(stack) > depth or (closing is None and stack):
                    stack.pop()
                position += 1
            else:
                position += 1
        return position

    def block_comment(self, position):
        depth = 0
        for match in re.compile(r"/\*|\*/").finditer(self.source, position):
            depth += 1 if match.group() == "/*" else -1
            if depth == 0:
                return match.end()
        return len(self.source)

    def string(self, start, stack):
        source = self.source
        hashes = len(re.match(r"#*", source[start:]).group())
        position = start + hashes
        is_multiline = source.startswith('"""', position)
        quotes = '"""' if is_multiline else '"'
        ending, escape = quotes + "#" * hashes, "\\" + "#" * hashes
        position += len(quotes)
        begin, interpolated = position, False
        while position < len(source) and not source.startswith(ending, position):
            if source.startswith(escape + "(", position):
                interpolated = True
                position = self.code(position + len(escape) + 1, ")", [])
            elif source.startswith(escape, position):
                position += len(escape) + 1
            else:
                position += 1
        opened = next((entry for entry in reversed(stack) if entry[0]), ("", -1))
        innermost = stack[-1] if stack else ("", -1)
        before = source[innermost[1] + 1:start] if stack else ""
        label = re.search(r"([A-Za-z_]\w*)\s*:\s*$", source[max(0, start - 60):start])
        self.literals.append(
            Literal(
                text=source[begin:position],
                line=source.count("\n", 0, start) + 1,
                call=opened[0],
                label=label.group(1) if label else "",
                is_first=bool(innermost[0]) and not before.strip(),
                is_interpolated=interpolated,
                is_multiline=is_multiline,
            )
        )
        return position + len(ending)

    def name_before(self, position):
        match = re.search(r"([A-Za-z_]\w*)$", self.source[max(0, position - 80):position])
        return match.group(1) if match else ""


def literals(source):
    return Scanner(source).scan()
