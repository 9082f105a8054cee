"""Self-checks of iterated_dominance: the dilemma, three rounds, pennies."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_equal

DILEMMA = np.array([[3.0, 0.0], [5.0, 1.0]])
A = np.array([[1.0, 1.0, 0.0], [0.0, 0.0, 2.0]])
B = np.array([[0.0, 2.0, 1.0], [3.0, 1.0, 0.0]])
PENNIES = np.array([[1.0, -1.0], [-1.0, 1.0]])


def survivors(got):
    return [[int(k) for k in part] for part in as_tuple(got, 2)]


@pytest.mark.points(2)
def test_worked_examples(student):
    """Leaves defection in the dilemma, and row 0 and column 1 in the example of the text."""
    assert_equal(survivors(student.iterated_dominance(DILEMMA, DILEMMA.T)), [[1], [1]])
    assert_equal(survivors(student.iterated_dominance(A, B)), [[0], [1]])


@pytest.mark.points(1)
def test_nothing_falls(student):
    """Leaves matching pennies as it is."""
    assert_equal(survivors(student.iterated_dominance(PENNIES, -PENNIES)), [[0, 1], [0, 1]])
