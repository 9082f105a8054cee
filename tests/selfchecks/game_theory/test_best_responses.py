"""Self-checks of best_responses: the worked example on both axes, ties."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal

A = np.array([[3.0, 0.0, 2.0], [5.0, 1.0, 2.0]])


def lists(got):
    return [[int(k) for k in line] for line in got]


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns [[1], [1], [0, 1]] for axis 0 and [[0], [0]] for axis 1."""
    assert_equal(lists(student.best_responses(A, 0)), [[1], [1], [0, 1]])
    assert_equal(lists(student.best_responses(A, 1)), [[0], [0]])


@pytest.mark.points(2)
def test_ties(student):
    """Lists all of three equal answers."""
    assert_equal(lists(student.best_responses(np.ones((3, 1)), 0)), [[0, 1, 2]])
