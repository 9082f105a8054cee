"""Name the cells of a notebook so that a person finds them: by the heading above.

A number among all cells stands nowhere on a student's screen, and the number in brackets changes
with every run.
"""

import re
from collections.abc import Iterable, Iterator

_HEADING = re.compile(r"#{1,6}[ \t]+(\S.*)")
_LONGEST = 60


def label_cells(cells: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Name each cell, given as its kind and its source: ``code cell 2 under "The map"``.

    Cells of code and others are counted apart, from the last heading above them on.
    """
    where = "from the top"
    counts = {"code": 0, "text": 0}
    for kind, source in cells:
        if kind == "markdown":
            for heading in _headings(source):
                where = f'under "{heading}"'
                counts = {"code": 0, "text": 0}
        noun = "code" if kind == "code" else "text"
        counts[noun] += 1
        yield f"{noun} cell {counts[noun]} {where}"


def sentence_start(place: str) -> str:
    """Write a place as a sentence begins with it."""
    return place[:1].upper() + place[1:]


def _headings(source: str) -> Iterator[str]:
    is_code = False
    for line in source.splitlines():
        is_code ^= line.lstrip().startswith(("```", "~~~"))
        found = None if is_code else _HEADING.match(line)
        if found:
            words = found[1].rstrip(" \t#") or found[1][:1]
            text = "".join(sign for sign in words if sign.isprintable())
            yield text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
