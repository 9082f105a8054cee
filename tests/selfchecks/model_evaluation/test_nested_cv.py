"""Self-checks of nested_cv: the worked example, and the last fit."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_equal, require


def repeat(model, X):
    """Predict the model for every row."""
    return np.full(len(X), model)


def minus_error(y_true, y_pred):
    """Return minus the mean absolute error: higher is better."""
    return -float(np.abs(y_true - y_pred).mean())


@pytest.mark.points(2)
def test_worked_example(student):
    """Chooses c = 5, then c = 1, by the rows outside of the fold, and errs by 4 both times."""
    X, y, grid = np.zeros((4, 1)), np.array([1.0, 1.0, 5.0, 5.0]), {"c": [1.0, 5.0]}
    answer = student.nested_cv(lambda p, X, y: p["c"], repeat, minus_error, X, y, grid, 2, 2)
    scores, chosen = as_tuple(answer, 2)
    assert_equal(chosen, [{"c": 5.0}, {"c": 1.0}], what="chosen")
    assert_close(scores, [-4.0, -4.0], what="the outer scores")


@pytest.mark.points(2)
def test_last_fit(student):
    """Fits the winner to all rows outside of the outer fold, last of all."""
    X, y = np.arange(6.0).reshape(6, 1), np.arange(6.0)
    seen = []

    def fit_with(params, X, y):
        seen.append(X[:, 0].astype(int).tolist())
        return 0.0

    student.nested_cv(fit_with, repeat, minus_error, X, y, {"c": [0.0]}, 2, 3)
    require(len(seen) == 8, f"Expected 2 * (3 + 1) = 8 fits, got {len(seen)}.")
    assert_equal(seen[3], [3, 4, 5], what="the rows of the last fit for the first outer fold")
    assert_equal(seen[7], [0, 1, 2], what="the rows of the last fit for the second outer fold")
