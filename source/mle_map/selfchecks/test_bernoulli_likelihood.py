"""Self-checks of bernoulli_likelihood: heads, tails, tails; the ends; shapes; an error."""

import numpy as np
import pytest
from selfchecks.testing import assert_cases, assert_unchanged

RECORD = np.array([1, 0, 0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 0.125 for heads, tails, tails at w = 0.5, 4/27 at w = 1/3 and 0 at w = 0."""
    cases = [((RECORD, 0.5), 0.125), ((RECORD, 1 / 3), 4 / 27), ((RECORD, 0.0), 0.0)]
    assert_cases(student.bernoulli_likelihood, cases)


@pytest.mark.points(1)
def test_several_probabilities(student):
    """Gives one likelihood for each entry of w: 1, 1/8 and 0 for three tails."""
    call = np.zeros(3, dtype=int), np.array([0.0, 0.5, 1.0])
    assert_cases(student.bernoulli_likelihood, [(call, [1.0, 0.125, 0.0])])
    assert_unchanged(student.bernoulli_likelihood, *call)


@pytest.mark.points(1)
def test_error(student):
    """Raises ValueError for w = 1.5."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.bernoulli_likelihood(RECORD, 1.5)
