"""Self-checks of pac_sample_size: the worked example, one hypothesis, an error."""

import pytest
from selfchecks.testing import assert_equal, assert_raises


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns 40 for 10 hypotheses, eps = 0.1 and delta = 0.2."""
    assert_equal(student.pac_sample_size(10, 0.1, 0.2), 40)


@pytest.mark.points(1)
def test_one_hypothesis(student):
    """Returns 30 for a single hypothesis, eps = 0.1 and delta = 0.05."""
    assert_equal(student.pac_sample_size(1, 0.1, 0.05), 30)


@pytest.mark.points(1)
def test_refusal(student):
    """Raises ValueError for no hypotheses."""
    calls = {"h_size = 0": (0, 0.1, 0.2)}
    assert_raises(student.pac_sample_size, ValueError, calls, works_on=[(10, 0.1, 0.2)])
