"""notebook.md is read into pieces that know their lines."""

from pathlib import Path

import pytest

from autograder.authoring.text import (
    Code,
    Markdown,
    PlacedErratum,
    PlacedExercise,
    PlacedQuestion,
    parse_text,
    read_text,
)
from autograder.errors import CourseTextError

FENCE = "```"


def test_pieces_come_in_order_with_their_lines(course):
    pieces = read_text(course.paths, "lines")
    kinds = [
        Markdown,
        Code,
        Markdown,
        PlacedExercise,
        PlacedErratum,
        Markdown,
        PlacedExercise,
        Code,
        Markdown,
        PlacedQuestion,
    ]
    assert [type(piece) for piece in pieces] == kinds
    lines = course.read("assignments/lines/notebook.md").split("\n")
    for piece in pieces:
        text = piece.text if isinstance(piece, Markdown | Code) else piece.name
        assert lines[piece.line - 1] == text.split("\n")[0]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("prose", 1),
        ("\n\nprose", 3),
        (f"{FENCE}{{code-cell}}\nprose\n{FENCE}", 2),
        (f"{FENCE}{{code-cell}}\n:tags: []\n\nprose\n{FENCE}", 4),
        (f"{FENCE}{{code-cell}}\n---\ntags: []\n---\nprose\n{FENCE}", 5),
        (f"one\n\n+++\n\nprose\n{FENCE}python\nprose\n{FENCE}", 5),
    ],
)
def test_line_of_the_last_piece(text, line):
    assert parse_text(text, Path("t.md"))[-1].line == line


def test_mathematics_and_nested_fences_stay_as_they_are():
    text = f"$$\na = b\n===\n$$\n\n- item\n  {FENCE}{{code-cell}}\n  1\n  {FENCE}"
    assert parse_text(text, Path("t.md")) == (Markdown(1, text),)


def test_options_that_cannot_be_read_are_a_fault():
    with pytest.raises(CourseTextError) as caught:
        parse_text(f"prose\n\n{FENCE}{{code-cell}}\n:tags: [a\n\n1\n{FENCE}", Path("t.md"))
    assert str(caught.value).startswith("t.md:3: the cell's options cannot be read")


def test_raw_cells_are_a_fault():
    with pytest.raises(CourseTextError, match=r"t\.md:2: a raw cell has no place here"):
        parse_text(f"{FENCE}{{raw-cell}}\nhidden\n{FENCE}", Path("t.md"))
