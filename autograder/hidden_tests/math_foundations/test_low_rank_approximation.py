"""Hidden tests of math_foundations/low_rank_approximation; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    as_array,
    as_number,
    as_tuple,
    assert_close,
    assert_unchanged,
    counterexample_search,
    strategies,
)


def with_singular_values(rng, n, d, values):
    """Return a random matrix with these singular values, and its singular vectors."""
    U, _, Vt = np.linalg.svd(rng.normal(size=(n, d)), full_matrices=False)
    U, Vt = U[:, : len(values)], Vt[: len(values)]
    return U * np.array(values) @ Vt, U, Vt


SHAPES = [(6, 4, [9.0, 5.0, 2.0, 0.5]), (3, 8, [4.0, 3.0, 1.0]), (5, 5, [7.0, 6.0, 3.0, 2.0])]


def check_matrices(student, cases):
    """Compare the first part of every result, at the promised tolerance."""
    results = student.low_rank_approximation.map([(X, k) for X, k, _ in cases])
    for result, (X, _, expected) in zip(results, cases, strict=True):
        found = as_array(as_tuple(result, 2)[0], shape=X.shape, what="X_k, the first part")
        atol = 1e-9 * np.linalg.norm(X)
        assert_close(found, expected, rtol=0.0, atol=atol, what="X_k, the first part")


def check_errors(student, cases):
    """Compare the second part of every result, at the promised tolerance."""
    results = student.low_rank_approximation.map([(X, k) for X, k, _ in cases])
    for result, (X, _, expected) in zip(results, cases, strict=True):
        err = as_number(as_tuple(result, 2)[1], what="err, the second part")
        atol = 1e-9 * np.linalg.norm(X)
        assert_close(err, expected, rtol=0.0, atol=atol, what="err, the second part")


@pytest.mark.points(1)
def test_largest_directions(student, reference, seed):
    """Keeps the k largest singular values in X_k, for tall, wide and square X."""
    rng = np.random.default_rng(seed("largest"))
    cases = []
    for n, d, values in SHAPES:
        X, U, Vt = with_singular_values(rng, n, d, values)
        for k in range(1, len(values)):
            cases.append((X, k, U[:, :k] * values[:k] @ Vt[:k]))
            cases.append((X, k, reference.low_rank_approximation(X, k)[0]))
    check_matrices(student, cases)
    assert_unchanged(student.low_rank_approximation, X, 2)


@pytest.mark.points(1)
def test_error(student, seed):
    """Returns as err the root of the sum of the squares of what is left out, 0 from the rank on."""
    rng = np.random.default_rng(seed("error"))
    cases = [(np.zeros((2, 3)), 1, 0.0)]
    for n, d, values in [*SHAPES, (6, 4, [3.0, 2.0]), (1, 3, [2.0])]:
        X, _, _ = with_singular_values(rng, n, d, values)
        ks = range(min(n, d) + 2)
        cases += [(X, k, float(np.sqrt(np.sum(np.square(values[k:]))))) for k in ks]
    check_errors(student, cases)


@pytest.mark.points(1)
def test_ends(student, seed):
    """Gives zeros as X_k for k = 0, and X itself from its rank on."""
    rng = np.random.default_rng(seed("ends"))
    cases = [(np.zeros((2, 3)), k, np.zeros((2, 3))) for k in (0, 1, 2)]
    for n, d, values in [*SHAPES, (6, 4, [3.0, 2.0]), (1, 3, [2.0])]:
        X, _, _ = with_singular_values(rng, n, d, values)
        cases.append((X, 0, np.zeros((n, d))))
        cases += [(X, k, X) for k in (len(values), min(n, d), min(n, d) + 3)]
    check_matrices(student, cases)


@counterexample_search(
    X=strategies.matrices((1, 3), (1, 2), low=-3, high=3), k=strategies.choices(0, 3)
)
def agrees_with_the_reference(student, reference, X, k):
    expected, err = reference.low_rank_approximation(X, k)
    check_matrices(student, [(X, k, expected)])
    check_errors(student, [(X, k, err)])
