"""Hidden tests of kernel_ridge_predict; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.kernels.gram_oracles import cloud, gaussian, inner, table
from autograder.testing import assert_accepts, assert_cases, assert_leaves_arguments

X, BETA = np.array([[1.0, 0.0], [2.0, 1.0], [0.0, -3.0]]), np.array([1.0, 0.5, -2.0])


@pytest.mark.points(1)
def test_new_points(student, seed, open_function):
    """Adds up beta_i k(x, x_i), for more or fewer new points, and leaves arguments alone."""
    rng = np.random.default_rng(seed("points"))
    linear = open_function("linear")
    new = np.array([[3.0, 1.0], [0.0, 2.0], [-1.0, -1.0], [5.0, 0.0], [0.0, 0.0]])
    cases = [((X, BETA, new, linear), [12.5, 13.0, -8.5, 10.0, 0.0])]
    cases.append(((X, BETA, new[:1], linear), [12.5]))
    cases.append(((X, 1e-15 * BETA, new[:3], linear), [12.5e-15, 13e-15, -8.5e-15]))
    for n, m, d in [(4, 7, 2), (6, 2, 3), (1, 3, 1)]:
        P, Q, beta = cloud(rng, n, d), cloud(rng, m, d), rng.normal(size=n)
        cases.append(((P, beta, Q, linear), table(Q, P, inner) @ beta))
    assert_cases(student.kernel_ridge_predict, cases, scaled_atol=1e-9)
    assert_leaves_arguments(student.kernel_ridge_predict, [call for call, _ in cases])


@pytest.mark.points(1)
def test_as_many_new_points_as_old(student, seed, open_function):
    """Takes as many new points as old ones, and keeps the two apart."""
    rng = np.random.default_rng(seed("points"))
    new = np.array([[3.0, 1.0], [0.0, 2.0], [-1.0, -1.0]])
    cases = [((X, BETA, new, open_function("linear")), [12.5, 13.0, -8.5])]
    one = np.array([[2.0]])
    cases.append(((one, np.array([3.0]), 2 * one, open_function("linear")), [24.0]))
    right = np.exp([[-5.0, -1.0, -25.0], [-5.0, -5.0, -25.0], [-5.0, -13.0, -5.0]]) @ BETA
    cases.append(((X, BETA, new, open_function("gaussian", 1.0)), right))
    for n, d in [(5, 2), (3, 4)]:
        P, Q, beta = cloud(rng, n, d), cloud(rng, n, d), rng.normal(size=n)
        right = table(Q, P, gaussian(0.3)) @ beta
        cases.append(((P, beta, Q, open_function("gaussian", 0.3)), right))
    assert_cases(student.kernel_ridge_predict, cases, scaled_atol=1e-9)


@pytest.mark.points(1)
def test_other_kernels(student, seed, open_function):
    """Calls the kernel that it is given, whichever it is."""
    rng = np.random.default_rng(seed("points"))
    P, Q, beta = cloud(rng, 5, 2), cloud(rng, 3, 2), rng.normal(size=5)
    near = np.array([[1.0, 0.0], [2.0, 2.0]])
    cases = [
        ((X, BETA, near, open_function("polynomial", 2)), [4 + 4.5 - 2, 9 + 24.5 - 50]),
        ((X, BETA, near, open_function("polynomial", 3)), [8 + 13.5 - 2, 27 + 171.5 + 250]),
        ((X, BETA, near, open_function("gaussian", 0.5)),
         np.exp([[0, -1, -5], [-2.5, -0.5, -14.5]]) @ BETA),
        ((P, beta, Q, open_function("polynomial", 3)), (1 + table(Q, P, inner)) ** 3 @ beta),
        ((P, beta, Q, open_function("gaussian", 2.0)), table(Q, P, gaussian(2.0)) @ beta),
        ((P, beta, P, open_function("gaussian", 1.0)), table(P, P, gaussian(1.0)) @ beta),
        ((X, BETA, X, open_function("polynomial", 2)), [4 + 4.5 - 2, 9 + 18 - 8, 1 + 2 - 200]),
        ((X[[0, 1, 0]], BETA, near, open_function("polynomial", 2)), [4 + 4.5 - 8, 9 + 24.5 - 18]),
    ]  # fmt: skip
    assert_cases(student.kernel_ridge_predict, cases, scaled_atol=1e-9)


@pytest.mark.points(1)
def test_several_targets(student, seed, open_function):
    """Takes coefficients of several columns, and integers."""
    rng = np.random.default_rng(seed("points"))
    linear = open_function("linear")
    two = np.column_stack([BETA, [0.0, 1.0, 1.0]])
    new = np.array([[3.0, 1.0], [0.0, 2.0]])
    cases = [((X, two, new, linear), [[12.5, 4.0], [13.0, -4.0]])]
    cases.append(((X, two[:, :1], new, linear), [[12.5], [13.0]]))
    cases.append(((X, two, new[:1], linear), [[12.5, 4.0]]))
    P, Q, beta = cloud(rng, 4, 3), cloud(rng, 6, 3), rng.normal(size=(4, 2))
    right = table(Q, P, gaussian(0.4)) @ beta
    cases.append(((P, beta, Q, open_function("gaussian", 0.4)), right))
    cases.append(((P, beta[:, :1], Q[:4], linear), table(Q[:4], P, inner) @ beta[:, :1]))
    assert_cases(student.kernel_ridge_predict, cases, scaled_atol=1e-9)
    whole = [(X, 2 * BETA, new, linear)]
    assert_accepts(student.kernel_ridge_predict, whole, integers=(0, 1, 2))
    mixed = (X.astype(int), BETA, new.astype(int), linear), [12.5, 13.0]
    votes = X, np.array([1, -1, 2]), new, open_function("gaussian", 0.1)
    shares = np.exp(-0.1 * np.array([[5, 1, 25], [5, 5, 25]])) @ [1, -1, 2]
    assert_cases(student.kernel_ridge_predict, [mixed, (votes, shares)])
