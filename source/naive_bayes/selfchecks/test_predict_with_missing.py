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
    """Gives a for the row (1, nan), b for (nan, 9) and b for (nan, nan)."""
    X = np.array([[1.0, np.nan], [np.nan, 9.0], [np.nan, np.nan]])
    assert_equal(student.predict_with_missing(model(), X), np.array(["a", "b", "b"]))
    assert_unchanged(student.predict_with_missing, model(), X)


@pytest.mark.points(2)
def test_tie(student):
    """Gives the smaller label where two scores are equal."""
    even = {**model(), "log_prior": np.log([0.5, 0.5])}
    X = np.array([[2.0, np.nan], [np.nan, np.nan], [2.5, np.nan]])
    assert_equal(student.predict_with_missing(even, X), np.array(["a", "a", "b"]))
