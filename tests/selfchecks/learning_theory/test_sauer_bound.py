"""Self-checks of sauer_bound: the worked example, a large break point, an error."""

import pytest
from selfchecks.testing import assert_equal, assert_raises


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns 4 for n = 3, k = 2, and 11 for n = 4, k = 3."""
    assert_equal(student.sauer_bound(3, 2), 4)
    assert_equal(student.sauer_bound(4, 3), 11)


@pytest.mark.points(1)
def test_large_break_point(student):
    """Returns 8 for n = 3, k = 5."""
    assert_equal(student.sauer_bound(3, 5), 8)


@pytest.mark.points(1)
def test_refusal(student):
    """Raises ValueError for k = 0."""
    assert_raises(student.sauer_bound, ValueError, {"k = 0": (4, 0)}, works_on=[(4, 3)])
