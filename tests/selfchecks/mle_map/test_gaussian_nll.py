"""Self-checks of gaussian_nll: two observations, one, an error."""

import math

import numpy as np
import pytest
from selfchecks.testing import assert_cases


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives log(pi) + 2 for 2 and 4 with mu = 3, sigma2 = 0.5."""
    assert_cases(student.gaussian_nll, [((np.array([2.0, 4.0]), 3.0, 0.5), math.log(math.pi) + 2)])


@pytest.mark.points(1)
def test_top_of_the_standard_bell(student):
    """Gives log(2 pi) / 2 for one observation at the mean and sigma2 = 1, 4.5 more 3 beside it."""
    root = math.log(2 * math.pi) / 2
    cases = [((np.array([5.0]), 5.0, 1.0), root), ((np.array([5.0]), 2.0, 1.0), root + 4.5)]
    cases.append(((np.array([5.0]), 5.0, 1e-6), root - 3 * math.log(10)))
    assert_cases(student.gaussian_nll, cases)


@pytest.mark.points(1)
def test_error(student):
    """Raises ValueError for sigma2 = 0."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.gaussian_nll(np.array([1.0]), 0.0, 0.0)
