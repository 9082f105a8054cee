"""Which topic a file belongs to, judged by its content: names of files are often wrong."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath

from autograder.model import Topic

NOTEBOOK_ENDINGS = (".ipynb", ".py", ".html")
"""What may be a submission, the best first."""

_IN_DISGUISE = ("", ".json", ".txt", ".download")
"""How browsers and mail programs end the names of notebooks; their contents tell."""

_CELL_ID = re.compile(rb'"grade_id"\s*:\s*"([A-Za-z0-9_-]+)"')
_FUNCTION = re.compile(rb"\bdef\s+([A-Za-z_]\w*)\s*\(|class=\"nf\">([A-Za-z_]\w*)<")
_UNTOUCHED = b"raise NotImplementedError"
_LONGEST_NAME = 255
_COPY_MARK = re.compile(r"[ _-]*(\(\d+\)|copy\d*|final|v?\d+)$", re.IGNORECASE)


@dataclass(frozen=True)
class Contents:
    """What a file holds of each topic: how many answers, and how many of them are stubs still."""

    found: Mapping[str, int]
    untouched: int

    @property
    def topic(self) -> str | None:
        """The topic that it holds most of; None if nothing, or two topics equally."""
        best = sorted(self.found.items(), key=lambda item: item[1], reverse=True)[:2]
        if not best or best[0][1] == 0 or (len(best) == 2 and best[0][1] == best[1][1]):
            return None
        return best[0][0]


def kind_of(name: str, content: bytes) -> str:
    """Return as what a file may be a submission: one of NOTEBOOK_ENDINGS; empty if it is none.

    >>> kind_of("x.IPYNB", b""), kind_of("x.ipynb.txt", b'{"cells": []}'), kind_of("x.txt", b"x")
    ('.ipynb', '.ipynb', '')
    """
    ending = PurePosixPath(name).suffix.lower()
    if ending in NOTEBOOK_ENDINGS:
        return ending
    is_notebook = ending in _IN_DISGUISE and b'"cells"' in content.replace(b"\0", b"")
    return ".ipynb" if is_notebook else ""


def without_ending(name: str) -> str:
    """Return the name of a file without the endings that a submission may have.

    >>> without_ending("ada.ipynb.txt"), without_ending("o.neill.zip"), without_ending("v1.2")
    ('ada', 'o.neill', 'v1.2')
    """
    stem = name
    for endings in (_IN_DISGUISE[1:], (*NOTEBOOK_ENDINGS, ".zip")):
        ending = next((end for end in endings if stem.lower().endswith(end)), "")
        stem = stem[: len(stem) - len(ending)]
    return stem or name


def look_into(content: bytes, topics: Sequence[Topic]) -> Contents:
    """Look for answer cells and functions of the topics; works on damaged files, too."""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")) or b"\0" in content[:2]:
        content = content.replace(b"\0", b"")  # from UTF-16, all that is looked for is ASCII
    content = content.replace(b"\\n", b"\n")  # a cell's source may be one string with all lines
    ids = {match.decode() for match in _CELL_ID.findall(content)}
    functions = {(a or b).decode() for a, b in _FUNCTION.findall(content)}
    found = {}
    for topic in topics:
        by_id = sum(exercise.answer_cell in ids for exercise in topic.exercises)
        by_name = sum(exercise.name in functions for exercise in topic.exercises)
        found[topic.slug] = max(by_id, by_name)
    return Contents(found, content.count(_UNTOUCHED))


def named_topic(
    names: Sequence[str], topics: Sequence[Topic], *, is_whole: bool = False
) -> str | None:
    """Find the topic that a way of names says, innermost first; None if it says none.

    With ``is_whole``, a name counts only if it holds nothing else.
    """
    slugs = {topic.slug for topic in topics}
    for name in reversed(names):
        plain = _plain(name)
        if plain in slugs:
            return plain
        if is_whole:
            continue
        within = [slug for slug in slugs if f"_{slug}_" in f"_{plain}_"]
        if within:
            return max(within, key=len)
    return None


def _plain(name: str) -> str:
    stem = name[-_LONGEST_NAME:]  # in a zip a name may have 65,535 characters
    stem = without_ending(stem)
    while _COPY_MARK.search(stem):
        stem = _COPY_MARK.sub("", stem)
    return re.sub(r"[\s_-]+", "_", stem.casefold()).strip("_")
