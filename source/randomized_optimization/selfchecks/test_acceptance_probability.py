"""Self-checks of acceptance_probability: the examples on paper, the limits."""

import math

import pytest
from selfchecks.testing import assert_close


@pytest.mark.points(2)
def test_on_paper(student):
    """Accepts a loss of 2 at temperature 1 with probability 0.135, and every gain."""
    assert_close(student.acceptance_probability(-2.0, 1.0), math.exp(-2))
    assert_close(student.acceptance_probability(-2.0, 4.0), math.exp(-0.5))
    assert_close(student.acceptance_probability(0.5, 1.0), 1.0)


@pytest.mark.points(1)
def test_cold(student):
    """Accepts no loss at temperature 0."""
    assert_close(student.acceptance_probability(-1.0, 0.0), 0.0)
    assert_close(student.acceptance_probability(0.0, 0.0), 1.0)
