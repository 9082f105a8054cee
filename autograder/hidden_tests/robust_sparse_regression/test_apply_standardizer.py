"""Hidden tests of apply_standardizer; first docstring lines are shown to students."""

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

MEAN, SCALE = np.array([2.0, -5.0, 10.0]), np.array([4.0, 0.5, 20.0])
X = np.array([[6.0, -4.0, 0.0], [0.0, -5.0, 50.0]])


@pytest.mark.points(1)
def test_new_rows(student, reference, seed):
    """Subtracts and divides by what is passed in, also where the new rows are quite different."""
    rng = np.random.default_rng(seed("rows"))
    cases = [((X, MEAN, SCALE), [[1.0, 2.0, -0.5], [-0.5, 0.0, 2.0]])]
    tiny = Case((1e-12 * X, 1e-12 * MEAN, 1e-12 * SCALE), cases[0][1], label="tiny units")
    cases += [tiny, Case((1e9 * X, 1e9 * MEAN, 1e9 * SCALE), cases[0][1], label="huge units")]
    cases.append(((10 * X, MEAN, SCALE), [[14.5, -70.0, -0.5], [-0.5, -90.0, 24.5]]))
    step = 2.0**-14
    far = 1e6 + np.array([[step], [-3 * step]]), np.array([1e6]), np.array([3e-5])
    cases.append(Case(far, [[step / 3e-5], [-3 * step / 3e-5]], label="a column far from 0"))
    calls = []
    for m, d in [(7, 2), (4, 1), (2, 5)]:
        mean, scale = rng.normal(size=d), rng.uniform(0.5, 3.0, size=d)
        calls.append((8 + 5 * rng.normal(size=(m, d)), mean, scale))
    for A, mean, scale in calls:
        rows = [[(x - c) / s for x, c, s in zip(row, mean, scale, strict=True)] for row in A]
        cases.append(((A, mean, scale), rows))
    assert_cases(student.apply_standardizer, cases, atol=1e-9)
    assert_agrees(student.apply_standardizer, reference.apply_standardizer, calls, atol=1e-9)


@pytest.mark.points(1)
def test_sizes(student, seed):
    """Works by columns for a single row, for none, and for as many rows as columns."""
    rng = np.random.default_rng(seed("sizes"))
    square = np.array([[2.0, -5.0, 10.0], [6.0, -5.0, 10.0], [2.0, -4.5, 30.0]])
    cases = [
        Case((X[:1], MEAN, SCALE), [[1.0, 2.0, -0.5]], label="a single row"),
        Case((square, MEAN, SCALE), [[0, 0, 0], [1, 0, 0], [0, 1, 1]], label="a square table"),
        Case((np.array([[7.0]]), np.array([3.0]), np.array([8.0])), [[0.5]], label="one number"),
        Case((np.zeros((0, 3)), MEAN, SCALE), np.zeros((0, 3)), label="no rows"),
    ]
    for d in (2, 4):
        A, mean, scale = rng.normal(size=(d, d)), rng.normal(size=d), rng.uniform(0.5, 3.0, size=d)
        columns = [(A[:, j] - mean[j]) / scale[j] for j in range(d)]
        cases.append(Case((A, mean, scale), np.transpose(columns), label="a square table"))
    assert_cases(student.apply_standardizer, cases, atol=1e-9)


@pytest.mark.points(1)
def test_integers_and_arguments(student):
    """Takes integers without losing fractions, and leaves its arguments as they were."""
    whole = (
        np.array([[3.0, 8.0], [0.0, 1.0], [5.0, 2.0]]),
        np.array([2.0, 3.0]),
        np.array([4.0, 2.0]),
    )
    expected = [[0.25, 2.5], [-0.5, -1.0], [0.75, -0.5]]
    cases = [Case((whole[0].astype(int), *whole[1:]), expected, label="integers")]
    halves = np.array([[2, 3], [0, 7], [1, 1]]), np.array([1.5, 2.5]), np.array([2.0, 0.5])
    cases.append(Case(halves, [[0.25, 1.0], [-0.75, 9.0], [-0.25, -3.0]], label="integers"))
    small = [
        np.array(part, dtype=np.uint8) for part in ([[3, 0], [9, 10], [5, 30]], [5, 20], [2, 4])
    ]
    expected = [[-1.0, -5.0], [2.0, -2.5], [0.0, 2.5]]
    cases.append(Case(tuple(small), expected, label="integers of dtype uint8"))
    assert_cases(student.apply_standardizer, cases, atol=1e-9)
    assert_accepts(student.apply_standardizer, [whole], integers=True, atol=1e-9)
    assert_leaves_arguments(
        student.apply_standardizer, [(X, MEAN, SCALE), whole, cases[0].arguments]
    )


@counterexample_search(
    X=strategies.matrices((1, 3), 2, low=-4, high=4),
    mean=strategies.vectors(2, low=-2, high=2),
    scale=strategies.vectors(2, low=1, high=4),
)
def agrees_with_the_reference(student, reference, X, mean, scale):
    expected = reference.apply_standardizer(X, mean, scale)
    assert_close(student.apply_standardizer(X, mean, scale), expected, atol=1e-9)
