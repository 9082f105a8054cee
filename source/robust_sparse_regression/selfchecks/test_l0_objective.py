"""Self-checks of l0_objective: the worked example and what counts as zero."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(1)
def test_worked_example(student):
    """Returns 13 for one weight in use at the price 5."""
    call = np.eye(2), np.array([3.0, 4.0]), np.array([3.0, 0.0]), 5.0
    assert_unchanged(student.l0_objective, *call)
    assert_close(student.l0_objective(*call), 13.0)


@pytest.mark.points(1)
def test_small_weights(student):
    """Counts a negative weight, and none up to tol."""
    call = np.eye(2), np.array([3.0, 4.0]), np.array([-1.0, 0.5]), 5.0
    assert_close(student.l0_objective(*call), 14.125 + 10)
    assert_close(student.l0_objective(*call, 0.5), 14.125 + 5)
