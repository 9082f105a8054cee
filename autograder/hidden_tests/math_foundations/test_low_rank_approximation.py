"""Hidden tests of math_foundations/low_rank_approximation; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import (
    as_array,
    as_number,
    as_tuple,
    assert_close,
    assert_unchanged,
)


def with_singular_values(rng, n, d, values):
    """Return a random matrix with these singular values, and its singular vectors."""
    U, _, Vt = np.linalg.svd(rng.normal(size=(n, d)), full_matrices=False)
    U, Vt = U[:, : len(values)], Vt[: len(values)]
    return U * np.array(values) @ Vt, U, Vt


def check(result, X, X_k, err):
    """Compare both parts, at the promised tolerance."""
    found, number = as_tuple(result, 2)
    atol = 1e-9 * np.linalg.norm(X)
    found = as_array(found, shape=X.shape, what="X_k, the first part")
    assert_close(found, X_k, rtol=0.0, atol=atol, what="X_k, the first part")
    number = as_number(number, what="err, the second part")
    assert_close(number, err, rtol=0.0, atol=atol, what="err, the second part")


SHAPES = [(6, 4, [9.0, 5.0, 2.0, 0.5]), (3, 8, [4.0, 3.0, 1.0]), (5, 5, [7.0, 6.0, 3.0, 2.0])]


@pytest.mark.points(1)
def test_largest_directions(student, reference, seed):
    """Keeps the k largest singular values, for tall, wide and square X."""
    rng = np.random.default_rng(seed("largest"))
    for n, d, values in SHAPES:
        X, U, Vt = with_singular_values(rng, n, d, values)
        for k in range(1, len(values)):
            X_k = U[:, :k] * values[:k] @ Vt[:k]
            result = as_tuple(student.low_rank_approximation(X, k), 2)
            check(result, X, X_k, np.linalg.norm(X - X_k))
            check(result, X, *reference.low_rank_approximation(X, k))
    assert_unchanged(student.low_rank_approximation, X, 2)


@pytest.mark.points(1)
def test_error(student, seed):
    """Returns the Frobenius norm of X - X_k: the root of the sum of the squares left out."""
    rng = np.random.default_rng(seed("error"))
    for n, d, values in SHAPES:
        X, _, _ = with_singular_values(rng, n, d, values)
        for k in range(len(values)):
            X_k, err = as_tuple(student.low_rank_approximation(X, k), 2)
            X_k = as_array(X_k, shape=X.shape, what="X_k, the first part")
            left_out = float(np.sqrt(np.sum(np.square(values[k:]))))
            assert_close(as_number(err, what="err"), left_out, atol=1e-8, what="err")
            assert_close(float(np.linalg.norm(X - X_k)), left_out, atol=1e-8, what="norm(X - X_k)")


@pytest.mark.points(1)
def test_ends(student, seed):
    """Gives zeros for k = 0, and X itself with an error of 0 from its rank on."""
    rng = np.random.default_rng(seed("ends"))
    for n, d, values in [*SHAPES, (6, 4, [3.0, 2.0]), (1, 3, [2.0])]:
        X, _, _ = with_singular_values(rng, n, d, values)
        check(student.low_rank_approximation(X, 0), X, np.zeros((n, d)), np.linalg.norm(X))
        for k in (len(values), min(n, d), min(n, d) + 3):
            check(student.low_rank_approximation(X, k), X, X, 0.0)
    X = np.zeros((2, 3))
    for k in (0, 1, 2):
        check(student.low_rank_approximation(X, k), X, X, 0.0)


@closer_look(X=strategies.matrices((1, 3), (1, 2), low=-3, high=3), k=strategies.choices(0, 3))
def agrees_with_the_reference(student, reference, X, k):
    check(student.low_rank_approximation(X, k), X, *reference.low_rank_approximation(X, k))
