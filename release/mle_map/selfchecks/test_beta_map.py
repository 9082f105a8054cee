"""Self-checks of beta_map: three heads, three tails, no tosses, an error."""

import numpy as np
import pytest
from selfchecks.testing import assert_cases, assert_raises


@pytest.mark.points(3)
def test_worked_example(student):
    """Gives 0.8 for three heads under Beta(2, 2), and 0.5 for three tails under Beta(5, 2)."""
    heads, tails = np.ones(3, dtype=int), np.zeros(3, dtype=int)
    cases = [((heads, 2.0, 2.0), 0.8), ((tails, 5.0, 2.0), 0.5)]
    flat = [((heads, 1.0, 1.0), 1.0), ((np.array([1, 0, 0]), 1.0, 1.0), 1 / 3)]
    assert_cases(student.beta_map, cases + flat)


@pytest.mark.points(1)
def test_no_tosses(student):
    """Gives 0.8, the mode of Beta(5, 2), for an empty record, and 0.5 if the prior is flat."""
    empty = np.array([], dtype=int)
    assert_cases(student.beta_map, [((empty, 5.0, 2.0), 0.8), ((empty, 1.0, 1.0), 0.5)])


@pytest.mark.points(1)
def test_error(student):
    """Raises ValueError for a = 0.5 and for b = 0.5."""
    toss = np.array([1, 0])
    calls = {"a = 0.5": (toss, 0.5, 2.0), "b = 0.5": (toss, 2.0, 0.5)}
    assert_raises(student.beta_map, ValueError, calls, works_on=[(toss, 2.0, 3.0)])
