"""Cells are named as a person finds them: by the heading above."""

import pytest

from autograder.checking.cell_labels import places, sentence_start

CELLS = [
    ("code", "import numpy"),
    ("markdown", "# Trees\n\nSome text\n\n#### Exercise 1 · `gini` #"),
    ("code", "def gini(y): ..."),
    ("markdown", "```\n# no heading\n```"),
    ("raw", "# none either"),
    ("code", "# a comment"),
    ("markdown", f"## {'long ' * 30}\x1b[2J"),
    ("code", "1"),
]


def test_cells_are_counted_from_the_last_heading_on():
    found = list(places(CELLS))
    assert found[0] == "code cell 1 from the top"
    assert found[2:6] == [
        'code cell 1 under "Exercise 1 · `gini`"',
        'text cell 2 under "Exercise 1 · `gini`"',
        'text cell 3 under "Exercise 1 · `gini`"',
        'code cell 2 under "Exercise 1 · `gini`"',
    ]
    assert sentence_start(found[0]) == "Code cell 1 from the top"


def test_a_long_or_strange_heading_is_cut_and_cleaned():
    last = list(places(CELLS))[-1]
    assert len(last) < 90
    assert last.isprintable()


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("# Trees #", "Trees"),
        ("## C# ", "C"),
        ("# # ##", "#"),
        ("### a # b", "a # b"),
        ("#\tTab\t", "Tab"),
        ("# " + "#" * 1_000_000 + "x", "#" * 59 + "…"),
        ("# " + " #" * 500_000 + "x", "# " * 29 + "#…"),
    ],
)
def test_closing_signs_are_no_part_of_a_heading(line, shown):
    (found,) = places([("markdown", line)])
    assert found == f'text cell 1 under "{shown}"'


@pytest.mark.parametrize("line", ["#", "# ", "#Trees", "####### Trees", " # Trees"])
def test_what_is_no_heading(line):
    (found,) = places([("markdown", line)])
    assert found == "text cell 1 from the top"
