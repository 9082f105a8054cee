"""Self-checks of center_gram: the worked examples."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

X = 1.0 * np.array([0, 1, 5])
K, CENTRED = np.outer(X, X), np.outer(X - 2, X - 2)


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns the products of (-2, -1, 3) for the points 0, 1, 5."""
    assert_unchanged(student.center_gram, K)
    assert_close(student.center_gram(K), CENTRED, atol=1e-9)


@pytest.mark.points(2)
def test_new_points(student):
    """Returns 2 * (-2, -1, 3) for the new point 4, and also for three new points at once."""
    assert_unchanged(student.center_gram, 4 * X[np.newaxis], K)
    assert_close(student.center_gram(4 * X[np.newaxis], K), [[-4.0, -2.0, 6.0]], atol=1e-9)
    new = np.array([7.0, 4.0, -2.0])
    assert_close(student.center_gram(np.outer(new, X), K), np.outer(new - 2, X - 2), atol=1e-9)
