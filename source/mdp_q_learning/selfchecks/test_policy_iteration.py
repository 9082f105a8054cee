"""Self-checks of policy_iteration: the worked example, a start that is best, ties, no end."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_equal, assert_raises, assert_unchanged

P = np.array([[[0.0, 1.0], [1.0, 0.0]], [[0.0, 1.0], [0.0, 1.0]]])
R = np.array([[3.0, 2.0], [0.0, 0.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Stays for ever with gamma = 1/2, found in two rounds."""
    assert_unchanged(student.policy_iteration, P, R, 0.5)
    policy, V, rounds = as_tuple(student.policy_iteration(P, R, 0.5), 3)
    assert_equal(np.asarray(policy)[0], 1, what="the action in state 0")
    assert_close(V, [4.0, 0.0], atol=1e-9, what="V")
    assert rounds == 2, "two rounds"


@pytest.mark.points(1)
def test_best_start(student):
    """Needs one round with gamma = 1/4, where leaving is best."""
    policy, V, rounds = as_tuple(student.policy_iteration(P, R, 0.25), 3)
    assert_equal(np.asarray(policy)[0], 0, what="the action in state 0")
    assert_close(V, [3.0, 0.0], atol=1e-9, what="V")
    assert rounds == 1, "one round"


@pytest.mark.points(2)
def test_ties(student):
    """Comes to an end where two actions differ by dust."""
    loop, rewards = np.ones((1, 3, 1)), np.array([[1.0, 2.0, 2.0 + 1e-14]])
    policy, V, rounds = as_tuple(student.policy_iteration(loop, rewards, 0.5), 3)
    assert np.asarray(policy)[0] in (1, 2), "actions 1 and 2 are equally good"
    assert_close(V, [4.0], atol=1e-9, what="V")
    assert rounds == 2, "two rounds"


@pytest.mark.points(1)
def test_no_end(student):
    """Raises LinAlgError with gamma = 1 if action 0 stays for ever."""
    calls, works_on = [(P[:, ::-1], R[:, ::-1], 1.0)], [(P, R, 0.5)]
    assert_raises(student.policy_iteration, np.linalg.LinAlgError, calls, works_on=works_on)
