"""References of optimization against oracles that we did not write: slopes, steps and noise."""

from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
import scipy.optimize
from numpy.testing import assert_allclose, assert_array_equal
from scipy.optimize import approx_fprime, line_search, rosen, rosen_der
from sklearn.linear_model import LinearRegression, SGDRegressor

from autograder.sandbox.open_functions import load_open_functions

seeds = pytest.mark.parametrize("seed", range(5))


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("optimization")


def bowl(seed, d=3):
    rng = np.random.default_rng(seed)
    root = rng.normal(size=(d, d))
    return root @ root.T + 0.3 * np.eye(d), rng.normal(size=d), rng.normal(size=d)


class TestSlopes:
    @pytest.mark.oracle("directional_derivative", library="scipy.optimize.approx_fprime")
    @seeds
    def test_directional_derivative_against_differences(self, topic, seed):
        rng = np.random.default_rng(seed)
        w, v = rng.normal(size=(2, 4))
        slope = approx_fprime(0.0, lambda s: rosen(w + s * v / np.linalg.norm(v)), 1e-7)[0]
        assert_allclose(topic.directional_derivative(rosen_der(w), v), slope, rtol=1e-4, atol=1e-3)
        v = rosen_der(w)
        assert_allclose(topic.directional_derivative(v, v), np.linalg.norm(v))

    def test_no_direction_is_refused(self, topic):
        with pytest.raises(ValueError, match="direction"):
            topic.directional_derivative(np.ones(2), np.zeros(2))

    @pytest.mark.oracle("jensen_violation", analytic="norms are convex, their negatives are not")
    @seeds
    def test_jensen_violation_tells_convex_from_concave(self, topic, seed):
        rng = np.random.default_rng(seed)
        X = rng.normal(size=(20, 3))
        for p in (1, 1.5, 2, np.inf):
            found = topic.jensen_violation(lambda w, p=p: np.linalg.norm(w, p), X, 60, rng)
            assert found <= 1e-12
            found = topic.jensen_violation(lambda w, p=p: -np.linalg.norm(w, p), X, 60, rng)
            assert found > 0.01
        half = topic.jensen_violation(lambda w: np.sum(np.abs(w) ** 0.5) ** 2, X, 60, rng)
        assert half > 0.1

    @pytest.mark.oracle("qcqp_is_convex", library="numpy.linalg.cholesky")
    @seeds
    def test_qcqp_against_cholesky(self, topic, seed):
        rng = np.random.default_rng(seed)
        matrices = [
            M + M.T + shift * np.eye(3) for M in rng.normal(size=(4, 3, 3)) for shift in (0, 6)
        ]

        def is_definite(M):
            try:
                np.linalg.cholesky(M + 1e-9 * np.eye(3))
            except np.linalg.LinAlgError:
                return False
            return True

        for M in matrices:
            assert topic.qcqp_is_convex(M, [np.eye(3)]) is is_definite(M)
            assert topic.qcqp_is_convex(np.zeros((3, 3)), [M]) is is_definite(M)
        assert topic.qcqp_is_convex(np.eye(2), [np.array([[1.0, 0.5], [0.0, 1.0]])]) is False


class TestSteps:
    @pytest.mark.oracle("step_size", analytic="powers of t")
    def test_step_sizes(self, topic):
        t = np.arange(1, 50)
        for kind, power in (("constant", 0.0), ("inverse", 1.0), ("sqrt", 0.5)):
            assert_allclose([topic.step_size(kind, 0.7, int(k)) for k in t], 0.7 * t**-power)
        for kind, k in (("constant", 0), ("cosine", 1)):
            with pytest.raises(ValueError, match="got"):
                topic.step_size(kind, 0.7, k)

    @pytest.mark.oracle(
        "gradient_descent", analytic="the closed form on a quadratic, by eigenvalues"
    )
    @seeds
    def test_gradient_descent_against_the_closed_form(self, topic, seed):
        A, b, w0 = bowl(seed)
        lowest, eta = np.linalg.solve(A, b), 0.9 / np.linalg.eigvalsh(A)[-1]
        path = topic.gradient_descent(lambda w: A @ w - b, w0, lambda t: eta, 30)
        values, vectors = np.linalg.eigh(A)
        for t, w in enumerate(path):
            closed = vectors @ ((1 - eta * values) ** t * (vectors.T @ (w0 - lowest))) + lowest
            assert_allclose(w, closed, atol=1e-10)
        diverging = topic.gradient_descent(lambda w: A @ w - b, w0, lambda t: 2.5 * eta, 30)
        assert np.linalg.norm(diverging[-1]) > 10 * np.linalg.norm(w0)

    def test_gradient_descent_stops_in_time(self, topic):
        path = topic.gradient_descent(lambda w: w, np.array([3.0, 4.0]), lambda t: 0.5, 50, 1.0)
        assert_allclose(np.linalg.norm(path, axis=1), [5, 2.5, 1.25, 0.625])
        assert topic.gradient_descent(lambda w: w, np.zeros(2), lambda t: 0.5, 9).shape == (1, 2)

    @pytest.mark.oracle("normalized_step", analytic="the length of the step and its direction")
    @seeds
    def test_normalized_step(self, topic, seed):
        w, grad = np.random.default_rng(seed).normal(size=(2, 4))
        step = topic.normalized_step(w, grad, 0.3) - w
        assert_allclose(np.linalg.norm(step), 0.3)
        assert_allclose(step @ grad, -0.3 * np.linalg.norm(grad))
        assert_array_equal(topic.normalized_step(w, 0 * grad, 0.3), w)

    @pytest.mark.oracle("backtracking", analytic="Armijo's condition, which the step before fails")
    @seeds
    def test_backtracking_meets_armijo_and_the_step_before_does_not(self, topic, seed):
        w = np.random.default_rng(seed).uniform(-1.5, 1.5, size=3)
        grad, c = rosen_der(w), 0.2
        eta = topic.backtracking(rosen, grad, w, 1.0, 0.6, c)

        def is_good(eta):
            return rosen(w - eta * grad) <= rosen(w) - c * eta * grad @ grad

        assert is_good(eta)
        assert eta == 1.0 or not is_good(eta / 0.6)
        oracle = line_search(rosen, rosen_der, w, -grad, c1=1e-4, c2=0.9)[0]
        assert topic.backtracking(rosen, grad, w, oracle) == oracle

    @seeds
    def test_backtracking_bound_on_quadratics(self, topic, seed):
        rng = np.random.default_rng(seed)
        L, c = rng.uniform(0.5, 9), rng.uniform(0.01, 0.9)
        w = rng.normal(size=2)
        eta = topic.backtracking(lambda u: L / 2 * u @ u, L * w, w, 10.0, 0.9, c)
        assert 0.9 * 2 * (1 - c) / L <= eta * (1 + 1e-9)
        assert eta <= 2 * (1 - c) / L * (1 + 1e-9)

    def test_backtracking_gives_up(self, topic):
        assert topic.backtracking(lambda w: w[0], np.array([-1.0]), np.zeros(1)) == 0.0
        assert topic.backtracking(lambda w: w @ w, np.zeros(2), np.zeros(2), 0.7) == 0.7

    @pytest.mark.oracle("stop_reason", analytic="distances in a triangle of 3, 4 and 5")
    def test_stop_reasons(self, topic):
        a, b = np.zeros(2), np.array([3.0, 4.0])
        for call, expected in [
            ((a, b, 5.0, 1.0, 10, 10, 1.0, 1.0), "max_iter"),
            ((a, b, 5.0, 4.0, 9, 10, 1.0, 1.0), "f"),
            ((a, b, 5.0, 1.0, 9, 10, 1.0, 5.0), "w"),
            ((a, b, 5.0, 1.0, 9, 10, 1.0, 4.9), ""),
        ]:
            assert topic.stop_reason(*call) == expected


class TestNoise:
    @pytest.mark.oracle("minibatches", library="numpy.random.Generator.permutation")
    @pytest.mark.parametrize(("n", "size"), [(1, 1), (10, 3), (10, 5), (4, 9)])
    def test_minibatches(self, topic, n, size):
        batches = topic.minibatches(n, size, np.random.default_rng(0))
        assert_array_equal(np.concatenate(batches), np.random.default_rng(0).permutation(n))
        assert {len(batch) for batch in batches[:-1]} <= {size}
        assert 0 < len(batches[-1]) <= size

    @pytest.mark.oracle("sgd_least_squares", library="sklearn.linear_model.SGDRegressor")
    @seeds
    def test_one_epoch_of_single_samples_against_scikit_learn(self, topic, seed):
        rng = np.random.default_rng(seed)
        X, y = rng.normal(size=(25, 3)), rng.normal(size=25)
        order = np.random.default_rng(seed).permutation(25)
        oracle = SGDRegressor(
            penalty=None, learning_rate="constant", eta0=0.05, fit_intercept=False, shuffle=False
        )
        oracle.partial_fit(X[order], y[order])
        draws = np.random.default_rng(seed)
        got = topic.sgd_least_squares(X, y, np.zeros(3), lambda t: 0.05, 1, 1, draws)
        assert_allclose(got, oracle.coef_, rtol=1e-9)

    @seeds
    def test_decaying_steps_come_near_least_squares(self, topic, seed):
        rng = np.random.default_rng(seed)
        X = rng.normal(size=(60, 3))
        y = X @ [1.0, -2.0, 0.5] + 0.1 * rng.normal(size=60)
        exact = LinearRegression(fit_intercept=False).fit(X, y).coef_
        rate = lambda t: 0.5 / (1 + t / 20)  # noqa: E731
        got = topic.sgd_least_squares(X, y, np.zeros(3), rate, 40, 10, rng)
        assert_allclose(got, exact, atol=0.02)

    @pytest.mark.oracle("gradient_variance", library="numpy.cov")
    @seeds
    def test_gradient_variance_against_cov(self, topic, seed):
        grads = np.random.default_rng(seed).normal(size=(9, 4))
        trace = np.trace(np.cov(grads.T, bias=True))
        assert_allclose(topic.gradient_variance(grads), trace)


def test_rosenbrock_of_the_tests_is_that_of_scipy():
    path = Path(__file__).parents[1] / "selfchecks" / "optimization" / "open_functions.py"
    ours = SimpleNamespace(**load_open_functions(path.read_text()))
    for w in np.random.default_rng(0).normal(size=(5, 2)):
        assert_allclose(ours.rosenbrock(w), rosen(w))
        assert_allclose(ours.rosenbrock_gradient(w), rosen_der(w))
        assert_allclose(ours.rosenbrock_hessian(w), scipy.optimize.rosen_hess(w))


def test_diabetes_is_the_table_of_linear_regression():
    """That one is compared with what scikit-learn ships."""
    assignments = Path(__file__).parents[2] / "assignments"
    ours, theirs = (
        (assignments / topic / "data" / "diabetes.csv").read_bytes()
        for topic in ("optimization", "linear_regression")
    )
    assert ours == theirs
