"""Self-checks of q_from_v: the worked example, extreme discounts, shapes."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

P = np.array([[[0.5, 0.5], [0.0, 1.0]], [[0.0, 1.0], [0.25, 0.75]]])
R = np.array([[1.0, 3.0], [0.0, 2.0]])
V = np.array([4.0, 8.0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Turns V = (4, 8) into Q = (4, 7), (4, 5.5)."""
    assert_unchanged(student.q_from_v, P, R, V, 0.5)
    assert_close(student.q_from_v(P, R, V, 0.5), [[4.0, 7.0], [4.0, 5.5]])


@pytest.mark.points(1)
def test_no_future(student):
    """Returns the rewards with gamma = 0."""
    assert_close(student.q_from_v(P, R, V, 0.0), R)


@pytest.mark.points(1)
def test_shapes(student):
    """Has the shape (states, actions), here (2, 3)."""
    three = np.stack([P[:, 0], P[:, 1], P[:, 0]], axis=1)
    got = student.q_from_v(three, np.zeros((2, 3)), V, 1.0)
    assert_close(got, [[6.0, 8.0, 6.0], [8.0, 7.0, 8.0]])
