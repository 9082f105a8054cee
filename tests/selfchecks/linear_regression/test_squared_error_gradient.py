"""Self-checks of squared_error_gradient: the three points of the notebook, and the shape."""

import numpy as np
import pytest
from selfchecks.testing import as_array, assert_close, assert_unchanged


def three_points():
    """Return the points (1, 1), (2, 1), (3, 2), with a column of ones."""
    return np.array([[1.0, 1.0], [1.0, 2.0], [1.0, 3.0]]), np.array([1.0, 1.0, 2.0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives [-8/3, -6] for 'mean' when w = (0, 0) and the residuals are -1, -1 and -2."""
    gradient = student.squared_error_gradient(*three_points(), np.zeros(2), "mean")
    assert_close(gradient, [-8 / 3, -6], sizes=(3, 2))


@pytest.mark.points(1)
def test_half_mean(student):
    """Gives [-4/3, -3], half of that, for 'half_mean'."""
    gradient = student.squared_error_gradient(*three_points(), np.zeros(2), "half_mean")
    assert_close(gradient, [-4 / 3, -3], sizes=(3, 2))


@pytest.mark.points(1)
def test_shape(student):
    """Leaves its arguments as they are, and returns shape (4,) for four weights."""
    assert_unchanged(student.squared_error_gradient, np.ones((6, 4)), np.ones(6), np.zeros(4))
    gradient = student.squared_error_gradient(np.ones((6, 4)), np.ones(6), np.zeros(4))
    as_array(gradient, shape=(4,))
