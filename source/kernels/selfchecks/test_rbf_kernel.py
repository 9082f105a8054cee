"""Self-checks of rbf_kernel: the worked example, shapes, points far from the origin, errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns exp(-2.5) for (3, 4) and (0, 0) with gamma = 0.1, and 1 for equal points."""
    A, B = np.array([[3.0, 4.0], [0.0, 0.0]]), np.array([[0.0, 0.0]])
    assert_unchanged(student.rbf_kernel, A, B, 0.1)
    assert_close(student.rbf_kernel(A, B, 0.1), [[np.exp(-2.5)], [1.0]])


@pytest.mark.points(1)
def test_shape(student):
    """Returns a row for each row of A: exp(-2), exp(-8), exp(-18) for one against three."""
    A, B = np.array([[0.0]]), np.array([[1.0], [-2.0], [3.0]])
    assert_close(student.rbf_kernel(A, B, 2.0), [[np.exp(-2), np.exp(-8), np.exp(-18)]])
    assert_close(student.rbf_kernel(B, A, 2.0), [[np.exp(-2)], [np.exp(-8)], [np.exp(-18)]])


@pytest.mark.points(1)
def test_far_from_the_origin(student):
    """Returns exp(-0.25) for points 0.5 apart at 1,000,000, and 1 on the diagonal."""
    A = np.array([[1e6, 1e6], [1e6 + 0.5, 1e6]])
    right = np.exp(-0.25)
    assert_close(student.rbf_kernel(A, A, 1.0), [[1.0, right], [right, 1.0]])


@pytest.mark.points(1)
def test_refusals(student):
    """Raises ValueError for gamma = 0 and gamma = -1."""
    A = np.array([[1.0], [2.0]])
    calls = {"gamma = 0": (A, A, 0.0), "gamma = -1": (A, A, -1.0)}
    assert_raises(student.rbf_kernel, ValueError, calls, works_on=[(A, A, 0.5)])
