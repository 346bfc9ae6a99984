# SPDX-License-Identifier: Apache-2.0
"""How well a text was read, against the text that is there.

Compared are words as white space parts them, after Unicode NFKC and with typographic quotes, dashes and bullets as plain
ones, so that a figure tells of reading and not of the taste of whoever wrote the text down.

  recall, precision   words found of those that are there, and words there of those that were found: as multisets, so
                      that the order does not matter; words marked optional count in neither
  CERo                character errors whatever the order: every line of the text against the place in the output where
                      it fits best, as a share of the text's characters
  CER                 character errors in reading order: the whole text against the whole output, at most all of them
  boxes               words found with their letters and at their place: bounds with an intersection over union of at
                      least one half
"""

import collections
import dataclasses
import unicodedata

# Bounds that share this much of their union are the same place.
SAME_PLACE = 0.5

_PLAIN = str.maketrans({
    **dict.fromkeys("“”„‟«»", '"'), **dict.fromkeys("‘’‚‛`´", "'"), **dict.fromkeys("—–−‐‑‒", "-"), "•": "·", "…": "...",
    "\u00ad": "",
})


def plain(text):
    """A text as it is compared."""
    return unicodedata.normalize("NFKC", text.translate(_PLAIN)).translate(_PLAIN)


def letters(word):
    """A word's letters and digits alone, for boxes."""
    return "".join(character for character in plain(word).casefold() if character.isalnum())


def edit_distance(pattern, text, is_anywhere=False):
    """Insertions, deletions and substitutions from one text to another, or to the part of it that fits best: Myers' bit
    vectors (J. ACM 46, 1999), a whole column in one integer."""
    if not pattern or not text:
        return len(pattern) if is_anywhere else max(len(pattern), len(text))
    places = collections.defaultdict(int)
    for index, character in enumerate(pattern):
        places[character] |= 1 << index
    last = 1 << (len(pattern) - 1)
    mask = (1 << len(pattern)) - 1
    # Differences down a column: +1 and -1.
    rises, falls = mask, 0
    distance = best = len(pattern)
    for character in text:
        equal = places.get(character, 0)
        vertical = equal | falls
        horizontal = (((equal & rises) + rises) ^ rises) | equal
        # Differences along a row.
        grows = falls | ~(horizontal | rises) & mask
        shrinks = rises & horizontal
        if grows & last:
            distance += 1
        elif shrinks & last:
            distance -= 1
        best = min(best, distance)
        grows = (grows << 1 | (0 if is_anywhere else 1)) & mask
        shrinks = shrinks << 1 & mask
        rises = shrinks | ~(vertical | grows) & mask
        falls = grows & vertical
    return best if is_anywhere else distance


@dataclasses.dataclass
class Score:
    """Counts of one picture or of several; they add up."""

    pictures: int = 0
    words: int = 0
    found: int = 0
    right: int = 0
    characters: int = 0
    errors_in_place: int = 0
    errors_in_order: int = 0
    boxes: int = 0
    boxes_right: int = 0

    def __add__(self, other):
        return Score(*(
            getattr(self, field.name) + getattr(other, field.name) for field in dataclasses.fields(self)))

    @property
    def recall(self):
        return _share(self.right, self.words)

    @property
    def precision(self):
        return _share(self.right, self.found)

    @property
    def error_rate_in_place(self):
        return _share(self.errors_in_place, self.characters)

    @property
    def error_rate_in_order(self):
        return _share(self.errors_in_order, self.characters)

    @property
    def box_recall(self):
        return _share(self.boxes_right, self.boxes)


def _share(part, whole):
    """A percentage; none of nothing."""
    return 100 * part / whole if whole else None


def score(expected, output):
    """Scores an output.

    expected: a picture of the manifest: "text", "words" with "text" and "quad", "optional", "ignoreCase".
    output: {"text": text, "words": [{"text": word, "quad": four corners}]}.
    """
    folded = str.casefold if expected.get("ignoreCase") else str
    there = folded(plain(expected["text"])).split()
    found = folded(plain(output["text"])).split()
    optional = collections.Counter(folded(plain(" ".join(expected.get("optional", [])))).split())
    counts = collections.Counter(there), collections.Counter(found)
    right = sum((counts[0] & counts[1]).values())
    tolerated = sum(((counts[1] - counts[0]) & optional).values())
    text = " ".join(there)
    read = " ".join(found)
    lines = [" ".join(folded(plain(line)).split()) for line in expected["text"].split("\n")]
    result = Score(
        pictures=1, words=len(there), found=len(found) - tolerated, right=right, characters=len(text),
        errors_in_place=sum(min(edit_distance(line, read, is_anywhere=True), len(line)) for line in lines),
        errors_in_order=min(edit_distance(text, read), len(text)))
    expected_boxes = [(letters(word["text"]), bounds(word["quad"])) for word in expected.get("words", [])]
    expected_boxes = [box for box in expected_boxes if box[0]]
    if expected_boxes:
        result.boxes = len(expected_boxes)
        result.boxes_right = matching_boxes(
            expected_boxes, [(letters(word["text"]), bounds(word["quad"])) for word in output["words"]])
    return result


def bounds(quad):
    """The rectangle around corners, as left, top, right, bottom."""
    return (
        min(x for x, _ in quad), min(y for _, y in quad), max(x for x, _ in quad), max(y for _, y in quad))


def matching_boxes(expected, found):
    """How many boxes are found, each only once."""
    by_text = collections.defaultdict(list)
    for text, box in found:
        by_text[text].append(box)
    count = 0
    for text, box in expected:
        candidates = by_text[text]
        match = next((other for other in candidates if intersection_over_union(box, other) >= SAME_PLACE), None)
        if match is not None:
            candidates.remove(match)
            count += 1
    return count


def intersection_over_union(first, second):
    width = min(first[2], second[2]) - max(first[0], second[0])
    height = min(first[3], second[3]) - max(first[1], second[1])
    if width <= 0 or height <= 0:
        return 0.0
    common = width * height

    def area(box):
        return (box[2] - box[0]) * (box[3] - box[1])

    return common / (area(first) + area(second) - common)
