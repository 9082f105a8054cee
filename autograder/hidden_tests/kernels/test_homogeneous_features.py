"""Hidden tests of homogeneous_features; first docstring lines are shown to students."""

from math import comb

import numpy as np
import pytest

from autograder.hidden_tests.kernels.gram_oracles import cloud, inner, table
from autograder.testing import (
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

A, B, C = 2.0, 3.0, 5.0
THREE = np.array([[A, B, C]])


@pytest.mark.points(1)
def test_factors_and_order(student):
    """Has the right factors, and the columns in their order."""
    r, s, t = np.sqrt(2), np.sqrt(3), np.sqrt(6)
    square = [A * A, r * A * B, r * A * C, B * B, r * B * C, C * C]
    cube = [A**3, s * A * A * B, s * A * A * C, s * A * B * B, t * A * B * C]
    cube += [s * A * C * C, B**3, s * B * B * C, s * B * C * C, C**3]
    fourth = [1, 2 * 2, t * 4, 2 * 8, 16]
    cases = [
        ((THREE, 2), [square]),
        ((THREE, 3), [cube]),
        ((np.array([[1.0, 2.0], [1.0, 0.0]]), 4), [fourth, [1, 0, 0, 0, 0]]),
        ((np.array([[1.0, 2.0]]), 3), [[1, 2 * s, 4 * s, 8]]),
    ]
    assert_cases(student.homogeneous_features, cases)


@pytest.mark.points(1)
def test_inner_products(student, seed):
    """Has the inner products (x.z)^degree and one column for each product, and mutates nothing."""
    rng = np.random.default_rng(seed("points"))
    sizes = [(4, 2, 2), (3, 3, 3), (5, 4, 2), (3, 2, 6), (2, 5, 3), (3, 3, 4)]
    calls = [(cloud(rng, n, d), degree) for n, d, degree in sizes]
    calls.append((np.vstack([THREE, -THREE[:, ::-1]]), 3))

    def is_feature_map(Z, X, degree):
        shape = (len(X), comb(X.shape[1] + degree - 1, degree))
        assert_close(np.asarray(Z).shape, shape, what="the shape")
        right = table(X, X, inner) ** degree
        assert_close(np.asarray(Z) @ np.asarray(Z).T, right, atol=1e-9 * np.abs(right).max())

    assert_law(student.homogeneous_features, calls, is_feature_map)
    assert_leaves_arguments(student.homogeneous_features, calls)


@pytest.mark.points(1)
def test_small_cases(student, reference, seed):
    """Takes degree 1, one coordinate, single points, large factorials, and integers."""
    rng = np.random.default_rng(seed("points"))
    X = cloud(rng, 3, 4)
    cases = [((X, 1), X), ((X[:1], 1), X[:1]), ((THREE, 1), THREE)]
    line = np.array([[3.0], [-2.0]])
    cases += [((line, 1), line), ((line, 5), line**5), ((line[:1], 30), [[3.0**30]])]
    assert_cases(student.homogeneous_features, cases)
    calls = [(np.array([[1.0, -0.5]]), 25), (np.array([[0.0, 2.0, 1.0]]), 6)]
    assert_agrees(student.homogeneous_features, reference.homogeneous_features, calls)
    assert_accepts(student.homogeneous_features, [(np.array([[7.0, 3.0]]), 1)], integers=(0,))
    overflow = np.array([[1000, 3], [2, 1]]), 7
    right = reference.homogeneous_features(overflow[0].astype(float), 7)
    assert_cases(student.homogeneous_features, [(overflow, right)])


@counterexample_search(
    X=strategies.matrices((1, 2), (1, 3), -3, 3), degree=strategies.choices(2, 1, 3)
)
def agrees_with_the_reference(student, reference, X, degree):
    expected = reference.homogeneous_features(X, degree)
    assert_close(student.homogeneous_features(X, degree), expected, atol=1e-9)
