"""Self-checks of loo_residuals: the worked example and one refit."""

import numpy as np
import pytest
from selfchecks.testing import as_array, assert_close


@pytest.mark.points(2)
def test_worked_example(student):
    """Compares 1, 2 and 6 each with the mean of the other two: -3, -1.5, 4.5."""
    answer = student.loo_residuals(np.ones((3, 1)), np.array([1.0, 2.0, 6.0]))
    assert_close(answer, [-3.0, -1.5, 4.5], atol=1e-9)


@pytest.mark.points(1)
def test_one_refit(student):
    """Compares the first target with a fit to all samples but the first."""
    X = np.array([[1.0, 0.0], [1.0, 1.0], [1.0, 2.0], [1.0, 4.0]])
    y = np.array([1.0, 3.0, 2.0, 5.0])
    w = np.linalg.lstsq(X[1:], y[1:], rcond=None)[0]
    residuals = as_array(student.loo_residuals(X, y), shape=(4,))
    assert_close(residuals[0], y[0] - X[0] @ w, what="the first entry")
