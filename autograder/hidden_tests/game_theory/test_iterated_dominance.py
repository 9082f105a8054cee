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
# The first row is better, though its worst is below the best of the other.
OVERLAP = np.array([[5.0, 1.0], [3.0, 0.0]])
ORIGINAL = np.array([[0.0, 1.0], [5.0, 2.0], [1.0, 0.5], [4.0, 6.0]])


def one_by_one(n):
    """Return a game in which the last row falls, then the last column, then the next row."""
    i, j = np.indices((n, n))
    return 100.0 * (j == i + 1) - i, 100.0 * (i == j) - j


SETTINGS = {"compare": assert_equal}


@pytest.mark.points(1)
def test_one_or_several_rounds(student, reference):
    """Crosses out rows and columns by each player's own payoffs, in several rounds."""
    turns = np.array([[1.0, 2.0], [4.0, 3.0]])
    small = tuple(np.array([[100, 90], [-100, -90]], dtype=np.int8) for _ in "AB")
    near = tuple(1000 + 1e-3 * table for table in PRISONERS)
    far = np.array([[1.0, 1, 1], [5, 0, 0], [2, 3, 3]])
    crossed = np.array([[2.0, 2, 2], [1, 2, 3], [3, 2, 1]])
    tiny = 1e-6 * np.array([[0.0, 0.0], [1.0, 1.0]])
    cases = [
        (PRISONERS, [[1], [1]]),
        ((OVERLAP, turns), [[0], [1]]),
        ((turns.T, OVERLAP.T), [[1], [0]]),
        Case(small, [[0], [0]], label="8-bit integers"),
        Case(near, [[1], [1]], label="payoffs that differ by little"),
        Case((tiny, tiny.T), [[1], [1]], label="payoffs that are 1e-6 apart"),
        Case((far, crossed), [[1, 2], [0, 1, 2]], label="a row far from the better one"),
        (one_by_one(5), [[0], [0]]),
        (tuple(M[::-1, ::-1] for M in one_by_one(7)), [[6], [6]]),
    ]
    assert_cases(student.iterated_dominance, cases, **SETTINGS)
    rng = np.random.default_rng(27)
    drawn = [
        tuple(rng.permutation(9.0 * np.arange(4)).reshape(2, 2) for _ in "AB") for _ in range(6)
    ]
    assert_agrees(student.iterated_dominance, reference.iterated_dominance, drawn, **SETTINGS)
    assert_leaves_arguments(student.iterated_dominance, [PRISONERS, *drawn])


@pytest.mark.points(1)
def test_what_is_kept(student):
    """Keeps what is dominated only weakly or by mixtures, and all of some games."""
    weak = np.array([[1.0, 2.0], [1.0, 3.0]])
    mixed = np.array([[3.0, 0.0, 1.0], [0.0, 3.0, 1.0], [1.0, 1.0, 0.5]])
    cases = [
        Case((weak, np.ones((2, 2))), [[0, 1], [0, 1]], label="weak dominance"),
        Case((np.ones((2, 2)), weak.T), [[0, 1], [0, 1]], label="weak dominance of columns"),
        Case((mixed, np.zeros((3, 3))), [[0, 1, 2], [0, 1, 2]], label="dominated by a mixture"),
        Case((PENNIES, -PENNIES), [[0, 1], [0, 1]], label="matching pennies"),
        Case(PRISONERS, [[1], [1]], label="the dilemma"),
    ]
    assert_cases(student.iterated_dominance, cases, **SETTINGS)


@pytest.mark.points(1)
def test_original_numbers(student):
    """Returns original numbers in ascending order, also of tables that are not square."""
    A = ORIGINAL
    B = np.array([[1.0, 2.0], [3.0, 1.0], [0.25, 0.5], [1.0, 2.0]])
    cases = [
        Case((A, B), [[1, 3], [0, 1]], label="four rows"),
        Case((B.T, A.T), [[0, 1], [1, 3]], label="four columns"),
        Case(
            (np.array([[2.0, 1.0, 5.0]]), np.array([[4, 7, 6]])), [[0], [1]], label="a single row"
        ),
        Case(
            (np.array([[2], [8], [9]]), np.array([[4], [7], [6]])),
            [[2], [0]],
            label="a single column",
        ),
    ]
    assert_cases(student.iterated_dominance, cases, **SETTINGS)


@counterexample_search(A=strategies.matrices(3, 2, 0, 3), B=strategies.matrices(3, 2, 0, 3))
def agrees_with_the_reference(student, reference, A, B):
    assert_equal(student.iterated_dominance(A, B), reference.iterated_dominance(A, B))
