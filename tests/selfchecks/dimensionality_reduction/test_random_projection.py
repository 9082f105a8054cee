"""Self-checks of random_projection: the recipe, the factor, more directions than columns."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_recipe(student):
    """Multiplies by standard_normal((d, k)) and divides by sqrt k."""
    X = np.array([[3.0, 4.0], [6.0, 8.0]])
    assert_unchanged(student.random_projection, X, 3, np.random.default_rng(0))
    R = np.random.default_rng(0).standard_normal((2, 3))
    got = student.random_projection(X, 3, np.random.default_rng(0))
    assert_close(got, X @ R / np.sqrt(3), atol=1e-9)
    alone = student.random_projection(X[:1], 3, np.random.default_rng(0))
    assert_close(alone, X[:1] @ R / np.sqrt(3), atol=1e-9, what="the same row alone (not centred)")
    used, right = np.random.default_rng(0), np.random.default_rng(0)
    student.random_projection(X, 3, used)
    right.standard_normal((2, 3))
    assert_close(used.random(), right.random(), what="what the generator draws next")


@pytest.mark.points(2)
def test_squared_lengths(student):
    """Keeps squared lengths to a few per cent with 4,000 directions, and zeros as zeros."""
    X = np.vstack([np.arange(1.0, 9.0), np.zeros(8)])
    Z = np.asarray(student.random_projection(X, 4000, np.random.default_rng(1)))
    assert_close(np.sum(Z[0] ** 2), np.sum(X[0] ** 2), rtol=0.1, what="the squared length")
    assert_close(Z[1], np.zeros(4000), what="the projection of a row of zeros")
