"""Hidden tests of solve_2x2_zero_sum; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.game_theory.tables_of_games import game_value, tables_without_saddle
from autograder.testing import (
    Case,
    assert_accepts,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

MIXED = [
    (np.array([[3.0, -1.0], [-2.0, 4.0]]), (0.6, 0.5, 1.0)),
    (np.array([[-5.0, 5.0], [10.0, -5.0]]), (0.6, 0.4, 1.0)),
    (np.array([[1.0, 8.0], [6.0, 2.0]]), (4 / 11, 6 / 11, 46 / 11)),
]


@pytest.mark.points(1)
def test_row_mix(student, reference, seed):
    """Returns the probability of the first row first where both players mix."""
    cases = [(A, expected[0]) for A, expected in MIXED]
    drawn = tables_without_saddle(np.random.default_rng(seed("mixed")), 5)
    cases += [(A, reference.solve_2x2_zero_sum(A)[0]) for A in drawn]
    assert_cases(student.solve_2x2_zero_sum, cases, part=(0, 3))


@pytest.mark.points(1)
def test_column_mix(student, reference, seed):
    """Returns the probability of the first column second where both players mix."""
    cases = [(A, expected[1]) for A, expected in MIXED]
    drawn = tables_without_saddle(np.random.default_rng(seed("columns")), 5)
    cases += [(A, reference.solve_2x2_zero_sum(A)[1]) for A in drawn]
    assert_cases(student.solve_2x2_zero_sum, cases, part=(1, 3))


@pytest.mark.points(1)
def test_value(student, seed):
    """Returns the value third where both players mix, as a linear program finds it."""
    tables = tables_without_saddle(np.random.default_rng(seed("values")), 4)
    cases = [(A, expected[2]) for A, expected in MIXED] + [(A, game_value(A)) for A in tables]
    assert_cases(student.solve_2x2_zero_sum, cases, atol=1e-9, part=(2, 3))
    assert_leaves_arguments(student.solve_2x2_zero_sum, tables)


@pytest.mark.points(1)
def test_saddle_points(student):
    """Plays saddle points in all corners, with probabilities of 0 and 1."""
    cases = [
        Case(
            (np.array([[2.5, 7.0], [1.0, 9.0]]),), (1.0, 1.0, 2.5), label="first row, first column"
        ),
        Case(
            (np.array([[7.0, 2.5], [9.0, 1.0]]),), (1.0, 0.0, 2.5), label="first row, second column"
        ),
        Case(
            (np.array([[-6.0, 9.0], [-4.0, 7.0]]),),
            (0.0, 1.0, -4.0),
            label="second row, first column",
        ),
        Case(
            (np.array([[9.0, -6.0], [7.0, -4.0]]),),
            (0.0, 0.0, -4.0),
            label="second row, second column",
        ),
        Case((np.array([[5.0, 3.0], [-2.0, 1.0]]),), (1.0, 0.0, 3.0), label="a row that is better"),
        Case(
            (np.array([[2.0, 8.0], [4.0, 6.0]]),), (0.0, 1.0, 4.0), label="a column that is better"
        ),
    ]
    assert_cases(student.solve_2x2_zero_sum, cases, atol=1e-9)


@pytest.mark.points(1)
def test_ties(student):
    """Takes the first of several saddle points, row by row, also where all entries are equal."""
    cases = [
        Case((np.array([[1.5, 4.0], [1.5, 0.5]]),), (1.0, 1.0, 1.5), label="equal in a column"),
        Case((np.full((2, 2), 3.0),), (1.0, 1.0, 3.0), label="all equal"),
        Case((np.zeros((2, 2)),), (1.0, 1.0, 0.0), label="all zero"),
        Case((np.array([[5.0, 2.0], [3.0, 2.0]]),), (1.0, 0.0, 2.0), label="two in a column"),
        Case((np.array([[4.0, 4.0], [1.0, 7.0]]),), (1.0, 1.0, 4.0), label="equal in a row"),
        Case((np.array([[1.0, 1.0], [4.0, 4.0]]),), (0.0, 1.0, 4.0), label="two in the second row"),
        Case((np.array([[2.0, 1.0], [1.0, 1.0]]),), (1.0, 0.0, 1.0), label="off the diagonal"),
        Case((np.array([[2.0, 2.0], [2.0, 5.0]]),), (1.0, 1.0, 2.0), label="three equal entries"),
    ]
    assert_cases(student.solve_2x2_zero_sum, cases, atol=1e-9)


@pytest.mark.points(1)
def test_scales_and_integers(student):
    """Takes tiny payoffs, a million, offsets, 8-bit integers and integers of billions."""
    A = MIXED[2][0]
    cases = [
        Case((1e-9 * A,), (4 / 11, 6 / 11, 46e-9 / 11), label="payoffs of 1e-9", atol=1e-16),
        Case(
            (1e-9 * np.array([[1.0, 3.0], [2.0, 1.0]]),),
            (1 / 3, 2 / 3, 5e-9 / 3),
            label="payoffs of 1e-9",
            atol=1e-16,
        ),
        Case(
            (1e-14 * np.array([[1.0, 3.0], [2.0, 1.0]]),),
            (1 / 3, 2 / 3, 5e-14 / 3),
            label="payoffs of 1e-14",
            atol=1e-20,
        ),
        Case(
            (1 + 2.0**-42 * np.array([[2.0, 0.0], [0.0, 1.0]]),),  # exact in binary
            (1 / 3, 1 / 3, 1 + 2.0**-41 / 3),
            label="payoffs that differ by little",
        ),
        Case((A + 1e6,), (4 / 11, 6 / 11, 1e6 + 46 / 11), label="all payoffs a million more"),
        Case((1e6 * A,), (4 / 11, 6 / 11, 46e6 / 11), label="payoffs of a million"),
        Case((A + 100,), (4 / 11, 6 / 11, 100 + 46 / 11), label="all payoffs 100 more"),
        Case(
            (np.array([[100, -90], [-80, 120]], dtype=np.int8),),
            (20 / 39, 7 / 13, 480 / 39),
            label="8-bit integers",
        ),
        Case(
            (np.array([[5, 1], [2, 4]]) * 10**9,), (1 / 3, 0.5, 3e9), label="integers of billions"
        ),
    ]
    assert_cases(student.solve_2x2_zero_sum, cases)
    assert_accepts(
        student.solve_2x2_zero_sum, [(A,), (np.array([[2.0, 7.0], [1.0, 9.0]]),)], integers=True
    )


@counterexample_search(A=strategies.matrices(2, 2, -4, 4))
def agrees_with_the_reference(student, reference, A):
    expected = reference.solve_2x2_zero_sum(A)
    assert_close(student.solve_2x2_zero_sum(A), expected, atol=1e-9)
