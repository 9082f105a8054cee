"""Self-checks of infinite_bound: the worked example, no discount, errors."""

import math

import pytest
from selfchecks.testing import assert_close, assert_raises


@pytest.mark.points(1)
def test_worked_example(student):
    """Returns 6 for r_max = 3 and gamma = 1/2, and 1.5 after two steps."""
    assert_close(student.infinite_bound(3.0, 0.5), 6.0, what="the bound")
    assert_close(student.infinite_bound(3.0, 0.5, 2), 1.5, what="after two steps")


@pytest.mark.points(1)
def test_no_discount(student):
    """Is infinite with gamma = 1, but 0 without rewards."""
    assert float(student.infinite_bound(2.0, 1.0)) == math.inf, "gamma = 1: infinity"
    assert_close(student.infinite_bound(0.0, 1.0), 0.0, what="gamma = 1, r_max = 0")


@pytest.mark.points(1)
def test_errors(student):
    """Raises ValueError for r_max = -1."""
    assert_raises(student.infinite_bound, ValueError, [(-1.0, 0.5)], works_on=[(3.0, 0.5)])
