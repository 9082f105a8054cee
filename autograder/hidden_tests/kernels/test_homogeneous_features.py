"""Hidden tests of homogeneous_features; first docstring lines are shown to students."""

from math import comb

import numpy as np
import pytest

from autograder.hidden_tests.kernels.gram_oracles import cloud, inner, table
from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

A, B, C = 2.0, 3.0, 5.0
THREE = np.array([[A, B, C]])


@pytest.mark.points(1)
def test_factors_and_order(student, reference):
    """Has the right factors, and the columns in their order; degree 1 gives the points."""
    r, s, t = np.sqrt(2), np.sqrt(3), np.sqrt(6)
    square = [A * A, r * A * B, r * A * C, B * B, r * B * C, C * C]
    cube = [A**3, s * A * A * B, s * A * A * C, s * A * B * B, t * A * B * C]
    cube += [s * A * C * C, B**3, s * B * B * C, s * B * C * C, C**3]
    fourth = [1, 2 * 2, t * 4, 2 * 8, 16]
    four = np.array([[2.0, 3.0, 5.0, 7.0]])
    pairs = [4, 6 * r, 10 * r, 14 * r, 9, 15 * r, 21 * r, 25, 35 * r, 49]
    twice = np.vstack([THREE, 2 * THREE])
    cases = [
        ((twice, 2), np.outer([1, 4], square)),
        ((twice, 3), np.outer([1, 8], cube)),
        ((np.array([[1.0, 2.0], [1.0, 0.0]]), 4), [fourth, [1, 0, 0, 0, 0]]),
        ((twice, 1), twice),
        ((four, 2), [pairs]),
    ]
    assert_cases(student.homogeneous_features, cases)
    calls = [(np.array([[0.0, 2.0, 1.0], [1.0, -1.0, 0.5]]), 5)]
    assert_agrees(student.homogeneous_features, reference.homogeneous_features, calls)


@pytest.mark.points(1)
def test_inner_products(student, seed):
    """Has the inner products (x.z)^degree and one column for each product, and mutates nothing."""
    rng = np.random.default_rng(seed("points"))
    sizes = [(4, 2, 2), (3, 3, 3), (5, 4, 2), (3, 2, 6), (2, 5, 3), (3, 3, 4)]
    calls = [(cloud(rng, n, d), degree) for n, d, degree in sizes]
    calls += [(np.vstack([THREE, -THREE[:, ::-1]]), 3), (np.array([[1.0, -0.5], [0.5, 2.0]]), 21)]

    def is_feature_map(Z, X, degree):
        shape = (len(X), comb(X.shape[1] + degree - 1, degree))
        assert_close(np.asarray(Z).shape, shape, what="the shape")
        right = table(X, X, inner) ** degree
        assert_close(np.asarray(Z) @ np.asarray(Z).T, right, atol=1e-9 * np.abs(right).max())

    assert_law(student.homogeneous_features, calls, is_feature_map)
    assert_leaves_arguments(student.homogeneous_features, calls)


@pytest.mark.points(1)
def test_small_cases(student):
    """Takes one coordinate, single points, and integers."""
    line = np.array([[3.0], [-2.0]])
    cases = [((line, 3), line**3), ((line, 5), line**5), ((line[:1], 30), [[3.0**30]])]
    cases += [((np.array([[1000]]), 7), [[1e21]]), ((THREE[:, :1], 2), [[4.0]])]
    assert_cases(student.homogeneous_features, cases)
    assert_law(
        student.homogeneous_features,
        [(np.array([[7, 3]]), 2), (np.array([[2.0, 1.5]]), 2)],
        lambda Z, X, degree: assert_close(
            np.asarray(Z) @ np.asarray(Z).T, table(X, X, inner) ** degree
        ),
    )
    assert_law(
        student.homogeneous_features,
        [(np.array([[7, 3]]), 1)],
        lambda Z, *_: require(np.asarray(Z).dtype.kind == "f", "The features are no floats."),
    )


@counterexample_search(
    X=strategies.matrices((1, 2), (1, 3), -3, 3), degree=strategies.choices(2, 1, 3)
)
def agrees_with_the_reference(student, reference, X, degree):
    expected = reference.homogeneous_features(X, degree)
    assert_close(student.homogeneous_features(X, degree), expected, atol=1e-9)
