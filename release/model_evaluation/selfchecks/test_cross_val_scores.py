"""Self-checks of cross_val_scores: the worked example, and what the model is given."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_equal, require

FOLDS = [(np.array([1, 2]), np.array([0])), (np.array([0]), np.array([1, 2]))]


def data():
    """Return three rows, of which the first column is the row number."""
    return np.array([[0.0], [1.0], [2.0]]), np.array([0.0, 4.0, 8.0])


def predict_mean(model, X):
    """Predict the model, a mean, for every row."""
    return np.full(len(X), model)


@pytest.mark.points(2)
def test_worked_example(student):
    """Scores the mean of 0, 4, 8 as 6 on the first fold and as -6 on the second."""

    def bias(y_true, y_pred):
        return float(np.mean(y_pred - y_true))

    got = student.cross_val_scores(lambda X, y: y.mean(), predict_mean, bias, *data(), FOLDS)
    assert_close(got, [6.0, -6.0])


@pytest.mark.points(2)
def test_the_model_sees_training_rows_only(student):
    """Calls fit once for each fold, with the rows of train and no other."""
    seen = []

    def fit(X, y):
        seen.append(X[:, 0].astype(int).tolist())
        return 0.0

    student.cross_val_scores(fit, predict_mean, lambda t, p: 0.0, *data(), FOLDS)
    assert_equal(seen, [[1, 2], [0]], what="the rows that fit was given")


@pytest.mark.points(1)
def test_prediction_on_validation_rows(student):
    """Calls predict once for each fold, with the rows of val."""
    seen = []

    def predict(model, X):
        seen.append(X[:, 0].astype(int).tolist())
        return np.zeros(len(X))

    student.cross_val_scores(lambda X, y: 0.0, predict, lambda t, p: 0.0, *data(), FOLDS)
    require(len(seen) == 2, f"Expected 2 calls of predict, got {len(seen)}.")
    assert_equal(seen, [[0], [1, 2]], what="the rows that predict was given")
