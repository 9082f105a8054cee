"""Self-checks of evaluate_policy: the worked example, probabilities, no discount, no end."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises, assert_unchanged

P = np.array([[[0.0, 1.0], [1.0, 0.0]], [[0.0, 1.0], [0.0, 1.0]]])
R = np.array([[3.0, 2.0], [0.0, 0.0]])
STAY, LEAVE = np.array([1, 0]), np.array([0, 0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Values staying at 4 with gamma = 1/2, and leaving at 3."""
    assert_unchanged(student.evaluate_policy, P, R, STAY, 0.5)
    assert_close(student.evaluate_policy(P, R, STAY, 0.5), [4.0, 0.0], atol=1e-9, what="stay")
    assert_close(student.evaluate_policy(P, R, LEAVE, 0.5), [3.0, 0.0], atol=1e-9, what="leave")


@pytest.mark.points(2)
def test_no_discount(student):
    """Values leaving at 3 with gamma = 1, and tossing a coin each time at 5."""
    assert_close(student.evaluate_policy(P, R, LEAVE, 1.0), [3.0, 0.0], atol=1e-9, what="leave")
    coin = np.full((2, 2), 0.5)
    assert_close(
        student.evaluate_policy(P, R, coin, 1.0), [5.0, 0.0], atol=1e-9, what="toss a coin"
    )


@pytest.mark.points(2)
def test_no_end(student):
    """Raises LinAlgError for staying for ever with gamma = 1."""
    calls, works_on = {"stay for ever": (P, R, STAY, 1.0)}, [(P, R, STAY, 0.5)]
    assert_raises(student.evaluate_policy, np.linalg.LinAlgError, calls, works_on=works_on)
