"""Self-checks of unstandardize_coefficients: the worked example and equal predictions."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns the raw weights 2 and 0, and the intercept 3."""
    mean, scale = np.array([2.0, 5.0]), np.array([4.0, 10.0])
    call = np.array([8.0, 0.0]), 7.0, mean, scale
    assert_unchanged(student.unstandardize_coefficients, *call)
    got = student.unstandardize_coefficients(*call)
    assert_close(got, ([2.0, 0.0], 3.0), parts=("w_raw", "b_raw"))


@pytest.mark.points(1)
def test_predictions(student):
    """Predicts on raw rows what the old weights predict on standardised ones."""
    X, mean, scale = np.array([[1.0, 7.0], [5.0, 2.0]]), np.array([3.0, -4.0]), np.array([0.5, 8.0])
    w, b = np.array([1.5, -2.0]), 10.0
    w_raw, b_raw = as_tuple(student.unstandardize_coefficients(w, b, mean, scale), 2)
    expected = (X - mean) / scale @ w + b
    assert_close(X @ np.asarray(w_raw) + b_raw, expected, what="the predictions")
