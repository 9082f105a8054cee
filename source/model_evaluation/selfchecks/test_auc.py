"""Self-checks of auc: the worked example, falling x, the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_cases, assert_raises

X, Y = np.array([0.0, 0.0, 0.5, 1.0]), np.array([0.0, 0.5, 1.0, 1.0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Finds the area 7/8 under (0, 0), (0, 1/2), (1/2, 1), (1, 1), and -1 below the axis."""
    assert_cases(student.auc, [((X, Y), 7 / 8), ((np.array([2, 3]), np.array([-1, -1])), -1.0)])


@pytest.mark.points(1)
def test_from_right_to_left(student):
    """Finds the same area if the points come in the opposite order."""
    assert_cases(student.auc, [((X[::-1].copy(), Y[::-1].copy()), 7 / 8)])


@pytest.mark.points(1)
def test_back_and_forth(student):
    """Raises ValueError for x that goes 0, 1, 0.5."""
    calls = [(np.array([0.0, 1.0, 0.5]), np.ones(3))]
    assert_raises(student.auc, ValueError, calls, works_on=[(X, Y)])
