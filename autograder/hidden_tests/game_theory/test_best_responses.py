"""Hidden tests of best_responses; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.game_theory.tables_of_games import answers_by_sorting
from autograder.testing import (
    Case,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

A = np.array([[3.0, 0.5, 2.0, -4.0], [5.0, 0.25, 2.5, -1.0], [4.0, -1.0, 7.0, -2.0]])
TIED = np.array([[2.0, 2.0, 1.0], [2.0, -3.0, 1.0]])
EXACT = {"compare": assert_equal}


@pytest.mark.points(1)
def test_rows(student, seed):
    """Lists the best rows for each column if the axis is 0, and changes nothing."""
    drawn = np.random.default_rng(seed("rows")).permutation(20.0 * np.arange(15)).reshape(3, 5) - 90
    cases = [((A, 0), [[1], [0], [2], [1]]), ((drawn, 0), answers_by_sorting(drawn, 0))]
    cases.append(((A[:2, :2], 0), [[1], [0]]))
    assert_cases(student.best_responses, cases, **EXACT)
    assert_leaves_arguments(student.best_responses, [(A, 0), (drawn, 0)])


@pytest.mark.points(1)
def test_columns(student, seed):
    """Lists the best columns for each row if the axis is 1."""
    drawn = np.random.default_rng(seed("columns")).permutation(20.0 * np.arange(15)).reshape(3, 5)
    cases = [((A, 1), [[0], [0], [2]]), ((drawn - 90, 1), answers_by_sorting(drawn, 1))]
    cases += [((-A, 1), [[3], [3], [3]]), ((A[:2, :2], 1), [[0], [0]])]
    assert_cases(student.best_responses, cases, **EXACT)


@pytest.mark.points(1)
def test_several_best(student):
    """Lists several best answers in ascending order; takes integers."""
    small = np.array([[100, 7, -90], [-100, 7, 110]], dtype=np.int8)
    cases = [
        Case((TIED, 0), [[0, 1], [0], [0, 1]], label="best rows"),
        Case((TIED, 1), [[0, 1], [0]], label="best columns"),
        Case((np.zeros((3, 2)), 0), [[0, 1, 2], [0, 1, 2]], label="all equal"),
        Case((np.array([[4, 4, 1], [0, 9, 9]]), 1), [[0, 1], [1, 2]], label="integers"),
        Case((small, 0), [[0], [0, 1], [1]], label="8-bit integers"),
        Case((small, 1), [[0], [2]], label="8-bit integers"),
    ]
    assert_cases(student.best_responses, cases, **EXACT)


@pytest.mark.points(1)
def test_tolerances_and_single_lines(student):
    """Counts as equal what is within tol; takes single rows and columns."""
    near = np.array([[1.0, 1.0 - 1e-13, 1.0 - 1e-11], [2.0, 1.75, 1.0]])
    rising = np.array([[0.6, 0.8, 1.0], [0.8, 1.0, 0.6]])
    large = np.array([[1000.0, 999.9, 999.0]])
    cases = [
        Case((near, 1), [[0, 1], [0]], label="the default of tol"),
        Case((near, 1, 1e-6), [[0, 1, 2], [0]], label="tol = 1e-6"),
        Case((near, 1, 0.0), [[0], [0]], label="tol = 0"),
        Case((near, 1, 0.25), [[0, 1, 2], [0, 1]], label="exactly tol below"),
        Case((rising, 1, 0.25), [[1, 2], [0, 1]], label="near the best, or near one that is near"),
        Case((large, 1, 0.5), [[0, 1]], label="a single row"),
        Case((large, 0), [[0], [0], [0]], label="a single row"),
        Case((large.T, 0), [[0]], label="a single column"),
        Case((-large.T, 1), [[0], [0], [0]], label="a single column"),
    ]
    assert_cases(student.best_responses, cases, **EXACT)


@counterexample_search(A=strategies.matrices((1, 3), (1, 3), -2, 2), axis=strategies.choices(0, 1))
def agrees_with_the_reference(student, reference, A, axis):
    assert_equal(student.best_responses(A, axis), reference.best_responses(A, axis))
