"""Self-checks of permutation_importance: sign, columns that do not matter, and the rows shown."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged, require


def data():
    X = np.array(
        [[1.0, 7.0, 1.0], [3.0, 8.0, 0.0], [4.0, 9.0, 5.0], [9.0, 6.0, 2.0], [6.0, 5.0, 3.0]]
    )
    return X, 2 * X[:, 0]


def score(X, y):
    """Return minus the mean squared error of the model 2 * x1."""
    return -float(np.mean((2 * X[:, 0] - y) ** 2))


def product(X, y):
    """Return the sum of the products of the first column and the target."""
    return float(X[:, 0] @ y)


@pytest.mark.points(2)
def test_by_the_recipe(student):
    """Is the mean fall of the score over the repeats, 0 for a column without use."""
    X, y = data()
    assert_unchanged(student.permutation_importance, score, X, y, 2, np.random.default_rng(0))
    got = student.permutation_importance(score, X, y, 2, np.random.default_rng(0))
    rng = np.random.default_rng(0)
    falls = [np.mean((2 * X[rng.permutation(5), 0] - y) ** 2) for _ in range(2)]
    message = "the importances (other[:, j] = X[order, j], for order = rng.permutation(n))"
    assert_close(got, [np.mean(falls), 0.0, 0.0], atol=1e-12, what=message)


@pytest.mark.points(1)
def test_a_negative_importance(student):
    """Is negative where shuffling helps, and of the score's own size."""
    X = np.array([[5.0, 1.0], [1.0, 2.0], [2.0, 3.0], [4.0, 4.0], [3.0, 5.0]])
    y = np.array([1.0, 3.0, 5.0, 2.0, 4.0])
    got = student.permutation_importance(product, X, y, 4, np.random.default_rng(0))
    rng, falls = np.random.default_rng(0), []
    for j in range(2):
        for _ in range(4):
            other = X.copy()
            other[:, j] = X[rng.permutation(5), j]
            falls.append(product(X, y) - product(other, y))
    assert_close(got, np.reshape(falls, (2, 4)).mean(axis=1), atol=1e-12, what="importances")


@pytest.mark.points(2)
def test_one_column_at_a_time(student):
    """Shows the score tables in which at most one column differs from X."""
    X, y = data()
    seen = []

    def watch(A, b):
        seen.append(np.array(A))
        return 0.0

    student.permutation_importance(watch, X, y, 3, np.random.default_rng(1))
    changed = [int((A != X).any(axis=0).sum()) for A in seen]
    require(max(changed) <= 1, f"Expected at most 1 changed column, got {max(changed)}.")
    kept = all((np.sort(A, axis=0) == np.sort(X, axis=0)).all() for A in seen)
    require(kept, "A column has other values than before, not only another order.")
