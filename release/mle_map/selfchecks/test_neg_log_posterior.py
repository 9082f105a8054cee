"""Self-checks of neg_log_posterior: one column at three weights, no opinion, an error."""

import math

import numpy as np
import pytest
from selfchecks.testing import assert_cases, assert_raises

X, Y = np.array([[2.0], [1.0]]), np.array([3.0, 4.0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 1.25, 0.75 and 1.25 at w = 0, 1 and 2 for sigma2 = 10 and tau2 = 2."""
    values = ((0.0, 1.25), (1.0, 0.75), (2.0, 1.25))
    cases = [((X, Y, np.array([w]), 10.0, 2.0), expected) for w, expected in values]
    assert_cases(student.neg_log_posterior, cases)


@pytest.mark.points(1)
def test_no_opinion(student):
    """Gives 0.25 at w = 2 if tau2 is inf, and 1.25 for perfect predictions by w = (2, -1)."""
    table, w = np.array([[1.0, 2.0], [3.0, 1.0]]), np.array([2.0, -1.0])
    cases = [
        ((X, Y, np.array([2.0]), 10.0, math.inf), 0.25),
        ((table, table @ w, w, 1.0, 2.0), 1.25),
    ]
    assert_cases(student.neg_log_posterior, cases)


@pytest.mark.points(1)
def test_error(student):
    """Raises ValueError for tau2 = -2 and for sigma2 = 0."""
    w = np.array([1.0])
    calls = {"tau2 = -2": (X, Y, w, 10.0, -2.0), "sigma2 = 0": (X, Y, w, 0.0, 2.0)}
    assert_raises(student.neg_log_posterior, ValueError, calls, works_on=[(X, Y, w, 10.0, 2.0)])
