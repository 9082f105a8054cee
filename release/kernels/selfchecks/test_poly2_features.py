"""Self-checks of poly2_features: the worked example, three coordinates, other factors."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns (1, r, 2r, 1, 4, 2r) and (1, 3r, r, 9, 1, 3r) for (1, 2) and (3, 1), r = sqrt(2)."""
    X, r = np.array([[1.0, 2.0], [3.0, 1.0]]), np.sqrt(2)
    assert_unchanged(student.poly2_features, X)
    expected = [[1, r, 2 * r, 1, 4, 2 * r], [1, 3 * r, r, 9, 1, 3 * r]]
    assert_close(student.poly2_features(X), expected)


@pytest.mark.points(1)
def test_three_coordinates(student):
    """Returns the crosses of (1, 3, 5) in the order 12, 13, 23; 12, 13, 14, 23, 24, 34 of four."""
    r = np.sqrt(2)
    expected = [[1, r, 3 * r, 5 * r, 1, 9, 25, 3 * r, 5 * r, 15 * r]]
    assert_close(student.poly2_features(np.array([[1.0, 3.0, 5.0]])), expected)
    four = student.poly2_features(np.array([[1.0, 3.0, 5.0, 7.0]]))
    assert_close(four[0, 9:], [3 * r, 5 * r, 7 * r, 15 * r, 21 * r, 35 * r])


@pytest.mark.points(1)
def test_factors(student):
    """Has the inner product (3 + 0.5 * 5)^2 = 30.25 for gamma = 0.5, coef0 = 3."""
    Z = student.poly2_features(np.array([[1.0, 2.0], [3.0, 1.0]]), 0.5, 3.0)
    assert_close(Z[0] @ Z[1], 30.25)
    assert_close(Z[:, 0], [3.0, 3.0])


@pytest.mark.points(1)
def test_refusals(student):
    """Raises ValueError for coef0 = -3, and for gamma = 0."""
    X = np.array([[1.0, 2.0]])
    calls = {"coef0 = -3": (X, 1.0, -3.0), "gamma = 0": (X, 0.0, 1.0)}
    assert_raises(student.poly2_features, ValueError, calls, works_on=[(X, 1.0, 0.0)])
