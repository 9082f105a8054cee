"""Self-checks of policy_model: the worked example, of both kinds."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_unchanged

P = np.array([[[0.5, 0.5], [0.0, 1.0]], [[0.0, 1.0], [0.25, 0.75]]])
R = np.array([[1.0, 3.0], [0.0, 2.0]])


@pytest.mark.points(2)
def test_fixed_actions(student):
    """Picks action 0 in state 0 and action 1 in state 1."""
    policy = np.array([0, 1])
    assert_unchanged(student.policy_model, P, R, policy)
    P_pi, R_pi = as_tuple(student.policy_model(P, R, policy), 2)
    assert_close(P_pi, [[0.5, 0.5], [0.25, 0.75]], what="P_pi")
    assert_close(R_pi, [1.0, 2.0], what="R_pi")


@pytest.mark.points(2)
def test_probabilities(student):
    """Mixes both actions in state 0."""
    P_pi, R_pi = as_tuple(student.policy_model(P, R, np.array([[0.5, 0.5], [0.0, 1.0]])), 2)
    assert_close(P_pi, [[0.25, 0.75], [0.25, 0.75]], what="P_pi")
    assert_close(R_pi, [2.0, 2.0], what="R_pi")
