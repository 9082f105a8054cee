"""Self-checks of polynomial_features: the worked examples and the shape."""

import numpy as np
import pytest
from selfchecks.testing import as_array, assert_close


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 1, a, b, aa, ab, bb = 1, 2, 3, 4, 6, 9 for a = 2 and b = 3."""
    X = np.array([[2.0, 3.0]])
    assert_close(student.polynomial_features(X, 2), [[1, 2, 3, 4, 6, 9]])


@pytest.mark.points(2)
def test_one_feature(student):
    """Gives 1, x, x**2 for a single feature."""
    x = np.array([1.0, 2.0, 5.0])
    assert_close(student.polynomial_features(x, 2), [[1, 1, 1], [1, 2, 4], [1, 5, 25]])


@pytest.mark.points(1)
def test_shape(student):
    """Has ten columns for three features and degree 2."""
    as_array(student.polynomial_features(np.ones((4, 3)), 2), shape=(4, 10))
