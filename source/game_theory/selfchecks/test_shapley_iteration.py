"""Self-checks of shapley_iteration: one state, no sweeps."""

import numpy as np
import pytest
from selfchecks.testing import assert_close

P, R = np.ones((1, 2, 2, 1)), np.array([[[3.0, -1.0], [-2.0, 4.0]]])


@pytest.mark.points(2)
def test_one_state(student):
    """Returns 1, 1.5 and 1.75 after one, two and three sweeps of a game worth 1."""
    calls = [(P, R, 0.5, lambda table: float(np.min(table)) + 3, n) for n in (1, 2, 3)]
    got = [student.shapley_iteration(*call)[0] for call in calls]
    assert_close(got, [1.0, 1.5, 1.75])


@pytest.mark.points(1)
def test_no_sweeps(student):
    """Returns zeros after no sweeps."""
    assert_close(student.shapley_iteration(P, R, 0.5, lambda table: 1.0, 0), [0.0])
