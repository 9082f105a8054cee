"""Hidden tests of math_foundations/low_rank_approximation; first docstring lines are shown."""

from functools import partial

import numpy as np
import pytest

from autograder.testing import (
    Case,
    as_number,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    matrix_with_singular_values,
    singular_vectors,
    strategies,
)

SHAPES = [(6, 4, [9.0, 5.0, 2.0, 0.5]), (3, 8, [4.0, 3.0, 1.0]), (5, 5, [7.0, 6.0, 3.0, 2.0])]
WHOLE = [
    [[1, 2, 2]],
    [[1, 2, 3], [4, 5, 6]],
    [[1, 6, 2], [5, 1, 1]],
    [[2, 3], [5, 7], [1, 9]],
    [[3, 1], [4, 1], [5, 9]],
    [[1, 1, 0], [0, 1, 1], [1, 0, 1]],
    [[2, 1, 0], [1, 2, 1], [0, 1, 2]],
]

PARTS = ("X_k, the first part", "err, the second part")
MATRICES = {"part": (0, 2), "what": PARTS[0], "rtol": 0.0}
ERRORS = {"part": (1, 2), "what": PARTS[1], "rtol": 0.0, "read": partial(as_number, what=PARTS[1])}


@pytest.mark.points(1)
def test_largest_directions(student, reference, seed):
    """Keeps the k largest singular values in X_k, for tall, wide and square X."""
    rng = np.random.default_rng(seed("largest"))
    cases = []
    for n, d, values in SHAPES:
        U, Vt = singular_vectors(rng, n, d, len(values))
        X = U * np.array(values) @ Vt
        for k in range(1, len(values)):
            expected = U[:, :k] * values[:k] @ Vt[:k], reference.low_rank_approximation(X, k)[0]
            cases += [Case((X, k), X_k, atol=1e-9 * np.linalg.norm(X)) for X_k in expected]
    # Symmetric, but the largest singular value belongs to a negative eigenvalue.
    cases.append(Case((np.diag([3.0, -4.0, 1.0]), 1), np.diag([0.0, -4.0, 0.0]), atol=1e-9))
    # Of integers, but the nearest table holds fractions.
    cases.append(Case((np.array([[2, 1], [1, 2]]), 1), np.full((2, 2), 1.5), atol=1e-9))
    assert_cases(student.low_rank_approximation, cases, **MATRICES)
    calls = [(X, 2), (np.array([[1.0, 2.0, 0.0]]), 0), (np.eye(2), 2), (X[:2], 1)]
    assert_leaves_arguments(student.low_rank_approximation, calls)


@pytest.mark.points(1)
def test_error(student, seed):
    """Returns as err the root of the sum of squares of what is left out, 0 from the rank on."""
    rng = np.random.default_rng(seed("error"))
    cases = [((np.zeros((2, 3)), 1), 0.0)]
    for rows in WHOLE:  # of full rank: nothing is left out
        X = np.array(rows, dtype=float)
        cases.append(Case((X, min(X.shape)), 0.0, atol=1e-9 * np.linalg.norm(X)))
    for n, d, values in [*SHAPES, (6, 4, [3.0, 2.0]), (1, 3, [2.0])]:
        X = matrix_with_singular_values(rng, n, d, values)
        for k in range(min(n, d) + 2):
            err = float(np.sqrt(np.sum(np.square(values[k:]))))
            cases.append(Case((X, k), err, atol=1e-9 * np.linalg.norm(X)))
    assert_cases(student.low_rank_approximation, cases, **ERRORS)


@pytest.mark.points(1)
def test_ends(student, seed):
    """Gives zeros as X_k for k = 0, and X itself from its rank on."""
    rng = np.random.default_rng(seed("ends"))
    cases = [((np.zeros((2, 3)), k), np.zeros((2, 3))) for k in (0, 1, 2)]
    for n, d, values in [*SHAPES, (6, 4, [3.0, 2.0]), (1, 3, [2.0])]:
        X = matrix_with_singular_values(rng, n, d, values)
        atol = 1e-9 * np.linalg.norm(X)
        cases.append(Case((X, 0), np.zeros((n, d)), atol=atol))
        cases += [Case((X, k), X, atol=atol) for k in (len(values), min(n, d), min(n, d) + 3)]
    assert_cases(student.low_rank_approximation, cases, **MATRICES)


@counterexample_search(
    X=strategies.matrices((1, 3), (1, 2), low=-3, high=3), k=strategies.choices(0, 3)
)
def agrees_with_the_reference(student, reference, X, k):
    found, expected = student.low_rank_approximation(X, k), reference.low_rank_approximation(X, k)
    assert_close(found, expected, rtol=0.0, atol=1e-9 * np.linalg.norm(X), parts=PARTS)
