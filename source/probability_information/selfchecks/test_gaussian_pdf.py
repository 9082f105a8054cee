"""Self-checks of gaussian_pdf: the worked example, an array, a variance of 0."""

import numpy as np
import pytest
from selfchecks.testing import as_number, assert_close, assert_raises


@pytest.mark.points(1)
def test_worked_example(student):
    """Gives the number 0.1995 at the mean for a variance of 4."""
    assert_close(as_number(student.gaussian_pdf(1.0, 1.0, 4.0)), 0.19947114, rtol=1e-7)


@pytest.mark.points(1)
def test_array(student):
    """Gives an array of the same shape: 0.1995 and 0.1210 at 1 and 3, and so about -1."""
    heights = [0.19947114, 0.12098536]
    assert_close(student.gaussian_pdf(np.array([1.0, 3.0]), 1.0, 4.0), heights, rtol=1e-7)
    table = student.gaussian_pdf(np.array([[-1, 1]]), -1.0, 4.0)
    assert_close(table, [heights], rtol=1e-7)


@pytest.mark.points(1)
def test_no_variance(student):
    """Raises ValueError for a variance of 0 and of -4."""
    calls = {"sigma2 = 0": (0.0, 0.0, 0.0), "sigma2 = -4": (0.0, 0.0, -4.0)}
    assert_raises(student.gaussian_pdf, ValueError, calls, works_on=[(0.0, 0.0, 1.0)])
