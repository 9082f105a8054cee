"""Hidden tests of shapley_iteration; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.game_theory.tables_of_games import random_stochastic_game
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_sweeps(student, reference, open_function, seed):
    """Sweeps with the old values in all states, payoffs and values to come in one table."""
    rng = np.random.default_rng(seed("games"))
    pure, corner = open_function("pure_value"), open_function("corner")
    P = np.zeros((2, 1, 2, 2))
    P[0, 0] = [[0.25, 0.75], [1, 0]]
    P[1, 0] = [[0, 1], [0.5, 0.5]]
    R = np.array([[[4.0, 8.0]], [[-2.0, 6.0]]])
    # Values 4, -2; then min(4 + .25, 8 + 2) and min(-2 - 1, 6 + .5).
    cases = [((P, R, 0.5, pure, 1), [4.0, -2.0]), ((P, R, 0.5, pure, 2), [3.75, -3.0])]
    assert_cases(student.shapley_iteration, [(c, np.array(v)) for c, v in cases])
    calls = [
        (*random_stochastic_game(rng, *shape), 0.8, f, 5)
        for shape in ((3, 2, 2), (2, 3, 2))
        for f in (pure, corner)
    ]
    assert_agrees(student.shapley_iteration, reference.shapley_iteration, calls, atol=1e-9)
    assert_leaves_arguments(student.shapley_iteration, calls)


@pytest.mark.points(1)
def test_single_state(student, open_function):
    """Adds up payoffs that are not discounted in the first sweep, in a game of one state."""
    R = np.array([[[3.0, 1.5], [-2.0, 4.0]]])
    P, pure = np.ones((1, 2, 2, 1)), open_function("pure_value")
    sums = [(n, 1.5 * (1 - 0.5**n) / 0.5) for n in (1, 2, 3, 12)]
    cases = [Case((P, R, 0.5, pure, n), np.array([v]), label=f"{n} sweeps") for n, v in sums]
    whole = P.astype(int), np.array([[[3, 1], [-2, 4]]])
    cases.append(Case((*whole, 0.5, pure, 2), np.array([1.5]), label="integers"))
    cases.append(Case((P, R, 0.0, pure, 4), np.array([1.5]), label="gamma = 0"))
    assert_cases(student.shapley_iteration, cases)


@pytest.mark.points(1)
def test_no_sweeps_and_many(student, reference, open_function):
    """Returns zeros after no sweeps, and makes all sweeps, where no state is left."""
    _, R = random_stochastic_game(np.random.default_rng(3), 3, 2, 2)
    P, pure = np.broadcast_to(np.eye(3)[:, None, None], (3, 2, 2, 3)), open_function("pure_value")
    cases = [Case((P, R, 0.9, pure, 0), np.zeros(3), label="no sweeps")]
    cases += [
        Case(
            (P, R, 0.9, pure, n),
            reference.shapley_iteration(P, R, 0.9, pure, n),
            label=f"{n} sweeps",
        )
        for n in (1, 60, 150)
    ]
    small, ended = R / 1000, np.array([R[0], np.zeros((2, 2)), R[2]])
    for label, table, n in (
        ("150 sweeps, small payoffs", small, 150),
        ("a state that is worth 0", ended, 12),
    ):
        call = P, table, 0.9, pure, n
        cases.append(Case(call, reference.shapley_iteration(*call), label=label))
    assert_cases(student.shapley_iteration, cases[1:], atol=1e-9)
    assert_cases(student.shapley_iteration, cases[:1], atol=1e-12)


@counterexample_search(R=strategies.matrices(2, 2, -3, 3), n_iter=strategies.choices(1, 0, 2))
def agrees_with_the_reference(student, reference, open_function, R, n_iter):
    P = np.full((2, 2, 2, 2), 0.5)
    call = P, np.stack([R, R[::-1] + 1]), 0.5, open_function("pure_value"), n_iter
    assert_agrees(student.shapley_iteration, reference.shapley_iteration, [call], atol=1e-9)
