"""Self-checks of beta_map: three heads, three tails, no tosses, an error."""

import numpy as np
import pytest
from selfchecks.testing import assert_cases


@pytest.mark.points(3)
def test_worked_example(student):
    """Gives 0.8 for three heads under Beta(2, 2), and 0.5 for three tails under Beta(5, 2)."""
    heads, tails = np.ones(3, dtype=int), np.zeros(3, dtype=int)
    assert_cases(student.beta_map, [((heads, 2.0, 2.0), 0.8), ((tails, 5.0, 2.0), 0.5)])


@pytest.mark.points(1)
def test_no_tosses(student):
    """Gives 0.8, the mode of Beta(5, 2), for an empty record, and 0.5 if the prior is flat."""
    empty = np.array([], dtype=int)
    assert_cases(student.beta_map, [((empty, 5.0, 2.0), 0.8), ((empty, 1.0, 1.0), 0.5)])


@pytest.mark.points(1)
def test_error(student):
    """Raises ValueError for a = 0.5."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.beta_map(np.array([1, 0]), 0.5, 2.0)
