"""The page that shows equal code side by side. It says what is equal, and accuses nobody."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from autograder.model import Topic
from autograder.reports.page import render
from autograder.similarity.comparison import CodeDocument, Comparison, SimilarPair, Spot

MOST_PAIRS = 60
"""So many are shown side by side; the table names all."""


@dataclass(frozen=True)
class CodePiece:
    """A piece of code that is equal, or is not."""

    text: str
    is_equal: bool


@dataclass(frozen=True)
class Side:
    """One part of a submission, in pieces."""

    title: str
    pieces: tuple[CodePiece, ...]
    share: int


@dataclass(frozen=True)
class PairSection:
    """Two submissions side by side; a row may have code on one side only."""

    number: int
    first: str
    first_id: str
    second: str
    second_id: str
    origin: str
    equal: int
    share: int
    answers: tuple[str, ...]
    rows: tuple[tuple[Side | None, Side | None], ...]


def render_similar(
    found: Comparison, topic: Topic, names: Mapping[str, str], *, course_title: str = ""
) -> str:
    """Return the page of one topic as HTML that needs no other file.

    ``names`` are those of students, by id.
    """
    sections = [_section(number, pair, names) for number, pair in enumerate(found.pairs, 1)]
    return render(
        "similar.html",
        {
            "course_title": course_title,
            "topic": topic,
            "found": found,
            "sections": sections,
            "shown": sections[:MOST_PAIRS],
        },
    )


def _section(number: int, pair: SimilarPair, names: Mapping[str, str]) -> PairSection:
    second = pair.second.owner
    return PairSection(
        number,
        names.get(pair.first.owner, pair.first.owner),
        pair.first.owner,
        second if pair.second.origin else names.get(second, second),
        second,
        pair.second.origin,
        pair.equal,
        round(100 * pair.share),
        pair.whole_parts,
        tuple(_rows(pair)) if number <= MOST_PAIRS else (),
    )


def _rows(pair: SimilarPair) -> Iterator[tuple[Side | None, Side | None]]:
    """Put parts of one title side by side, in the order of the first submission."""
    first, second = (_sides(pair, side) for side in (0, 1))
    for title in dict.fromkeys([*first, *second]):
        yield first.get(title), second.get(title)


def _sides(pair: SimilarPair, side: int) -> dict[str, Side]:
    document: CodeDocument = (pair.first, pair.second)[side]
    found: dict[str, Side] = {}
    for match in pair.parts[side]:
        part = document.parts[match.part]
        spots = [spot for spot in pair.spots[side] if spot[0] == match.part]
        title = part.title if part.title not in found else f"{part.title} ({match.part + 1})"
        pieces = tuple(pieces_of(part.source, spots))
        found[title] = Side(title, pieces, round(100 * match.share))
    return found


def pieces_of(source: str, spots: list[Spot]) -> Iterator[CodePiece]:
    """Take code apart at the borders of what is equal; signs between equal tokens are equal."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    ends = sorted((_place(starts, begin), _place(starts, end)) for _, begin, end in spots)
    done = equal_from = equal_to = 0
    for begin, end in ends:
        if equal_to and not any(sign.isalnum() for sign in source[equal_to:begin]):
            equal_to = max(equal_to, end)
            continue
        if equal_to:
            yield CodePiece(source[equal_from:equal_to], is_equal=True)
            done = equal_to
        if source[done:begin]:
            yield CodePiece(source[done:begin], is_equal=False)
        equal_from, equal_to = begin, end
    if equal_to:
        yield CodePiece(source[equal_from:equal_to], is_equal=True)
        done = equal_to
    if source[done:]:
        yield CodePiece(source[done:], is_equal=False)


def _place(starts: list[int], at: tuple[int, int]) -> int:
    line, column = at
    return starts[min(line, len(starts)) - 1] + column
