"""Hidden tests of probability_information/correlation_matrix; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    as_array,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_scales_with,
    assert_varies,
    counterexample_search,
    require,
    strategies,
)

ROWS = np.array([[1.0, 2.0], [2.0, 6.0], [6.0, 4.0]])
R = 1 / np.sqrt(28)


@pytest.mark.points(2)
def test_covariances_in_units_of_deviations(student, seed):
    """Divides covariances by both standard deviations, for two columns and more."""
    rng = np.random.default_rng(seed("samples"))

    def by_pairs(X):
        """Correlate standardised columns one pair at a time."""
        Z = [(x - np.mean(x)) / np.std(x) for x in X.T]
        return np.array([[np.mean(a * b) for b in Z] for a in Z])

    by_hand = [(ROWS, [[1, R], [R, 1]]), (ROWS * [1, -1], [[1, -R], [-R, 1]])]
    calls = [rng.normal(2.0, 1.5, size=shape) for shape in [(5, 2), (4, 4), (9, 3), (3, 5)]]
    calls.append(calls[2] @ np.array([[1.0, 2.0, 0.0], [0.0, 0.1, 5.0], [0.0, 0.0, 3.0]]))
    assert_cases(student.correlation_matrix, by_hand, atol=1e-9)
    assert_agrees(student.correlation_matrix, by_pairs, calls, atol=1e-9)
    uneven = np.array([[1.0, 2.0], [2.0, 7.0], [5.0, 4.0]])  # the means are no integers
    assert_accepts(student.correlation_matrix, [(uneven,)], integers=True, atol=1e-9)


@pytest.mark.points(1)
def test_range_and_diagonal(student, seed):
    """Stays within -1 and 1, is exactly 1 on the diagonal, and is 1 or -1 for two rows."""
    rng = np.random.default_rng(seed("samples"))
    lines = [
        rng.normal(size=(6, 1)) @ rng.normal(size=(1, 2)) + rng.normal(size=2) for _ in range(60)
    ]

    def within(got, X):
        matrix = as_array(got, shape=(2, 2))
        require(np.abs(matrix) <= 1, "A correlation is above 1 or below -1.")
        require(np.diag(matrix) == 1, "The diagonal is not exactly 1.")

    two, signs = np.array([[1.0, 5.0], [4.0, 3.0]]), [[1, -1], [-1, 1]]
    assert_cases(student.correlation_matrix, [(ROWS, [[1, R], [R, 1]]), (two, signs)], atol=1e-9)
    steps = np.arange(4.0)
    nearly = np.column_stack([steps, steps + 1e-3 * np.array([1, -1, -1, 1])])
    r = 1 / np.sqrt(1 + 8e-7)
    first, second = np.array([[1.0, -1.0, 1.0, -1.0], [1.0, 1.0, -1.0, -1.0]])
    hardly = np.column_stack([first, second + 1e-7 * first])
    cases = [(nearly, [[1, r], [r, 1]]), (hardly, [[1, 1e-7], [1e-7, 1]])]
    assert_cases(student.correlation_matrix, cases, atol=1e-9)
    assert_law(student.correlation_matrix, lines, within)


@pytest.mark.points(1)
def test_constant_columns(student):
    """Is nan in row, column and diagonal entry of a constant column, and nowhere else."""
    nan = np.nan
    calm, tenth = np.full(3, 2.0), np.full(3, 0.1)
    many = np.column_stack([np.full(7, 0.1), np.arange(7.0) ** 2])
    far = many + np.array([1e8, 0.0])
    middle = [[1, nan, R], [nan, nan, nan], [R, nan, 1]]
    half = np.sqrt(3) / 2
    ends = [[1, half], [half, 1]]
    two_rows = np.array([[1.0, 3.0, 5.0], [4.0, 3.0, 2.0]])
    starts = np.column_stack([[2.0, 2.0, 7.0, 1.0], [4.0, 1.0, 7.0, 2.0]])
    r = 19 / np.sqrt(22 * 21)
    signs = np.array([[-3.0, 1.0], [3.0, 2.0], [3.0, 6.0]])
    s = 12 / np.sqrt(24 * 14)
    cases = [
        Case((np.column_stack([ROWS[:, 0], calm, ROWS[:, 1]]),), middle, label="a constant column"),
        Case((np.column_stack([ROWS[:, 0], tenth, ROWS[:, 1]]),), middle, label="0.1 repeated"),
        Case((many,), [[nan, nan], [nan, 1]], label="0.1 repeated"),
        Case((np.tile([0.0, 3.0], (4, 1)),), np.full((2, 2), nan), label="constant columns only"),
        Case((far,), [[nan, nan], [nan, 1]], label="a number near 1e8 repeated"),
        Case((ROWS[:1],), np.full((2, 2), nan), label="a single row"),
        Case((two_rows,), [[1, nan, -1], [nan] * 3, [-1, nan, 1]], label="two rows"),
        Case((tenth[:, np.newaxis],), [[nan]], label="a single column, constant"),
        Case((ROWS[:, :1],), [[1]], label="a single column"),
        Case((np.array([[1.0, 2.0], [5.0, 6.0], [1.0, 4.0]]),), ends, label="equal ends"),
        Case((starts,), [[1, r], [r, 1]], label="equal first entries"),
        Case((signs,), [[1, s], [s, 1]], label="entries of one size"),
        Case((1e-7 * ROWS + 1.0,), [[1, R], [R, 1]], atol=1e-6, label="a small spread"),
    ]
    assert_cases(student.correlation_matrix, cases, atol=1e-9)
    assert_leaves_arguments(student.correlation_matrix, [ROWS, ROWS[:2], ROWS * [1, 0]])


@pytest.mark.points(1)
def test_far_from_zero_and_other_units(student, seed):
    """Keeps its digits for columns near 1e8, and does not depend on the units."""
    rng = np.random.default_rng(seed("samples"))
    order = rng.permutation(7)
    whole_numbers = np.column_stack([order, order**2]) - 9.0
    shifted = whole_numbers + np.array([1e8, -1e8])
    expected = np.corrcoef(whole_numbers, rowvar=False)
    assert_varies(student.correlation_matrix, [ROWS, ROWS[:2]])
    by_hand = [[1, R], [R, 1]]
    cases = [
        (shifted, expected),
        (ROWS + 1e8, by_hand),
        Case((ROWS / 64 + 1e8,), by_hand, label="columns near 1e8 with a small spread"),
        Case((1e-6 * (1 + ROWS / 1e6),), by_hand, label="columns near 1e-6"),
    ]
    assert_cases(student.correlation_matrix, cases, atol=1e-6)
    units = np.array([1e-6, 1e6])
    assert_cases(student.correlation_matrix, [(whole_numbers * units, expected)], atol=1e-9)
    assert_scales_with(student.correlation_matrix, [(whole_numbers,)], power=0, atol=1e-9)


@counterexample_search(X=strategies.matrices(rows=(1, 4), cols=(1, 3)))
def agrees_with_the_reference(student, reference, X):
    assert_close(student.correlation_matrix(X), reference.correlation_matrix(X), atol=1e-9)
