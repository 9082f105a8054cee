"""Self-checks of solve_2x2_zero_sum: the worked example, a saddle point, equal entries."""

import numpy as np
import pytest
from selfchecks.testing import assert_close


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns (0.6, 0.4, 1) for the card game of the text."""
    A = np.array([[-5.0, 5.0], [10.0, -5.0]])
    assert_close(student.solve_2x2_zero_sum(A), (0.6, 0.4, 1.0))


@pytest.mark.points(2)
def test_saddle_point(student):
    """Returns (1, 1, 2) where the first entry is a saddle point."""
    A = np.array([[2.0, 7.0], [1.0, 9.0]])
    assert_close(student.solve_2x2_zero_sum(A), (1.0, 1.0, 2.0))


@pytest.mark.points(2)
def test_all_equal(student):
    """Returns (1, 1, 3) where all entries are 3."""
    assert_close(student.solve_2x2_zero_sum(np.full((2, 2), 3.0)), (1.0, 1.0, 3.0))
