"""Hidden tests of nearest_neighbors/pairwise_distances; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.nearest_neighbors.clear_rows import distances
from autograder.hidden_tests.nearest_neighbors.distance_laws import (
    SQUARES,
    A,
    B,
    assert_grows,
    assert_no_digits_lost,
    assert_power,
    assert_squares,
)
from autograder.testing import (
    Case,
    assert_accepts,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    assert_scales_with,
    counterexample_search,
    strategies,
)


@pytest.mark.points(2)
def test_euclidean(student, seed):
    """Measures the straight line by default, between tables of different lengths."""
    rng = np.random.default_rng(seed("tables"))
    calls = [(A, B), (B, A), (A, B, 2), (B, A, 2.0)]
    for m, n, d in [(1, 1, 1), (4, 7, 3), (6, 2, 10), (1, 5, 2), (8, 8, 1)]:
        calls.append((rng.normal(size=(m, d)), rng.normal(size=(n, d))))
    cases = [Case((A, B), np.sqrt(SQUARES), atol=1e-5), Case((B, A), np.sqrt(SQUARES.T), atol=1e-5)]
    assert_cases(
        student.pairwise_distances, cases, rtol=1e-6, sizes=lambda A, B: (*A.shape, len(B))
    )
    assert_law(student.pairwise_distances, calls, assert_squares)
    assert_leaves_arguments(student.pairwise_distances, calls)


@pytest.mark.points(1)
def test_manhattan(student, seed):
    """Adds up the differences for p = 1, and finds equal rows at exactly 0."""
    assert_power(student, seed, 1, [[7.0, 7.0, 19.0, 5.0], [12.0, 12.0, 0.0, 20.0]])


@pytest.mark.points(1)
def test_largest_difference(student, seed):
    """Takes the largest difference for p = inf, and finds equal rows at exactly 0."""
    assert_power(student, seed, np.inf, [[4.0, 7.0, 12.0, 2.0], [12.0, 5.0, 0.0, 14.0]])


@pytest.mark.points(1)
def test_other_powers(student, seed):
    """Takes the p-th root of the sum of p-th powers for p = 3 and others up to 10."""
    cubes = np.array([[91.0, 343.0, 1819.0, 17.0], [1728.0, 216.0, 0.0, 2816.0]])
    assert_power(student, seed, 3, cubes ** (1 / 3))
    rng = np.random.default_rng(seed("powers"))
    X, Z = rng.normal(size=(4, 3)), rng.normal(size=(5, 3))
    cases = [((X, Z, p), distances(X, Z, p)) for p in (1.5, 4.0, 10.0)]
    assert_cases(student.pairwise_distances, cases)


@pytest.mark.points(1)
def test_equal_and_close_rows(student, seed):
    """Is never nan or negative for rows that are equal or nearly so, far from the origin too."""
    rng = np.random.default_rng(seed("close"))
    X = rng.normal(size=(60, 5))
    near = X + 1e-9 * rng.normal(size=X.shape)
    tenths = np.arange(1, 31)[:, np.newaxis] * np.array([0.1, 0.2, 0.7])
    calls = [
        (X, X),
        (tenths, tenths),
        (0.1 * tenths, 0.1 * tenths),
        (X, near),
        (X + 1e6, X + 1e6),
        (X + 1e6, near + 1e6),
    ]
    assert_law(student.pairwise_distances, calls, assert_squares)


@pytest.mark.points(1)
def test_units_and_integers(student):
    """Takes tiny and huge units, and integers, those without a sign among them."""
    calls = [(A, B, p) for p in (1, 3, np.inf)]
    assert_scales_with(student.pairwise_distances, calls, power=1, argument=1, factors=(1.0,))
    for unit in (1e-6, 1e6):
        cases = [((unit * A, unit * B, p), unit * distances(A, B, p)) for p in (1, 3, 10, np.inf)]
        assert_cases(student.pairwise_distances, cases, scaled_atol=1e-9)
        assert_law(student.pairwise_distances, [(unit * A, unit * B)], assert_squares)
    gap = 2.0**-30
    close = np.array([[1.0, 2.0]]), np.array([[1.0 + gap, 2.0 - gap]])
    lengths = {1: 2 * gap, 3: 2 ** (1 / 3) * gap, np.inf: gap}
    cases = [Case((*close, p), [[right]], label="close rows") for p, right in lengths.items()]
    assert_cases(student.pairwise_distances, cases)
    assert_accepts(student.pairwise_distances, [(A, B, 1), (A, B, np.inf)], integers=[0, 1])
    small, large = np.array([[2, 250], [3, 0]], np.uint8), np.array([[3, 251], [0, 5]], np.uint8)
    low, high = np.array([[-100, 7], [90, -128]], np.int8), np.array([[100, 7]], np.int8)
    tables = [(small, large), (low, high)]
    cases = [((*pair, p), distances(*pair, p)) for pair in tables for p in (1, np.inf, 3, 10)]
    # 300**10 and 400**10 are too large for int64.
    cases.append(((np.array([[300, 0]]), np.array([[0, 400]]), 10), [[402.1974149822333]]))
    assert_cases(student.pairwise_distances, cases)
    whole = [*tables, (A.astype(int), B.astype(int)), (A.astype(int), B)]
    # So are the squares of these.
    whole.append((np.array([[4 * 10**9, 7]]), np.array([[1, 5 * 10**9]])))
    assert_law(student.pairwise_distances, whole, assert_squares)


@pytest.mark.points(1)
def test_refuses_small_p(student):
    """Raises ValueError for p below 1."""
    powers = {
        "p between 0 and 1": 0.5,
        "p = 0": 0,
        "a negative p": -1.0,
        "p just below 1": 1 - 1e-12,
        "p of minus infinity": -np.inf,
    }
    calls = {name: (A, B, p) for name, p in powers.items()}
    works_on = [(A, B), (A, B, 1), (A, B, 1.25), (A, B, np.inf)]
    assert_raises(student.pairwise_distances, ValueError, calls, works_on=works_on)


@pytest.mark.points(1)
def test_memory(student):
    """Measures 400 and 500 rows with 1500 columns without the 2.4 GB for all differences."""
    X, Z = np.zeros((400, 1500)), np.zeros((500, 1500))
    X[:, 7], Z[:, 1490] = 0.1 * np.arange(400), 0.1 * np.arange(500)
    answer = student.pairwise_distances(X, Z, 2)
    if np.shape(answer) == (500, 400):  # which way it lies is for the other tests
        answer = np.transpose(answer)
    assert_grows(answer, 400, 500)
    assert_no_digits_lost(answer, np.add.outer(X[:, 7] ** 2, Z[:, 1490] ** 2))


@pytest.mark.points(1)
def test_time(student):
    """Measures 2000 against 2000 rows with 3 columns in time (p = 3)."""
    steps = np.arange(2000.0)
    X, Z = np.outer(steps, [1.0, 0.0, 0.0]), np.outer(-steps, [0.0, 0.6, 0.8])
    # p = 3, since others may have a fast way of their own; signs are for the other tests
    assert_grows(student.pairwise_distances(X, Z, 3), 2000, 2000)


@counterexample_search(
    A=strategies.matrices((1, 2), 2),
    B=strategies.matrices((1, 3), 2),
    p=strategies.choices(2.0, 1.0, np.inf, 3.0),
)
def agrees_with_the_reference(student, reference, A, B, p):
    expected = reference.pairwise_distances(A, B, p)
    assert_close(student.pairwise_distances(A, B, p), expected, rtol=1e-6, atol=1e-5)
