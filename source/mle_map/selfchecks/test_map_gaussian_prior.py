"""Self-checks of map_gaussian_prior: one column, no opinion, more columns than rows."""

import math

import numpy as np
import pytest
from selfchecks.testing import assert_cases

X, Y = np.array([[2.0], [1.0]]), np.array([3.0, 4.0])


@pytest.mark.points(3)
def test_worked_example(student):
    """Gives w = 1 for sigma2 = 10 and tau2 = 2, 2 if tau2 is inf, 10 / 5.5 for 1 and 2."""
    cases = [((X, Y, 10.0, 2.0), [1.0]), ((X, Y, 10.0, math.inf), [2.0])]
    cases.append(((X.astype(int), Y.astype(int), 1, 2), [10 / 5.5]))
    assert_cases(student.map_gaussian_prior, cases, rtol=1e-8)


@pytest.mark.points(1)
def test_more_columns_than_rows(student):
    """Gives w = (0.5, 0.5) for the single row (1, 1) with target 2, if sigma2 is twice tau2."""
    call = np.array([[1.0, 1.0]]), np.array([2.0]), 6.0, 3.0
    assert_cases(student.map_gaussian_prior, [(call, [0.5, 0.5])], rtol=1e-8)


@pytest.mark.points(1)
def test_error(student):
    """Raises ValueError for sigma2 = 0."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.map_gaussian_prior(X, Y, 0.0, 2.0)
