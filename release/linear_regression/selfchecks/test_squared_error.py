"""Self-checks of squared_error: the worked example in its scalings."""

import numpy as np
import pytest
from selfchecks.compare import assert_close

X = np.array([[1.0, 0.0], [1.0, 2.0]])
Y = np.array([2.0, 2.0])
W = np.array([1.0, 2.0])  # the residuals are -1 and 3


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 10 for 'sum' and 5 for 'mean' when the residuals are -1 and 3."""
    assert_close(student.squared_error(X, Y, W, "sum"), 10.0)
    assert_close(student.squared_error(X, Y, W, "mean"), 5.0)


@pytest.mark.points(1)
def test_halves(student):
    """Gives half of that, 5 and 2.5, for 'half_sum' and 'half_mean'."""
    assert_close(student.squared_error(X, Y, W, "half_sum"), 5.0)
    assert_close(student.squared_error(X, Y, W, "half_mean"), 2.5)


@pytest.mark.points(1)
def test_default(student):
    """Takes the mean if no reduction is named."""
    assert_close(student.squared_error(X, Y, W), 5.0)
