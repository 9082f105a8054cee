"""Self-checks of linear_gaussian_nll: the three points of the notebook, and an error."""

import math

import numpy as np
import pytest
from selfchecks.testing import assert_cases, assert_unchanged

X = np.array([[1.0, 1.0], [1.0, 2.0], [1.0, 3.0]])
Y, W = np.array([1.0, 1.0, 2.0]), np.array([1 / 3, 1 / 2])


@pytest.mark.points(3)
def test_worked_example(student):
    """Gives 3/2 log(2 pi) + 1/12 for the three points and sigma2 = 1; sigma2 = 4 is a variance."""
    root = 1.5 * math.log(2 * math.pi)
    cases = [((X, Y, W, 1.0), root + 1 / 12), ((X, Y, W, 4.0), root + 3 * math.log(2) + 1 / 48)]
    assert_cases(student.linear_gaussian_nll, cases)
    assert_unchanged(student.linear_gaussian_nll, X, Y, W, 1.0)


@pytest.mark.points(1)
def test_error(student):
    """Raises ValueError for y of shape (3, 1)."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.linear_gaussian_nll(X, Y.reshape(3, 1), W, 1.0)
