"""Self-checks of value_iteration: the worked example, one sweep at a time, limits, a race."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_unchanged

P = np.array([[[0.0, 1.0], [1.0, 0.0]], [[0.0, 1.0], [0.0, 1.0]]])
R = np.array([[3.0, 2.0], [0.0, 0.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Finds 4 for staying for ever, and stops after four sweeps with tol = 0.2."""
    assert_unchanged(student.value_iteration, P, R, 0.5)
    V, _ = as_tuple(student.value_iteration(P, R, 0.5), 2)
    assert_close(V, [4.0, 0.0], atol=1e-8, what="V")
    V, sweeps = as_tuple(student.value_iteration(P, R, 0.5, 0.2), 2)
    assert_close(V, [3.875, 0.0], what="V with tol = 0.2")
    assert sweeps == 4, "four sweeps with tol = 0.2"


@pytest.mark.points(2)
def test_limits(student):
    """Makes at most max_iter sweeps."""
    for k, value in ((1, 3.0), (2, 3.5), (3, 3.75)):
        V, sweeps = as_tuple(student.value_iteration(P, R, 0.5, max_iter=k), 2)
        assert_close(V, [value, 0.0], what=f"V with max_iter = {k}")
        assert sweeps == k, f"{k} sweeps with max_iter = {k}"


@pytest.mark.points(2)
def test_race(student):
    """Counts the steps to the end of a corridor with gamma = 1 and rewards of -1."""
    race = np.zeros((3, 1, 3))
    race[[0, 1, 2], 0, [1, 2, 2]] = 1.0
    V, sweeps = as_tuple(student.value_iteration(race, np.array([[-1.0], [-1.0], [0.0]]), 1.0), 2)
    assert_close(V, [-2.0, -1.0, 0.0], atol=1e-9, what="V")
    assert sweeps == 3, "three sweeps: the third changes nothing"
