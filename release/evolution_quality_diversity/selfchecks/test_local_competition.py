"""Self-checks of local_competition: the worked example, two neighbours."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

B = np.array([[0.0], [1.0], [5.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Counts 1, 0, 1 for one neighbour."""
    fitness = np.array([3.0, 1.0, 2.0])
    assert_unchanged(student.local_competition, fitness, B, 1)
    assert_close(student.local_competition(fitness, B, 1), np.array([1, 0, 1]))


@pytest.mark.points(2)
def test_all_others(student):
    """Counts all others where k is 9."""
    got = student.local_competition(np.array([3.0, 1.0, 2.0]), B, 9)
    assert_close(got, np.array([2, 0, 1]))
