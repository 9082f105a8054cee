"""Self-checks of nash_regret: pennies, an equilibrium, a wrong mix."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises

PENNIES = np.array([[1.0, -1.0], [-1.0, 1.0]])
EVEN, FIRST = np.array([0.5, 0.5]), np.array([1.0, 0.0])


@pytest.mark.points(2)
def test_pennies(student):
    """Returns (1, 0) where only the column player mixes wrongly, and (0, 0) where nobody does."""
    assert_close(student.nash_regret(PENNIES, -PENNIES, EVEN, FIRST), (1.0, 0.0), atol=1e-9)
    assert_close(student.nash_regret(PENNIES, -PENNIES, EVEN, EVEN), (0.0, 0.0), atol=1e-9)


@pytest.mark.points(1)
def test_wrong_mix(student):
    """Raises ValueError for probabilities that add up to 2."""
    calls = {"a sum of 2": (PENNIES, -PENNIES, EVEN + 0.5, EVEN)}
    works_on = [(PENNIES, -PENNIES, EVEN, EVEN)]
    assert_raises(student.nash_regret, ValueError, calls, works_on=works_on)
