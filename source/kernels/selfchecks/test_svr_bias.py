"""Self-checks of svr_bias: the worked example, bounded points, errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises, assert_unchanged

K = np.array([[0.0, 0.0], [0.0, 4.0]])
Y = np.array([1.0, 4.0])
U = np.array([0.0, 0.5])
D = np.array([0.5, 0.0])


@pytest.mark.points(1)
def test_worked_example(student):
    """Returns 1.5 for u = (0, 1/2), d = (1/2, 0), C = 10; 1 for u = (1, 1/2), C = 1."""
    assert_unchanged(student.svr_bias, U, D, K, Y, 10.0, 0.5)
    assert_close(student.svr_bias(U, D, K, Y, 10.0, 0.5), 1.5)
    full = np.array([[2.0, 1.0], [1.0, 3.0]])
    assert_close(student.svr_bias(np.array([1.0, 0.5]), 0 * D, full, Y, 1.0, 0.5), 1.0)
    assert_close(student.svr_bias(U, D, full, Y, 10.0, 0.5), 2.25)


@pytest.mark.points(1)
def test_who_counts(student):
    """Returns the mean of 9.5, 19.5, 30.5 where a fourth point is at C and a fifth at 0."""
    K, y = np.zeros((5, 5)), np.array([10.0, 20.0, 30.0, 77.0, 88.0])
    u, d = np.array([0.5, 1.0, 0.0, 2.0, 0.0]), np.array([0.0, 0.0, 0.75, 0.0, 0.0])
    assert_close(student.svr_bias(u, d, K, y, 2.0, 0.5), (9.5 + 19.5 + 30.5) / 3)


@pytest.mark.points(1)
def test_refusal(student):
    """Raises ValueError if both points are at C = 1/2."""
    calls = {"all at C": (U, D, K, Y, 0.5, 0.5)}
    assert_raises(student.svr_bias, ValueError, calls, works_on=[(U, D, K, Y, 1.0, 0.5)])
