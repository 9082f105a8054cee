"""The prose of a notebook: its paragraphs, its sentences, and what in them could be false."""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from autograder.authoring.text import Markdown, Piece

Span = tuple[int, int]
"""Where something begins in the words of a paragraph, and where it ends."""

OMISSION = "[...]"
"""Stands in a quote for words of the same paragraph that it leaves out."""

_NUMBER_WORDS = (
    "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|"
    "seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|"
    "thousands?|millions?|billions?|dozens?|half|halves|twice|doubles?|doubled|doubling|tenfold|"
    "thirds?|quarters?|fifths?|sixths?"
)
_STRONG_WORDS = (
    "always|never|seldom|rarely|often|usually|sometimes|hardly|almost|nearly|mostly|most|every|"
    "everybody|nobody|nothing|all|none|best|better|worst|worse|faster|fastest|slower|slowest|"
    "exactly|only|must|cannot|impossible|guaranteed"
)
_TRIGGER = re.compile(rf"(?<!\w)\d[\d.,]*\d|(?<!\w)\d|\b({_NUMBER_WORDS}|{_STRONG_WORDS})\b", re.I)
_LATEX = re.compile(r"\\[A-Za-z]+|[_^]\{[^{}]*\}|[_^][^\s{]")
_END_OF_SENTENCE = re.compile(r"(?<=[.!?:])[\"')]*\s+(?=[\"'(\[]*[A-Z$])")

_NOT_PROSE = re.compile(
    r"^```.*?^```[ \t]*$|\$\$.*?\$\$|<!--.*?-->"
    r"|^\*\*Exactly[.:]?\*\*[.:]?",  # the name of a list of rules claims nothing
    re.DOTALL | re.MULTILINE,
)
_BEGINS_PARAGRAPH = re.compile(r"\s*([-+*]|\d+\.|[|]|#+|>)\s")
_IS_PARAGRAPH = re.compile(r"\s*(#|[|])")  # a heading, or a row of a table
_MARK = re.compile(r"^(#+\s+)(\d+\.\s+)?|^\s*\d+\.\s+|^\s*[-+]\s+")
_RULE_OF_TABLE = re.compile(r"[\s|:-]+")


@dataclass(frozen=True)
class Sentence:
    """A sentence of the prose, and its numbers and strong words that no quote covers."""

    file: Path
    line: int
    words: str
    unclaimed: tuple[str, ...]


@dataclass(frozen=True)
class Paragraph:
    """A paragraph, list item, heading or row of a table, folded into one line.

    ``lines`` holds the number of each line of the file, ``starts`` where it begins in ``words``.
    """

    file: Path
    words: str
    lines: tuple[int, ...]
    starts: tuple[int, ...]

    def spans_of(self, quote: str) -> tuple[Span, ...]:
        """Return where a quote stands; one that ends with an omission takes all that follows."""
        parts = _parts_of(quote)
        if not all(part in self.words for part in parts):  # so it is for nearly all paragraphs
            return ()
        pattern = ".*?".join(map(re.escape, parts)) + ("" if parts[-1] else "$")
        return tuple(found.span() for found in re.finditer(pattern, self.words))

    def sentences_beyond(self, covered: Iterable[Span]) -> Iterator[Sentence]:
        """Yield the sentences with a number or a strong word outside what is covered."""
        spans = tuple(covered)
        # A letter in place of each sign of a formula: what follows it at once is no number.
        readable = _LATEX.sub(lambda found: "x" * len(found[0]), self.words)
        ends = [found.end() for found in _END_OF_SENTENCE.finditer(self.words)]
        for start, end in zip([0, *ends], [*ends, len(self.words)], strict=True):
            unclaimed = tuple(
                found[0]
                for found in _TRIGGER.finditer(readable, start, end)
                if not any(a <= found.start() and found.end() <= b for a, b in spans)
            )
            if unclaimed:
                line = self.lines[bisect_right(self.starts, start) - 1]
                yield Sentence(self.file, line, self.words[start:end].strip(), unclaimed)


def read_paragraphs(pieces: Iterable[Piece], file: Path) -> Iterator[Paragraph]:
    """Yield the paragraphs of ``file`` without code and display maths."""
    for piece in pieces:
        if isinstance(piece, Markdown):
            for lines in _groups_of_lines(piece):
                yield _paragraph(lines, file)


def fold_words(words: str) -> str:
    """Return ``words`` without emphasis, in one line with single spaces."""
    return " ".join(words.replace("*", "").replace("`", "").split())


@lru_cache(maxsize=1)  # each quote is looked for in all paragraphs before the next one
def _parts_of(quote: str) -> tuple[str, ...]:
    return tuple(fold_words(part) for part in quote.split(OMISSION))


def _groups_of_lines(piece: Markdown) -> Iterator[list[tuple[int, str]]]:
    """Yield the lines of each paragraph of a cell, with their numbers."""
    text = _NOT_PROSE.sub(lambda found: "\n" * found[0].count("\n"), piece.text)
    group: list[tuple[int, str]] = []
    for line, words in enumerate(text.split("\n"), piece.line):
        is_empty = _RULE_OF_TABLE.fullmatch(words) is not None or not words.strip()
        if group and (
            is_empty or _BEGINS_PARAGRAPH.match(words) or _IS_PARAGRAPH.match(group[-1][1])
        ):
            yield group
            group = []
        if not is_empty:
            group.append((line, words))
    if group:
        yield group


def _paragraph(group: list[tuple[int, str]], file: Path) -> Paragraph:
    folded = [fold_words(_MARK.sub("", words)) for _, words in group]
    starts = [sum(len(words) + 1 for words in folded[:index]) for index in range(len(folded))]
    return Paragraph(file, " ".join(folded), tuple(line for line, _ in group), tuple(starts))
