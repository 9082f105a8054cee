"""Hidden tests of pure_nash; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.game_theory.tables_of_games import (
    CONCERT,
    PENNIES,
    PRISONERS,
    ROCK_PAPER_SCISSORS,
    equilibria_one_by_one,
    game_with_one_equilibrium,
    sorted_pairs,
)
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

SETTINGS = {"read": sorted_pairs, "compare": assert_equal}


@pytest.mark.points(1)
def test_single_equilibrium(student, seed):
    """Asks what both want at once, each of the own actions, with unlike payoffs of the two."""
    one = np.array([[4.0, 1.0, 9.0], [6.0, 5.0, 0.0]]), np.array([[3.0, 1.0, 2.0], [0.0, 7.0, 5.0]])
    bad = np.array([[-2.5, -9.0], [-2.25, -6.0]]), np.array([[-2.5, -2.25], [-9.0, -6.0]])
    cases = [(PRISONERS, [(1, 1)]), (one, [(1, 1)]), (bad, [(1, 1)])]
    assert_cases(student.pure_nash, cases, **SETTINGS)
    rng = np.random.default_rng(seed("games"))
    calls = [game_with_one_equilibrium(rng, *shape) for shape in ((2, 2), (3, 3), (3, 3), (4, 4))]
    assert_agrees(student.pure_nash, equilibria_one_by_one, [*calls, one], **SETTINGS)
    assert_leaves_arguments(student.pure_nash, [one, *calls])


@pytest.mark.points(1)
def test_several_or_none(student):
    """Lists several equilibria once each, also bad ones; an empty list if there is none."""
    trap = np.array([[9.0, 0.0], [0.0, 1.0]])
    three = np.diag([1.0, 2.0, 3.0])
    near = 2e7 + np.array([[4e-6, 0.0], [8e-6, 2e-6]])
    small = np.array([[100, -100], [-100, 100]], dtype=np.int8)
    tiny = 1e-6 * np.array([[0.0, 0.0], [1.0, 1.0]])
    parts = np.array([[0.5, 0.25], [0.25, 0.75]]), np.array([[0.25, 0.5], [0.75, 0.5]])
    cases = [
        Case(CONCERT, [(0, 0), (1, 1)], label="two"),
        Case((trap, trap), [(0, 0), (1, 1)], label="one better for both than the other"),
        Case((three, three), [(0, 0), (1, 1), (2, 2)], label="three"),
        Case((CONCERT[0][::-1], CONCERT[1][::-1]), [(0, 1), (1, 0)], label="off the diagonal"),
        Case((small, small), [(0, 0), (1, 1)], label="8-bit integers"),
        Case((PENNIES, -PENNIES), [], label="matching pennies"),
        Case((ROCK_PAPER_SCISSORS, -ROCK_PAPER_SCISSORS), [], label="rock, paper, scissors"),
        Case(parts, [], label="fractions"),
        Case((near, near.T), [(1, 1)], label="near ties of large payoffs"),
        Case((tiny, tiny.T), [(1, 1)], label="payoffs that are 1e-6 apart"),
    ]
    assert_cases(student.pure_nash, cases, **SETTINGS)


@pytest.mark.points(1)
def test_ties(student):
    """Counts equally good answers."""
    flat = np.zeros((2, 3))
    rows = np.array([[1.0, 2.0], [1.0, 0.0]]), np.array([[4.0, 4.0], [3.0, 1.0]])
    cases = [
        Case((flat, flat), [(i, j) for i in range(2) for j in range(3)], label="all equal"),
        Case(rows, [(0, 0), (0, 1), (1, 0)], label="ties of both"),
        Case(
            (np.array([[1.0], [1.0]]), np.array([[5.0], [2.0]])), [(0, 0), (1, 0)], label="a column"
        ),
    ]
    assert_cases(student.pure_nash, cases, **SETTINGS)


@pytest.mark.points(1)
def test_other_shapes(student, seed):
    """Takes tables that are not square, integers, and single rows."""
    wide = np.array([[4, 1, 0, 6], [2, 0, 0, 5]]), np.array([[1, 0, 0, 2], [0, 2, 1, 1]])
    cases = [
        Case(wide, [(0, 3)], label="two rows, four columns"),
        Case((wide[1].T, wide[0].T), [(3, 0)], label="four rows, two columns"),
        Case((np.array([[1.0, 2.0]]), np.array([[-3.0, -4.0]])), [(0, 0)], label="a single row"),
    ]
    assert_cases(student.pure_nash, cases, **SETTINGS)
    rng = np.random.default_rng(seed("shapes"))
    calls = [game_with_one_equilibrium(rng, *shape) for shape in ((2, 5), (5, 2), (3, 4))]
    assert_agrees(student.pure_nash, equilibria_one_by_one, [*calls, wide], **SETTINGS)


@counterexample_search(A=strategies.matrices(2, (1, 3), -2, 2), B=strategies.matrices(2, 3, -2, 2))
def agrees_with_the_reference(student, reference, A, B):
    B = B[:, : A.shape[1]]
    assert_equal(sorted_pairs(student.pure_nash(A, B)), sorted_pairs(reference.pure_nash(A, B)))
