"""Self-checks of dual_objective: the worked example, zeros, and labels."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns 1/2 for the points 0 and 2 with multipliers 1/2."""
    K, y = np.array([[0.0, 0.0], [0.0, 4.0]]), np.array([-1.0, 1.0])
    assert_unchanged(student.dual_objective, np.array([0.5, 0.5]), K, y)
    assert_close(student.dual_objective(np.array([0.5, 0.5]), K, y), 0.5)


@pytest.mark.points(1)
def test_zeros(student):
    """Returns 0 for multipliers that are all 0."""
    got = student.dual_objective(np.zeros(2), np.array([[1.0, 2.0], [2.0, 4.0]]), np.ones(2))
    assert_close(got, 0.0, atol=1e-9)


@pytest.mark.points(1)
def test_labels(student):
    """Returns 3.5 for the points 1 and 2, labels -1 and +1, multipliers 3 and 1."""
    K, y = np.array([[1.0, 2.0], [2.0, 4.0]]), np.array([-1.0, 1.0])
    assert_close(student.dual_objective(np.array([3.0, 1.0]), K, y), 3.5)
