"""Self-checks of laplace_prior_objective: one column at three weights, no opinion."""

import math

import numpy as np
import pytest
from selfchecks.testing import assert_cases

X, Y = np.array([[2.0], [1.0]]), np.array([3.0, 4.0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 1.25, 1 and 3 at w = 0, 1 and -1 for sigma2 = 10 and scale = 2."""
    values = ((0.0, 1.25), (1.0, 1.0), (-1.0, 3.0))
    cases = [((X, Y, np.array([w]), 10.0, 2.0), expected) for w, expected in values]
    assert_cases(student.laplace_prior_objective, cases)


@pytest.mark.points(1)
def test_no_opinion(student):
    """Gives 0.25 at w = 2 if scale is inf, and 1.5 for perfect predictions by w = (2, -1)."""
    table, w = np.array([[1.0, 2.0], [3.0, 1.0]]), np.array([2.0, -1.0])
    cases = [
        ((X, Y, np.array([2.0]), 10.0, math.inf), 0.25),
        ((table, table @ w, w, 1.0, 2.0), 1.5),
    ]
    assert_cases(student.laplace_prior_objective, cases)
