"""References of math_foundations against oracles that we did not write: calculus, and the data."""

from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from scipy.optimize import approx_fprime, minimize, rosen, rosen_der, rosen_hess
from sklearn.datasets import load_digits

DATA = Path(__file__).parents[2] / "assignments" / "math_foundations" / "data"
seeds = pytest.mark.parametrize("seed", range(5))


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("math_foundations")


@pytest.mark.oracle("numerical_gradient", library="scipy.optimize.rosen_der")
@pytest.mark.oracle("numerical_hessian", library="scipy.optimize.rosen_hess")
@seeds
def test_gradient_and_hessian_of_rosenbrock(topic, seed):
    x = np.random.default_rng(seed).uniform(-1.5, 1.5, size=3)
    gradient = topic.numerical_gradient(rosen, x)
    assert_allclose(gradient, rosen_der(x), atol=1e-7 * np.abs(rosen_der(x)).max())
    H = topic.numerical_hessian(rosen, x)
    assert_allclose(H, rosen_hess(x), atol=1e-5 * np.abs(rosen_hess(x)).max())
    assert_array_equal(H, H.T)


@seeds
def test_gradient_is_nearer_than_one_sided_differences(topic, seed):
    x = np.random.default_rng(seed).uniform(-1.5, 1.5, size=3)
    one_sided = np.abs(approx_fprime(x, rosen, 1e-5) - rosen_der(x)).max()
    assert np.abs(topic.numerical_gradient(rosen, x) - rosen_der(x)).max() < 0.01 * one_sided


@pytest.mark.oracle(
    "numerical_jacobian", analytic="a linear map; polar coordinates have determinant r"
)
@seeds
def test_jacobian_of_linear_and_polar_maps(topic, seed):
    rng = np.random.default_rng(seed)
    A, x = rng.normal(size=(3, 2)), rng.uniform(0.5, 1.5, size=2)
    assert_allclose(topic.numerical_jacobian(lambda z: A @ z, x), A, atol=1e-9)
    r, t = x
    polar = topic.numerical_jacobian(lambda z: z[0] * np.array([np.cos(z[1]), np.sin(z[1])]), x)
    assert np.linalg.det(polar) == pytest.approx(r, rel=1e-8)
    assert_allclose(polar[:, 0], [np.cos(t), np.sin(t)], atol=1e-9)
    assert topic.numerical_jacobian(lambda z: float(z.sum()), x).shape == (1, 2)


CRITICAL = [
    (lambda z: z[0] ** 2 + 3 * z[1] ** 2, "minimum"),
    (lambda z: -(z[0] ** 2) - z[0] * z[1] - z[1] ** 2, "maximum"),
    (lambda z: z[0] * z[1], "saddle"),
    (lambda z: z[0] ** 4 + z[1] ** 2, "undetermined"),
    (lambda z: z[0] ** 3 - 3 * z[0] * z[1] ** 2, "undetermined"),
    (lambda z: z[0] ** 2 + 0.1 * z[1], "not critical"),
]


@pytest.mark.oracle("classify_critical_point", analytic="critical points of polynomials")
@pytest.mark.parametrize(("f", "expected"), CRITICAL)
def test_known_critical_points(topic, f, expected):
    x = np.zeros(2)
    grad, H = topic.numerical_gradient(f, x), topic.numerical_hessian(f, x)
    assert topic.classify_critical_point(grad, H, tol=1e-6) == expected


@pytest.mark.oracle("equality_constrained_quadratic", library="scipy.optimize.minimize")
@seeds
def test_constrained_quadratic_against_slsqp(topic, seed):
    rng = np.random.default_rng(seed)
    B, c = rng.normal(size=(4, 4)), rng.normal(size=4)
    Q, A, b = B @ B.T + np.eye(4), rng.normal(size=(1, 4)), rng.normal(size=1)
    x, _ = topic.equality_constrained_quadratic(Q, c, A, b)
    found = minimize(
        lambda z: z @ Q @ z / 2 + c @ z,
        np.zeros(4),
        jac=lambda z: Q @ z + c,
        method="SLSQP",
        constraints={"type": "eq", "fun": lambda z: A @ z - b, "jac": lambda z: A},
        options={"ftol": 1e-12},
    )
    assert_allclose(x, found.x, atol=1e-5)
    assert x @ Q @ x / 2 + c @ x <= found.fun + 1e-9


def test_digits_are_what_scikit_learn_ships():
    ours, theirs = pd.read_csv(DATA / "digits_3_8.csv"), load_digits()
    chosen = np.isin(theirs.target, [3, 8])
    assert_array_equal(ours["digit"], theirs.target[chosen])
    assert_array_equal(ours.drop(columns="digit"), theirs.data[chosen])
