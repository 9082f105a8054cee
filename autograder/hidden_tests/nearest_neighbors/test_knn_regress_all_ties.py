"""Hidden tests of nearest_neighbors/knn_regress_all_ties; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

CROSS = np.array([[1.0, 0.0], [0.0, 2.0], [0.0, -1.0], [-1.0, 0.0], [3.0, 4.0], [-2.0, 0.0]])
Y = np.array([1.0, 10.0, 4.0, -2.0, 100.0, 30.0])
CENTRE = np.zeros(2)


@pytest.mark.points(1)
def test_everybody_at_one_distance(student):
    """Averages all rows at the smallest distance, however many there are."""
    cases = [
        ((CROSS, Y, CENTRE, 1), 1.0),
        ((CROSS[::-1], Y[::-1], CENTRE, 1), 1.0),
        ((CROSS[1:], Y[1:], CENTRE, 1), 1.0),
        ((CROSS, Y, np.array([3.0, 4.0]), 1), 100.0),
        ((np.zeros((4, 1)), np.array([1.0, 2.0, 3.0, 10.0]), np.array([7.0]), 1), 4.0),
        ((np.array([[1.0], [-1.0], [9.0]]), np.array([3.0, 8.0, 1.0]), np.array([0.0]), 1), 5.5),
    ]
    assert_cases(student.knn_regress_all_ties, cases, atol=1e-9)
    calls = [(CROSS, Y, CENTRE, 1), (CROSS, 2 * Y, CROSS[4], 3), (CROSS[:2], Y[:2], CENTRE, 2)]
    assert_accepts(student.knn_regress_all_ties, calls, integers=[0, 1, 2])
    assert_leaves_arguments(student.knn_regress_all_ties, calls)


@pytest.mark.points(1)
def test_several_distances(student, reference, seed):
    """Counts different distances, gives each row the same say, and takes all if they are fewer."""
    rng = np.random.default_rng(seed("grid"))
    cases = [
        ((CROSS, Y, CENTRE, 2), 43 / 5),
        ((CROSS, Y, CENTRE, 3), 143 / 6),
        ((CROSS, Y, CENTRE, 4), 143 / 6),
        ((CROSS, Y, CENTRE, 50), 143 / 6),
        ((np.array([[1.0], [3.0], [4.0], [7.0]]), np.array([0.0, 3.0, 9.0, 50.0]),
          np.array([2.0]), 2), 4.0),
        ((np.array([[2.0], [10.0]]), np.array([3.0, 8.0]), np.zeros(1), 1), 3.0),
    ]  # fmt: skip
    assert_cases(student.knn_regress_all_ties, cases, atol=1e-9)
    calls = []
    for n, d, k in [(30, 2, 3), (12, 1, 2), (40, 3, 5), (5, 2, 9)]:
        X = rng.integers(-3, 4, size=(n, d)) * np.eye(d)[rng.integers(d, size=n)]
        calls.append((X, rng.normal(size=n), np.zeros(d), k))
    answers = reference.knn_regress_all_ties
    assert_agrees(student.knn_regress_all_ties, answers, calls, atol=1e-9)


@pytest.mark.points(1)
def test_rounded_distances(student):
    """Takes distances as equal if they are after rounding, to ten decimals by default."""
    X = np.array([[0.3], [-0.1 - 0.2], [0.3 + 1e-13], [0.3004], [0.5]])
    y, zero = np.array([1.0, 2.0, 6.0, 11.0, 40.0]), np.array([0.0])
    slanted = np.array([[0.6, 0.8], [1.0, 0.0], [5.0, 5.0]])
    cases = [
        ((X, y, zero, 1), 3.0),
        ((X, y, zero, 1, 2), 5.0),
        ((X, y, zero, 1, 4), 3.0),
        ((np.array([[3.0], [3.004], [5.0]]), np.array([1.0, 5.0, 40.0]), zero, 1, 2), 3.0),
        ((10 * X, 2 * y, zero, 1, 0), 10.0),
        ((np.array([[1.0], [1.0 + 2e-10]]), np.array([0.0, 7.0]), zero, 1), 0.0),
        ((np.array([[1.0], [1.0 + 2e-11]]), np.array([0.0, 7.0]), zero, 1, 12), 0.0),
        ((np.array([[1.0], [2.0], [5.0]]), np.array([3.0, 8.0, 40.0]), zero, 1, 0), 3.0),
        ((np.array([[1.2], [1.6], [5.0]]), np.array([3.0, 8.0, 40.0]), zero, 1, 0), 3.0),
        ((np.array([[1.6], [2.4], [5.0]]), np.array([3.0, 8.0, 40.0]), zero, 1, 0), 5.5),
        ((slanted, np.array([3.0, 8.0, 40.0]), CENTRE, 1, 0), 5.5),
        Case(
            (np.array([[1e9], [1e9 + 1]]), np.array([3.0, 8.0]), zero, 1), 3.0, label="huge units"
        ),
    ]
    assert_cases(student.knn_regress_all_ties, cases, atol=1e-9)


@counterexample_search(
    data=strategies.regressions((1, 5), 1, low=-3, high=3),
    at=strategies.choices(0.0, 1.0, -2.0),
    k=strategies.choices(1, 2, 3),
)
def agrees_with_the_reference(student, reference, data, at, k):
    call = *data, np.array([at]), k
    expected = reference.knn_regress_all_ties(*call)
    assert_close(student.knn_regress_all_ties(*call), expected, atol=1e-9)
