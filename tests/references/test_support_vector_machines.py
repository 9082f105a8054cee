"""References of support_vector_machines against oracles that we did not write, and edge cases."""

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from scipy.optimize import approx_fprime, minimize
from sklearn.datasets import load_iris
from sklearn.metrics import hinge_loss
from sklearn.svm import SVC

seeds = pytest.mark.parametrize("seed", range(4))
LINE, SIGNS = np.array([[0.0], [2.0], [3.0]]), np.array([-1.0, 1.0, 1.0])


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("support_vector_machines")


def cloud(seed, n=30, d=3, apart=1.0):
    """Return two Gaussian clouds, `apart` standard deviations to each side of the origin."""
    rng = np.random.default_rng(seed)
    y = np.where(np.arange(n) % 2, 1.0, -1.0)
    return rng.normal(size=(n, d)) + apart * y[:, np.newaxis] / np.sqrt(d), y


def flowers(first, second):
    """Return standardised iris flowers of two species and labels."""
    X, species = load_iris(return_X_y=True)
    rows = np.isin(species, [first, second])
    X = X[rows]
    return (X - X.mean(axis=0)) / X.std(axis=0), np.where(species[rows] == second, 1.0, -1.0)


def svc(X, y, C):
    """Return weights, offset, multipliers and the optimal objective of scikit-learn."""
    model = SVC(kernel="linear", C=C, tol=1e-10).fit(X, y)
    alpha = np.zeros(len(y))
    alpha[model.support_] = np.abs(model.dual_coef_[0])
    w, b = model.coef_[0], float(model.intercept_[0])
    return w, b, alpha, w @ w / 2 + C * np.maximum(0, 1 - y * (X @ w + b)).sum()


class TestGeometry:
    @pytest.mark.oracle("project_to_hyperplane", library="scipy.optimize.minimize")
    @pytest.mark.oracle("hyperplane_distance", library="scipy.optimize.minimize")
    @seeds
    def test_nearest_point_of_the_plane(self, topic, seed):
        rng = np.random.default_rng(seed)
        x, w, b = rng.normal(size=3), rng.normal(size=3), rng.normal()
        plane = {"type": "eq", "fun": lambda z: w @ z + b, "jac": lambda z: w}
        found = minimize(
            lambda z: (z - x) @ (z - x), x, jac=lambda z: 2 * (z - x), constraints=plane, tol=1e-14
        )
        assert_allclose(topic.project_to_hyperplane(x[np.newaxis], w, b)[0], found.x, atol=1e-6)
        distance = topic.hyperplane_distance(x[np.newaxis], w, b)[0]
        assert_allclose(distance, np.sign(w @ x + b) * np.sqrt(found.fun), atol=1e-6)

    def test_zero_is_no_plane(self, topic):
        with pytest.raises(ValueError, match="plane"):
            topic.hyperplane_distance(LINE, np.zeros(1), 1.0)
        assert_allclose(topic.hyperplane_distance(LINE, np.array([1e-90]), 0.0), LINE[:, 0])

    @pytest.mark.oracle("geometric_margin", library="sklearn.svm.SVC")
    @seeds
    def test_no_plane_has_a_larger_margin_than_the_library(self, topic, seed):
        X, y = cloud(seed, apart=4.0)
        w, b, _, _ = svc(X, y, 1e6)
        margin = topic.geometric_margin(X, y, w, b)
        assert_allclose(margin, 1 / np.linalg.norm(w), rtol=1e-5)
        assert_allclose(margin, min(y * (X @ w + b)) / np.sqrt(sum(w**2)), rtol=1e-12)
        assert_allclose(topic.geometric_margin(X, y, 7 * w, 7 * b), margin)
        for turn in np.random.default_rng(seed).normal(size=(20, 3)) / 10:
            assert topic.geometric_margin(X, y, w + turn, b) < margin + 1e-6
        y[3] = -y[3]
        assert topic.geometric_margin(X, y, w, b) < 0

    @pytest.mark.oracle("canonical_rescale", library="sklearn.svm.SVC")
    @seeds
    def test_the_optimal_plane_is_canonical(self, topic, seed):
        X, y = cloud(seed, apart=4.0)
        w, b, _, _ = svc(X, y, 1e6)
        rescaled = topic.canonical_rescale(X, y, 0.3 * w, 0.3 * b)
        assert_allclose(rescaled[0], w, rtol=1e-5)
        assert_allclose(rescaled[1], b, rtol=1e-4, atol=1e-5)
        assert_allclose(min(y * (X @ rescaled[0] + rescaled[1])), 1)

    @pytest.mark.parametrize("b", [0.0, -2.0, -2.5])
    def test_planes_that_do_not_separate_are_refused(self, topic, b):
        with pytest.raises(ValueError, match="separate"):
            topic.canonical_rescale(LINE, SIGNS, np.array([1.0]), b)


class TestPrimal:
    @pytest.mark.oracle("primal_qp", library="sklearn.svm.SVC")
    @seeds
    def test_solved_by_scipy_it_is_the_hard_margin(self, topic, seed):
        X, y = cloud(seed, apart=4.0)
        Q, p, A, c = topic.primal_qp(X, y)
        limits = {"type": "ineq", "fun": lambda u: A @ u - c, "jac": lambda u: A}
        start = np.append(0.0, X.T @ y)
        found = minimize(
            lambda u: u @ Q @ u / 2 + p @ u,
            start,
            jac=lambda u: Q @ u + p,
            constraints=limits,
            method="SLSQP",
            tol=1e-14,
        )
        w, b, _, _ = svc(X, y, 1e6)
        assert_allclose(found.x[1:], w, atol=1e-5)
        assert_allclose(found.x[0], b, atol=1e-5)

    @pytest.mark.oracle("svm_primal_objective", library="sklearn.metrics.hinge_loss")
    @seeds
    def test_objective_against_the_hinge_loss(self, topic, seed):
        X, y = cloud(seed)
        rng = np.random.default_rng(seed)
        w, b = rng.normal(size=3), rng.normal()
        mean = hinge_loss(y, X @ w + b)
        for C in (0.0, 0.1, 3.0):
            value = topic.svm_primal_objective(w, b, X, y, C)
            assert_allclose(value, w @ w / 2 + C * len(y) * mean)

    @seeds
    def test_the_library_finds_its_minimum(self, topic, seed):
        X, y = cloud(seed)
        w, b, _, lowest = svc(X, y, 2.0)
        rng = np.random.default_rng(seed)
        for turn in rng.normal(size=(30, 4)) / 20:
            moved = topic.svm_primal_objective(w + turn[:3], b + turn[3], X, y, 2.0)
            assert moved > lowest - 1e-8

    @pytest.mark.oracle("svm_subgradient", library="scipy.optimize.approx_fprime")
    @seeds
    def test_subgradient_against_differences(self, topic, seed):
        X, y = cloud(seed)
        u = np.random.default_rng(seed).normal(size=4)
        slopes = approx_fprime(
            u, lambda u: topic.svm_primal_objective(u[:3], float(u[3]), X, y, 1.5), 1e-7
        )
        g_w, g_b = topic.svm_subgradient(u[:3], float(u[3]), X, y, 1.5)
        assert_allclose(np.append(g_w, g_b), slopes, atol=1e-5)

    def test_points_on_the_margin_do_not_pull(self, topic):
        g_w, g_b = topic.svm_subgradient(np.array([1.0]), -1.0, LINE, SIGNS, 10.0)
        assert (g_w.tolist(), g_b) == ([1.0], 0.0)

    @pytest.mark.oracle("fit_svm_subgradient", library="sklearn.svm.SVC")
    @pytest.mark.parametrize("pair", [(0, 1), (1, 2), (0, 2)])
    def test_descent_comes_near_the_minimum(self, topic, pair):
        X, y = flowers(*pair)
        for C, eta0, n_iter, share in ((0.1, 0.1, 500, 1e-3), (1.0, 0.1, 500, 2e-2)):
            w, b, objective = topic.fit_svm_subgradient(X, y, C, n_iter, eta0)
            _, _, _, lowest = svc(X, y, C)
            assert lowest * (1 - 1e-9) <= objective <= lowest * (1 + share)
            assert_allclose(objective, topic.svm_primal_objective(w, b, X, y, C))

    def test_the_start_is_kept_where_nothing_is_better(self, topic):
        X, y = flowers(0, 1)
        for n_iter, eta0 in ((0, 0.1), (5, 100.0)):
            w, b, objective = topic.fit_svm_subgradient(X, y, 1.0, n_iter, eta0)
            assert (w.tolist(), b, objective) == ([0.0] * 4, 0.0, 100.0)


class TestDual:
    @pytest.mark.oracle("dual_objective", library="sklearn.svm.SVC")
    @seeds
    @pytest.mark.parametrize("C", [0.1, 1.0, 50.0])
    def test_strong_duality_at_the_solution_of_the_library(self, topic, seed, C):
        X, y = cloud(seed)
        _, _, alpha, lowest = svc(X, y, C)
        # The library keeps its kernel in float32, which the primal value feels.
        assert_allclose(topic.dual_objective(alpha, X @ X.T, y), lowest, rtol=1e-5)
        assert topic.dual_objective(alpha * 0.9, X @ X.T, y) < lowest

    @pytest.mark.oracle("dual_qp", library="sklearn.svm.SVC")
    @seeds
    def test_solved_by_scipy_it_has_the_value_of_the_primal(self, topic, seed):
        X, y = cloud(seed, n=16)
        Q, p, lower, upper, a_eq = topic.dual_qp(X @ X.T, y, 2.0)
        zero_sum = {"type": "eq", "fun": lambda a: a_eq @ a, "jac": lambda a: a_eq}
        found = minimize(
            lambda a: a @ Q @ a / 2 + p @ a,
            np.full(16, 0.5),
            jac=lambda a: Q @ a + p,
            bounds=list(zip(lower, upper, strict=True)),
            constraints=zero_sum,
            method="SLSQP",
            tol=1e-14,
        )
        _, _, _, lowest = svc(X, y, 2.0)
        assert_allclose(-found.fun, lowest, rtol=1e-6)
        assert np.linalg.eigvalsh(Q).min() > -1e-12

    def test_a_hard_margin_has_no_upper_bound(self, topic):
        y = np.array([-1, 1])
        Q, p, lower, upper, a_eq = topic.dual_qp(np.array([[1, 2], [2, 4]]), y, np.inf)
        assert upper.tolist() == [np.inf, np.inf]
        assert all(part.dtype == float for part in (Q, p, lower, upper, a_eq))

    @pytest.mark.oracle("recover_primal", library="sklearn.svm.SVC")
    @seeds
    @pytest.mark.parametrize("C", [0.1, 1.0, 50.0])
    def test_weights_and_offset_of_the_library(self, topic, seed, C):
        X, y = cloud(seed)
        w, b, alpha, _ = svc(X, y, C)
        ours = topic.recover_primal(alpha, X, y, C, 1e-6 * C)
        assert_allclose(ours[0], w, atol=1e-6)
        assert_allclose(ours[1], b, atol=1e-5)

    @seeds
    def test_without_free_vectors_any_offset_of_the_interval_is_optimal(self, topic, seed):
        X, y = cloud(seed)
        C = 1e-3
        w, b = topic.recover_primal(np.full(30, C), X, y, C)
        lowest = topic.svm_primal_objective(w, b, X, y, C)
        for other in np.linspace(b - 3, b + 3, 61):
            assert topic.svm_primal_objective(w, other, X, y, C) >= lowest - 1e-12
        assert_allclose(svc(X, y, C)[3], lowest)
        assert_allclose(topic.recover_primal(np.full(30, C), X, -y, C)[1], -b)

    @pytest.mark.oracle("svm_decision", library="sklearn.svm.SVC")
    @seeds
    def test_scores_of_the_library(self, topic, seed):
        X, y = cloud(seed)
        new = np.random.default_rng(seed).normal(size=(7, 3))
        model = SVC(kernel="rbf", gamma=0.5, C=2.0).fit(X, y)
        alpha = np.zeros(30)
        alpha[model.support_] = np.abs(model.dual_coef_[0])
        K_test = np.exp(-0.5 * np.sum((new[:, np.newaxis] - X) ** 2, axis=2))
        scores = topic.svm_decision(alpha, y, K_test, float(model.intercept_[0]))
        assert_allclose(scores, model.decision_function(new), atol=1e-9)
        with pytest.raises(ValueError, match="columns"):
            topic.svm_decision(alpha, y, K_test.T, 0.0)

    @pytest.mark.oracle("support_vector_types", library="sklearn.svm.SVC")
    @seeds
    def test_types_at_the_solution_of_the_library(self, topic, seed):
        X, y = cloud(seed)
        w, b, alpha, _ = svc(X, y, 2.0)
        kinds = topic.support_vector_types(alpha, 2.0, 1e-7)
        margins = y * (X @ w + b)
        assert_allclose(margins[kinds["free"]], 1, atol=1e-5)
        assert (margins[kinds["bounded"]] < 1 + 1e-6).all()
        assert (margins[kinds["non"]] > 1 - 1e-6).all()
        assert_array_equal(np.sort(np.concatenate(list(kinds.values()))), np.arange(30))
        support = np.union1d(kinds["free"], kinds["bounded"])
        model = SVC(kernel="linear", C=2.0, tol=1e-10).fit(X, y)
        assert_array_equal(support, np.sort(model.support_))

    def test_types_at_the_bounds(self, topic):
        alpha = np.array([1e-12, 2 - 1e-12, 1.0, 0.0, 2.0, 1e-6])
        kinds = topic.support_vector_types(alpha, 2.0)
        assert [kinds[k].tolist() for k in ("non", "free", "bounded")] == [[0, 3], [2, 5], [1, 4]]
        hard = topic.support_vector_types(alpha, np.inf)
        assert hard["bounded"].tolist() == []
        assert hard["bounded"].dtype.kind == "i"


class TestOptimality:
    @pytest.mark.oracle("kkt_report", library="sklearn.svm.SVC")
    @seeds
    @pytest.mark.parametrize("C", [0.1, 1.0, 20.0])
    def test_the_library_passes(self, topic, seed, C):
        X, y = cloud(seed)
        _, b, alpha, lowest = svc(X, y, C)
        report = topic.kkt_report(alpha, b, X @ X.T, y, C)
        assert max(abs(value) for value in report.values()) < 1e-5 * (1 + C) * 30
        short = alpha.copy()
        short[np.argmax(alpha)] *= 0.9
        assert topic.kkt_report(short, b, X @ X.T, y, C)["equality"] > 1e-3 * C
        assert topic.kkt_report(alpha, b + 0.1, X @ X.T, y, C)["slackness"] > 1e-3 * C
        nothing = topic.kkt_report(0 * alpha, 0.0, X @ X.T, y, C)
        assert_allclose([nothing["slackness"], nothing["duality_gap"]], [C, 30 * C])
        assert nothing["duality_gap"] >= lowest

    def test_hard_margins(self, topic):
        K = np.outer(LINE, LINE)
        good = topic.kkt_report(np.array([0.5, 0.5, 0.0]), -1.0, K, SIGNS, np.inf)
        assert max(good.values()) == 0
        bad = topic.kkt_report(np.array([0.25, 0.25, 0.0]), -0.25, K, SIGNS, np.inf)
        assert bad["primal"] == 0.75
        assert bad["slackness"] == 0.25 * 0.75
        assert bad["dual_box"] == 0

    def test_multipliers_outside_of_the_box(self, topic):
        K = np.outer(LINE, LINE)
        for alpha, worst in (([-0.25, 0.0, 0.0], 0.25), ([0.0, 3.0, 0.0], 1.0)):
            assert topic.kkt_report(np.array(alpha), 0.0, K, SIGNS, 2.0)["dual_box"] == worst

    @pytest.mark.oracle("smo_train", library="sklearn.svm.SVC")
    @seeds
    @pytest.mark.parametrize("C", [0.01, 1.0, 100.0])
    def test_smo_reaches_the_objective_of_the_library(self, topic, seed, C):
        X, y = cloud(seed)
        X[7], X[9], X[12] = X[5], X[5], X[13]  # duplicates, also with both labels
        K = X @ X.T
        alpha, b = topic.smo_train(K, y, C, 1e-6, 100_000)
        _, offset, theirs, _ = svc(X, y, C)
        found, highest = (topic.dual_objective(a, K, y) for a in (alpha, theirs))
        assert_allclose(found, highest, rtol=1e-6)
        assert abs(alpha @ y) <= 1e-9 * C * 30
        assert (alpha >= 0).all()
        assert (alpha <= C).all()
        if ((alpha > 1e-6 * C) & (alpha < C * (1 - 1e-6))).any():
            assert_allclose(b, offset, atol=1e-4)
        report = topic.kkt_report(alpha, b, K, y, C)
        assert report["duality_gap"] <= 1e-5 * (1 + C) * 30

    def test_smo_by_hand(self, topic):
        K = np.outer(LINE, LINE)
        alpha, b = topic.smo_train(K, SIGNS, 10.0, 1e-6, 0)
        assert (alpha.tolist(), b) == ([0.0, 0.0, 0.0], 0.0)
        alpha, b = topic.smo_train(K, SIGNS, 0.25, 1e-6, 1)
        assert (alpha.tolist(), b) == ([0.25, 0.25, 0.0], 0.5 * (0.0 - 1.0) + 0.25)
        with pytest.raises(ValueError, match="equal"):
            topic.smo_train(K, np.ones(3), 1.0)


class TestMulticlassHinge:
    @pytest.mark.oracle("multiclass_hinge", library="sklearn.metrics.hinge_loss")
    @seeds
    def test_the_largest_violation_against_the_library(self, topic, seed):
        rng = np.random.default_rng(seed)
        W, X, y = rng.normal(size=(3, 4)), rng.normal(size=(20, 3)), np.arange(20) % 4
        loss, _ = topic.multiclass_hinge(W, X, y, "max")
        assert_allclose(loss, 20 * hinge_loss(y, X @ W))

    @seeds
    @pytest.mark.parametrize("kind", ["sum", "max"])
    def test_gradient_against_differences(self, topic, seed, kind):
        rng = np.random.default_rng(seed)
        W, X, y = rng.normal(size=(3, 4)), rng.normal(size=(20, 3)), rng.integers(4, size=20)
        slopes = approx_fprime(
            W.ravel(), lambda v: topic.multiclass_hinge(v.reshape(3, 4), X, y, kind)[0], 1e-7
        )
        assert_allclose(topic.multiclass_hinge(W, X, y, kind)[1].ravel(), slopes, atol=1e-5)

    def test_at_zero_weights(self, topic):
        X, y = np.ones((3, 2)), np.array([0, 9, 4])
        for kind, each in (("sum", 9.0), ("max", 1.0)):
            loss, grad = topic.multiclass_hinge(np.zeros((2, 10)), X, y, kind)
            assert loss == 3 * each
            assert_allclose(grad.sum(axis=1), 0, atol=1e-12)

    @seeds
    def test_two_classes_are_the_binary_hinge(self, topic, seed):
        X, y = cloud(seed)
        w = np.random.default_rng(seed).normal(size=3)
        W = np.column_stack([-w / 2, w / 2])
        for kind in ("sum", "max"):
            loss, grad = topic.multiclass_hinge(W, X, (y > 0).astype(int), kind)
            assert_allclose(loss, topic.svm_primal_objective(w, 0.0, X, y, 1.0) - w @ w / 2)
            assert_allclose(grad[:, 1], topic.svm_subgradient(w, 0.0, X, y, 1.0)[0] - w)


class TestConventions:
    @seeds
    def test_confusing_two_conventions_moves_the_minimum(self, topic, seed):
        """Sum or mean is a factor n of C, the 1/2 a factor 2; the library uses the sum and 1/2."""
        X, y = cloud(seed)
        n, C = len(y), 3.0
        w, b, _, lowest = svc(X, y, C)
        for mistaken, worse in ((C / n, 0.1), (C / 2, 1e-3)):
            u, v, _, _ = svc(X, y, mistaken)
            assert topic.svm_primal_objective(u, v, X, y, C) > lowest * (1 + worse)
        # What is minimal for norm(w)**2 + 2 C sum is minimal for ours.
        assert_allclose(
            2 * topic.svm_primal_objective(w, b, X, y, C),
            w @ w + 2 * C * np.maximum(0, 1 - y * (X @ w + b)).sum(),
        )
