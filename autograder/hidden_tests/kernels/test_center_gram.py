"""Hidden tests of center_gram; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.kernels.gram_oracles import cloud, quadratic_features
from autograder.testing import (
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_idempotent,
    assert_leaves_arguments,
    assert_scales_with,
    counterexample_search,
    strategies,
)

X = np.array([0.0, 1.0, 5.0])
K, CENTRED = np.outer(X, X), np.outer(X - 2, X - 2)


def in_features(Z_new, Z):
    """Return inner products of features from which the mean of Z is taken off."""
    return (Z_new - Z.mean(axis=0)) @ (Z - Z.mean(axis=0)).T


@pytest.mark.points(1)
def test_training_tables(student, reference, seed):
    """Centres a table of training points, and leaves arguments alone."""
    rng = np.random.default_rng(seed("points"))
    cases = [((K,), CENTRED), ((np.array([[7.0]]),), [[0.0]])]
    cases.append(((np.eye(2),), [[0.5, -0.5], [-0.5, 0.5]]))
    cases.append(((np.outer(X + 3, X + 3),), CENTRED))
    for n, d in [(5, 2), (12, 3)]:
        Z = quadratic_features(cloud(rng, n, d, 1.0))
        cases.append(((Z @ Z.T,), in_features(Z, Z)))
    assert_cases(student.center_gram, cases, atol=1e-9, scaled_atol=1e-9)
    calls = [call for call, _ in cases]
    assert_agrees(student.center_gram, reference.center_gram, calls, atol=1e-9, scaled_atol=1e-9)
    assert_leaves_arguments(
        student.center_gram, [*calls, (4 * X[np.newaxis], K), (np.outer(np.arange(5.0), X), K)]
    )


@pytest.mark.points(1)
def test_new_points(student, seed):
    """Centres new points on the mean of the training points."""
    rng = np.random.default_rng(seed("points"))
    new = np.array([4.0, 7.0])
    cases = [((np.outer(new, X), K), np.outer(new - 2, X - 2))]
    cases.append(((np.outer([4.0, 7.0, 9.0, 1.0], X), K), np.outer([2.0, 5, 7, -1], X - 2)))
    for m, n, d in [(3, 6, 2), (9, 4, 2)]:
        Z = quadratic_features(cloud(rng, n, d))
        Z_new = quadratic_features(cloud(rng, m, d, 2.0))
        cases.append(((Z_new @ Z.T, Z @ Z.T), in_features(Z_new, Z)))
    assert_cases(student.center_gram, cases, atol=1e-9, scaled_atol=1e-9)


@pytest.mark.points(1)
def test_as_many_new_points_as_old(student, seed):
    """Takes a single new point, and as many new points as old ones."""
    rng = np.random.default_rng(seed("points"))
    cases = [((4 * X[np.newaxis], K), [[-4.0, -2.0, 6.0]])]
    new = np.array([4.0, 7.0, -1.0])
    cases.append(((np.outer(new, X), K), np.outer(new - 2, X - 2)))
    cases.append(((np.outer(-X, X), K), np.outer(-X - 2, X - 2)))
    cases.append(((K, K), CENTRED))
    for m, n in [(1, 6), (6, 6), (5, 5)]:
        Z = quadratic_features(cloud(rng, n, 2))
        Z_new = quadratic_features(cloud(rng, m, 2, -1.0))
        cases.append(((Z_new @ Z.T, Z @ Z.T), in_features(Z_new, Z)))
    assert_cases(student.center_gram, cases, atol=1e-9, scaled_atol=1e-9)


@pytest.mark.points(1)
def test_laws_and_units(student, seed):
    """Leaves a centred table as it is, and takes tiny and huge units, and integers."""
    rng = np.random.default_rng(seed("points"))
    Z = cloud(rng, 6, 3, 4.0)
    cases = [(unit * K, unit * CENTRED) for unit in (2.0**-40, 1.0, 1e9)]
    assert_cases(student.center_gram, cases, scaled_atol=1e-9)
    assert_scales_with(student.center_gram, [(Z @ Z.T,)], power=1, scaled_atol=1e-9)
    assert_idempotent(student.center_gram, [(Z @ Z.T,), (K,)], atol=1e-8)
    low = np.array([1.0, 2.0**-13, -1 - 2.0**-13])  # some inner products are small
    centred = [(T, T) for T in (CENTRED, 2.0**-30 * CENTRED, np.outer(low, low))]
    assert_cases(student.center_gram, centred, scaled_atol=1e-9)
    quarter = np.array([[1.0, 2.0], [2.0, 4.0]])
    assert_accepts(student.center_gram, [(quarter,), (K,)], integers=True, atol=1e-9)
    assert_accepts(student.center_gram, [(quarter[:1], quarter)], integers=True, atol=1e-9)


@counterexample_search(
    X=strategies.matrices((1, 3), 1, -3, 3), new=strategies.matrices((1, 3), 1, -3, 3)
)
def agrees_with_the_reference(student, reference, X, new):
    assert_close(student.center_gram(X @ X.T), reference.center_gram(X @ X.T), atol=1e-9)
    expected = reference.center_gram(new @ X.T, X @ X.T)
    assert_close(student.center_gram(new @ X.T, X @ X.T), expected, atol=1e-9)
