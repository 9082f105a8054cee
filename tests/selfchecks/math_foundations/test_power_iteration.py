"""Self-checks of power_iteration: the worked example, a negative eigenvalue."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 3 and (1, 1) / sqrt(2) for [[2, 1], [1, 2]] from (1, 0)."""
    A, v0 = np.array([[2.0, 1.0], [1.0, 2.0]]), np.array([1.0, 0.0])
    lam, v, _ = as_tuple(student.power_iteration(A, v0), 3)
    assert_close(lam, 3.0, what="lam")
    assert_close(v, np.array([1.0, 1.0]) / np.sqrt(2), atol=1e-6, what="v")
    assert_unchanged(student.power_iteration, A, v0)


@pytest.mark.points(2)
def test_two_steps(student):
    """Gives v = (5, 4) / sqrt(41) and lam = 122/41 after two steps from (1, 0), as on paper."""
    A, v0 = np.array([[2.0, 1.0], [1.0, 2.0]]), np.array([1.0, 0.0])
    lam, v, n_steps = as_tuple(student.power_iteration(A, v0, n_iter=2), 3)
    assert_close(v, np.array([5.0, 4.0]) / np.sqrt(41), what="v")
    assert_close(lam, 122 / 41, what="lam")
    assert_close(n_steps, 2, what="n_steps")


@pytest.mark.points(2)
def test_negative(student):
    """Gives -3 for diag(-3, 1), in fewer steps than n_iter."""
    lam, v, n_steps = as_tuple(student.power_iteration(np.diag([-3.0, 1.0]), np.ones(2)), 3)
    assert_close(lam, -3.0, what="lam")
    assert_close(v, [1.0, 0.0], atol=1e-6, what="v")
    assert n_steps < 1000, "n_steps is n_iter: v changes its sign at each step, its line does not"
