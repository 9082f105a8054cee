"""Where something was raised: a line of the notebook that was handed in, out of not too many."""

from types import SimpleNamespace

import pytest

from autograder.sandbox.replies import Raised
from autograder.sandbox.snapshot import MAX_LINES, CodeCell, Snapshot
from autograder.submission_limits import Limits

CELLS = (
    CodeCell(1, "a = 1\nb = 2"),
    CodeCell(3, "def f(x):\n    return 1 / x", "f"),
    CodeCell(4, "\n".join(f"{number}" for number in range(100_000))),
    CodeCell(5, "c = 3"),
)


def raised_at(cell, line):
    channel = SimpleNamespace(thread_count=lambda: 1)
    snapshot = Snapshot(channel, Limits(), {}, "", CELLS)
    return snapshot._read_raised({"ancestry": ["ValueError"], "cell": cell, "line": line})


def test_a_line_of_a_cell_is_told_with_its_text():
    assert raised_at(3, 2) == Raised(("ValueError",), 2, "return 1 / x", "f")
    assert raised_at(1, 1) == Raised(("ValueError",), 1, "a = 1")


def test_a_line_that_is_one_of_very_many_is_not_told():
    assert raised_at(4, MAX_LINES - 4).text == str(MAX_LINES - 5)
    for place in ((4, MAX_LINES - 3), (4, 99_999), (5, 1)):
        assert raised_at(*place) == Raised(("ValueError",))


def test_answers_come_first_and_comments_and_docstrings_take_no_room():
    prose = '"""\n' + "words\n" * 5000 + '"""\n' + "# a comment\n\n" * 5000
    cells = (CodeCell(1, "x = 1\n" * 5000), CodeCell(2, f"{prose}def f():\n    raise", "f"))
    channel = SimpleNamespace(thread_count=lambda: 1)
    snapshot = Snapshot(channel, Limits(), {}, "", cells)
    last = prose.count("\n") + 2
    raised = [
        snapshot._read_raised({"ancestry": ["ValueError"], "cell": cell, "line": line})
        for cell, line in ((2, last), (1, MAX_LINES - 2), (1, MAX_LINES - 1), (2, 2))
    ]
    assert [one.text for one in raised] == ["raise", "x = 1", "", ""]
    assert len(snapshot._lines_named) == MAX_LINES


@pytest.mark.parametrize(
    "place", [(2, 1), (3, 0), (3, 3), (3, -1), (True, True), (1.0, "1"), ([], {})]
)
def test_a_place_that_is_none_is_not_told(place):
    assert raised_at(*place) == Raised(("ValueError",))
