"""Cells are named as a person finds them: by the heading above."""

from autograder.checking.places import places, sentence_start

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
