"""Self-checks of predict_with_missing: the worked example and a tie."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged


def model():
    return {
        "classes": np.array(["a", "b"]),
        "log_prior": np.log([0.4, 0.6]),
        "mean": np.array([[0.0, 0.0], [4.0, 1.0]]),
        "var": np.array([[1.0, 1.0], [1.0, 9.0]]),
    }


@pytest.mark.points(3)
def test_worked_example(student):
    """Gives a for (1, nan) and (nan, 1), b for (nan, 9) and for (nan, nan)."""
    X = np.array([[1.0, np.nan], [np.nan, 1.0], [np.nan, 9.0], [np.nan, np.nan]])
    assert_equal(student.predict_with_missing(model(), X), np.array(["a", "a", "b", "b"]))
    assert_unchanged(student.predict_with_missing, model(), X)


@pytest.mark.points(2)
def test_tie(student):
    """Gives the smaller label where two scores are equal, if only up to rounding."""
    even = {**model(), "log_prior": np.log([0.5, 0.5])}
    X = np.array([[2.0, np.nan], [np.nan, np.nan], [2.5, np.nan]])
    assert_equal(student.predict_with_missing(even, X), np.array(["a", "a", "b"]))
    rounded = {**even, "mean": np.array([[0.1, 0.0], [0.7, 0.0]]), "var": np.full((2, 2), 0.1)}
    X = np.array([[0.4, np.nan], [0.4 + 1e-6, np.nan]])
    assert_equal(student.predict_with_missing(rounded, X), np.array(["a", "b"]))
