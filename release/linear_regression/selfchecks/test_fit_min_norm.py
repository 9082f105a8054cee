"""Self-checks of fit_min_norm: the worked example, ordinary least squares, the shape."""

import numpy as np
import pytest
from selfchecks.testing import as_array, assert_close


@pytest.mark.points(2)
def test_worked_example(student):
    """Shares the weight: X = [[1, 1], [2, 2]] and y = [2, 4] give [1, 1], not [2, 0]."""
    X = np.array([[1.0, 1.0], [2.0, 2.0]])
    assert_close(student.fit_min_norm(X, np.array([2.0, 4.0])), [1, 1])


@pytest.mark.points(2)
def test_full_rank(student):
    """Is the ordinary fit if the columns are independent: 1/3 + x/2 for (1, 1), (2, 1), (3, 2)."""
    X = np.array([[1.0, 1.0], [1.0, 2.0], [1.0, 3.0]])
    assert_close(student.fit_min_norm(X, np.array([1.0, 1.0, 2.0])), [1 / 3, 1 / 2])


@pytest.mark.points(2)
def test_more_weights_than_samples(student):
    """Returns (d,) weights with X @ w = y if there are fewer samples than weights."""
    X, y = np.array([[1.0, 0.0, 2.0], [0.0, 1.0, 1.0]]), np.array([3.0, -1.0])
    w = as_array(student.fit_min_norm(X, y), shape=(3,))
    assert_close(X @ w, y)
