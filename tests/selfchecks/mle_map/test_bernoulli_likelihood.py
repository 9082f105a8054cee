"""Self-checks of bernoulli_likelihood: heads, tails, tails; the ends; shapes; an error."""

import numpy as np
import pytest
from selfchecks.testing import assert_cases, assert_raises, assert_unchanged

RECORD = np.array([1, 0, 0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 0.125 for heads, tails, tails at w = 0.5, 4/27 at w = 1/3 and 0 at w = 0."""
    cases = [((RECORD, 0.5), 0.125), ((RECORD, 1 / 3), 4 / 27), ((RECORD, 0.0), 0.0)]
    assert_cases(student.bernoulli_likelihood, cases)


@pytest.mark.points(1)
def test_several_probabilities(student):
    """Gives one likelihood for each entry of w, in its shape: 1, 1/8 and 0 for three tails."""
    call = np.zeros(3, dtype=int), np.array([0.0, 0.5, 1.0])
    column = call[0], np.array([[0.0], [0.5]])
    none = call[0][:0], np.array([0.0, 0.5])
    cases = [(call, [1.0, 0.125, 0.0]), (column, [[1.0], [0.125]]), (none, [1.0, 1.0])]
    assert_cases(student.bernoulli_likelihood, cases)
    assert_unchanged(student.bernoulli_likelihood, *call)


@pytest.mark.points(1)
def test_error(student):
    """Raises ValueError for w = 1.5, for such an entry of w, and for data of 2."""
    calls = {
        "w = 1.5": (RECORD, 1.5),
        "an entry 1.5 of w": (RECORD, np.array([0.5, 1.5, 0.5])),
        "an entry 2 of data": (np.array([0, 2]), 0.5),
    }
    assert_raises(student.bernoulli_likelihood, ValueError, calls, works_on=[(RECORD, 0.5)])
