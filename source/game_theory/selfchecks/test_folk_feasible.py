"""Self-checks of folk_feasible: points of the text."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal

A = np.array([[3.0, 0.0], [5.0, 1.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Accepts (2.9, 2.9) and (3, 3), refuses (4.9, 1.2) and (1, 3), in the dilemma."""
    points = [(2.9, 2.9), (3.0, 3.0), (4.9, 1.2), (1.0, 3.0)]
    said = [bool(student.folk_feasible(np.array(point), A, A.T)) for point in points]
    assert_equal(said, [True, True, False, False])


@pytest.mark.points(2)
def test_line(student):
    """Refuses what lies beyond the ends where all outcomes are on one line."""
    C = np.array([[1.0, -1.0], [-2.0, 2.0]])
    said = [
        bool(student.folk_feasible(np.array(point), C, C)) for point in ((1.5, 1.5), (2.5, 2.5))
    ]
    assert_equal(said, [True, False])
