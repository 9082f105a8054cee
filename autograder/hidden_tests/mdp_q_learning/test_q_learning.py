"""Hidden tests of q_learning; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.mdp_q_learning.bellman_oracles import best_of_all, looped_q
from autograder.hidden_tests.mdp_q_learning.learning_oracles import draws, played
from autograder.hidden_tests.mdp_q_learning.mdp_worlds import (
    STAY_OR_LEAVE,
    drawn_race,
    drawn_world,
    line,
    robot,
)
from autograder.testing import (
    as_array,
    assert_agrees,
    assert_cases,
    assert_draws,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

NEAR = {"atol": 1e-9}
CORRIDOR = line(4)  # action 0 stays, action 1 goes right, state 3 is terminal
SLOPE = CORRIDOR[0], np.array([[-0.25, -1.0], [-0.5, 4.0], [-2.0, 1.0], [0.0, 0.0]])


@pytest.mark.points(1)
def test_draws(student, reference, seed, open_function):
    """Draws exploration, action and next state in the order of the recipe, and nothing else."""
    half = open_function("constant_step", 0.5)
    rng = np.random.default_rng(seed("worlds"))
    calls = [(*SLOPE, 0, {3}, half, 0.5, 1.0, 1, 12, draws(k)) for k in range(3)]
    calls += [
        (*drawn_race(rng, 4, 3), 1, {3}, half, 0.9, 1.0, 2, 15, draws(seed(f"{k}"))) for k in (0, 1)
    ]
    calls += [(*drawn_world(rng, 3, 2), 2, set(), half, 0.9, 1.0, 1, 9, draws(5))]
    calls += [(*SLOPE, 0, {3}, half, 0.5, 1.0, 3, 12, draws(9))]
    calls += [(*SLOPE, 0, {3}, half, 0.5, draws(1).random(), 1, 3, draws(1))]  # u is eps at first
    assert_agrees(student.q_learning, played, calls, **NEAR)
    assert_leaves_arguments(student.q_learning, calls[:1])
    assert_draws(student.q_learning, reference.q_learning, calls[:2])


@pytest.mark.points(1)
def test_visits(student, seed, open_function):
    """Counts the visits of each pair from 1, and goes on counting over all episodes."""
    rng = np.random.default_rng(seed("worlds"))
    one = np.array([[[0.0, 1.0]], [[0.0, 1.0]]]), np.array([[3.0], [0.0]])
    sizes = open_function("listed_step", [0.5, 0.25, 0.125, 1.0])
    cases = [
        ((*one, 0, {1}, sizes, 1.0, 0.0, n, 10, draws(0)), [[q], [0.0]])
        for n, q in ((1, 1.5), (2, 1.875), (3, 2.015625), (4, 3.0))
    ]
    assert_cases(student.q_learning, cases, **NEAR)
    inverse = open_function("power_step", 1.0)
    calls = [(*SLOPE, 0, {3}, inverse, 0.5, 1.0, 4, 5, draws(k)) for k in range(2)]
    calls += [(*drawn_race(rng, 4, 2), 0, {3}, inverse, 0.9, 1.0, 4, 9, draws(seed("play")))]
    assert_agrees(student.q_learning, played, calls, **NEAR)


@pytest.mark.points(1)
def test_ends(student, open_function):
    """Ends an episode in terminal states and after max_steps, and only the former are done."""
    half = open_function("constant_step", 0.5)
    loop = np.ones((1, 1, 1)), np.array([[2.0]])
    cases = [((*loop, 0, set(), half, 1.0, 0.0, 1, k, draws(0)), [[float(k)]]) for k in (1, 2, 3)]
    cases += [((*loop, 0, set(), half, 1.0, 0.0, k, 1, draws(0)), [[float(k)]]) for k in (2, 4)]
    assert_cases(student.q_learning, cases, **NEAR)
    calls = [
        (*SLOPE, start, {3}, half, 0.5, 1.0, 2, steps, draws(2))
        for start in (0, 2)
        for steps in (1, 3, 30)
    ]
    calls += [
        (*SLOPE, 0, {1, 3}, half, 0.5, 1.0, 2, 9, draws(3)),
        (*SLOPE, 1, {0, 3}, half, 0.5, 1.0, 2, 9, draws(3)),
        (*SLOPE, 1, set(), half, 0.5, 1.0, 2, 5, draws(3)),
    ]
    assert_agrees(student.q_learning, played, calls, **NEAR)


@pytest.mark.points(1)
def test_nothing_to_do(student, open_function):
    """Returns zeros for no episodes, no steps, or a terminal start, and not otherwise."""
    half = open_function("constant_step", 0.5)
    plays = [(0, {3}, 0, 9), (0, {3}, 5, 0), (3, {3}, 5, 9), (0, {0}, 3, 9), (0, {3}, 1, 1)]
    calls = [
        (*SLOPE, start, ends, half, 0.5, 1.0, n, steps, draws(1)) for start, ends, n, steps in plays
    ]
    assert_agrees(student.q_learning, played, calls, **NEAR)


@pytest.mark.points(1)
def test_learns(student, open_function):
    """Goes by its own table where it does not explore, and finds values and good policies."""
    half, slowly = open_function("constant_step", 0.5), open_function("power_step", 0.7)
    calls = [
        (*SLOPE, 0, {3}, half, 0.5, eps, 2, 5, draws(k)) for eps in (0.0, 0.25) for k in range(2)
    ]
    calls.append((CORRIDOR[0], CORRIDOR[1].astype(int), 0, {3}, half, 0.5, 0.25, 2, 5, draws(1)))
    calls.append((SLOPE[0], 2**-24 * SLOPE[1], 0, {3}, half, 0.5, 0.0, 2, 5, draws(0)))
    assert_agrees(student.q_learning, played, calls, **NEAR)
    calls = [(*STAY_OR_LEAVE, 0, {1}, slowly, 0.5, 0.5, 12, 10, draws(1))]
    calls += [(*robot(-0.1, 0.0), 7, {3, 6}, slowly, 0.9, 0.3, 6, 50, draws(3))]

    def law(Q, P, R, start, ends, _alpha, gamma, *_):
        table = as_array(Q, shape=R.shape)
        require(not np.any(table[sorted(ends)]), "The rows of terminal states are not 0.")
        if len(R) == 2:
            right = looped_q(P, R, best_of_all(P, R, gamma), gamma)
            require(bool(np.all(np.abs(table - right) < 0.1)), "The values are not learnt.")
        s, steps = start, 0
        while s not in ends and steps < 5:
            s, steps = int(np.argmax(P[s, int(np.argmax(table[s]))])), steps + 1
        require(len(R) == 2 or s == 3, "The learnt policy does not lead to the goal in five steps.")

    assert_law(student.q_learning, calls, law)


@counterexample_search(
    start=strategies.choices(0, 2), n=strategies.choices(0, 1, 2), steps=strategies.choices(0, 1, 4)
)
def agrees_with_the_reference(student, reference, open_function, start, n, steps):
    half = open_function("constant_step", 0.5)
    call = (*SLOPE, start, {3}, half, 0.5, 1.0, n, steps)
    assert_agrees(student.q_learning, reference.q_learning, [(*call, draws(0))], **NEAR)
