"""Self-checks of random_forest_fit: what the grower was given, and the shared generator."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, require


def data():
    return np.array([[0.0, 5.0], [1.0, 6.0], [2.0, 7.0]]), np.array([0.0, 3.0, 9.0])


@pytest.mark.points(2)
def test_samples_and_columns(student):
    """Grows each tree on a bootstrap sample with all columns, and hands on max_features."""
    seen = []

    def grow(X, y, max_features, rng):
        seen.append((X[:, 0].astype(int).tolist(), y.tolist(), X.shape[1], max_features))
        return len(seen)

    got = student.random_forest_fit(grow, *data(), 2, 1, np.random.default_rng(0))
    require(isinstance(got, list), f"Expected a list of trees, got {type(got).__name__}.")
    assert_equal(got, [1, 2], what="the trees")
    expected = [([2, 1, 1], [9.0, 3.0, 3.0], 2, 1), ([0, 0, 0], [0.0, 0.0, 0.0], 2, 1)]
    assert_equal(seen, expected, what="rows, targets, columns and max_features of each call")


@pytest.mark.points(2)
def test_one_generator_for_all(student):
    """Lets a tree draw from the same generator before the next sample is drawn."""
    seen = []

    def grow(X, y, max_features, rng):
        seen.append((X[:, 0].astype(int).tolist(), int(rng.integers(100))))
        return

    student.random_forest_fit(grow, *data(), 2, 1, np.random.default_rng(0))
    rng = np.random.default_rng(0)
    expected = [(rng.integers(0, 3, size=3).tolist(), int(rng.integers(100))) for _ in range(2)]
    assert_equal(seen, expected, what="sample and one draw of each tree, in turn")
