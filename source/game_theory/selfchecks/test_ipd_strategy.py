"""Self-checks of ipd_strategy: first moves, the examples of the text, a wrong name."""

import pytest
from selfchecks.testing import assert_equal, assert_raises


@pytest.mark.points(1)
def test_first_moves(student):
    """Cooperates first, unless it is alld."""
    names = ("allc", "alld", "tft", "grim", "pavlov")
    assert_equal([int(student.ipd_strategy(name, [], [])) for name in names], [0, 1, 0, 0, 0])


@pytest.mark.points(3)
def test_worked_example(student):
    """Moves as the text says after own moves C, C, C and the opponent's C, D, C."""
    moves = [student.ipd_strategy(name, [0, 0, 0], [0, 1, 0]) for name in ("tft", "grim", "pavlov")]
    assert_equal([int(move) for move in moves], [0, 1, 0])


@pytest.mark.points(1)
def test_unknown(student):
    """Raises ValueError for an unknown name."""
    calls = {"nobody": ("nobody", [], [])}
    assert_raises(student.ipd_strategy, ValueError, calls, works_on=[("tft", [], [])])
