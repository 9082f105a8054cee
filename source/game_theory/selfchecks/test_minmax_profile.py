"""Self-checks of minmax_profile: the dilemma, the concert game."""

import numpy as np
import pytest
from selfchecks.testing import assert_close


@pytest.mark.points(2)
def test_dilemma(student):
    """Returns (1, 1) for the dilemma."""
    A = np.array([[3.0, 0.0], [5.0, 1.0]])
    assert_close(student.minmax_profile(A, A.T), (1.0, 1.0))


@pytest.mark.points(2)
def test_concert(student):
    """Returns (2/3, 2/3) for the concert game."""
    A, B = np.array([[2.0, 0.0], [0.0, 1.0]]), np.array([[1.0, 0.0], [0.0, 2.0]])
    assert_close(student.minmax_profile(A, B), (2 / 3, 2 / 3))
