"""Self-checks of finite_horizon_plan: the worked example, no steps, errors."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_equal, assert_raises, assert_unchanged

P = np.array([[[0.0, 1.0], [1.0, 0.0]], [[0.0, 1.0], [0.0, 1.0]]])
R = np.array([[3.0, 2.0], [0.0, 0.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Stays with two steps to go, and leaves with one."""
    assert_unchanged(student.finite_horizon_plan, P, R, 1.0, 2)
    V, policy = as_tuple(student.finite_horizon_plan(P, R, 1.0, 2), 2)
    assert_close(V, [[0.0, 0.0], [3.0, 0.0], [5.0, 0.0]], what="V")
    assert_equal(policy, np.array([[0, 0], [1, 0]]), what="policy")


@pytest.mark.points(1)
def test_no_steps(student):
    """Returns one row of values and no plan for a horizon of 0."""
    V, policy = as_tuple(student.finite_horizon_plan(P, R, 1.0, 0), 2)
    assert_close(V, [[0.0, 0.0]], what="V")
    assert np.shape(policy) == (0, 2), "the shape of the policy is (0, 2)"


@pytest.mark.points(1)
def test_errors(student):
    """Raises ValueError for a negative horizon."""
    works_on = [(P, R, 1.0, 2)]
    assert_raises(student.finite_horizon_plan, ValueError, [(P, R, 1.0, -1)], works_on=works_on)
