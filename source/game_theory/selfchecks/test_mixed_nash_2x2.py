"""Self-checks of mixed_nash_2x2: the worked example, a game without."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, require


@pytest.mark.points(1)
def test_worked_example(student):
    """Returns (2/3, 1/3) for the concert game of the text."""
    A, B = np.array([[2.0, 0.0], [0.0, 1.0]]), np.array([[1.0, 0.0], [0.0, 2.0]])
    assert_close(student.mixed_nash_2x2(A, B), (2 / 3, 1 / 3))


@pytest.mark.points(1)
def test_none(student):
    """Returns None for the prisoner's dilemma."""
    A = np.array([[3.0, 0.0], [5.0, 1.0]])
    require(student.mixed_nash_2x2(A, A.T) is None, "The result is not None.")
