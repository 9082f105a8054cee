"""References of ensembles against oracles that we did not write, and their edge cases."""

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from scipy.optimize import nnls
from scipy.stats import binom, mode
from sklearn.ensemble import BaggingRegressor, GradientBoostingRegressor
from sklearn.inspection import permutation_importance as library_importance
from sklearn.linear_model import LinearRegression
from sklearn.model_selection import KFold, cross_val_predict
from sklearn.tree import DecisionTreeClassifier, DecisionTreeRegressor

seeds = pytest.mark.parametrize("seed", range(5))


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("ensembles")


def table(seed, n=60, d=4):
    rng = np.random.default_rng(seed)
    X = rng.normal(size=(n, d))
    return X, X[:, 0] + np.sin(2 * X[:, 1]) + 0.3 * rng.normal(size=n)


def stump_fit(X, y, u):
    return DecisionTreeClassifier(max_depth=1, random_state=0).fit(X, y, sample_weight=u)


def tree_predict(tree, X):
    return tree.predict(X)


class TestVotes:
    @pytest.mark.oracle("majority_vote", library="scipy.stats.mode")
    @seeds
    def test_against_scipy(self, topic, seed):
        P = np.random.default_rng(seed).integers(-2, 3, size=(8, 30))
        assert_array_equal(topic.majority_vote(P), mode(P, axis=0).mode)

    def test_weights_repeat_votes(self, topic):
        rng = np.random.default_rng(0)
        P, weights = rng.integers(4, size=(6, 50)), rng.integers(0, 4, size=6)
        expected = mode(np.repeat(P, weights, axis=0), axis=0).mode
        assert_array_equal(topic.majority_vote(P, weights), expected)

    @pytest.mark.oracle("ensemble_error", library="scipy.stats.binom")
    @pytest.mark.parametrize("n", [1, 2, 3, 8, 25, 101, 2000, 2001])
    @pytest.mark.parametrize("eps", [0.0, 0.01, 0.35, 0.5, 0.9, 1.0])
    def test_binomial_tails(self, topic, n, eps):
        expected = binom.sf(n // 2, n, eps) + (0.5 * binom.pmf(n // 2, n, eps) if n % 2 == 0 else 0)
        if expected > 1e-290:
            assert_allclose(topic.ensemble_error(n, eps), expected, rtol=1e-9)

    @pytest.mark.oracle("ensemble_error", analytic="fixed values from the table of tails")
    def test_known_values(self, topic):
        for n, value in ((3, 0.28175), (11, 0.148684), (25, 0.060445)):
            assert_allclose(topic.ensemble_error(n, 0.35), value, rtol=1e-5)
        assert_allclose(topic.ensemble_error(101, 0.01), 1.22e-73, rtol=5e-3)


class TestBagging:
    @pytest.mark.oracle("bagged_predict", library="sklearn.ensemble.BaggingRegressor")
    @seeds
    def test_same_samples_as_scikit_learn(self, topic, seed):
        X, y = table(seed)
        model = BaggingRegressor(DecisionTreeRegressor(random_state=0), 12, random_state=seed).fit(
            X, y
        )
        idx = np.array(model.estimators_samples_)
        trees = iter(model.estimators_)
        got = topic.bagged_predict(lambda A, b: next(trees), tree_predict, X, y, X[:9] + 0.1, idx)
        assert_allclose(got, model.predict(X[:9] + 0.1))

    @pytest.mark.oracle("oob_predictions", library="sklearn.ensemble.BaggingRegressor")
    @seeds
    def test_out_of_bag_as_scikit_learn(self, topic, seed):
        X, y = table(seed)
        model = BaggingRegressor(LinearRegression(), 60, oob_score=True, random_state=seed).fit(
            X, y
        )
        oob = np.array([~np.isin(np.arange(60), rows) for rows in model.estimators_samples_])
        preds = np.array([one.predict(X) for one in model.estimators_])
        assert_allclose(topic.oob_predictions(preds, oob), model.oob_prediction_)

    @pytest.mark.oracle("bootstrap_indices", analytic="rows missed with probability (1 - 1/n)**n")
    def test_share_of_rows_left_out(self, topic):
        idx, oob = topic.bootstrap_indices(30, 3000, np.random.default_rng(0))
        assert abs(oob.mean() - (1 - 1 / 30) ** 30) < 0.003
        assert_allclose(np.bincount(idx.ravel(), minlength=30), 3000, rtol=0.08)
        assert not topic.bootstrap_indices(1, 5, np.random.default_rng(0))[1].any()

    @pytest.mark.oracle("bagging_variance", analytic="a quadratic form of the covariance matrix")
    @pytest.mark.parametrize("M", [1, 2, 7, 40])
    def test_variance_of_a_mean(self, topic, M):
        for rho in (0.0, 0.3, 1.0):
            covariance = 2.5 * (rho * np.ones((M, M)) + (1 - rho) * np.eye(M))
            weights = np.full(M, 1 / M)
            assert_allclose(topic.bagging_variance(rho, 2.5, M), weights @ covariance @ weights)

    @pytest.mark.oracle("bias_variance", analytic="the mean squared error without noise")
    @seeds
    def test_parts_add_up(self, topic, seed):
        rng = np.random.default_rng(seed)
        preds, truth = rng.normal(size=(7, 5)), rng.normal(size=5)
        parts = topic.bias_variance(preds, truth, 0.4)
        assert_allclose(parts["bias2"] + parts["variance"], np.mean((preds - truth) ** 2))
        assert_allclose(parts["total"], np.mean((preds - truth) ** 2) + 0.4)

    @pytest.mark.oracle("random_forest_fit", analytic="samples and trees share one generator")
    def test_recipe(self, topic):
        X, y = table(0, 9)

        def grow(A, b, max_features, rng):
            return A[:, 0].tolist(), rng.permutation(4)[:max_features].tolist()

        got = topic.random_forest_fit(grow, X, y, 3, 2, np.random.default_rng(4))
        rng = np.random.default_rng(4)
        for rows, columns in got:
            assert rows == X[rng.integers(0, 9, size=9), 0].tolist()
            assert columns == rng.permutation(4)[:2].tolist()
        assert topic.random_forest_fit(grow, X, y, 0, 2, rng) == []

    @pytest.mark.oracle(
        "permutation_importance", library="sklearn.inspection.permutation_importance"
    )
    def test_in_expectation_as_scikit_learn(self, topic):
        X, y = table(1, 40, 3)
        model = LinearRegression().fit(X, y)
        got = topic.permutation_importance(model.score, X, y, 400, np.random.default_rng(0))
        theirs = library_importance(model, X, y, n_repeats=400, random_state=0)
        error = theirs.importances.std(axis=1) / 20
        assert (np.abs(got - theirs.importances_mean) < 6 * error + 1e-12).all()


class TestAdaBoost:
    @pytest.mark.oracle("adaboost_round", analytic="wrong rows hold half of the weight afterwards")
    @seeds
    def test_half_of_the_weight(self, topic, seed):
        rng = np.random.default_rng(seed)
        u, y, h = rng.uniform(size=20), rng.choice([-1, 1], 20), rng.choice([-1, 1], 20)
        eps, alpha, u_new = topic.adaboost_round(u, y, h)
        assert_allclose(u_new[y != h].sum(), 0.5, atol=1e-12)
        assert_allclose(u_new.sum(), 1)
        raw = u / u.sum() * np.exp(-alpha * y * h)
        assert_allclose(raw.sum(), 2 * np.sqrt(eps * (1 - eps)))
        assert_allclose(raw / raw.sum(), u_new)

    def test_ends(self, topic):
        u, y = np.array([1.0, 3.0]), np.array([1, -1])
        assert topic.adaboost_round(u, y, y)[:2] == (0.0, np.inf)
        assert topic.adaboost_round(u, y, -y)[:2] == (1.0, -np.inf)
        with pytest.raises(ValueError, match="0"):
            topic.adaboost_round(0 * u, y, y)

    @pytest.mark.oracle("adaboost_fit", library="sklearn.ensemble.AdaBoostClassifier")
    @pytest.mark.oracle("adaboost_predict", library="sklearn.ensemble.AdaBoostClassifier")
    @seeds
    def test_against_scikit_learn(self, topic, seed):
        from sklearn.ensemble import AdaBoostClassifier

        X, z = table(seed, 80)
        y = np.where(z > np.median(z), 1, -1)
        stump = DecisionTreeClassifier(max_depth=1, random_state=0)
        theirs = AdaBoostClassifier(stump, n_estimators=12).fit(X, y)
        fitted = []

        def fit(A, b, u):
            fitted.append(stump_fit(A, b, u))
            return len(fitted) - 1

        def predict(number, A):
            return fitted[number].predict(A)

        model = topic.adaboost_fit(fit, predict, X, y, 12)
        score, label = topic.adaboost_predict(model, predict, X)
        says = np.array([alpha for alpha, _ in model])
        assert_allclose(says, theirs.estimator_weights_ / 2, rtol=1e-6)
        assert_array_equal(label, theirs.predict(X))
        assert_allclose(2 * score / says.sum(), theirs.decision_function(X), rtol=1e-6, atol=1e-9)

    def test_stops(self, topic):
        X, y = np.array([[0, 0], [0, 1], [1, 0], [1, 1]]) * 1.0, np.array([-1, 1, 1, -1])
        assert (
            topic.adaboost_fit(lambda X, y, u: 0, lambda s, X: np.sign(X[:, 0] - 0.5), X, y, 5)
            == []
        )
        perfect = topic.adaboost_fit(lambda X, y, u: 0, lambda s, X: y, X, y, 5)
        assert perfect == [(1.0, 0)]


class TestGradientBoosting:
    @pytest.mark.oracle("gradient_boost_fit", library="sklearn.ensemble.GradientBoostingRegressor")
    @seeds
    def test_against_scikit_learn(self, topic, seed):
        X, y = table(seed)

        def fit(A, r):
            return DecisionTreeRegressor(max_depth=2, random_state=0).fit(A, r)

        f0, steps = topic.gradient_boost_fit(fit, tree_predict, X, y, 10, 0.3)
        theirs = GradientBoostingRegressor(
            max_depth=2, n_estimators=10, learning_rate=0.3, random_state=0
        )
        got = f0 + sum(step * tree.predict(X) for step, tree in steps)
        assert_allclose(got, theirs.fit(X, y).predict(X), rtol=1e-6, atol=1e-9)
        assert_allclose([step for step, _ in steps], 0.3)

    @pytest.mark.oracle("boosting_residual", library="scipy.special.expit")
    def test_logistic_far_out(self, topic):
        from scipy.special import expit

        s = np.concatenate([np.linspace(-1000, 1000, 41), np.linspace(-3, 3, 13)])
        for y in (np.ones(54), -np.ones(54)):
            got = topic.boosting_residual("logistic", y, s)
            assert_allclose(got, y * expit(-y * s), rtol=1e-9)
        with pytest.raises(ValueError, match="hinge"):
            topic.boosting_residual("hinge", y, s)

    @pytest.mark.oracle("xgb_leaf_and_gain", published="Chen and Guestrin 2016, equations 5 and 7")
    @seeds
    def test_minimum_of_the_penalised_loss(self, topic, seed):
        from scipy.optimize import minimize_scalar

        rng = np.random.default_rng(seed)
        (a, b), (c, d, lam, gamma) = rng.normal(size=2), rng.uniform(0.5, 3, size=4)

        def lowest(g, h):
            found = minimize_scalar(lambda w: g * w + (h + lam) * w * w / 2)
            return found.x, found.fun

        (wl, left), (wr, right), (_, before) = lowest(a, c), lowest(b, d), lowest(a + b, c + d)
        got = topic.xgb_leaf_and_gain(a, c, b, d, lam, gamma)
        assert_allclose(got, (wl, wr, before - left - right - gamma), rtol=1e-6, atol=1e-8)


class TestStacking:
    @pytest.mark.oracle("stacking_features", library="sklearn.model_selection.cross_val_predict")
    @seeds
    def test_against_scikit_learn(self, topic, seed):
        X, y = table(seed, 31)
        cuts = KFold(4, shuffle=True, random_state=seed)
        models = [LinearRegression(), DecisionTreeRegressor(max_depth=3, random_state=0)]
        fits = [
            lambda A, b, model=model: type(model)(**model.get_params()).fit(A, b)
            for model in models
        ]
        got = topic.stacking_features(fits, [tree_predict] * 2, X, y, list(cuts.split(X)))
        expected = np.column_stack([cross_val_predict(model, X, y, cv=cuts) for model in models])
        assert_allclose(got, expected)

    @pytest.mark.oracle("linear_blend", library="scipy.optimize.nnls")
    @seeds
    def test_against_scipy(self, topic, seed):
        rng = np.random.default_rng(seed)
        G, y = rng.normal(size=(40, 5)), rng.normal(size=40)
        a = topic.linear_blend(G, y)
        assert (a >= 0).all()
        assert_allclose(np.linalg.norm(G @ a - y), nnls(G, y)[1], rtol=1e-7)
        assert_allclose(topic.linear_blend(G, y, nonneg=False), np.linalg.pinv(G) @ y)


class TestCascades:
    @pytest.mark.oracle("integral_image", analytic="sums of all rectangles at the corner")
    def test_corner_sums(self, topic):
        image = np.random.default_rng(0).integers(256, size=(9, 6)).astype(np.uint8)
        S = topic.integral_image(image)
        assert S.shape == (10, 7)
        assert S.dtype == float
        for i in range(10):
            for j in range(7):
                assert S[i, j] == image[:i, :j].sum(dtype=int)

    @pytest.mark.oracle("cascade_predict", analytic="all stages, one row at a time")
    def test_row_by_row(self, topic):
        X = np.random.default_rng(0).integers(-3, 4, size=(40, 3))
        stages = [(lambda A, j=j: A[:, j], t) for j, t in ((0, -1), (2, 0), (1, 1))]
        labels, counts = topic.cascade_predict(stages, X)
        for row, label, count in zip(X, labels, counts, strict=True):
            passed = [row[0] >= -1, row[2] >= 0, row[1] >= 1]
            assert label == all(passed)
            assert count == (3 if all(passed[:2]) else 1 + passed[0])
        assert topic.cascade_predict([], X)[0].tolist() == [1] * 40
