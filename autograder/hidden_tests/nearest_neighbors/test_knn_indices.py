"""Hidden tests of nearest_neighbors/knn_indices; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.nearest_neighbors.clear_rows import assert_indices, drawn, ranks
from autograder.testing import (
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

ROWS = np.array([[0.0, 0.0], [4.0, 0.0], [1.0, 5.0], [2.0, 2.0], [-3.0, 1.0]])


@pytest.mark.points(1)
def test_order(student, reference, seed):
    """Returns for each query its nearest rows, nearest first, in any unit."""
    cases = [((ROWS, np.array([[3.0, 0.5], [-2.5, -0.5]]), 2), [[1, 3], [4, 0]])]
    for n, m, d in [(6, 4, 2), (30, 5, 3), (5, 9, 1)]:
        X, Q = drawn(seed(f"{n} rows"), n, m, d)
        cases += [((X, Q, k), ranks(Q, X)[:, :k]) for k in (1, 3, n - 1)]
    assert_cases(student.knn_indices, cases, compare=assert_indices)
    cases = [((unit * X, unit * Q, 4), ranks(Q, X)[:, :4]) for unit in (1e-10, 1e10)]
    assert_cases(student.knn_indices, cases, compare=assert_indices)
    assert_agrees(student.knn_indices, reference.knn_indices, [(X, Q, 2)], compare=assert_indices)
    assert_leaves_arguments(
        student.knn_indices, [(X, Q, 1), (ROWS, ROWS, 3), (ROWS, ROWS[:1], 2, 1)]
    )


@pytest.mark.points(1)
def test_other_distances(student, seed):
    """Uses the distance of the given p, where the nearest row is another one for each."""
    rows = np.array([[3.0, 3.0], [0.0, 5.0], [4.0, 1.5], [9.0, 9.0]])
    origin = np.zeros((1, 2))
    cases = [
        ((rows, origin, 3, 1), [[1, 2, 0]]),
        ((rows, origin, 3), [[0, 2, 1]]),
        ((rows, origin, 2, np.inf), [[0, 2]]),
        ((rows[1:], origin, 2), [[1, 0]]),
        ((rows, origin, 3, 1.5), [[2, 0, 1]]),
        ((np.array([[5.0, 5.0], [5.2, 0.0]]), origin, 2, 10), [[1, 0]]),
    ]
    X, Q = drawn(seed("rows"), 20, 4, 3, (1.0, 3.0, np.inf))
    cases += [((X, Q, 6, p), ranks(Q, X, p)[:, :6]) for p in (1.0, 3.0, np.inf)]
    assert_cases(student.knn_indices, cases, compare=assert_indices)


@pytest.mark.points(1)
def test_ties(student, seed):
    """Takes the smaller index first where distances are equal, among many rows too."""
    rng = np.random.default_rng(seed("grid"))
    cases = [((np.array([[0.0], [4.0], [1.0], [2.0]]), np.array([[3.0]]), 3), [[1, 3, 2]])]
    for n, high, d in [(20, 2, 2), (60, 4, 2), (200, 3, 3)]:
        width = 2 * high + 1
        places = np.unravel_index(rng.permutation(width**d)[:n], (width,) * d)
        X = np.stack(places, axis=1) - float(high)
        Q = rng.integers(-high, high + 1, size=(6, d)) + 0.5
        cases += [((X, Q, k), ranks(Q, X)[:, :k]) for k in (1, 7, n - 1)]
    wheel = np.array([[x, y] for x in (1.0, 7, 8, -1, -7, -8) for y in (-8.0, -4, -1, 1, 4, 8)])
    cases.append(((wheel, np.zeros((1, 2)), 30), ranks(np.zeros((1, 2)), wheel)[:, :30]))
    assert_cases(student.knn_indices, cases, compare=assert_indices)


@pytest.mark.points(1)
def test_equal_rows(student):
    """Counts every row, up to all, also if it equals the query or another, and takes integers."""
    X = np.array([[2.0, 1.0], [0.0, 0.0], [2.0, 1.0], [5.0, 5.0], [2.0, 1.0]])
    cases = [
        ((X, X, 1), [[0], [1], [0], [3], [0]]),
        ((X, X[:2], 3), [[0, 2, 4], [1, 0, 2]]),
        ((X, np.array([[5.0, 4.0]]), 5), [[3, 0, 2, 4, 1]]),
        ((X[::-1], X[:1], 2), [[0, 2]]),
    ]
    whole = (np.array([[2, 2], [0, 2]]), np.array([[0, 0]]), 2), [[1, 0]]
    assert_cases(student.knn_indices, [*cases, whole], compare=assert_indices)
    calls = [call for call, _ in cases]
    assert_accepts(student.knn_indices, calls, integers=[0, 1], compare=assert_indices)


@pytest.mark.points(1)
def test_refuses_other_k(student):
    """Raises ValueError for k below 1 or above the number of training rows."""
    Q = np.array([[1.0, 1.0]])
    calls = {
        "k = 0": (ROWS, Q, 0),
        "a negative k": (ROWS, Q, -1),
        "k = n + 1": (ROWS, Q, 6),
        "k far above n": (ROWS, Q, 100),
        "k above n, a single training row": (ROWS[:1], ROWS, 2),
    }
    works_on = [(ROWS, Q, 1), (ROWS, Q, 4), (ROWS[:2], ROWS, 1)]
    assert_raises(student.knn_indices, ValueError, calls, works_on=works_on)


@counterexample_search(
    X=strategies.matrices((1, 5), 2, low=-2, high=2),
    Q=strategies.matrices((1, 2), 2, low=-2, high=2),
    k=strategies.choices(1, 2, 3),
    p=strategies.choices(2.0, 1.0, np.inf),
)
def agrees_with_the_reference(student, reference, X, Q, k, p):
    k = min(k, len(X))
    assert_indices(student.knn_indices(X, Q, k, p), reference.knn_indices(X, Q, k, p))
