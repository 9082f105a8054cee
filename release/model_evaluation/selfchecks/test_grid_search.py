"""Self-checks of grid_search: the rows, the winner, the order of the table, ties."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_equal

X, Y = np.zeros((4, 1)), np.array([1.0, 2.0, 3.0, 6.0])
FOLDS = [(np.array([2, 3]), np.array([0, 1])), (np.array([0, 1]), np.array([2, 3]))]


def constant(params, X, y):
    """Return a model that does not learn: the sum of its settings."""
    return float(sum(params.values()))


def repeat(model, X):
    """Predict the model for every row."""
    return np.full(len(X), model)


def minus_error(y_true, y_pred):
    """Return minus the mean absolute error: higher is better."""
    return -float(np.abs(y_true - y_pred).mean())


def searched(student, grid):
    """Return what the student's grid_search finds on four rows."""
    return as_tuple(student.grid_search(constant, repeat, minus_error, X, Y, grid, FOLDS), 3)


def level(params, X, y):
    """Return a model that learns: the mean target, and a shift."""
    return float(y.mean()) + params["shift"]


def lopsided_error(y_true, y_pred):
    """Return minus the mean absolute error, where predictions that are too large count twice."""
    gap = y_pred - y_true
    return -float(np.where(gap > 0, 2 * gap, -gap).mean())


@pytest.mark.points(1)
def test_training_rows(student):
    """Fits to train and scores on val, whatever their sizes: -4 for shift 0, -3.5 for -1."""
    one, others = np.array([0]), np.array([1, 2, 3])
    grid, folds = {"shift": [0.0, -1.0]}, [(one, others), (others, one)]
    answer = student.grid_search(level, repeat, lopsided_error, X, Y, grid, folds)
    _, score, table = as_tuple(answer, 3)
    assert_close([mean for _, mean in table], [-4.0, -3.5], what="the mean scores")
    assert_close(score, -3.5, what="best_score")


@pytest.mark.points(1)
def test_the_best_of_two(student):
    """Prefers always saying 2 (mean error 1.5) to always saying 0 (mean error 3)."""
    best, score, table = searched(student, {"c": [0.0, 2.0]})
    assert_equal(best, {"c": 2.0}, what="best_params")
    assert_close(score, -1.5, what="best_score")
    assert_close([mean for _, mean in table], [-3.0, -1.5], what="the mean scores")


@pytest.mark.points(2)
def test_order_of_the_table(student):
    """Lists all combinations, and the last key changes fastest."""
    *_, table = searched(student, {"b": [0.0, 1.0], "a": [2.0, 3.0]})
    got = [params for params, _ in table]
    expected = [{"b": b, "a": a} for b in (0.0, 1.0) for a in (2.0, 3.0)]
    assert_equal(got, expected, what="the combinations")


@pytest.mark.points(1)
def test_ties(student):
    """Keeps the first of two combinations with equal means."""
    best, *_ = searched(student, {"first": [0.0, 1.0], "second": [1.0, 0.0]})
    assert_equal(best, {"first": 1.0, "second": 1.0}, what="best_params without a tie")
    best, *_ = searched(student, {"c": [2.0, 3.0]})
    assert_equal(best, {"c": 2.0}, what="best_params")
