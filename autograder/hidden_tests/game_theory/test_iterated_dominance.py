"""Hidden tests of iterated_dominance; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.game_theory.tables_of_games import PENNIES, PRISONERS
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

# Column 2 falls to column 1, then row 1 to row 0, then column 0 to column 1.
ROUNDS = np.array([[1.0, 1.0, 0.0], [0.0, 0.0, 2.0]]), np.array([[0.0, 2.0, 1.0], [3.0, 1.0, 0.0]])
LONG = (
    np.array([[4.0, 3, 9, 0], [3.0, 2, 1, 9], [1.0, 9, 0, 3]]),
    np.array([[3.0, 4, 2, 1], [4.0, 3, 5, 2], [9.0, 1, 3, 0]]),
)


SETTINGS = {"compare": assert_equal}


@pytest.mark.points(1)
def test_one_or_several_rounds(student, reference):
    """Crosses out rows and columns by each player's own payoffs, in several rounds."""
    three = (
        np.array([[3.0, 9.0], [1.0, 2.0], [0.0, 8.0]]),
        np.array([[1.0, 4.0], [7.0, 2.0], [6.0, 3.0]]),
    )
    cases = [
        (PRISONERS, [[1], [1]]),
        (ROUNDS, [[0], [1]]),
        ((ROUNDS[1].T, ROUNDS[0].T), [[1], [0]]),
        (three, [[0], [1]]),
    ]
    assert_cases(student.iterated_dominance, cases, **SETTINGS)
    rng = np.random.default_rng(27)
    drawn = [
        tuple(rng.permutation(9.0 * np.arange(12)).reshape(3, 4) for _ in "AB") for _ in range(4)
    ]
    calls = [*drawn, LONG]
    assert_agrees(student.iterated_dominance, reference.iterated_dominance, calls, **SETTINGS)
    assert_leaves_arguments(student.iterated_dominance, [ROUNDS, LONG, *drawn])


@pytest.mark.points(1)
def test_what_is_kept(student):
    """Keeps what is dominated only weakly or by mixtures, and all of some games."""
    weak = np.array([[1.0, 2.0], [1.0, 3.0]])
    mixed = np.array([[3.0, 0.0], [0.0, 3.0], [1.0, 1.0]])
    cases = [
        Case((weak, np.ones((2, 2))), [[0, 1], [0, 1]], label="weak dominance"),
        Case((np.ones((2, 2)), weak.T), [[0, 1], [0, 1]], label="weak dominance of columns"),
        Case((mixed, np.zeros((3, 2))), [[0, 1, 2], [0, 1]], label="dominated by a mixture"),
        Case((PENNIES, -PENNIES), [[0, 1], [0, 1]], label="matching pennies"),
        Case(PRISONERS, [[1], [1]], label="the dilemma"),
    ]
    assert_cases(student.iterated_dominance, cases, **SETTINGS)


@pytest.mark.points(1)
def test_original_numbers(student):
    """Returns original numbers in ascending order, also of tables that are not square."""
    A = np.array([[0.0, 1.0], [5.0, 2.0], [1.0, 0.5], [4.0, 6.0]])
    B = np.array([[1.0, 2.0], [3.0, 1.0], [0.0, 0.0], [1.0, 2.0]])
    cases = [
        Case((A, B), [[1, 3], [0, 1]], label="four rows"),
        Case((B.T, A.T), [[0, 1], [1, 3]], label="four columns"),
        Case(
            (np.array([[2.0, 1.0, 5.0]]), np.array([[4, 7, 6]])), [[0], [1]], label="a single row"
        ),
        Case(
            (np.array([[2], [8], [8]]), np.array([[4], [7], [6]])),
            [[1, 2], [0]],
            label="a single column",
        ),
    ]
    assert_cases(student.iterated_dominance, cases, **SETTINGS)


@counterexample_search(A=strategies.matrices(3, 2, 0, 3), B=strategies.matrices(3, 2, 0, 3))
def agrees_with_the_reference(student, reference, A, B):
    assert_equal(student.iterated_dominance(A, B), reference.iterated_dominance(A, B))
