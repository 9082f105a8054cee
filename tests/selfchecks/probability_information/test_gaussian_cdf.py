"""Self-checks of gaussian_cdf: the middle, both sides, a variance of 0."""

import numpy as np
import pytest
from selfchecks.testing import as_number, assert_close, assert_raises


@pytest.mark.points(1)
def test_middle(student):
    """Gives the number 1/2 at the mean."""
    assert_close(as_number(student.gaussian_cdf(3.0, 3.0, 4.0)), 0.5)


@pytest.mark.points(2)
def test_both_sides(student):
    """Gives an array for an array: 0.1587 and 0.8413 at 1 and 5, and 7.62e-24 far on the left."""
    got = student.gaussian_cdf(np.array([1.0, 5.0]), 3.0, 4.0)
    assert_close(got, [0.15865525, 0.84134475], rtol=1e-7)
    tail = student.gaussian_cdf(np.array([-10.0, -np.inf]), 0.0, 1.0)
    assert_close(tail, [7.619853024160527e-24, 0.0], atol=1e-300)


@pytest.mark.points(1)
def test_no_variance(student):
    """Raises ValueError for a variance of 0."""
    works_on = [(0.0, 0.0, 1.0)]
    assert_raises(student.gaussian_cdf, ValueError, [(0.0, 0.0, 0.0)], works_on=works_on)
