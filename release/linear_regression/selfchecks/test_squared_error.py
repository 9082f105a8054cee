"""Self-checks of squared_error: the three points of the notebook in all scalings."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def three_points():
    """Return the points (1, 1), (2, 1), (3, 2), with a column of ones."""
    return np.array([[1.0, 1.0], [1.0, 2.0], [1.0, 3.0]]), np.array([1.0, 1.0, 2.0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 6 for 'sum' and 2 for 'mean' when w = (0, 0) and the residuals are -1, -1 and -2."""
    assert_close(student.squared_error(*three_points(), np.zeros(2), "sum"), 6.0, sizes=(3, 2))
    assert_close(student.squared_error(*three_points(), np.zeros(2), "mean"), 2.0, sizes=(3, 2))


@pytest.mark.points(1)
def test_halves(student):
    """Gives half of that, 3 and 1, for 'half_sum' and 'half_mean'."""
    assert_close(student.squared_error(*three_points(), np.zeros(2), "half_sum"), 3.0)
    assert_close(student.squared_error(*three_points(), np.zeros(2), "half_mean"), 1.0)


@pytest.mark.points(1)
def test_default(student):
    """Takes the mean if no reduction is named: 1/18 for the best line, w = (1/3, 1/2)."""
    assert_unchanged(student.squared_error, *three_points(), np.array([1 / 3, 1 / 2]))
    error = student.squared_error(*three_points(), np.array([1 / 3, 1 / 2]))
    assert_close(error, 1 / 18, sizes=(3, 2))
