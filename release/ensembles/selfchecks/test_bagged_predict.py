"""Self-checks of bagged_predict: the worked example, and what the learner was given."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_equal


def data():
    """Return three rows, of which the first column is the row number, and targets."""
    return np.array([[0.0], [1.0], [2.0]]), np.array([0.0, 3.0, 9.0])


def predict_level(model, X):
    """Predict the model, a mean, for every row."""
    return np.full(len(X), model)


IDX = np.array([[0, 0, 1], [2, 1, 2]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Averages 1 and 7 to 4 for each of four test rows."""
    got = student.bagged_predict(
        lambda X, y: y.mean(), predict_level, *data(), np.zeros((4, 1)), IDX
    )
    assert_close(got, np.full(4, 4.0))
    got = student.bagged_predict(
        lambda X, y: y.mean(), predict_level, *data(), np.zeros((1, 1)), np.array([[0], [1], [2]])
    )
    assert_close(got, [4.0], what="the mean (not the median) of 0, 3, 9")


@pytest.mark.points(2)
def test_what_fit_was_given(student):
    """Calls fit once for each sample, with rows and targets as they were drawn."""
    seen = []

    def fit(X, y):
        seen.append((X[:, 0].astype(int).tolist(), y.tolist()))
        return 0.0

    student.bagged_predict(fit, predict_level, *data(), np.zeros((2, 1)), IDX)
    expected = [([0, 0, 1], [0.0, 0.0, 3.0]), ([2, 1, 2], [9.0, 3.0, 9.0])]
    assert_equal(seen, expected, what="the rows and targets that fit was given")
