"""Self-checks of svr_dual_objective: the worked example, and multipliers on one side."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

K = np.array([[0.0, 0.0], [0.0, 4.0]])
Y = np.array([1.0, 4.0])


@pytest.mark.points(1)
def test_worked_example(student):
    """Returns -1/2 for u = (0, 1/2), d = (1/2, 0), eps = 1/2."""
    u, d = np.array([0.0, 0.5]), np.array([0.5, 0.0])
    assert_unchanged(student.svr_dual_objective, u, d, K, Y, 0.5)
    assert_close(student.svr_dual_objective(u, d, K, Y, 0.5), -0.5)


@pytest.mark.points(1)
def test_both_multipliers(student):
    """Returns 3.5 for u = d = (1, 2.5); 6.5 for u = 0, d = (0, 1); -1 for rows (2, 1), (1, 3)."""
    both, none = np.array([1.0, 2.5]), np.zeros(2)
    assert_close(student.svr_dual_objective(both, both, K, Y, 0.5), 3.5)
    below = np.array([0.0, 1.0])
    assert_close(student.svr_dual_objective(none, below, K, Y, 0.5), 6.5)
    full = np.array([[2.0, 1.0], [1.0, 3.0]])
    assert_close(student.svr_dual_objective(np.ones(2), none, full, Y, 0.25), -1.0)
