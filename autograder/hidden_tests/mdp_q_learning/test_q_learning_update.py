"""Hidden tests of q_learning_update; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.mdp_q_learning.learning_oracles import drawn_steps, updated
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
def test_one_entry(student, seed):
    """Moves the entry of state and action towards the goal, and no other."""
    rng = np.random.default_rng(seed("steps"))
    cases = [((TABLE, 0, 1, 5.0, 1, False, 0.5, 0.5), [[1.0, 2.75], [-4.0, -3.0]])]
    cases.append(((TABLE, 1, 0, 6.0, 0, False, 0.25, 0.5), [[1.0, 2.0], [-1.25, -3.0]]))
    tiny = 1e-9 * TABLE
    cases.append(((tiny, 0, 1, 5e-9, 1, False, 0.5, 0.5), [[1e-9, 2.75e-9], tiny[1]]))
    cases.append(((np.full((2, 2), 4.0), 0, 1, 6.0, 1, False, 0.5, 0.5), [[4, 6], [4, 4]]))
    assert_cases(student.q_learning_update, cases, **CLOSE)
    calls = drawn_steps(rng, [(4, 3), (2, 5), (6, 2), (3, 3)])
    assert_agrees(student.q_learning_update, updated, calls, **CLOSE)


@pytest.mark.points(1)
def test_next_state(student, seed):
    """Counts on the largest entry of the next state, also if all are below 0."""
    rng = np.random.default_rng(seed("steps"))
    below = np.array([[-1.0, -2.0, -3.0], [-6.0, -4.0, -5.0]])
    cases = [((below, 0, 0, 0.0, 1, False, 1.0, 1.0), [[-4.0, -2.0, -3.0], below[1]])]
    cases += [((below, 1, 2, 3.0, 0, False, 1.0, 0.5), [below[0], [-6.0, -4.0, 2.5]])]
    cases += [((below, 1, 1, 3.0, 1, False, 0.5, 0.5), [below[0], [-6.0, -1.5, -5.0]])]
    untried = np.array([[-1.0, -2.0, -3.0], [-6.0, 0.0, -5.0]])
    cases += [((untried, 0, 1, -3.0, 1, False, 0.5, 1.0), [[-1.0, -2.5, -3.0], untried[1]])]
    assert_cases(student.q_learning_update, cases, **CLOSE)
    calls = [(call[0] - 5, *call[1:]) for call in drawn_steps(rng, [(4, 3), (2, 5)])]
    calls += [(t, s, a, r, s, *rest) for t, s, a, r, _, *rest in drawn_steps(rng, [(3, 4), (1, 2)])]
    assert_agrees(student.q_learning_update, updated, calls, **CLOSE)


@pytest.mark.points(1)
def test_done(student, seed):
    """Expects nothing after the last step, whatever the next state is."""
    rng = np.random.default_rng(seed("steps"))
    cases = [
        Case((TABLE, 0, 1, 5.0, t, done, 0.5, 0.5), [[1.0, x], TABLE[1]], label=f"done is {done}")
        for t, done, x in [(1, True, 3.5), (0, True, 3.5), (1, False, 2.75), (0, False, 4.0)]
    ]
    cases.append(((TABLE, 0, 0, 5.0, 1, False, 0.5, 0.5), [[2.25, 2.0], TABLE[1]]))
    assert_cases(student.q_learning_update, cases, **CLOSE)
    calls = drawn_steps(rng, [(4, 3), (2, 2)], done=True) + drawn_steps(rng, [(4, 3)])
    calls += drawn_steps(rng, [(3, 2)], done=True, alpha=0.75)
    assert_agrees(student.q_learning_update, updated, calls, **CLOSE)


@pytest.mark.points(1)
def test_extremes(student, seed):
    """Stays with alpha = 0, goes all the way with alpha = 1, and takes gamma = 0 and gamma = 1."""
    rng = np.random.default_rng(seed("steps"))
    calls = [
        call
        for alpha, gamma in [(0.0, 0.9), (1.0, 0.9), (0.5, 0.0), (0.5, 1.0), (1.0, 1.0)]
        for call in drawn_steps(rng, [(3, 2), (2, 4)], alpha=alpha, gamma=gamma)
    ]
    assert_agrees(student.q_learning_update, updated, calls, **CLOSE)
    cases = [((TABLE, 0, 0, 7.0, 1, False, 1.0, 0.0), [[7.0, 2.0], TABLE[1]])]
    cases.append(((TABLE, 0, 0, 7.0, 1, False, 1.0, 0.5), [[5.5, 2.0], TABLE[1]]))
    assert_cases(student.q_learning_update, cases, **CLOSE)


@pytest.mark.points(1)
def test_copy_and_integers(student):
    """Leaves Q as it was, and takes a table of integers."""
    calls = [(TABLE, 0, 1, 5.0, 1, False, 0.5, 0.5), (TABLE, 1, 0, 5.0, 0, True, 0.5, 0.5)]
    still = (TABLE.astype(int), 0, 1, 5.0, 1, False, 0.0, 0.5)
    cases = [*answered_by(updated, calls), Case(still, TABLE, label="alpha = 0, integers")]
    there = TABLE.astype(int), 1, 1, -4.0, 0, False, 0.5, 0.5
    cases += [Case(there, TABLE, label="an entry that is at its goal, integers")]
    assert_cases(student.q_learning_update, cases, dtype=float, **CLOSE)
    assert_leaves_arguments(student.q_learning_update, calls)
    assert_accepts(student.q_learning_update, calls, integers=[0, 3])


@counterexample_search(
    r=strategies.numbers(),
    s_next=strategies.choices(0, 1),
    done=strategies.choices(False, True),
    alpha=strategies.choices(0.5, 1.0),
)
def agrees_with_the_reference(student, reference, r, s_next, done, alpha):
    call = (TABLE, 0, 1, r, s_next, done, alpha, 0.5)
    assert_agrees(student.q_learning_update, reference.q_learning_update, [call], **CLOSE)
