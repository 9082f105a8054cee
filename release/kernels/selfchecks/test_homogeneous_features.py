"""Self-checks of homogeneous_features: the worked example, three coordinates, degree 1."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(1)
def test_worked_example(student):
    """Returns (1, 2 sqrt(3), 4 sqrt(3), 8) for (1, 2) in degree 3."""
    X, r = np.array([[1.0, 2.0]]), np.sqrt(3)
    assert_unchanged(student.homogeneous_features, X, 3)
    assert_close(student.homogeneous_features(X, 3), [[1, 2 * r, 4 * r, 8]])


@pytest.mark.points(1)
def test_three_coordinates(student):
    """Returns 4, 6r, 10r, 9, 15r, 25 for (2, 3, 5) in degree 2, r = sqrt(2)."""
    r = np.sqrt(2)
    got = student.homogeneous_features(np.array([[2.0, 3.0, 5.0]]), 2)
    assert_close(got, [[4, 6 * r, 10 * r, 9, 15 * r, 25]])


@pytest.mark.points(1)
def test_inner_products(student):
    """Has inner products (x.z)^3 for three coordinates: 9^3 = 729 for (1, 2, 1) and (3, 1, 4)."""
    Z = student.homogeneous_features(np.array([[1.0, 2.0, 1.0], [3.0, 1.0, 4.0]]), 3)
    assert_close(Z[0] @ Z[1], 729.0)
