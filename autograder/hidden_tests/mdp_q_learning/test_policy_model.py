"""Hidden tests of policy_model; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.mdp_q_learning.bellman_oracles import chain_of
from autograder.hidden_tests.mdp_q_learning.mdp_worlds import (
    PAPER,
    STAY_OR_LEAVE,
    drawn_world,
    line,
    robot,
)
from autograder.testing import (
    Case,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    counterexample_search,
    simplex_points,
    strategies,
)

NEAR = {"atol": 1e-12, "parts": ("P_pi", "R_pi")}


@pytest.mark.points(1)
def test_fixed_actions(student, seed):
    """Picks transitions and reward of the action of each state."""
    rng = np.random.default_rng(seed("worlds"))
    cases = [((*PAPER, np.array([0, 1])), ([[0.5, 0.5], [0.25, 0.75]], [1.0, 2.0]))]
    cases.append(((*PAPER, np.array([1, 0])), ([[0.0, 1.0], [0.0, 1.0]], [3.0, 0.0])))
    assert_cases(student.policy_model, cases, **NEAR)
    calls = [
        (*drawn_world(rng, S, A), rng.integers(A, size=S)) for S, A in [(4, 2), (2, 5), (7, 3)]
    ]
    calls.append((*robot(), rng.integers(4, size=11)))
    assert_agrees(student.policy_model, chain_of, calls, **NEAR)
    assert_leaves_arguments(student.policy_model, calls)


@pytest.mark.points(1)
def test_probabilities(student, seed):
    """Weighs transitions and rewards by the probabilities of the actions in each state."""
    rng = np.random.default_rng(seed("worlds"))
    mixed = np.array([[0.5, 0.5], [0.0, 1.0]])
    cases = [((*PAPER, mixed), ([[0.25, 0.75], [0.25, 0.75]], [2.0, 2.0]))]
    uneven = np.array([[0.75, 0.25], [0.5, 0.5]])
    cases.append(((*PAPER, uneven), ([[0.375, 0.625], [0.125, 0.875]], [1.5, 1.0])))
    seldom = np.array([[1 - 2**-34, 2**-34], [1.0, 0.0]])
    dear = PAPER[0], np.array([[0.0, 2.0**35], [5.0, 6.0]])
    cases.append(((*dear, seldom), ([[0.5 - 2**-35, 0.5 + 2**-35], [0.0, 1.0]], [2.0, 5.0])))
    assert_cases(student.policy_model, cases, **NEAR)
    calls = [
        (*drawn_world(rng, S, A), simplex_points(rng, S, A)) for S, A in [(4, 2), (2, 5), (7, 3)]
    ]
    assert_agrees(student.policy_model, chain_of, calls, **NEAR)
    assert_leaves_arguments(student.policy_model, calls)


@pytest.mark.points(1)
def test_shapes(student, seed):
    """Takes as many states as actions, one action and a single state, of both kinds."""
    rng = np.random.default_rng(seed("worlds"))
    calls = [
        (*drawn_world(rng, S, A), rng.integers(A, size=S))
        for S, A in [(3, 3), (4, 1), (1, 3), (1, 1)]
    ]
    calls += [
        (*drawn_world(rng, S, A), simplex_points(rng, S, A))
        for S, A in [(3, 3), (4, 1), (1, 3), (1, 1)]
    ]
    calls.append((*drawn_world(rng, 3, 3), np.array([1, 0, 1])))
    calls += [(*PAPER, np.array([1, 1])), (*PAPER, np.array([[0.25, 0.75], [0.5, 0.5]]))]
    assert_agrees(student.policy_model, chain_of, calls, **NEAR)


@pytest.mark.points(1)
def test_ones_and_zeros(student, seed):
    """Agrees for fixed actions and for ones and zeros, and takes integers in P and R."""
    rng = np.random.default_rng(seed("worlds"))
    P, R = drawn_world(rng, 5, 3)
    cases = []
    for policy in (np.array([2, 0, 1, 1, 0]), np.array([0, 0, 2, 2, 1])):
        right = chain_of(P, R, policy)
        cases += [((P, R, policy), right), ((P, R, np.eye(3)[policy]), right)]
        cases += [((P, R, np.eye(3, dtype=int)[policy]), right)]
    P, R = STAY_OR_LEAVE
    half = np.array([[0.5, 0.5], [0.25, 0.75]])
    cases.append(((P, R, np.eye(2)), chain_of(P, R, np.array([0, 1]))))
    assert_cases(student.policy_model, cases, **NEAR)
    assert_accepts(student.policy_model, [(P, R, half)], integers=[0, 1])
    whole, fixed = [part.astype(int) for part in line(3)], np.array([1, 0, 1])
    for k, part in enumerate(chain_of(*whole, fixed)):
        policies = {"integers, fixed actions": fixed, "integers only": np.eye(2, dtype=int)[fixed]}
        cases = [Case((*whole, policy), part, label=name) for name, policy in policies.items()]
        assert_cases(student.policy_model, cases, part=(k, 2), dtype=float, what=NEAR["parts"][k])


@counterexample_search(
    policy=strategies.choices(
        np.array([0, 1]), np.array([1, 1]), np.array([[0.5, 0.5], [0.25, 0.75]])
    ),
    world=strategies.choices(0, 1),
)
def agrees_with_the_reference(student, reference, policy, world):
    call = (*(PAPER, STAY_OR_LEAVE)[world], policy)
    assert_agrees(student.policy_model, reference.policy_model, [call], **NEAR)
