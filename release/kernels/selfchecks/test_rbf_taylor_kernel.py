"""Self-checks of rbf_taylor_kernel: the worked example, order 0, high orders, errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises, assert_unchanged

A, B = np.array([[1.0]]), np.array([[0.5]])


@pytest.mark.points(1)
def test_worked_example(student):
    """Returns exp(-0.625) * 1.625 for order 2, exp(-0.625) for order 0, gamma = 0.5."""
    assert_unchanged(student.rbf_taylor_kernel, A, B, 0.5, 2)
    assert_close(student.rbf_taylor_kernel(A, B, 0.5, 2), [[np.exp(-0.625) * 1.625]])
    assert_close(student.rbf_taylor_kernel(A, B, 0.5, 0), [[np.exp(-0.625)]])


@pytest.mark.points(1)
def test_high_orders(student):
    """Returns exp(-5) for (1, 2) and (0, -1), gamma = 0.5, at orders 60 and 300."""
    A, B = np.array([[1.0, 2.0]]), np.array([[0.0, -1.0]])
    for order in (60, 300):
        assert_close(student.rbf_taylor_kernel(A, B, 0.5, order), [[np.exp(-5)]], atol=1e-10)


@pytest.mark.points(1)
def test_refusal(student):
    """Raises ValueError for order = -1."""
    calls = {"order = -1": (A, B, 0.5, -1)}
    assert_raises(student.rbf_taylor_kernel, ValueError, calls, works_on=[(A, B, 0.5, 1)])
