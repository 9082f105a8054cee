"""Self-checks of tft_threshold: the points, the years, no dilemma."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises

POINTS = np.array([[[3.0, 3.0], [0.0, 5.0]], [[5.0, 0.0], [1.0, 1.0]]])
YEARS = np.array([[[-1.0, -1.0], [-9.0, 0.0]], [[0.0, -9.0], [-6.0, -6.0]]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns 2/3 for the points and 1/6 for the years of the text."""
    assert_close(student.tft_threshold(POINTS), 2 / 3)
    assert_close(student.tft_threshold(YEARS), 1 / 6)


@pytest.mark.points(1)
def test_no_dilemma(student):
    """Raises ValueError where defection costs."""
    calls = {"T below R": (-POINTS,)}
    assert_raises(student.tft_threshold, ValueError, calls, works_on=[(POINTS,)])
