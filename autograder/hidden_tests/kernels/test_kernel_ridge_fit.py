"""Hidden tests of kernel_ridge_fit; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.kernels.gram_oracles import cloud, quadratic_features
from autograder.testing import (
    as_array,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    assert_scales_with,
    counterexample_search,
    strategies,
    symmetric_matrix,
)

K2, Y2 = np.array([[1.0, 2.0], [2.0, 4.0]]), np.array([2.0, 7.0])


@pytest.mark.points(1)
def test_penalised_fits(student, reference, seed):
    """Solves (K + lam I) beta = y for small and large penalties, and leaves arguments alone."""
    rng = np.random.default_rng(seed("tables"))
    cases = [((K2, Y2, 1.0), [-2 / 3, 5 / 3]), ((K2, Y2, 3.0), [0, 1.0])]
    cases += [((np.zeros((3, 3)), np.array([1.0, 5, 2]), 4.0), [0.25, 1.25, 0.5])]
    cases.append(((K2, Y2, 1e9), Y2 / 1e9))
    cases.append(((np.diag([1.0, 3.0, 5.0]), np.ones(3), 1.0), 1 / np.array([2.0, 4, 6])))
    assert_cases(student.kernel_ridge_fit, cases, rtol=1e-7, scaled_atol=1e-8)
    calls = []
    for n, lam in [(4, 0.3), (9, 1e-3), (20, 30.0)]:
        K = symmetric_matrix(rng, np.geomspace(0.1, 10, n))
        calls.append((K, rng.normal(loc=3.0, size=n), lam))
    calls.append((symmetric_matrix(rng, [5.0, 1, 0, 0]), rng.normal(size=4), 1e-5))
    assert_agrees(
        student.kernel_ridge_fit, reference.kernel_ridge_fit, calls, rtol=1e-8, scaled_atol=1e-8
    )
    assert_leaves_arguments(student.kernel_ridge_fit, calls)
    assert_scales_with(
        student.kernel_ridge_fit, calls[:1], power=1, argument=1, rtol=1e-8, scaled_atol=1e-8
    )


@pytest.mark.points(1)
def test_ridge_in_the_features(student, seed):
    """Has the weights of ridge regression in explicit features, for one target or several."""
    rng = np.random.default_rng(seed("points"))
    calls, features = [], {}
    for n, lam, k in [(15, 0.5, None), (6, 2.0, 3), (30, 0.1, 2)]:
        features[lam] = Z = quadratic_features(cloud(rng, n, 2))
        y = rng.normal(loc=2.0, size=n if k is None else (n, k))
        calls.append((Z @ Z.T, y, lam))
    features[0.7] = Z = quadratic_features(np.array([[0.0, 1.0], [2.0, -1.0], [1.0, 1.0]]))
    calls.append((Z @ Z.T, np.array([1.0, 5.0, -2.0]), 0.7))

    def has_the_weights(got, _, y, lam):
        Z = features[lam]
        w = np.linalg.solve(Z.T @ Z + lam * np.eye(Z.shape[1]), Z.T @ y)
        beta = as_array(got, shape=y.shape, what="beta")
        assert_close(Z.T @ beta, w, rtol=1e-6, atol=1e-7 * np.abs(w).max(), what="Z.T @ beta")

    assert_law(student.kernel_ridge_fit, calls, has_the_weights)


@pytest.mark.points(1)
def test_no_penalty_and_small_cases(student, seed):
    """Takes lam = 0, several targets, single points, and integers."""
    rng = np.random.default_rng(seed("tables"))
    Y = np.array([[2.0, 8.0, 1.0], [4.0, 0.0, -3.0]])
    one = np.array([[3.0]])
    cases = [
        ((2 * np.eye(2), Y, 0.0), Y / 2),
        ((2 * np.eye(3), np.array([2.0, 8.0, -6.0]), 0.0), [1.0, 4.0, -3.0]),
        ((one, np.array([8.0]), 1.0), [2.0]),
        ((one, np.array([6.0]), 0.0), [2.0]),
        ((one, np.array([[8.0, 4.0]]), 1.0), [[2.0, 1.0]]),
        ((2 * np.eye(2), Y[:, :1], 0.0), Y[:, :1] / 2),
        ((K2, np.array([[2.0, 1.0], [7.0, 1.0]]), 1.0), [[-2 / 3, 0.5], [5 / 3, 0.0]]),
        ((1e-12 * np.eye(2), np.array([1.0, 2.0]), 0.0), [1e12, 2e12]),
    ]
    assert_cases(student.kernel_ridge_fit, cases, rtol=1e-8, scaled_atol=1e-8)
    calls = [
        (symmetric_matrix(rng, [4.0, 2, 1]), rng.normal(size=shape), 0.0) for shape in (3, (3, 2))
    ]
    assert_law(
        student.kernel_ridge_fit,
        calls,
        lambda beta, K, y, _: assert_close(K @ np.asarray(beta), y, rtol=1e-7, atol=1e-7),
    )
    whole = [
        (np.array([[2.0, 1.0], [1.0, 2.0]]), np.array([5.0, 4.0]), 0.0),
        (one, np.array([8.0]), 2.0),
    ]
    assert_accepts(student.kernel_ridge_fit, whole, integers=True, rtol=1e-8)
    mixed = np.array([[3]]), np.array([5]), 0.125
    assert_cases(student.kernel_ridge_fit, [(mixed, [1.6])], rtol=1e-8)


@pytest.mark.points(1)
def test_refuses_singular_systems(student, seed):
    """Raises LinAlgError if the system is singular, and only then."""
    rng = np.random.default_rng(seed("points"))
    X = cloud(rng, 12, 3)
    y = rng.normal(size=12)
    linear = np.outer([0.1, 0.7, -0.3], [0.1, 0.7, -0.3])
    five = [0.1, 0.7, -0.3, 1.3, 0.2]
    calls = {
        "lam = 0, rows (1, 2), (2, 4)": (K2, Y2, 0.0),
        "lam = 0, 12 points of 3 features": (X @ X.T, y, 0.0),
        "lam = 0, 3 points on a line": (linear, np.ones(3), 0.0),
        "lam = 0, large units": (1e9 * (X @ X.T), y, 0.0),
        "lam = 0, tiny units": (1e-12 * (X @ X.T), y, 0.0),
        "a table of zeros, lam = 0": (np.zeros((2, 2)), Y2, 0.0),
        "lam = 1e-18, 5 points on a line": (np.outer(five, five), np.ones(5), 1e-18),
    }
    works_on = [(K2, Y2, 1.0), (X @ X.T, y, 1e-3), (1e-12 * np.eye(2), Y2, 1e-12)]
    assert_raises(student.kernel_ridge_fit, np.linalg.LinAlgError, calls, works_on=works_on)


@pytest.mark.points(1)
def test_refuses_negative_penalties(student):
    """Raises ValueError for a negative penalty."""
    calls = {
        "lam = -1": (K2, Y2, -1.0),
        "lam = -1e-15": (K2 + np.eye(2), Y2, -1e-15),
        "lam = -100": (np.eye(2), Y2, -100.0),
    }
    works_on = [(K2, Y2, 1.0), (np.eye(2), Y2, 1e-9), (K2, Y2, 0.5)]
    assert_raises(student.kernel_ridge_fit, ValueError, calls, works_on=works_on)


@counterexample_search(
    data=strategies.regressions((1, 3), (1, 2), -3, 3), lam=strategies.choices(1.0, 2.0, 0.5)
)
def agrees_with_the_reference(student, reference, data, lam):
    X, y = data
    expected = reference.kernel_ridge_fit(X @ X.T, y, lam)
    assert_close(student.kernel_ridge_fit(X @ X.T, y, lam), expected, rtol=1e-8, atol=1e-8)
