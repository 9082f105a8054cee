"""Self-checks of neg_log_posterior: one column at three weights, no opinion, an error."""

import math

import numpy as np
import pytest
from selfchecks.testing import assert_cases

X, Y = np.array([[2.0], [1.0]]), np.array([3.0, 4.0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 1.25, 0.75 and 1.25 at w = 0, 1 and 2 for sigma2 = 10 and tau2 = 2."""
    values = ((0.0, 1.25), (1.0, 0.75), (2.0, 1.25))
    cases = [((X, Y, np.array([w]), 10.0, 2.0), expected) for w, expected in values]
    assert_cases(student.neg_log_posterior, cases)


@pytest.mark.points(1)
def test_no_opinion(student):
    """Gives 0.25 at w = 2 if tau2 is inf."""
    assert_cases(student.neg_log_posterior, [((X, Y, np.array([2.0]), 10.0, math.inf), 0.25)])


@pytest.mark.points(1)
def test_error(student):
    """Raises ValueError for tau2 = -2."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.neg_log_posterior(X, Y, np.array([1.0]), 10.0, -2.0)
