"""Self-checks of smoothed_probability: chess and prize, a table, an error."""

import numpy as np
import pytest
from selfchecks.testing import assert_cases, assert_close, assert_raises


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives chess 1/18 and prize 3/18, for k = 2 and the default beta; beta = 0 smooths nothing."""
    cases = [((0, 16, 2), 1 / 18), ((2, 16, 2), 3 / 18)]
    cases += [((2, 16, 2, 0), 1 / 8), ((0, 0, 2, 0), np.nan)]
    assert_cases(student.smoothed_probability, cases)


@pytest.mark.points(1)
def test_table(student):
    """Divides each row of a table by its own total; three values add up to 1."""
    counts, totals = np.array([[1, 0, 2], [4, 4, 0]]), np.array([[3], [8]])
    expected = [[1.5 / 4.5, 0.5 / 4.5, 2.5 / 4.5], [4.5 / 9.5, 4.5 / 9.5, 0.5 / 9.5]]
    assert_close(student.smoothed_probability(counts, totals, 3, 0.5), expected)


@pytest.mark.points(1)
def test_refuses_negative_beta(student):
    """Raises ValueError for beta = -1 and for k = 0, and not for their limits."""
    calls = {"beta = -1": (1, 2, 2, -1), "k = 0": (1, 2, 0)}
    works_on = [(1, 2, 2, 0), (1, 2, 1)]
    assert_raises(student.smoothed_probability, ValueError, calls, works_on=works_on)
