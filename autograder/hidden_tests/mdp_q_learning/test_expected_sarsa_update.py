"""Hidden tests of expected_sarsa_update; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.mdp_q_learning.learning_oracles import (
    drawn_steps,
    updated,
    updated_in_the_mean,
)
from autograder.testing import (
    Case,
    answered_by,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

TABLE = np.array([[1.0, 2.0], [-4.0, -3.0]])
CLOSE = {"scaled_atol": 1e-9}


@pytest.mark.points(1)
def test_mean_of_the_explorer(student, seed):
    """Counts on the mean over the actions of epsilon_greedy in the next state."""
    rng = np.random.default_rng(seed("steps"))
    table = np.array([[1.0, 2.0], [-4.0, -2.0]])
    cases = [((table, 0, 1, 5.0, 1, False, 0.5, 0.5, 0.5), [[1.0, 2.875], table[1]])]
    tiny = 1e-9 * table
    cases += [((table, 0, 0, 5.0, 0, False, 0.5, 0.5, 0.5), [[3.4375, 2.0], table[1]])]  # stays
    untried = np.array([[1.0, 2.0], [-4.0, 0.0]])
    cases += [((untried, 0, 1, 5.0, 1, False, 0.5, 0.5, 0.5), [[1.0, 3.25], untried[1]])]
    cases += [((tiny, 0, 1, 5e-9, 1, False, 0.5, 0.5, 0.5), [[1e-9, 2.875e-9], tiny[1]])]
    assert_cases(student.expected_sarsa_update, cases, **CLOSE)
    calls = [
        call for eps in (0.1, 0.4, 0.8) for call in drawn_steps(rng, [(4, 3), (2, 5)], eps=eps)
    ]
    calls += [(call[0] - 5, *call[1:]) for call in drawn_steps(rng, [(3, 4)], eps=0.3)]
    assert_agrees(student.expected_sarsa_update, updated_in_the_mean, calls, **CLOSE)


@pytest.mark.points(1)
def test_extreme_eps(student, seed):
    """Is Q-learning with eps = 0, and takes the plain mean with eps = 1."""
    rng = np.random.default_rng(seed("steps"))
    calls = drawn_steps(rng, [(4, 3), (2, 2)], eps=0.0)
    cases = [(call, updated(*call[:-1])) for call in calls]
    cases += [((TABLE, 0, 0, 1.0, 1, False, 1.0, 1.0, 1.0), [[-2.5, 2.0], TABLE[1]])]
    cases += [((TABLE, 0, 0, 1.0, 1, False, 1.0, 1.0, 0.0), [[-2.0, 2.0], TABLE[1]])]
    assert_cases(student.expected_sarsa_update, cases, **CLOSE)
    calls = drawn_steps(rng, [(4, 3), (2, 2)], eps=1.0)
    assert_agrees(student.expected_sarsa_update, updated_in_the_mean, calls, **CLOSE)


@pytest.mark.points(1)
def test_ties_and_one_action(student, seed):
    """Takes tables in which several actions are best, and a single action."""
    rng = np.random.default_rng(seed("steps"))
    tied = np.array([[3.0, 3.0, 1.0], [-1.0, -1.0, -1.0], [-2.0, 5.0, 5.0]])
    calls = [(tied, 1, 2, 1.0, t, False, 0.5, 0.5, eps) for t in (0, 1, 2) for eps in (0.25, 0.6)]
    calls += drawn_steps(rng, [(3, 1), (1, 1)], eps=0.4)
    assert_agrees(student.expected_sarsa_update, updated_in_the_mean, calls, **CLOSE)


@pytest.mark.points(1)
def test_done_and_copy(student):
    """Expects nothing after the last step, leaves Q as it was, and takes integers."""
    calls = [(TABLE, 0, 1, 5.0, t, done, 0.5, 0.5, 0.5) for t in (0, 1) for done in (True, False)]
    still = (TABLE.astype(int), 0, 1, 5.0, 1, False, 0.0, 0.5, 0.5)
    cases = answered_by(updated_in_the_mean, calls)
    cases += [Case(still, TABLE, label="alpha = 0, integers")]
    assert_cases(student.expected_sarsa_update, cases, dtype=float, **CLOSE)
    assert_leaves_arguments(student.expected_sarsa_update, calls)
    assert_accepts(student.expected_sarsa_update, calls, integers=[0, 3])


@counterexample_search(
    s_next=strategies.choices(0, 1),
    done=strategies.choices(False, True),
    eps=strategies.choices(0.0, 0.5, 1.0),
)
def agrees_with_the_reference(student, reference, s_next, done, eps):
    call = (TABLE, 0, 1, 5.0, s_next, done, 0.5, 0.5, eps)
    assert_agrees(student.expected_sarsa_update, reference.expected_sarsa_update, [call], **CLOSE)
