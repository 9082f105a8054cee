"""Hidden tests of poly2_features; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.kernels.gram_oracles import cloud, inner, table
from autograder.testing import (
    assert_accepts,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

R = np.sqrt(2)
X = np.array([[1.0, 2.0], [3.0, -1.0], [0.5, 4.0]])
THREE = np.array([[2.0, 3.0, 5.0], [-1.0, 7.0, 0.5]])


@pytest.mark.points(1)
def test_constant_and_linear(student, seed):
    """Begins with the constant and the coordinates, each with its factor."""
    rng = np.random.default_rng(seed("points"))
    cases = [((X,), np.column_stack([np.ones(3), R * X]))]
    cases.append(((THREE, 3.0, 6.0), np.column_stack([np.full(2, 6.0), 6 * THREE])))
    cases.append(((X, 1.0, 1e-12), np.column_stack([np.full(3, 1e-12), 1e-6 * R * X])))
    for n, d in [(4, 1), (5, 4)]:
        points, gamma, c = cloud(rng, n, d), rng.uniform(0.2, 3), rng.uniform(0.2, 3)
        right = np.column_stack([np.full(n, c), np.sqrt(2 * c * gamma) * points])
        cases.append(((points, gamma, c), right))
    assert_cases(
        student.poly2_features,
        cases,
        compare=lambda got, right: assert_close(np.asarray(got)[:, : right.shape[1]], right),
    )


@pytest.mark.points(1)
def test_squares_and_crosses(student, seed):
    """Ends with the squares and the crosses, each with its factor and in its place."""
    rng = np.random.default_rng(seed("points"))
    cases = [((X,), np.column_stack([X**2, R * X[:, 0] * X[:, 1]]))]
    a, b, c = THREE.T
    right = [a * a, b * b, c * c, R * a * b, R * a * c, R * b * c]
    cases.append(((THREE,), np.column_stack(right)))
    for n, d in [(4, 2), (3, 5)]:
        points, gamma = cloud(rng, n, d), rng.uniform(0.2, 3)
        pairs = [(i, j) for i in range(d) for j in range(i + 1, d)]
        columns = [gamma * points[:, j] ** 2 for j in range(d)]
        columns += [R * gamma * points[:, i] * points[:, j] for i, j in pairs]
        cases.append(((points, gamma, 2.0), np.column_stack(columns)))
    assert_cases(
        student.poly2_features,
        cases,
        compare=lambda got, right: assert_close(np.asarray(got)[:, -right.shape[1] :], right),
    )


@pytest.mark.points(1)
def test_inner_products(student, seed):
    """Has the inner products (coef0 + gamma x.z)^2, and leaves arguments alone."""
    rng = np.random.default_rng(seed("points"))
    calls = [(X, 1.0, 1.0), (THREE, 0.5, 3.0), (cloud(rng, 6, 4), 2.0, 0.25)]
    calls.append((cloud(rng, 7, 2), rng.uniform(0.3, 2), rng.uniform(0.3, 2)))
    assert_law(
        student.poly2_features,
        calls,
        lambda Z, points, gamma, c: assert_close(
            np.asarray(Z) @ np.asarray(Z).T,
            (c + gamma * table(points, points, inner)) ** 2,
            atol=1e-9 * (c + gamma * np.abs(points @ points.T).max()) ** 2,
        ),
    )
    assert_leaves_arguments(student.poly2_features, calls)


@pytest.mark.points(1)
def test_special_points(student, seed):
    """Takes one coordinate, single points, no constant, and integers."""
    rng = np.random.default_rng(seed("points"))
    x = cloud(rng, 1, 3)[0]
    crosses = [x[0] * x[1], x[0] * x[2], x[1] * x[2]]
    cases = [
        ((np.array([[3.0], [-2.0]]), 2.0, 0.0), [[0, 0, 18], [0, 0, 8]]),
        ((np.array([[5.0]]), 2.0, 0.0), [[0, 0, 50]]),
        ((np.array([[1e6]]), 1.0, 0.0), [[0, 0, 1e12]]),
        ((x[np.newaxis], 1.0, 0.0), [[0, 0, 0, 0, *x**2, *(R * np.array(crosses))]]),
        ((np.zeros((1, 2)), 1.0, 0.0), np.zeros((1, 6))),
        ((np.array([[1e-6, 1e6]]), 1.0, 0.0), [[0, 0, 0, 1e-12, 1e12, R]]),
    ]
    assert_cases(student.poly2_features, cases)
    whole = [(np.array([[3.0, -2.0], [1.0, 4.0]]), 2.0, 0.0), (THREE[:1], 8.0, 0.0)]
    assert_accepts(student.poly2_features, whole, integers=(1, 2))
    assert_accepts(student.poly2_features, whole[:1], integers=True)


@pytest.mark.points(1)
def test_refuses_wrong_factors(student):
    """Raises ValueError if coef0 is negative or gamma is not positive."""
    calls = {
        "coef0 = -1": (X, 1.0, -1.0),
        "coef0 = -1e-15": (X, 1.0, -1e-15),
        "gamma = 0": (X, 0.0, 1.0),
        "gamma = -2": (X, -2.0, 1.0),
        "gamma = -1, coef0 = 0": (X, -1.0, 0.0),
        "both negative": (X, -1.0, -1.0),
    }
    works_on = [(X,), (X, 1e-30, 1.0), (X, 1.0, 0.0), (X, 1.0, 1e-30)]
    assert_raises(student.poly2_features, ValueError, calls, works_on=works_on)


@counterexample_search(
    X=strategies.matrices((1, 2), (1, 3), -3, 3),
    gamma=strategies.choices(1.0, 2.0, 0.5),
    coef0=strategies.choices(1.0, 0.0, 2.0),
)
def agrees_with_the_reference(student, reference, X, gamma, coef0):
    expected = reference.poly2_features(X, gamma, coef0)
    assert_close(student.poly2_features(X, gamma, coef0), expected)
