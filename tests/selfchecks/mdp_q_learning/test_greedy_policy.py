"""Self-checks of greedy_policy: the worked example, ties, rounding, the discount."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged

P = np.array([[[0.5, 0.5], [0.0, 1.0]], [[0.0, 1.0], [0.25, 0.75]]])
R = np.array([[1.0, 3.0], [0.0, 2.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Takes action 1 in both states for V = (4, 8)."""
    V = np.array([4.0, 8.0])
    assert_unchanged(student.greedy_policy, P, R, V, 0.5)
    assert_equal(student.greedy_policy(P, R, V, 0.5), np.array([1, 1]))


@pytest.mark.points(1)
def test_discount(student):
    """Stays for 2 if the future is worth 4 and counts by half, and leaves for 3 if it does not."""
    there = np.array([[[0.0, 1.0], [1.0, 0.0]], [[0.0, 1.0], [0.0, 1.0]]])
    rewards, V = np.array([[3.0, 2.0], [0.0, 0.0]]), np.array([4.0, 0.0])
    assert_equal(student.greedy_policy(there, rewards, V, 0.5), np.array([1, 0]))
    assert_equal(student.greedy_policy(there, rewards, V, 0.0), np.array([0, 0]))


@pytest.mark.points(2)
def test_ties(student):
    """Takes the smallest of equal actions, also if rounding has parted them."""
    stay = np.ones((1, 3, 1))
    for row, best in (([2.0, 5.0, 5.0], 1), ([0.3, 0.1 + 0.2, 0.1], 0), ([0.0, 0.0, 1e-6], 2)):
        got = student.greedy_policy(stay, np.array([row]), np.zeros(1), 0.5)
        assert_equal(got, np.array([best]), what=f"the action for {row}")
