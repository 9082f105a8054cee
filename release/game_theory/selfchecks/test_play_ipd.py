"""Self-checks of play_ipd: the worked example, no rounds, a wrong move."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_equal, assert_raises

PAYOFF = np.array([[[3.0, 3.0], [0.0, 5.0]], [[5.0, 0.0], [1.0, 1.0]]])
TFT = (0, [[0, 1], [0, 1]])


@pytest.mark.points(2)
def test_worked_example(student, open_function):
    """Returns the moves and the totals 2 and 7 of tit for tat against alld, three rounds."""
    tft, alld = open_function("remembers", *TFT), open_function("scripted", [1, 1, 1])
    moves, totals = as_tuple(student.play_ipd(tft, alld, PAYOFF, 3), 2)
    assert_close(moves, [[0, 1], [1, 1], [1, 1]], what="the moves")
    assert_close(totals, [2.0, 7.0], what="the totals")


@pytest.mark.points(1)
def test_same_time(student, open_function):
    """Shows nobody the move of the same round."""
    script, tft = open_function("scripted", [1, 0, 0]), open_function("remembers", *TFT)
    moves, _ = as_tuple(student.play_ipd(script, tft, PAYOFF, 3), 2)
    assert_close(moves, [[1, 0], [0, 1], [0, 0]], what="the moves")


@pytest.mark.points(1)
def test_no_rounds(student, open_function):
    """Returns moves of shape (0, 2) for no rounds."""
    tft = open_function("remembers", *TFT)
    moves, totals = as_tuple(student.play_ipd(tft, tft, PAYOFF, 0), 2)
    assert_equal(np.shape(moves), (0, 2), what="the shape of the moves")
    assert_close(totals, [0.0, 0.0], what="the totals")


@pytest.mark.points(1)
def test_no_move(student, open_function):
    """Raises ValueError for the move 2."""
    tft, bad = open_function("remembers", *TFT), open_function("scripted", [0, 2])
    calls = {"a move of 2": (tft, bad, PAYOFF, 2)}
    assert_raises(student.play_ipd, ValueError, calls, works_on=[(tft, tft, PAYOFF, 2)])
