"""Which topic a file belongs to, judged by its content: names of files are often wrong."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from autograder.model import Topic

NOTEBOOK_ENDINGS = (".ipynb", ".py", ".html")
"""What may be a submission, the best first."""

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


def look_into(content: bytes, topics: Sequence[Topic]) -> Contents:
    """Look for answer cells and functions of the topics; works on damaged files, too."""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")) or b"\0" in content[:2]:
        content = content.replace(b"\0", b"")  # from UTF-16, all that is looked for is ASCII
    ids = {match.decode() for match in _CELL_ID.findall(content)}
    functions = {(a or b).decode() for a, b in _FUNCTION.findall(content)}
    found = {}
    for topic in topics:
        by_id = sum(exercise.answer_cell in ids for exercise in topic.exercises)
        by_name = sum(exercise.name in functions for exercise in topic.exercises)
        found[topic.slug] = max(by_id, by_name)
    return Contents(found, content.count(_UNTOUCHED))


def named_topic(names: Sequence[str], topics: Sequence[Topic]) -> str | None:
    """Find the topic that a way of names says, innermost first; None if it says none."""
    slugs = {topic.slug for topic in topics}
    for name in reversed(names):
        plain = _plain(name)
        if plain in slugs:
            return plain
        within = [slug for slug in slugs if f"_{slug}_" in f"_{plain}_"]
        if within:
            return max(within, key=len)
    return None


def _plain(name: str) -> str:
    stem = name[-_LONGEST_NAME:]  # in a zip a name may have 65,535 characters
    for ending in (*NOTEBOOK_ENDINGS, ".zip"):
        stem = stem.removesuffix(ending)
    while _COPY_MARK.search(stem):
        stem = _COPY_MARK.sub("", stem)
    return re.sub(r"[\s_-]+", "_", stem.casefold()).strip("_")
