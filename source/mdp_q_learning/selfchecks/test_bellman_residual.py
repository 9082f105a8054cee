"""Self-checks of bellman_residual: the worked example, right values, values that are too high."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

P = np.array([[[0.5, 0.5], [0.0, 1.0]], [[0.0, 1.0], [0.25, 0.75]]])
R = np.array([[1.0, 3.0], [0.0, 2.0]])


@pytest.mark.points(1)
def test_worked_example(student):
    """Returns 3 for V = (4, 8)."""
    assert_unchanged(student.bellman_residual, P, R, np.array([4.0, 8.0]), 0.5)
    assert_close(student.bellman_residual(P, R, np.array([4.0, 8.0]), 0.5), 3.0)


@pytest.mark.points(1)
def test_right_values(student):
    """Returns 0 for the rewards of the best actions with gamma = 0."""
    assert_close(student.bellman_residual(P, R, np.array([3.0, 2.0]), 0.0), 0.0, atol=1e-9)


@pytest.mark.points(1)
def test_too_high(student):
    """Returns 5 for V = (8, 7) with gamma = 0, where both values are 5 too high."""
    assert_close(student.bellman_residual(P, R, np.array([8.0, 7.0]), 0.0), 5.0)
