"""Hidden tests of bellman_residual; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.mdp_q_learning.bellman_oracles import (
    best_of_all,
    looped_residual,
)
from autograder.hidden_tests.mdp_q_learning.mdp_worlds import (
    PAPER,
    STAY_OR_LEAVE,
    drawn_world,
    line,
    robot,
)
from autograder.testing import (
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_worst_state(student, seed):
    """Returns the largest gap between a value and that of the best action."""
    rng = np.random.default_rng(seed("worlds"))
    cases = [((*PAPER, np.array([4.0, 8.0]), 0.5), 3.0), ((*PAPER, np.array([9.0, 8.0]), 0.5), 2.0)]
    assert_cases(student.bellman_residual, cases)
    calls = [(*drawn_world(rng, S, A), rng.normal(size=S), 0.9) for S, A in [(4, 2), (6, 3)]]
    calls += [(*robot(), 3 * rng.normal(size=11), 0.8), (*PAPER, np.array([-7.0, 1.0]), 0.75)]
    assert_agrees(student.bellman_residual, looped_residual, calls, atol=1e-9)
    assert_leaves_arguments(student.bellman_residual, calls)


@pytest.mark.points(1)
def test_both_signs(student):
    """Counts values that are too high like values that are too low."""
    P, R = STAY_OR_LEAVE
    values = [([9.0, 0.0], 2.5), ([-3.0, 0.0], 6.0), ([4.0, 5.0], 2.5), ([4.0, -5.0], 2.5)]
    cases = [((P, R, np.array(V), 0.5), gap) for V, gap in values]
    cases += [
        ((P, R - 10, np.array([-17.0, -20.0]), 0.5), 0.5),
        ((P, R, np.array([40.0, 0.0]), 0.5), 18.0),
    ]
    assert_cases(student.bellman_residual, cases, atol=1e-9)


@pytest.mark.points(1)
def test_right_values_and_edges(student, seed):
    """Is 0 for the best values; takes gamma = 0 and 1, a single state, and integers."""
    rng = np.random.default_rng(seed("worlds"))
    P, R = drawn_world(rng, 3, 2)
    V = best_of_all(P, R, 0.7)
    cases = [((P, R, V, 0.7), 0.0), ((P, R, V[::-1], 0.0), looped_residual(P, R, V[::-1], 0.0))]
    cases += [((*line(4), np.array([-3.0, -2.0, -1.0, 0.0]), 1.0), 0.0)]
    cases += [((*line(4), np.array([-3.0, -2.0, -1.25, 0.0]), 1.0), 0.25)]
    cases += [((np.ones((1, 2, 1)), np.array([[1.0, 4.0]]), np.array([3.0]), 0.5), 2.5)]
    cases += [((*STAY_OR_LEAVE, np.array([4.0 + 2**-27, 0.0]), 0.5), 2**-28)]
    assert_cases(student.bellman_residual, cases, atol=1e-9)
    calls = [(*STAY_OR_LEAVE, np.array([7.0, 1.0]), 0.5)]
    assert_accepts(student.bellman_residual, calls, integers=[0, 1, 2])


@counterexample_search(V=strategies.vectors(2), gamma=strategies.choices(0.0, 0.5, 1.0))
def agrees_with_the_reference(student, reference, V, gamma):
    call = (*PAPER, V, gamma)
    assert_agrees(student.bellman_residual, reference.bellman_residual, [call], atol=1e-9)
