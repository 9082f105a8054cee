"""Self-checks of fit_huber: the worked example, a line with a slip, least squares."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def line():
    x = np.arange(6.0)
    return np.column_stack([np.ones(6), x]), 3 + 2 * x


@pytest.mark.points(3)
def test_worked_example(student):
    """Fits 2 to the numbers 1, 2, 3, 0 and 100 with eps = 1."""
    X, y = np.ones((5, 1)), np.array([1.0, 2.0, 3.0, 0.0, 100.0])
    assert_unchanged(student.fit_huber, X, y, 1.0)
    assert_close(student.fit_huber(X, y, 1.0), [2.0], rtol=1e-6)


@pytest.mark.points(2)
def test_balanced_pulls(student):
    """Fits a line with two slips so that the pulls, residuals cut at eps, balance."""
    X, y = line()
    y[1] += 50
    y[4] -= 7
    w = np.asarray(student.fit_huber(X, y, 0.5), dtype=float)
    pulls = np.clip(X @ w - y, -0.5, 0.5)
    assert_close(X.T @ pulls, [0.0, 0.0], atol=3e-6, what="X.T @ clip(r, -eps, eps)")


@pytest.mark.points(2)
def test_no_outliers(student):
    """Fits 3 + 2 x to exact data, and least squares if eps is beyond all residuals."""
    X, y = line()
    assert_close(student.fit_huber(X, y, 0.1), [3.0, 2.0], rtol=1e-6)
    y[2] += 6
    plain = np.linalg.lstsq(X, y, rcond=None)[0]
    assert_close(student.fit_huber(X, y, 1e6), plain, rtol=1e-6)
