"""Self-checks of expectation_variance: a bet, and probabilities that are none."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises, assert_unchanged

PARTS = ("the mean", "the variance")


def bet():
    return np.array([0.0, 10.0]), np.array([0.75, 0.25])


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives mean 2.5 and variance 18.75 for the bet, and 1 and 9 for one between -2 and 4."""
    assert_unchanged(student.expectation_variance, *bet())
    assert_close(student.expectation_variance(*bet()), (2.5, 18.75), parts=PARTS)
    fair = np.array([-2.0, 4.0, 9.0]), np.array([0.5, 0.5, 0.0])
    assert_close(student.expectation_variance(*fair), (1.0, 9.0), parts=PARTS)


@pytest.mark.points(2)
def test_far_from_zero(student):
    """Gives the same variance if 10 ** 8 is added to both values."""
    values, probs = bet()
    got = student.expectation_variance(values + 1e8, probs)
    assert_close(got, (1e8 + 2.5, 18.75), rtol=1e-6, parts=PARTS)


@pytest.mark.points(1)
def test_no_distribution(student):
    """Raises ValueError for probabilities that add up to 1.5."""
    broken = [(np.array([0.0, 10.0]), np.array([0.75, 0.75]))]
    assert_raises(student.expectation_variance, ValueError, broken, works_on=[bet()])
