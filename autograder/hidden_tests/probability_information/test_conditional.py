"""Hidden tests of probability_information/conditional; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.probability_information.sums_of_shares import full_table
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_given_one_of_two_variables(student, reference, seed):
    """Divides by the totals of the rows or of the columns of tables that are not square."""
    rng = np.random.default_rng(seed("tables"))
    by_hand = np.array([[1.0, 3.0, 4.0], [2.0, 6.0, 2.0]])
    cases = [
        ((by_hand, 0), [[0.125, 0.375, 0.5], [0.2, 0.6, 0.2]]),
        ((by_hand, 1), [[1 / 3, 1 / 3, 2 / 3], [2 / 3, 2 / 3, 1 / 3]]),
    ]
    tables = [full_table(rng, *shape) for shape in [(2, 4), (5, 3), (1, 3)]]
    calls = [(joint, given) for joint in tables for given in (0, 1)]
    assert_cases(student.conditional, cases)
    assert_agrees(student.conditional, reference.conditional, calls)
    assert_leaves_arguments(student.conditional, calls)


@pytest.mark.points(1)
def test_square_tables(student, seed):
    """Divides each entry by the total of its own row or column, in square tables as well."""
    rng = np.random.default_rng(seed("tables"))
    skewed = np.array([[1.0, 3.0], [2.0, 2.0]])
    cases = [
        ((skewed, 0), [[1 / 4, 3 / 4], [1 / 2, 1 / 2]]),
        ((skewed, 1), [[1 / 3, 3 / 5], [2 / 3, 2 / 5]]),
    ]
    squares = [full_table(rng, n, n) for n in (2, 3, 4)]
    assert_cases(student.conditional, cases)

    def adds_up(got, joint, given):
        totals = np.sum(got, axis=1 - given)
        assert_close(totals, np.ones(len(joint)), what="the sum over the other axis")

    assert_law(
        student.conditional, [(square, axis) for square in squares for axis in (0, 1)], adds_up
    )


@pytest.mark.points(1)
def test_several_variables(student, reference, seed):
    """Takes one or more given axes of a table with three or four, and counts of dtype integer."""
    rng = np.random.default_rng(seed("tables"))
    counts = np.array([[[1, 3], [2, 2]], [[4, 1], [3, 9]]])
    cases = [
        ((counts, (0, 1)), [[[0.25, 0.75], [0.5, 0.5]], [[0.8, 0.2], [0.25, 0.75]]]),
        ((counts, 0), [[[1 / 8, 3 / 8], [1 / 4, 1 / 4]], [[4 / 17, 1 / 17], [3 / 17, 9 / 17]]]),
    ]
    tables = [full_table(rng, *shape) for shape in [(2, 3, 4), (3, 3, 3), (2, 3, 1, 2)]]
    calls = [(joint, given) for joint in tables for given in (0, 1, 2, (0, 1), (0, 2), (1, 2))]
    calls += [(tables[-1], (0, 1, 3)), (tables[-1], 3), (np.asfortranarray(tables[0]), (0, 2))]
    calls += [(tables[-1], given) for given in [(-1, 1), (-2, -4)]]
    assert_cases(student.conditional, cases)
    assert_leaves_arguments(student.conditional, calls)
    assert_agrees(student.conditional, reference.conditional, calls)


@pytest.mark.points(1)
def test_negative_axes_and_any_order(student, reference, seed):
    """Counts negative axes from the end, and takes the given axes in any order."""
    rng = np.random.default_rng(seed("tables"))
    flat = np.array([[1.0, 3.0, 4.0], [2.0, 6.0, 2.0]])
    cases = [((flat, -2), [[0.125, 0.375, 0.5], [0.2, 0.6, 0.2]])]
    tables = [full_table(rng, *shape) for shape in [(2, 3, 4), (3, 3, 3)]]
    keys = [-1, -2, -3, (1,), (-1,), (1, 0), (2, 0), (-1, 0), (-1, -2), (1, -1)]
    assert_cases(student.conditional, cases)
    calls = [(joint, given) for joint in tables for given in keys]
    assert_agrees(student.conditional, reference.conditional, calls)


@pytest.mark.points(1)
def test_what_never_occurs(student):
    """Is nan where the given values never occur, and nowhere else; other zeros stay 0."""
    nan = np.nan
    joint = np.array([[0.0, 0.0, 0.0], [0.5, 0.0, 0.25], [0.0, 0.0, 0.25]])
    rows = [[nan, nan, nan], [2 / 3, 0, 1 / 3], [0, 0, 1]]
    columns = [[0, nan, 0], [1, nan, 0.5], [0, nan, 0.5]]
    tiny = np.array([[1e-9, 3e-9], [0.5, 0.5]])
    tinier = np.array([[3e-13, 1e-13], [0.5, 0.5 - 4e-13]])
    smallest = np.array([[3e-310, 1e-310], [0.5, 0.5]])  # 1 over the total is infinite
    uneven = np.array([[1e-200, 1e-9, 0.5], [0.25, 0.25, 0.5]])
    shares = [uneven[0] / (0.5 + 1e-9), uneven[1]]
    cube = np.array([[[0.0, 0.0], [3.0, 1.0]], [[2.0, 2.0], [0.0, 0.0]]])
    pairs = [[[nan, nan], [0.75, 0.25]], [[0.5, 0.5], [nan, nan]]]
    cases = [
        Case((joint, 0), rows, label="a row of zeros"),
        Case((joint, 1), columns, label="a column of zeros"),
        Case((np.zeros((2, 3)), 0), np.full((2, 3), nan), label="rows of zeros only"),
        Case((tiny, 0), [[0.25, 0.75], [0.5, 0.5]], label="a row that hardly ever occurs"),
        Case((tinier, 0), [[0.75, 0.25], [0.5, 0.5]], label="a row that hardly ever occurs"),
        Case((smallest, 0), [[0.75, 0.25], [0.5, 0.5]], label="a row that hardly ever occurs"),
        Case((uneven, 0), shares, label="tiny entries"),
        Case((cube, (0, 1)), pairs, label="two pairs of values that never occur"),
        Case((cube.astype(int), (0, 1)), pairs, label="integers, pairs that never occur"),
        Case((cube, 0), [[[0, 0], [0.75, 0.25]], [[0.5, 0.5], [0, 0]]], label="zeros elsewhere"),
    ]
    assert_cases(student.conditional, cases)
    assert_leaves_arguments(student.conditional, [(joint, 0), (joint, 1), (cube, (0, 1))])


@counterexample_search(
    joint=strategies.probability_tables(2, (2, 3), (1, 2)),
    given=strategies.choices(0, 1, 2, -1, (0, 1), (0, 2), (2, 1)),
)
def agrees_with_the_reference(student, reference, joint, given):
    assert_close(student.conditional(joint, given), reference.conditional(joint, given))
