"""Self-checks of stacking_features: the worked example, and no row seen by its own model."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_equal

X, Y = np.array([[0.0], [1.0], [2.0]]), np.array([0.0, 4.0, 8.0])
FOLDS = [(np.array([1, 2]), np.array([0])), (np.array([0]), np.array([2, 1]))]


def predict_level(level, X):
    """Predict the model, a number, plus the first column."""
    return level + X[:, 0]


@pytest.mark.points(3)
def test_worked_example(student):
    """Predicts 6, 1, 2 by the mean and 8, 1, 2 by the largest target, in the table's order."""
    fits = [lambda X, y: y.mean(), lambda X, y: y.max()]
    got = student.stacking_features(fits, [predict_level] * 2, X, Y, FOLDS)
    assert_close(got, [[6.0, 8.0], [1.0, 1.0], [2.0, 2.0]])


@pytest.mark.points(2)
def test_no_row_is_seen_before(student):
    """Fits on the rows of train only, once for each fold."""
    seen = []

    def fit(X, y):
        seen.append(X[:, 0].astype(int).tolist())
        return 0.0

    student.stacking_features([fit], [predict_level], X, Y, FOLDS)
    assert_equal(seen, [[1, 2], [0]], what="the rows that fit was given")
    seen.clear()
    folds = [
        (np.array([2, 1]), np.array([0])),
        (np.array([0]), np.array([1])),
        (np.array([1]), np.array([2])),
    ]
    student.stacking_features([fit], [predict_level], X, Y, folds)
    assert_equal(sorted(seen), [[0], [1], [2, 1]], what="the rows of train, as they are")
