"""References of feature_selection against oracles that we did not write, and edge cases."""

from itertools import combinations, product

import numpy as np
import pandas as pd
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from sklearn.feature_selection import SelectKBest, SequentialFeatureSelector, r_regression
from sklearn.linear_model import LinearRegression, lasso_path
from sklearn.metrics import mutual_info_score
from sklearn.neighbors import NearestCentroid
from sklearn.preprocessing import KBinsDiscretizer, StandardScaler

seeds = pytest.mark.parametrize("seed", range(4))


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("feature_selection")


@pytest.fixture(scope="module")
def diabetes():
    """Return the measurements and the progression of 442 patients."""
    table = pd.read_csv("assignments/feature_selection/data/diabetes.csv")
    return table.drop(columns="progression").to_numpy(float), table["progression"].to_numpy(float)


class TestFilters:
    @pytest.mark.oracle("pearson_scores", library="sklearn.feature_selection.r_regression")
    @seeds
    def test_pearson(self, topic, seed):
        rng = np.random.default_rng(seed)
        X, y = rng.normal(size=(15, 4)), rng.normal(size=15)
        assert_allclose(topic.pearson_scores(X, y), np.abs(r_regression(X, y)))
        X[:, 1] = 0.1
        assert topic.pearson_scores(X, y)[1] == 0
        assert_array_equal(topic.pearson_scores(X, np.full(15, 0.1)), 0)
        shifted = topic.pearson_scores(X[:, [0, 2]] + 1e6, y)
        assert_allclose(shifted, np.abs(r_regression(X[:, [0, 2]], y)), atol=1e-8)

    @pytest.mark.oracle("select_top_k", library="sklearn.feature_selection.SelectKBest")
    @seeds
    def test_top(self, topic, seed):
        rng = np.random.default_rng(seed)
        X, y = rng.normal(size=(15, 6)), rng.normal(size=15)
        scores = np.abs(r_regression(X, y))
        for k in range(1, 7):
            kept = SelectKBest(lambda A, b: np.abs(r_regression(A, b)), k=k).fit(X, y)
            assert_array_equal(topic.select_top_k(scores, k), kept.get_support(indices=True))
        for k in (-1, 7):
            with pytest.raises(ValueError, match="k must"):
                topic.select_top_k(scores, k)
        assert topic.select_top_k(scores, 0).dtype.kind == "i"

    @pytest.mark.oracle("discretize_equal_width", library="sklearn.preprocessing.KBinsDiscretizer")
    @seeds
    def test_bins(self, topic, seed):
        x = np.random.default_rng(seed).normal(size=(40, 1))
        for n_bins in (2, 5, 9):
            model = KBinsDiscretizer(n_bins, encode="ordinal", strategy="uniform")
            expected = model.fit_transform(x)[:, 0]
            assert_array_equal(topic.discretize_equal_width(x[:, 0], n_bins), expected)
        assert_array_equal(topic.discretize_equal_width(np.full(3, 0.1), 4), 0)
        with pytest.raises(ValueError, match="n_bins"):
            topic.discretize_equal_width(x[:, 0], 0)

    @pytest.mark.oracle("mutual_information_scores", library="sklearn.metrics.mutual_info_score")
    @seeds
    def test_information(self, topic, seed):
        rng = np.random.default_rng(seed)
        X, y = rng.integers(-2, 3, size=(30, 3)), rng.integers(3, size=30)
        expected = [mutual_info_score(column, y) for column in X.T]
        assert_allclose(topic.mutual_information_scores(X, y), expected, atol=1e-12)
        words = np.array(["a", "b", "c"])[y]
        assert_allclose(topic.mutual_information_scores(X, words), expected, atol=1e-12)
        grid = np.indices((5, 5)).reshape(2, -1)
        assert topic.mutual_information_scores(grid[:1].T, grid[1])[0] >= 0

    @pytest.mark.oracle("mrmr_select", library="sklearn.metrics.mutual_info_score")
    @seeds
    def test_mrmr(self, topic, seed):
        rng = np.random.default_rng(seed)
        y = rng.integers(3, size=40)
        X = (rng.integers(3, size=(40, 5)) + y[:, np.newaxis] * (rng.random((40, 5)) < 0.6)) % 3
        chosen = []
        for _ in range(5):
            gains = {}
            for j in set(range(5)) - set(chosen):
                others = [mutual_info_score(X[:, j], X[:, s]) for s in chosen]
                gains[j] = mutual_info_score(X[:, j], y) - (np.mean(others) if others else 0)
            chosen.append(max(gains, key=gains.get))
        assert topic.mrmr_select(X, y, 5) == chosen
        for k in (0, 6):
            with pytest.raises(ValueError, match="k must"):
                topic.mrmr_select(X, y, k)


class TestSearches:
    @pytest.mark.oracle("subset_score", library="sklearn.linear_model.LinearRegression")
    @seeds
    def test_score(self, topic, seed):
        rng = np.random.default_rng(seed)
        X, y = rng.normal(size=(12, 4)), rng.normal(size=12)
        for subset in [(0,), (1, 3), (0, 1, 2, 3)]:
            A = X[:, subset]
            left = y - LinearRegression().fit(A, y).predict(A)
            expected = left @ left / 2 + 0.7 * len(subset)
            assert_allclose(topic.subset_score(X, y, subset, 0.7), expected)
        assert_allclose(topic.subset_score(X, y, (), 0.7), np.sum((y - y.mean()) ** 2) / 2)

    @pytest.mark.oracle("exhaustive_search", library="sklearn.linear_model.LinearRegression")
    @seeds
    def test_exhaustive(self, topic, seed):
        rng = np.random.default_rng(seed)
        X, y = rng.normal(size=(12, 4)), rng.normal(size=12)
        scores = {(): np.sum((y - y.mean()) ** 2) / 2}
        for size in range(1, 5):
            for subset in combinations(range(4), size):
                A = X[:, subset]
                left = y - LinearRegression().fit(A, y).predict(A)
                scores[subset] = left @ left / 2 + 0.5 * size
        best = min(scores, key=scores.get)
        got, score, tried = topic.exhaustive_search(X, y, 0.5)
        assert (got, tried) == (best, 16)
        assert_allclose(score, scores[best])
        with pytest.raises(ValueError, match="too many"):
            topic.exhaustive_search(np.ones((3, 13)), np.ones(3), 1.0)

    @pytest.mark.oracle(
        "forward_stepwise", library="sklearn.feature_selection.SequentialFeatureSelector"
    )
    @pytest.mark.oracle(
        "backward_elimination", library="sklearn.feature_selection.SequentialFeatureSelector"
    )
    @seeds
    def test_greedy(self, topic, seed):
        rng = np.random.default_rng(seed)
        values = rng.permutation(32) / 8
        X = np.tile(2.0 ** np.arange(5), (4, 1))

        def judge(model, A, b):
            return -values[int(A[0].sum())]

        def score(subset):
            return values[sum(2**j for j in subset)]

        forward = topic.forward_stepwise(score, 5, 4)[0]
        backward = topic.backward_elimination(score, 5, 1)[0][::-1]
        for direction, path in (("forward", forward), ("backward", backward)):
            for size in range(1, 5):
                search = SequentialFeatureSelector(
                    LinearRegression(), n_features_to_select=size, direction=direction,
                    scoring=judge, cv=2,
                ).fit(X, np.arange(4.0))  # fmt: skip
                assert path[size - 1] == tuple(search.get_support(indices=True))
        for k in (0, 6):
            with pytest.raises(ValueError, match="k_max"):
                topic.forward_stepwise(score, 5, k)
        for k in (-1, 6):
            with pytest.raises(ValueError, match="k_min"):
                topic.backward_elimination(score, 5, k)


class TestEmbedded:
    @pytest.mark.oracle("weight_threshold", library="sklearn.preprocessing.StandardScaler")
    @seeds
    def test_weights(self, topic, seed):
        rng = np.random.default_rng(seed)
        X, y = rng.normal(size=(20, 5)) * [1, 1e3, 1e-3, 5, 1], rng.normal(size=20)
        weights = LinearRegression().fit(StandardScaler().fit_transform(X), y).coef_
        for threshold in (0.05, 0.2, 5.0):
            expected = np.flatnonzero(np.abs(weights) > threshold)
            assert_array_equal(topic.weight_threshold(X, y, threshold), expected)

    @pytest.mark.oracle("lasso_selection_order", library="sklearn.linear_model.lasso_path")
    @pytest.mark.oracle(
        "lasso_selection_order", published="Efron et al. 2004, figure 1 (diabetes: bmi, s5, bp, s3)"
    )
    def test_lasso(self, topic, diabetes):
        X, y = diabetes
        prices = len(y) * np.geomspace(50, 0.5, 60)

        def lasso(Z, t, lam):
            return lasso_path(Z, t, alphas=[lam / len(t)], tol=1e-10)[1][:, 0]

        order = topic.lasso_selection_order(X, y, prices, lasso)
        assert order[:8] == [2, 8, 3, 6, 1, 9, 4, 7]
        scaled = X * [1, 1, 1e3, 1, 1, 1, 1, 1, 1, 1]
        assert topic.lasso_selection_order(scaled, y, prices[::-1], lasso) == order


class TestRelevanceAndLeaks:
    @pytest.mark.oracle("feature_relevance", analytic="the best of all decision rules, one by one")
    @seeds
    def test_relevance(self, topic, seed):
        counts = np.random.default_rng(seed).integers(4, size=(2, 2, 2)) + 0.0
        joint = counts / counts.sum()

        def best_rule(seen):
            cells = list(product((0, 1), repeat=len(seen)))
            chances = []
            for answers in product((0, 1), repeat=len(cells)):
                rule = dict(zip(cells, answers, strict=True))
                chances.append(sum(
                    joint[(*x, rule[tuple(x[j] for j in seen)])]
                    for x in product((0, 1), repeat=2)
                ))  # fmt: skip
            return max(chances)

        for axis, other in ((0, 1), (1, 0)):
            strong = best_rule((0, 1)) > best_rule((other,)) + 1e-12
            weak = best_rule((axis,)) > best_rule(()) + 1e-12
            expected = "strong" if strong else "weak" if weak else "irrelevant"
            assert topic.feature_relevance(joint, axis) == expected
        with pytest.raises(ValueError, match="add up"):
            topic.feature_relevance(counts, 0)

    @pytest.mark.oracle("selection_leakage", library="sklearn.neighbors.NearestCentroid")
    @seeds
    def test_leakage(self, topic, seed):
        rng = np.random.default_rng(seed)
        X, y = rng.normal(size=(30, 40)), rng.permutation(30) % 2
        folds = [(np.setdiff1d(np.arange(30), f), f) for f in np.split(rng.permutation(30), 5)]
        for inside in (False, True):
            accuracies = []
            for train, test in folds:
                rows = train if inside else np.arange(30)
                top = SelectKBest(lambda A, b: np.abs(r_regression(A, b)), k=6)
                columns = top.fit(X[rows], y[rows]).get_support()
                model = NearestCentroid().fit(X[train][:, columns], y[train])
                accuracies.append(model.score(X[test][:, columns], y[test]))
            assert_allclose(topic.selection_leakage(X, y, 6, folds, inside), np.mean(accuracies))
