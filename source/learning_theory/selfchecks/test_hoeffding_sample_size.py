"""Self-checks of hoeffding_sample_size: the worked example, ten hypotheses, an error."""

import pytest
from selfchecks.testing import assert_equal, assert_raises


@pytest.mark.points(1)
def test_worked_example(student):
    """Returns 738 for eps = delta = 0.05."""
    assert_equal(student.hoeffding_sample_size(0.05, 0.05), 738)


@pytest.mark.points(1)
def test_ten_hypotheses(student):
    """Returns 1199 for ten hypotheses."""
    assert_equal(student.hoeffding_sample_size(0.05, 0.05, 10), 1199)


@pytest.mark.points(1)
def test_refusal(student):
    """Raises ValueError for delta = 2."""
    calls = {"delta = 2": (0.1, 2.0)}
    assert_raises(student.hoeffding_sample_size, ValueError, calls, works_on=[(0.1, 0.05)])
