"""References of optimization against oracles that we did not write: methods and constraints."""

import numpy as np
import pytest
import scipy.optimize
from numpy.testing import assert_allclose, assert_array_equal
from scipy.optimize import (
    Bounds,
    LinearConstraint,
    linprog,
    lsq_linear,
    minimize,
    nnls,
    root,
    rosen_der,
    rosen_hess,
)
from scipy.signal import lfilter
from sklearn.linear_model import Lasso

seeds = pytest.mark.parametrize("seed", range(5))


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("optimization")


class TestMomentumAndAdam:
    @pytest.mark.oracle("momentum_descent", library="scipy.signal.lfilter")
    @seeds
    def test_momentum_against_a_digital_filter(self, topic, seed):
        rng = np.random.default_rng(seed)
        curvature, lr, beta, w0 = rng.uniform([0.2, 0.05, 0.2, 1], [2, 0.4, 0.95, 3])
        # w[t+1] - (1 + beta - lr a) w[t] + beta w[t-1] = 0 is a filter hit once.
        impulse = np.zeros(20)
        impulse[:2] = w0, -beta * w0
        expected = lfilter([1.0], [1.0, lr * curvature - 1 - beta, beta], impulse)
        path = topic.momentum_descent(lambda w: curvature * w, np.array([w0]), lr, beta, 19)
        assert_allclose(path[:, 0], expected, rtol=1e-9, atol=1e-12)

    def test_no_momentum_is_gradient_descent(self, topic):
        w0 = np.array([-1.2, 1.0])
        plain = topic.gradient_descent(rosen_der, w0, lambda t: 1e-3, 20)
        assert_allclose(topic.momentum_descent(rosen_der, w0, 1e-3, 0.0, 20), plain)

    @pytest.mark.oracle("adam_step", analytic="constant gradients, and a weighted mean of squares")
    def test_adam_on_constant_and_alternating_gradients(self, topic):
        w = m = v = np.zeros(2)
        grad = np.array([3.0, -0.02])
        for t in range(1, 30):
            w, m, v = topic.adam_step(w, grad, m, v, t, lr=0.1)
            assert_allclose(w, -0.1 * t * grad / (np.abs(grad) + 1e-8))
        # beta1 = 0 leaves RMSprop with a corrected mean: a mean of the squares so far.
        grads = np.array([1.0, -3.0, 2.0, 0.5])
        w = m = v = np.zeros(1)
        for t, g in enumerate(grads, 1):
            w_old = w
            w, m, v = topic.adam_step(w, np.array([g]), m, v, t, 0.1, 0.0, 0.5, 1e-8)
            weights = 0.5 ** np.arange(t)[::-1]
            mean_square = np.average(grads[:t] ** 2, weights=weights)
            assert_allclose(w - w_old, -0.1 * g / (np.sqrt(mean_square) + 1e-8))
        with pytest.raises(ValueError, match="t = 0"):
            topic.adam_step(w, w, m, v, 0)


class TestNewton:
    @pytest.mark.oracle("newton_minimize", library="scipy.optimize.root")
    @seeds
    def test_against_scipy(self, topic, seed):
        b = np.random.default_rng(seed).uniform(0.5, 3, size=3)

        def grad(w):
            return np.exp(w) + 0.1 * w.sum() - b

        def hess(w):
            return np.diag(np.exp(w)) + 0.1

        w = topic.newton_minimize(grad, hess, np.zeros(3))
        assert_allclose(w, root(grad, np.zeros(3), jac=hess, tol=1e-12).x, rtol=1e-8)

    def test_rosenbrock_and_singular_hessians(self, topic):
        w = topic.newton_minimize(rosen_der, rosen_hess, np.array([-1.2, 1.0]))
        assert_allclose(w, [1, 1], rtol=1e-8)
        with pytest.raises(np.linalg.LinAlgError):
            topic.newton_minimize(np.ones_like, lambda w: np.zeros((2, 2)), np.zeros(2))
        w = topic.newton_minimize(np.zeros_like, lambda w: np.zeros((2, 2)), np.ones(2))
        assert_array_equal(w, [1, 1])


class TestSubgradients:
    @pytest.mark.oracle("subgradient_descent", library="sklearn.linear_model.Lasso")
    @seeds
    def test_lasso_against_coordinate_descent(self, topic, seed):
        rng = np.random.default_rng(seed)
        X = rng.normal(size=(30, 4))
        y, lam = X @ [2.0, 0.0, -1.0, 0.0] + 0.1 * rng.normal(size=30), 6.0

        def f(w):
            return float(np.sum((X @ w - y) ** 2) / 2 + lam * np.abs(w).sum())

        def subgradient(w):
            return X.T @ (X @ w - y) + lam * np.sign(w)

        w, value = topic.subgradient_descent(
            f, subgradient, np.zeros(4), lambda t: 0.02 / t**0.5, 600
        )
        oracle = Lasso(alpha=lam / 30, fit_intercept=False, tol=1e-10).fit(X, y).coef_
        assert f(oracle) - 1e-9 <= value <= f(oracle) * 1.002
        assert value == f(w)


CONSTRAINTS = {
    "box": lambda d, r: {"bounds": Bounds(-r, r)},
    "simplex": lambda d, r: {
        "bounds": Bounds(0, np.inf),
        "constraints": LinearConstraint(np.ones(d), r, r),
    },
}


class TestProjections:
    @pytest.mark.oracle("project", library="scipy.optimize.minimize")
    @seeds
    @pytest.mark.parametrize("kind", CONSTRAINTS)
    def test_against_a_solver(self, topic, seed, kind):
        rng = np.random.default_rng(seed)
        w, r = 2 * rng.normal(size=4), rng.uniform(0.3, 3)
        oracle = minimize(
            lambda p: np.sum((p - w) ** 2),
            np.full(4, r / 4),
            jac=lambda p: 2 * (p - w),
            method="SLSQP",
            tol=1e-14,
            **CONSTRAINTS[kind](4, r),
        ).x
        assert_allclose(topic.project(w, kind, r), oracle, atol=1e-6)

    @pytest.mark.oracle("project", library="scipy.optimize.nnls")
    @seeds
    def test_l1_ball_against_nnls(self, topic, seed):
        rng = np.random.default_rng(seed)
        w, r = 3 * rng.normal(size=5), rng.uniform(0.3, 2)
        # As shares of the 2 d corners, which are not negative and add up to r.
        corners = np.hstack([np.eye(5), -np.eye(5)])
        stacked = np.vstack([corners, np.full(10, 1e6)])
        shares, _ = nnls(stacked, np.append(w, 1e6 * r))
        assert_allclose(topic.project(w, "l1", r), corners @ shares, atol=1e-5)

    @seeds
    def test_ball_and_radius_zero(self, topic, seed):
        w = np.random.default_rng(seed).normal(size=3)
        length = np.linalg.norm(w)
        assert_allclose(topic.project(w, "l2", length / 2), w / 2)
        assert_array_equal(topic.project(w, "l2", 2 * length), w)
        for kind in ("l2", "box", "simplex", "l1"):
            assert_array_equal(topic.project(w, kind, 0.0), np.zeros(3))
            with pytest.raises(ValueError, match="radius"):
                topic.project(w, kind, -1.0)

    @pytest.mark.oracle("projected_gradient_descent", library="scipy.optimize.lsq_linear")
    @seeds
    def test_projected_descent_against_lsq_linear_and_nnls(self, topic, seed):
        rng = np.random.default_rng(seed)
        X, y = rng.normal(size=(20, 4)), 3 * rng.normal(size=20)

        def grad(w):
            return X.T @ (X @ w - y) / 20

        def box(w):
            return np.clip(w, -0.4, 0.4)

        def positive(w):
            return np.maximum(w, 0.0)

        w = topic.projected_gradient_descent(grad, box, np.full(4, 9.0), 0.4, 400)
        assert_allclose(w, lsq_linear(X, y, (-0.4, 0.4), tol=1e-14).x, atol=1e-6)
        w = topic.projected_gradient_descent(grad, positive, np.zeros(4), 0.4, 400)
        assert_allclose(w, nnls(X, y)[0], atol=1e-6)


class TestLinearPrograms:
    @pytest.mark.oracle("lp_vertices_2d", library="scipy.optimize.linprog")
    @seeds
    def test_against_linprog(self, topic, seed):
        rng = np.random.default_rng(seed)
        angles = 2 * np.pi * (np.arange(6) + rng.uniform(0.1, 0.9, size=6)) / 6
        A, b = np.column_stack([np.cos(angles), np.sin(angles)]), rng.uniform(0.2, 1, size=6)
        for c in rng.normal(size=(4, 2)):
            x, value = topic.lp_vertices_2d(c, A, b)
            oracle = linprog(c, A, b, bounds=(None, None))
            assert_allclose(x, oracle.x, atol=1e-7)
            assert_allclose(value, oracle.fun, atol=1e-7)

    def test_infeasible_as_linprog_has_it(self, topic):
        A, b = np.array([[1.0, 0], [-1, 0], [0, 1], [0, -1]]), np.array([1.0, -2, 1, 1])
        assert linprog([1, 0], A, b, bounds=(None, None)).status == 2
        assert topic.lp_vertices_2d(np.array([1.0, 0.0]), A, b) == (None, np.inf)

    def test_ties_and_signs_of_zero(self, topic):
        A, b = np.array([[1.0, 0], [-1, 0], [0, 1], [0, -1]]), np.array([1.0, 0, 1, 0])
        for c, expected in [([0, -1], [0, 1]), ([-1, 0], [1, 0]), ([0, 0], [0, 0])]:
            x, value = topic.lp_vertices_2d(np.array(c, dtype=float), A, b)
            assert_array_equal(x, expected)
            assert not np.signbit(x).any()
            assert value == min(0, *c)
        assert scipy.optimize.linprog([0, -1], A, b).fun == -1
