"""Self-checks of squared_error_gradient: the worked example and the shape."""

import numpy as np
import pytest
from selfchecks.compare import as_array, assert_close

X = np.array([[1.0, 0.0], [1.0, 2.0]])
Y = np.array([2.0, 2.0])
W = np.array([1.0, 2.0])  # the residuals are -1 and 3


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives [2, 6] for 'mean' when the residuals are -1 and 3."""
    assert_close(student.squared_error_gradient(X, Y, W, "mean"), [2, 6])


@pytest.mark.points(1)
def test_half_mean(student):
    """Gives [1, 3] for 'half_mean'."""
    assert_close(student.squared_error_gradient(X, Y, W, "half_mean"), [1, 3])


@pytest.mark.points(1)
def test_shape(student):
    """Returns one entry per weight, so shape (4,) for four weights."""
    gradient = student.squared_error_gradient(np.ones((6, 4)), np.ones(6), np.zeros(4))
    as_array(gradient, shape=(4,))
