"""Self-checks of select_top_k: the worked example, all of them, an error."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_raises, assert_unchanged

SCORES = np.array([0.2, 0.9, 0.5, 0.7, 0.5])


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns 1, 3 for k = 2 and 1, 2, 3 for k = 3 of the scores 0.2, 0.9, 0.5, 0.7, 0.5."""
    assert_equal(student.select_top_k(SCORES, 2), np.array([1, 3]))
    assert_equal(student.select_top_k(SCORES, 3), np.array([1, 2, 3]))
    assert_unchanged(student.select_top_k, SCORES, 3)


@pytest.mark.points(1)
def test_all(student):
    """Returns all indices for k = 5."""
    assert_equal(student.select_top_k(SCORES, 5), np.arange(5))


@pytest.mark.points(1)
def test_too_many(student):
    """Raises ValueError for k = 6 of 5 scores."""
    assert_raises(student.select_top_k, ValueError, [(SCORES, 6)], works_on=[(SCORES, 1)])
