"""Hidden tests of zero_sum_lp; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.game_theory.tables_of_games import (
    ROCK_PAPER_SCISSORS,
    program_by_entries,
    solution_of_program,
)
from autograder.testing import (
    Case,
    as_tuple,
    assert_cases,
    assert_close,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

WIDE = np.array([[3.0, -1.5, 0.25, 7.0], [-2.0, 4.0, 2.5, -6.0]])
TABLES = [np.array([[3.0, -1.0], [-2.0, 4.0]]), WIDE, WIDE.T + 0.1, ROCK_PAPER_SCISSORS]
ONES = [np.array([[4.0, 2.5, 8.0]]), np.array([[-4.0], [2.5], [-8.0]]), np.array([[-3.5]])]
REPEATED = np.array([[4.0, 2.5, 4.0], [3.0, 9.0, 3.0]])
SMALL_INTEGERS = np.array([[-128, 90], [100, -100]], dtype=np.int8)


@pytest.mark.points(1)
def test_inequalities(student):
    """Writes a row for each column of the table, with the signs of the row player."""
    for k, what in ((1, "A_ub"), (2, "b_ub")):
        cases = [
            (A, program_by_entries(A)[k]) for A in (*TABLES, REPEATED, SMALL_INTEGERS, WIDE / 3)
        ]
        assert_cases(student.zero_sum_lp, cases, part=(k, 6), rtol=1e-12, what=what)
    assert_leaves_arguments(student.zero_sum_lp, TABLES)


@pytest.mark.points(1)
def test_costs_and_bounds(student):
    """Writes costs that make v large, and bounds for the probabilities alone."""
    cases = [(A, program_by_entries(A)[0]) for A in TABLES]
    assert_cases(student.zero_sum_lp, cases, part=(0, 6), rtol=1e-12, what="c")
    tables = [*TABLES, *ONES, np.array([[4.0, 2.5, 8.0], [3.0, 9.0, 1.0]])]
    cases = [(A, [(0, None)] * len(A) + [(None, None)]) for A in tables]
    assert_cases(student.zero_sum_lp, cases, part=(5, 6), compare=assert_equal)


@pytest.mark.points(1)
def test_equality(student):
    """Lets the probabilities alone add up to 1, by arrays of the right shapes."""
    for k, what in ((3, "A_eq"), (4, "b_eq")):
        cases = [(A, program_by_entries(A)[k]) for A in TABLES]
        assert_cases(student.zero_sum_lp, cases, part=(k, 6), rtol=1e-12, what=what)


@pytest.mark.points(1)
def test_values(student):
    """Has the value of the game as its solution, also below 0."""
    cases = [
        Case((TABLES[0],), -1.0, label="a value of 1"),
        Case((ROCK_PAPER_SCISSORS,), 0.0, label="rock, paper, scissors"),
        Case((TABLES[0] - 10,), 9.0, label="a value of -9"),
        Case((np.array([[-5.0, 5.0, 9.0], [10.0, -5.0, 9.0]]),), -1.0, label="a useless column"),
        Case((np.array([[-5.0, -3.0], [-6.0, -2.0], [-9.0, -9.0]]),), 5.0, label="a saddle point"),
    ]
    assert_cases(student.zero_sum_lp, cases, read=solution_of_program, atol=1e-9, what="-v")


@pytest.mark.points(1)
def test_shapes(student):
    """Has arrays of the right shapes, also for single rows and columns."""

    def shapes(got):
        parts = as_tuple(got, 6)
        return [np.shape(part) for part in parts[:5]] + [len(parts[5])]

    cases = [
        (A, shapes((*program_by_entries(A), [None] * (len(A) + 1)))) for A in (*ONES, WIDE, WIDE.T)
    ]
    assert_cases(student.zero_sum_lp, cases, read=shapes, compare=assert_equal)


@counterexample_search(A=strategies.matrices((1, 3), (1, 3), -4, 4))
def agrees_with_the_reference(student, reference, A):
    got = as_tuple(student.zero_sum_lp(A), 6)
    expected = reference.zero_sum_lp(A)
    for k, what in enumerate(("c", "A_ub", "b_ub", "A_eq", "b_eq")):
        assert_close(got[k], expected[k], what=what)
    assert_equal(got[5], expected[5], what="the bounds")
