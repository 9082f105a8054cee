"""Self-checks of linear_network_output: the worked example, and the other user."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def network():
    return np.array([[1.0, 2.0], [0.0, 1.0]]), np.array([[3.0, 1.0, 0.0], [5.0, -1.0, 2.0]])


@pytest.mark.points(1)
def test_worked_example(student):
    """Returns (11, 1, 2) for user 1: one number for each item."""
    assert_unchanged(student.linear_network_output, *network(), 1)
    assert_close(student.linear_network_output(*network(), 1), [11.0, 1.0, 2.0])


@pytest.mark.points(1)
def test_first_user(student):
    """Returns (3, 1, 0) for user 0."""
    assert_close(student.linear_network_output(*network(), 0), [3.0, 1.0, 0.0], atol=1e-9)


@pytest.mark.points(1)
def test_more_users(student):
    """Finds user 2 of three behind one hidden unit, with weights below 0; also of the type int8."""
    V, W = np.array([[1.0, 2.0, -30.0]]), np.array([[5.0, -1.0]])
    for kind in (float, np.int8):
        got = student.linear_network_output(V.astype(kind), W.astype(kind), 2)
        assert_close(got, [-150.0, 30.0], what=f"with {np.dtype(kind).name}")
