"""What the statements promise of the hidden tests: the clauses of their *Tests probe* lists."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from autograder.authoring.prose import Paragraph, Span, read_paragraphs
from autograder.authoring.text import Markdown, Piece, PlacedExercise

OPENING = "Tests probe"
_WORD = re.compile(r"[^\W_]+(?:'\w+)?")
_JOINING_WORDS = re.compile(
    r"(?i:a|about|all|also|an|and|another|any|are|as|at|between|both|by|each|either|every|everything"
    r"|for|from|in|into|is|it|its|no|nor|of|on|one|or|others?|so|than|that|the|their|them|these|this"
    r"|to|too|with)"
)


@dataclass(frozen=True)
class Statement:
    """What one statement says that hidden tests look at; no paragraph where it says nothing."""

    exercise: str
    paragraphs: tuple[Paragraph, ...]

    def holds(self, quote: str) -> bool:
        """Whether a quote stands in it."""
        return any(paragraph.spans_of(quote) for paragraph in self.paragraphs)

    def unbound(self, quotes: Sequence[str]) -> tuple[str, ...]:
        """Return the clauses that no quote covers; words that only join clauses do not count."""
        return tuple(clause for paragraph in self.paragraphs for clause in _rest(paragraph, quotes))


def read_statements(pieces: Sequence[Piece], file: Path) -> Iterator[Statement]:
    """Yield the statement of each exercise in order: the lists between it and the one before."""
    prose: list[Markdown] = []
    for piece in pieces:
        if isinstance(piece, Markdown):
            prose.append(piece)
        elif isinstance(piece, PlacedExercise):
            paragraphs = tuple(
                paragraph
                for paragraph in read_paragraphs(prose, file)
                if paragraph.words.startswith(OPENING)
            )
            yield Statement(piece.name, paragraphs)
            prose = []


def _rest(paragraph: Paragraph, quotes: Sequence[str]) -> Iterator[str]:
    words = paragraph.words
    covered: list[Span] = [(0, len(OPENING))]
    for quote in quotes:
        covered += paragraph.spans_of(quote)
    start = 0
    for begin, end in [*sorted(covered), (len(words), len(words))]:
        clause = words[start:begin].strip(" ,;:.()")
        if not all(_JOINING_WORDS.fullmatch(word) for word in _WORD.findall(clause)):
            yield clause
        start = max(start, end)
