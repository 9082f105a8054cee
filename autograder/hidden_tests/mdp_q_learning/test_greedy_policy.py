"""Hidden tests of greedy_policy; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.mdp_q_learning.bellman_oracles import (
    assert_best_actions,
    assert_best_integers,
    looped_q,
)
from autograder.hidden_tests.mdp_q_learning.mdp_worlds import (
    PAPER,
    STAY_OR_LEAVE,
    drawn_world,
    line,
    robot,
    with_worths,
)
from autograder.testing import (
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

ROWS = np.ones((1, 3, 1))
PARTED = [[top - 1e-15, top] for top in (1.0 + 0.5 * 10.0**-d + 3e-16 for d in range(6, 13))]
"""Equal but for rounding, on either side of a limit of rounding to 6, 7, ... or 12 decimals."""


def best_by_any_choice(calls):
    """Return cases of which any best action is right."""
    return [(call, looped_q(*call)) for call in calls]


@pytest.mark.points(1)
def test_best_actions(student, seed):
    """Chooses an action, an integer, that is best by reward and next state together."""
    rng = np.random.default_rng(seed("worlds"))
    calls = [(*PAPER, np.array([4.0, 8.0]), 0.5), (*PAPER, np.array([80.0, -8.0]), 0.5)]
    calls.append((*STAY_OR_LEAVE, np.array([1.5, 0.0]), 0.5))
    calls.append((PAPER[0], 0 * PAPER[1], np.array([4.0, 8.0]), 0.5))  # values alone decide
    calls += [
        (*drawn_world(rng, S, A), 3 * rng.normal(size=S), 0.9) for S, A in [(6, 2), (3, 5), (4, 4)]
    ]
    calls += [
        (*robot(), rng.normal(size=11), 0.8),
        (*line(5), np.array([-4.0, -3, -2, -1, 0]), 1.0),
    ]
    assert_cases(student.greedy_policy, best_by_any_choice(calls), compare=assert_best_integers)
    assert_leaves_arguments(student.greedy_policy, calls)


@pytest.mark.points(1)
def test_discount(student):
    """Weighs the future by gamma: 0, 1 and between; takes negative values."""
    calls = [(*STAY_OR_LEAVE, np.array([V, 0.0]), g) for V in (4.0, 1.5) for g in (0.0, 0.5, 1.0)]
    calls += [(*STAY_OR_LEAVE, np.array([-9.0, -30.0]), g) for g in (0.01, 0.5)]
    calls.append(with_worths([-5.0, -3.0], [-1.0, -2.0]))
    cases = best_by_any_choice(calls)
    assert_cases(student.greedy_policy, cases, compare=assert_best_actions)


@pytest.mark.points(1)
def test_exact_ties(student):
    """Takes the smallest of equally good actions; in terminal states that is 0."""
    calls = [with_worths([2.0, 5.0, 5.0], [5.0, 2.0, 5.0], [4.0, 4.0, 4.0], [0.0, 0.0, 1.0])]
    expected = [np.array([1, 0, 0, 2])]
    calls += [(*robot(slip=0.0), np.zeros(11), 0.0)]
    expected += [np.array([0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1])]
    cases = list(zip(calls, expected, strict=True))
    assert_cases(student.greedy_policy, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_ties_but_for_rounding(student):
    """Takes the smallest of actions that differ by rounding alone."""
    calls = [
        with_worths([0.3, 0.1 + 0.2, 0.1], [0.1, 0.7, 0.1 * 7], [1.0, 2.0, 3.0]),
        with_worths([-0.3, -0.3 + 1e-13], [5.0, 5.0 + 4e-13], [0.0, 1.0]),
        (ROWS, np.array([[0.6 * 3, 1.8, 1.8 + 1e-13]]), np.array([7.0]), 0.5),
        with_worths([0.0, 1.0, 1.0 + 2e-13, 0.5], [1.0, 1.0 - 2e-13, 3.0, 3.0 + 5e-13]),
        with_worths([2.0, 2.0 + 2e-13, 2.0 + 4e-13], [7.0, 9.0 - 4e-13, 9.0]),
        (*robot(), np.zeros(11), 0.0),
    ]
    expected = [np.array([0, 1, 2]), np.array([0, 0, 1]), np.array([0]), np.array([1, 2])]
    expected.append(np.array([0, 1]))
    expected.append(np.array([0, 0, 1, 0, 0, 3, 0, 0, 0, 0, 2]))
    calls.append(with_worths(*PARTED))
    expected.append(np.zeros(len(PARTED), dtype=int))
    cases = list(zip(calls, expected, strict=True))
    assert_cases(student.greedy_policy, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_small_differences(student):
    """Takes the better of two actions that differ by 1e-6 or 2e-7, also at large values."""
    calls = [
        with_worths([1.0, 1.0 + 1e-6], [2.0, 2.0 + 2e-7], [3.0 + 1e-6, 3.0]),
        with_worths([900.0, 900.0 + 2e-7, 900.0 + 1e-6], [-50.0, -50.0 + 3e-7, -50.0 + 2e-7]),
        with_worths([1e-6, 2e-6, 1.5e-6], [0.0, 0.0, 2e-7]),
    ]
    expected = [np.array([1, 1, 0]), np.array([2, 1]), np.array([1, 2])]
    cases = list(zip(calls, expected, strict=True))
    assert_cases(student.greedy_policy, cases, compare=assert_equal)


@counterexample_search(
    V=strategies.vectors(2), gamma=strategies.choices(0.0, 0.5, 1.0), world=strategies.choices(0, 1)
)
def agrees_with_the_reference(student, reference, V, gamma, world):
    call = (*(PAPER, STAY_OR_LEAVE)[world], V, gamma)
    assert_equal(student.greedy_policy(*call), reference.greedy_policy(*call))
