"""Hidden tests of randomized_optimization/tournament_select; titles are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.randomized_optimization.bit_walk_oracles import draws, whole
from autograder.hidden_tests.randomized_optimization.breeding_oracles import winners
from autograder.testing import (
    as_array,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_draws,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_winners(student, seed):
    """Returns the numbers of the winners, from pairs drawn in one go."""
    fitness = np.array([3.0, 9.0, 1.0, 5.0])
    cases = [((fitness, 3, draws(0)), np.array([3, 1, 1]))]
    calls = [(fitness, 4, draws(s)) for s in (1, 2, 3)]
    for start in (0, 4, seed("fitness")):
        rng = draws(start)
        calls += [(rng.permutation(N) / 4, m, draws(start)) for N, m in ((7, 30), (20, 11))]
    close = 5 + 1e-12 * np.array([3.0, 9.0, 1.0, 5.0])
    calls += [(close, 12, draws(s)) for s in (5, 6)]
    calls += [(1e-25 * np.array([3.0, 9.0, 1.0, 5.0]), 12, draws(9))]
    far = np.array([3.0, 9.0, -1e20, 5.0])
    calls += [(far, 12, draws(s)) for s in (7, 8)]
    assert_cases(student.tournament_select, cases)
    assert_agrees(student.tournament_select, winners, calls)


@pytest.mark.points(1)
def test_equals(student, seed):
    """Lets the first of the pair win where both are equally fit."""
    calls = [(np.full(6, 2.0), 12, draws(s)) for s in (0, 1, seed("equal"))]
    calls += [(np.array([1.0, 4.0, 4.0, 1.0, 4.0]), 40, draws(s)) for s in (2, 3, seed("two"))]
    assert_agrees(student.tournament_select, winners, calls)


@pytest.mark.points(1)
def test_shares_and_sizes(student, reference, seed):
    """Draws with replacement, wins by rank alone, and takes 0 parents and 1 individual."""

    def law(got, fitness, n_parents, rng):
        chosen = as_array(got, shape=(n_parents,), what="the winners")
        require(np.isin(chosen, np.arange(len(fitness))), "Some winner is no individual.")
        ranks = np.argsort(np.argsort(fitness))
        for i, rank in enumerate(ranks):
            share = (2 * rank + 1) / len(fitness) ** 2
            far = abs(np.mean(chosen == i) - share)
            require(far < 6 * np.sqrt(share / n_parents), "Somebody wins too often or seldom.")

    for fitness in (np.array([-5.0, 1e6, 0.0, 2.0]), np.array([0.3, 0.1])):
        calls = [(fitness, 4000, draws(s)) for s in (0, seed("shares"))]
        assert_law(student.tournament_select, calls, law)
    small = np.array([200, 0, 90, 91], dtype=np.uint8)
    signed = np.array([-128, 127, 5, -100], dtype=np.int8)
    calls = [(np.array([7.0]), 4, draws(0)), (np.array([7.0, 1.0]), 0, draws(0))]
    calls += [(fitness, 25, draws(s)) for fitness in (small, signed) for s in range(3)]
    assert_agrees(student.tournament_select, winners, calls, read=whole)
    few = [(small, n_parents, draws(1)) for n_parents in (0, 3)]
    assert_draws(student.tournament_select, reference.tournament_select, few)
    assert_leaves_arguments(student.tournament_select, [(small, 3, draws(0))])


@counterexample_search(
    fitness=strategies.vectors((1, 4), low=-1, high=2),
    n_parents=strategies.choices(0, 1, 3),
    start=strategies.choices(0, 1, 2),
)
def agrees_with_the_reference(student, reference, fitness, n_parents, start):
    got = student.tournament_select(fitness, n_parents, draws(start))
    assert_close(got, reference.tournament_select(fitness, n_parents, draws(start)))
