"""Self-checks of bernoulli_mle: shares of heads, and an empty record."""

import numpy as np
import pytest
from selfchecks.testing import assert_cases, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 0 for three tails, and 0.4 for Kerrich's first ten tosses, of integers or booleans."""
    ten = np.array([0, 0, 0, 1, 1, 1, 0, 1, 0, 0])
    assert_cases(student.bernoulli_mle, [(ten[:3], 0.0), (ten, 0.4), (ten == 1, 0.4)])
    assert_unchanged(student.bernoulli_mle, ten)


@pytest.mark.points(1)
def test_error(student):
    """Raises ValueError for an empty record."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.bernoulli_mle(np.array([]))
