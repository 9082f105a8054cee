"""Hidden tests of q_from_v; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.mdp_q_learning.bellman_oracles import looped_q
from autograder.hidden_tests.mdp_q_learning.mdp_worlds import (
    PAPER,
    STAY_OR_LEAVE,
    drawn_race,
    drawn_world,
    robot,
)
from autograder.testing import (
    Case,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

CLOSE = {"scaled_atol": 1e-9}


@pytest.mark.points(1)
def test_average_over_next_states(student, seed):
    """Averages the values of the next states, along the last axis of P."""
    rng = np.random.default_rng(seed("worlds"))
    cases = [((*PAPER, np.array([4.0, 8.0]), 0.5), [[4.0, 7.0], [4.0, 5.5]])]
    tiny = PAPER[0], 1e-12 * PAPER[1], np.array([4e-12, 8e-12]), 0.5
    cases.append((tiny, [[4e-12, 7e-12], [4e-12, 5.5e-12]]))
    seldom = np.array([[[1 - 2**-34, 2**-34], [1.0, 0.0]], [[1.0, 0.0], [1.0, 0.0]]])
    far = np.array([0.0, 2.0**36])
    cases.append(((seldom, np.array([[1.0, 4.0], [2.0, 5.0]]), far, 0.5), [[3.0, 4.0], [2.0, 5.0]]))
    halves = [[3.75, 6.5], [3.5, 5.125]]
    cases += [Case((*PAPER, np.array([4, 7]), 0.5), halves, label="integers in V, halves in P")]
    assert_cases(student.q_from_v, cases)
    calls = [(*drawn_world(rng, S, A), rng.normal(size=S), 0.9) for S, A in [(4, 2), (3, 5)]]
    calls += [(*robot(), np.arange(11.0), 0.7), (*drawn_race(rng, 5, 3), rng.normal(size=5), 0.4)]
    assert_agrees(student.q_from_v, looped_q, calls, **CLOSE)
    assert_leaves_arguments(student.q_from_v, calls)


@pytest.mark.points(1)
def test_discount(student, seed):
    """Discounts the values and not the rewards; takes gamma = 0 and gamma = 1."""
    rng = np.random.default_rng(seed("worlds"))
    P, R = STAY_OR_LEAVE
    V = np.array([10.0, 20.0])
    cases = [((P, R, V, 0.0), R), ((P, R, V, 1.0), [[23.0, 12.0], [20.0, 20.0]])]
    cases.append(((P, R, np.zeros(2), 0.25), R))
    assert_cases(student.q_from_v, cases)
    world = drawn_world(rng, 4, 3)
    calls = [(*world, rng.normal(size=4), gamma) for gamma in (0.0, 0.25, 1.0)]
    assert_agrees(student.q_from_v, looped_q, calls, **CLOSE)


@pytest.mark.points(1)
def test_shapes(student, seed):
    """Takes one action, a single state, and as many states as actions."""
    rng = np.random.default_rng(seed("worlds"))
    calls = [
        (*drawn_world(rng, S, A), rng.normal(size=S), 0.8)
        for S, A in [(5, 1), (1, 4), (1, 1), (3, 3), (2, 2)]
    ]
    calls.append((*PAPER, np.array([1.0, -5.0]), 0.8))
    assert_agrees(student.q_from_v, looped_q, calls, **CLOSE)


@pytest.mark.points(1)
def test_whole_numbers_and_ends(student):
    """Takes integers, and keeps what a terminal state is said to be worth."""
    P, R = STAY_OR_LEAVE
    V = np.array([4.0, 6.0])
    cases = [((P.astype(int), R.astype(int), V.astype(int), 0.25), [[4.5, 3.0], [1.5, 1.5]])]
    wholes = P.astype(int), R.astype(int), V.astype(int)
    cases.append(Case((*wholes, 0.0), R, label="gamma = 0, integers"))
    assert_cases(student.q_from_v, cases, dtype=float)
    assert_accepts(student.q_from_v, [(P, R, V, 0.25)], integers=[0, 1, 2])


@counterexample_search(V=strategies.vectors(2), gamma=strategies.choices(0.0, 0.5, 1.0))
def agrees_with_the_reference(student, reference, V, gamma):
    call = (*PAPER, V, gamma)
    assert_agrees(student.q_from_v, reference.q_from_v, [call], atol=1e-9)
