"""Self-checks of hill_climb: the climb on paper, a plateau, no move at all."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_unchanged


@pytest.mark.points(3)
def test_on_paper(student, open_function):
    """Climbs from 010 to 111 in two moves, with ten evaluations."""
    call = open_function("one_max"), np.array([0, 1, 0])
    x, value, evaluations = as_tuple(student.hill_climb(*call), 3)
    assert_close(x, np.array([1, 1, 1]), what="x")
    assert_close(value, 3, what="the value")
    assert_close(evaluations, 10, what="the number of evaluations")
    assert_unchanged(student.hill_climb, *call)


@pytest.mark.points(2)
def test_plateau(student, open_function):
    """Stays where no neighbour is strictly better."""
    x, value, evaluations = as_tuple(student.hill_climb(open_function("flat"), np.zeros(4, int)), 3)
    assert_close(x, np.zeros(4), what="x")
    assert_close([value, evaluations], [2.5, 5], what="value and evaluations")


@pytest.mark.points(1)
def test_no_move(student, open_function):
    """Returns x0 and one evaluation for max_steps = 0."""
    got = as_tuple(student.hill_climb(open_function("one_max"), np.array([0, 1]), 0), 3)
    assert_close(got[0], np.array([0, 1]), what="x")
    assert_close([got[1], got[2]], [1, 1], what="value and evaluations")
