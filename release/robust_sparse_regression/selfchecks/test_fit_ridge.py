"""Self-checks of fit_ridge: the worked example, least squares, a free intercept, the errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

NAMES = ("w", "b")


def three_points():
    return np.array([[1.0], [2.0], [3.0]]), np.array([1.0, 1.0, 4.0])


@pytest.mark.points(3)
def test_worked_example(student):
    """Fits w = 1, b = 0 to the three points with lam = 1, and w = 1.5, b = -1 with lam = 0."""
    assert_unchanged(student.fit_ridge, *three_points(), 1.0)
    cases = [(1.0, ([1.0], 0.0)), (0.0, ([1.5], -1.0))]
    for lam, expected in cases:
        got = student.fit_ridge(*three_points(), lam)
        assert_close(got, expected, rtol=1e-8, atol=1e-9, parts=NAMES)


@pytest.mark.points(2)
def test_free_intercept(student):
    """Predicts the mean of the targets, 102, if lam is enormous; centres each column by itself."""
    two = np.array([[0.0, 101.0], [0.0, 103.0], [2.0, 101.0], [2.0, 103.0]])
    got = student.fit_ridge(two, np.array([0.0, 2.0, 4.0, 6.0]), 4.0)
    assert_close(got, ([1.0, 0.5], -49.0), rtol=1e-8, parts=NAMES)
    X, y = three_points()
    got = student.fit_ridge(X, y + 100, 1e12)
    assert_close(got, ([0.0], 102.0), atol=1e-6, parts=NAMES)


@pytest.mark.points(1)
def test_few_rows(student):
    """Fits more columns than rows, where lam > 0."""
    got = student.fit_ridge(np.array([[0.0, 0.0, 0.0], [2.0, 2.0, 2.0]]), np.array([0.0, 4.0]), 2.0)
    assert_close(got, ([0.5, 0.5, 0.5], 0.5), rtol=1e-8, parts=NAMES)


@pytest.mark.points(1)
def test_errors(student):
    """Raises ValueError for lam = -1, and LinAlgError for a constant column and lam = 0."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.fit_ridge(*three_points(), -1.0)
    with pytest.raises(np.linalg.LinAlgError):
        student.fit_ridge(np.array([[1.0, 2.0], [2.0, 2.0], [3.0, 2.0]]), np.arange(3.0), 0.0)
