"""Self-checks of map_and_ml: the worked example, a tie, nothing left."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_raises, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives (0, 1) for log priors -0.5, -3, -1 and log-likelihoods -4, -2, -3.75."""
    call = np.array([-0.5, -3.0, -1.0]), np.array([-4.0, -2.0, -3.75])
    assert_unchanged(student.map_and_ml, *call)
    assert_equal(student.map_and_ml(*call), (0, 1))


@pytest.mark.points(1)
def test_tie(student):
    """Takes the first of equals: sums -3, -2, -2 and log-likelihoods -2, -1, -1 give (1, 1)."""
    call = np.array([-1.0, -1.0, -1.0]), np.array([-2.0, -1.0, -1.0])
    assert_equal(student.map_and_ml(*call), (1, 1))


@pytest.mark.points(1)
def test_nothing_left(student):
    """Raises ValueError if prior or likelihood of each hypothesis is 0."""
    works_on = [(np.array([-1.0, -2.0]), np.array([-1.0, -2.0]))]
    calls = {"one without prior, one refuted": (np.array([-np.inf, 0.0]), np.array([0.0, -np.inf]))}
    assert_raises(student.map_and_ml, ValueError, calls, works_on=works_on)
