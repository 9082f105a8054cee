"""Hidden tests of probability_information/covariance_matrix; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_scales_with,
    call_with,
    counterexample_search,
    strategies,
)

ROWS = np.array([[1.0, 2.0], [2.0, 6.0], [6.0, 4.0]])
SQUARE = np.array([[1.0, 2.0, 0.0], [2.0, 6.0, 3.0], [6.0, 4.0, 3.0]])


@pytest.mark.points(1)
def test_unbiased_covariances(student, seed):
    """Divides the sums of products of deviations by n - 1, also for square tables."""
    rng = np.random.default_rng(seed("samples"))

    def by_pairs(X):
        """Half of the mean product of differences over all pairs of two samples."""
        n = len(X)
        pairs = [X[i] - X[j] for i in range(n) for j in range(i)]
        return sum(np.outer(step, step) for step in pairs) / (n * (n - 1))

    calls = [rng.normal(2.0, 1.5, size=shape) for shape in [(6, 2), (4, 4), (9, 3), (3, 5)]]
    by_hand = [(ROWS, [[7, 1], [1, 4]]), (SQUARE, [[7, 1, 3], [1, 4, 3], [3, 3, 3]])]
    settings = {"scaled_atol": 1e-9, "sizes": lambda X: (len(X), len(X) - 1)}
    assert_cases(student.covariance_matrix, by_hand, **settings)
    assert_agrees(student.covariance_matrix, by_pairs, calls, **settings)
    assert_leaves_arguments(student.covariance_matrix, [*calls, ROWS + 1e8])


@pytest.mark.points(1)
def test_other_denominators(student, reference, seed):
    """Divides by n - ddof for ddof 0 and 2 as well, by name or by place."""
    rng = np.random.default_rng(seed("samples"))
    whole = np.array([[14, 2], [2, 8]]) / 3
    cases = [((ROWS, 0), whole), (call_with(ROWS, ddof=0), whole), ((ROWS, 2), 3 * whole)]
    tables = [rng.normal(size=shape) for shape in [(5, 3), (4, 4)]]
    calls = [(X, ddof) for X in tables for ddof in (0, 1, 2)]
    assert_cases(student.covariance_matrix, cases, scaled_atol=1e-9)
    assert_agrees(student.covariance_matrix, reference.covariance_matrix, calls, scaled_atol=1e-9)


@pytest.mark.points(1)
def test_far_from_zero_and_other_units(student, seed):
    """Keeps its digits for columns near 1e8, and follows the units; integers will do."""
    rng = np.random.default_rng(seed("samples"))
    whole_numbers = rng.integers(-9, 9, size=(7, 3)).astype(float)
    shifted = whole_numbers + np.array([1e8, -1e8, 0.0])
    expected = np.cov(whole_numbers, rowvar=False)
    uneven = np.array([[1.0, 2.0], [2.0, 7.0], [5.0, 4.0]])  # the means are no integers
    by_hand = np.array([[7.0, 1.0], [1.0, 4.0]])
    narrow = 1e-6 * (1 + ROWS / 1e5)
    cases = [
        Case((ROWS,), by_hand),
        Case((shifted,), expected, scaled_atol=1e-6, label="columns near 1e8"),
        Case((narrow,), 1e-22 * by_hand, label="columns near 1e-6"),
        Case((ROWS * [1, 1e-4],), [[7, 1e-4], [1e-4, 4e-8]], label="columns in different units"),
    ]
    assert_cases(student.covariance_matrix, cases, scaled_atol=1e-9)
    assert_scales_with(student.covariance_matrix, [(whole_numbers,)], power=2, scaled_atol=1e-9)
    assert_accepts(student.covariance_matrix, [(uneven,)], integers=True, scaled_atol=1e-9)


@pytest.mark.points(1)
def test_one_column_and_too_few_rows(student):
    """Has shape (1, 1) for one column, and is all nan if n - ddof is not positive."""
    column = np.array([[1.0], [2.0], [6.0]])
    cases = [
        Case((column,), [[7.0]], label="one column"),
        Case((column, 0), [[14 / 3]], label="one column"),
        Case((ROWS[:1],), np.full((2, 2), np.nan), label="one row"),
        Case((ROWS[:1], 0), np.zeros((2, 2)), atol=1e-9, label="one row and ddof=0"),
        Case((column[:1], 0), [[0.0]], atol=1e-9, label="one row, one column and ddof=0"),
        Case((ROWS[:2], 2), np.full((2, 2), np.nan), label="two rows and ddof=2"),
        Case((ROWS, 4), np.full((2, 2), np.nan), label="three rows and ddof=4"),
        Case((column[:1],), [[np.nan]], label="one row and one column"),
    ]
    assert_cases(student.covariance_matrix, cases)


@counterexample_search(
    X=strategies.matrices(rows=(1, 4), cols=(1, 3)), ddof=strategies.choices(1, 0, 2)
)
def agrees_with_the_reference(student, reference, X, ddof):
    expected = reference.covariance_matrix(X, ddof)
    assert_close(student.covariance_matrix(X, ddof), expected, atol=1e-9)
