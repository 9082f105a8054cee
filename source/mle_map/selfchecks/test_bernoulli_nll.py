"""Self-checks of bernoulli_nll: heads, tails, tails; records that are certain or impossible."""

import math

import numpy as np
import pytest
from selfchecks.testing import assert_cases, require


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 3 log 2 for heads, tails, tails at w = 0.5, and 6931.47 for Kerrich's 10,000."""
    kerrich = np.repeat([1, 0], [5067, 4933])
    cases = [
        ((np.array([1, 0, 0]), 0.5), 3 * math.log(2)),
        ((kerrich, 0.5), 10_000 * math.log(2)),
    ]
    assert_cases(student.bernoulli_nll, cases)


@pytest.mark.points(2)
def test_ends(student):
    """Gives 0.0 for three heads at w = 1, inf for a tail there, 1e-11 for ten tails at 1e-12."""
    cases = [((np.ones(3, dtype=int), 1.0), 0.0), ((np.array([1, 0, 0]), 1.0), math.inf)]
    cases.append(((np.zeros(10, dtype=int), 1e-12), 1e-11))
    certain, *_ = assert_cases(student.bernoulli_nll, cases)
    require(not np.signbit(certain), "It is -0.0 for three heads at w = 1.")


@pytest.mark.points(1)
def test_error(student):
    """Raises ValueError for w = -0.5."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.bernoulli_nll(np.array([1, 0, 0]), -0.5)
