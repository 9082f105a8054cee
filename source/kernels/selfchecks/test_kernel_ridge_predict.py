"""Self-checks of kernel_ridge_predict: the worked example, shapes, a Gaussian kernel."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

X, BETA = np.array([[1.0], [2.0]]), np.array([-2 / 3, 5 / 3])


@pytest.mark.points(2)
def test_worked_example(student, open_function):
    """Returns 8 for the new point 3, and 0 and -8/3 for the points 0 and -1."""
    kernel, new = open_function("linear"), np.array([[3.0], [0.0], [-1.0]])
    assert_close(student.kernel_ridge_predict(X, BETA, new, kernel), [8, 0, -8 / 3], atol=1e-9)
    assert_close(student.kernel_ridge_predict(X, BETA, new[:1], kernel), [8.0])
    assert_unchanged(student.kernel_ridge_predict, X, BETA, new, kernel)


@pytest.mark.points(1)
def test_gaussian(student, open_function):
    """Returns e^-1 + 2 e^-4 and e^-4 + 2 e^-9 for the new points 0 and -1, gamma = 1."""
    kernel, new = open_function("gaussian", 1.0), np.array([[0.0], [-1.0]])
    got = student.kernel_ridge_predict(X, np.array([1.0, 2.0]), new, kernel)
    assert_close(got, [np.exp(-1) + 2 * np.exp(-4), np.exp(-4) + 2 * np.exp(-9)])


@pytest.mark.points(1)
def test_two_targets(student, open_function):
    """Returns a column for each column of beta."""
    beta, kernel = np.array([[1.0, 0.0], [1.0, 2.0]]), open_function("polynomial", 2)
    got = student.kernel_ridge_predict(X, beta, np.array([[1.0], [0.0], [2.0]]), kernel)
    assert_close(got, [[13.0, 18.0], [2.0, 2.0], [34.0, 50.0]])
