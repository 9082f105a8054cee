"""Self-checks of four_peaks: the examples on paper, no reward at the boundary."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
@pytest.mark.parametrize(("text", "t", "height"), [("11101000", 2, 11), ("11001000", 2, 3)])
def test_on_paper(student, text, t, height):
    """Returns the two heights of the statement."""
    x = np.array([int(bit) for bit in text])
    assert_close(student.four_peaks(x, t), height)
    assert_unchanged(student.four_peaks, x, t)


@pytest.mark.points(2)
def test_ones_and_boundary(student):
    """Gives a string of ones its length, and no reward for a head of exactly t."""
    assert_close(student.four_peaks(np.ones(5, dtype=int), 1), 5)
    assert_close(student.four_peaks(np.array([1, 1, 0, 1, 0, 0, 0]), 2), 3)
