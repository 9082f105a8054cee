"""Self-checks of pure_nash: the dilemma, two equilibria, none."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal

DILEMMA = np.array([[3.0, 0.0], [5.0, 1.0]])
PENNIES = np.array([[1.0, -1.0], [-1.0, 1.0]])


def in_order(pairs):
    return sorted((int(i), int(j)) for i, j in pairs)


@pytest.mark.points(2)
def test_dilemma(student):
    """Returns [(1, 1)] for the prisoner's dilemma."""
    assert_equal(in_order(student.pure_nash(DILEMMA, DILEMMA.T)), [(1, 1)])


@pytest.mark.points(1)
def test_two(student):
    """Returns (0, 0) and (1, 1), in any order, for the concert game of the text."""
    A, B = np.array([[2.0, 0.0], [0.0, 1.0]]), np.array([[1.0, 0.0], [0.0, 2.0]])
    assert_equal(in_order(student.pure_nash(A, B)), [(0, 0), (1, 1)])


@pytest.mark.points(1)
def test_none(student):
    """Returns an empty list for matching pennies."""
    assert_equal(list(student.pure_nash(PENNIES, -PENNIES)), [])
