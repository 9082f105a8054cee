"""Hidden tests of l0_objective; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    as_number,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

Y = np.array([3.0, 4.0, -5.0])
EYE = np.eye(3)


@pytest.mark.points(1)
def test_counts(student, reference, seed):
    """Adds the price of each weight in use, of either sign, to half the squared error."""
    rng = np.random.default_rng(seed("counts"))
    cases = [
        Case((EYE, Y, np.zeros(3), 7.0), 25.0, label="no weight in use"),
        Case((EYE, Y, np.array([3.0, 0.0, 0.0]), 7.0), 20.5 + 7, label="one weight"),
        Case((EYE, Y, np.array([0.0, 4.0, -5.0]), 0.25), 4.5 + 0.5, label="a negative weight"),
        Case((EYE, Y, Y, 11.0), 33.0, label="a perfect fit"),
        Case((EYE[:, :2], Y, np.array([-1.0, 0.5]), 3.0), 26.625 + 6, label="two columns"),
    ]
    w, far = np.array([1e6, -1e6]), np.array([1e6 + 0.3, -1e6 + 0.7])
    squares = (far[0] - 1e6) ** 2 + (far[1] + 1e6) ** 2
    half = Case((EYE[:2, :2], far, w, 0.125), squares / 2 + 0.25, label="targets far from 0")
    cases.append(half)
    assert_cases(student.l0_objective, cases, read=as_number)
    calls = []
    for n, d in [(4, 2), (9, 5), (3, 7)]:
        w = rng.normal(size=d) * rng.integers(2, size=d)
        calls.append((rng.normal(size=(n, d)), rng.normal(size=n), w, rng.uniform(0.2, 3)))
    assert_agrees(student.l0_objective, reference.l0_objective, calls, read=as_number)
    by_loop = []
    for X, y, w, lam in calls:
        r2 = sum(
            (sum(a * b for a, b in zip(row, w, strict=True)) - t) ** 2
            for row, t in zip(X, y, strict=True)
        )
        by_loop.append(((X, y, w, lam), r2 / 2 + sum(lam for x in w if x != 0)))
    assert_cases(student.l0_objective, by_loop, read=as_number)


@pytest.mark.points(1)
def test_small_weights(student):
    """Counts any weight that is not 0, or above tol if that is given, and takes integers."""
    tiny = np.array([3.0, 1e-300, -1e-12])
    small = np.array([3.0, 0.5, -0.25])
    cases = [
        Case((EYE, Y, tiny, 7.0), 20.5 + 21, label="tiny weights"),
        Case((EYE, Y, tiny, 7.0, 1e-9), 20.5 + 7, label="tiny weights, tol = 1e-9"),
        Case((EYE, Y, small, 2.0, 0.25), 6.125 + 11.28125 + 4, label="a weight of -tol"),
        Case((EYE, Y, small, 2.0, 0.5), 6.125 + 11.28125 + 2, label="a weight of tol"),
        Case((EYE, Y, small, 2.0), 6.125 + 11.28125 + 6, label="no tol"),
        Case((EYE, Y, np.zeros(3), 2.0, 0.5), 25.0, label="no weight in use"),
    ]
    assert_cases(student.l0_objective, cases, read=as_number)
    whole = np.array([[1.0, 2.0], [3.0, 0.0]]), np.array([4.0, 5.0]), np.array([2.0, -1.0]), 3.0
    assert_accepts(student.l0_objective, [whole], integers=True, read=as_number)
    small = [np.array(part, dtype=np.uint8) for part in ([[10, 3], [2, 200]], [20, 250], [1, 2])]
    cases = [Case((*small, 3.0), 11560.0 + 6, label="integers of dtype uint8")]
    small = [np.array(part, dtype=np.int8) for part in ([[1, 0], [0, 1]], [1, 2], [-128, 3])]
    cases.append(Case((*small, 7.0), 8321.0 + 14, label="integers of dtype int8"))
    assert_cases(student.l0_objective, cases, read=as_number)
    assert_leaves_arguments(student.l0_objective, [whole, (EYE, Y, tiny, 7.0)])


@counterexample_search(
    data=strategies.regressions((1, 2), (1, 3), low=-3, high=3, weights=True),
    tol=strategies.choices(0.0, 1.0),
)
def agrees_with_the_reference(student, reference, data, tol):
    expected = reference.l0_objective(*data, 5.0, tol)
    assert_close(student.l0_objective(*data, 5.0, tol), expected, atol=1e-9)
