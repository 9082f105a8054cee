"""References of robust_sparse_regression with penalties, against libraries and optimality."""

from pathlib import Path

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from sklearn.linear_model import ElasticNet, Lasso, Ridge, lars_path

DATA = Path(__file__).parents[2] / "assignments" / "robust_sparse_regression" / "data"
seeds = pytest.mark.parametrize("seed", range(5))
COLUMNS = ("age", "sex", "bmi", "bp", "s1", "s2", "s3", "s4", "s5", "s6")
ENTRIES = ["bmi", "s5", "bp", "s3", "sex", "s6", "s1", "s4", "s2", "age"]


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("robust_sparse_regression")


@pytest.fixture(scope="module")
def diabetes():
    table = np.loadtxt(DATA / "diabetes.csv", delimiter=",", skiprows=1)
    return table[:, :-1], table[:, -1]


def correlated(seed, n=40, d=5, rho=0.7):
    """Return columns that are correlated with one another, far from 0, and targets."""
    rng = np.random.default_rng(seed)
    shared = rng.normal(size=(n, 1))
    X = 4 + np.sqrt(rho) * shared + np.sqrt(1 - rho) * rng.normal(size=(n, d))
    w = np.array([2.0, 0.0, -1.0, 0.0, 1e-4])[:d]
    return X, 7 + X @ w + 0.3 * rng.normal(size=n)


class TestFitRidge:
    @pytest.mark.oracle("fit_ridge", library="sklearn.linear_model.Ridge")
    @seeds
    @pytest.mark.parametrize("lam", [1e-3, 1.0, 300.0])
    @pytest.mark.parametrize("n", [3, 40])
    def test_against_scikit_learn(self, topic, seed, lam, n):
        X, y = correlated(seed, n)
        theirs = Ridge(alpha=lam, solver="svd").fit(X, y)
        w, b = topic.fit_ridge(X, y, lam)
        assert_allclose(w, theirs.coef_, rtol=1e-8, atol=1e-9)
        assert_allclose(b, theirs.intercept_, rtol=1e-8)

    def test_no_penalty_and_an_enormous_one(self, topic):
        X, y = correlated(0)
        Z = np.column_stack([np.ones(len(y)), X])
        w, b = topic.fit_ridge(X, y, 0.0)
        assert_allclose([b, *w], np.linalg.lstsq(Z, y, rcond=None)[0], rtol=1e-8)
        w, b = topic.fit_ridge(X, y, 1e12)
        assert_allclose(w, np.zeros(5), atol=1e-9)
        assert_allclose(b, y.mean())

    def test_refusals(self, topic):
        X, y = correlated(0)
        with pytest.raises(ValueError, match="negative"):
            topic.fit_ridge(X, y, -1e-9)
        for dependent in (
            np.column_stack([X, X[:, 0]]),
            np.column_stack([X, np.ones(len(y))]),
            X[:4],
        ):
            with pytest.raises(np.linalg.LinAlgError):
                topic.fit_ridge(dependent, y[: len(dependent)], 0.0)

    def test_what_a_confusion_of_conventions_does(self, topic):
        X, y = correlated(3)
        n = len(y)
        w, _ = topic.fit_ridge(X, y, 5.0)
        mean_loss = Ridge(alpha=5.0 * n).fit(X, y).coef_  # 1/n before the errors
        half_loss = Ridge(alpha=10.0).fit(X, y).coef_  # 1/2 before the errors alone
        assert np.abs(mean_loss).max() < 0.5 * np.abs(w).max()
        assert np.abs(half_loss - w).max() > 0.05 * np.abs(w).max()
        assert_allclose(topic.fit_elastic_net_cd(X, y, 0.0, 5.0)[0], w, rtol=1e-7)  # 1/2 at both


class TestRidgePath:
    @pytest.mark.oracle("ridge_path", library="sklearn.linear_model.Ridge")
    @seeds
    @pytest.mark.parametrize("n", [3, 40])
    def test_against_scikit_learn(self, topic, seed, n):
        X, y = correlated(seed, n)
        lams = np.array([10.0, 0.1, 3.0, 0.1, 1e4])
        W, norms = topic.ridge_path(X, y, lams)
        for lam, w in zip(lams, W, strict=True):
            assert_allclose(
                w, Ridge(alpha=lam, solver="svd").fit(X, y).coef_, rtol=1e-8, atol=1e-10
            )
        assert_allclose(norms, np.linalg.norm(W, axis=1))
        assert (np.diff(norms[np.argsort(lams)]) <= 1e-12).all()

    @pytest.mark.oracle("ridge_path", analytic="lam = 0 is the pseudo-inverse")
    def test_without_penalty_the_shortest_weights(self, topic):
        X, y = correlated(0)
        for table in (np.column_stack([X, X[:, 0]]), X[:3], np.full((4, 2), 3.0)):
            rows = y[: len(table)]
            W, _ = topic.ridge_path(table, rows, np.array([0.0, 1.0]))
            centred = table - table.mean(axis=0)
            expected = np.linalg.pinv(centred, rcond=1e-12) @ (rows - rows.mean())
            assert_allclose(W[0], expected, atol=1e-9)

    def test_any_negative_penalty_is_refused(self, topic):
        with pytest.raises(ValueError, match="negative"):
            topic.ridge_path(*correlated(0), np.array([1.0, -1e-9, 2.0]))


class TestSoftThreshold:
    @pytest.mark.oracle("soft_threshold", analytic="the best of a fine grid")
    @pytest.mark.parametrize("t", [0.0, 0.5, 2.0])
    def test_minimises_its_objective(self, topic, t):
        grid = np.linspace(-4, 4, 8001)
        for z in (-3.5, -2.0, -1.0, 0.0, 0.25, 0.5, 3.0):
            best = grid[np.argmin((grid - z) ** 2 / 2 + t * np.abs(grid))]
            assert_allclose(topic.soft_threshold(z, t), best, atol=1e-9)

    def test_exact_zeros_numbers_and_refusal(self, topic):
        z = np.array([[-2.0, 2.0], [-1.999, 0.0]])
        assert_array_equal(topic.soft_threshold(z, 2.0), np.zeros((2, 2)))
        assert type(topic.soft_threshold(3, 1)) is float
        with pytest.raises(ValueError, match="negative"):
            topic.soft_threshold(z, -0.1)


class TestLasso:
    @pytest.mark.oracle("lasso_lambda_max", library="sklearn.linear_model.Lasso")
    @seeds
    def test_lambda_max_is_where_weights_appear(self, topic, seed):
        X, y = correlated(seed)
        top, n = topic.lasso_lambda_max(X, y), len(y)
        settings = {"tol": 1e-14, "max_iter": 100_000}
        assert not Lasso(alpha=1.001 * top / n, **settings).fit(X, y).coef_.any()
        assert Lasso(alpha=0.999 * top / n, **settings).fit(X, y).coef_.any()
        assert not topic.fit_lasso_cd(X, y, 1.001 * top)[0].any()
        assert topic.fit_lasso_cd(X, y, 0.999 * top)[0].any()

    @pytest.mark.oracle("fit_lasso_cd", library="sklearn.linear_model.Lasso")
    @seeds
    @pytest.mark.parametrize("share", [0.9, 0.3, 0.02])
    @pytest.mark.parametrize("n", [4, 40])
    def test_against_scikit_learn(self, topic, seed, share, n):
        X, y = correlated(seed, n, rho=0.5)
        lam = share * topic.lasso_lambda_max(X, y)
        theirs = Lasso(alpha=lam / n, tol=1e-14, max_iter=100_000).fit(X, y)
        w, b = topic.fit_lasso_cd(X, y, lam)
        assert_allclose(w, theirs.coef_, atol=1e-6)
        assert_allclose(b, theirs.intercept_, rtol=1e-6)
        pull = (X - X.mean(axis=0)).T @ (y - X @ w - b)
        assert (np.abs(pull) <= lam * (1 + 1e-6))[w == 0].all()
        assert_allclose(pull[w != 0], lam * np.sign(w)[w != 0], rtol=1e-6)

    @pytest.mark.oracle(
        "fit_lasso_cd", published="Efron, Hastie, Johnstone, Tibshirani 2004, fig. 1"
    )
    @pytest.mark.oracle("fit_lasso_cd", library="sklearn.linear_model.lars_path")
    def test_diabetes_enters_in_the_published_order(self, topic, diabetes):
        X, y = diabetes
        Z = topic.apply_standardizer(X, *topic.fit_standardizer(X))
        top = topic.lasso_lambda_max(Z, y)
        entered = []
        for lam in top * np.geomspace(1, 1e-4, 120):
            w, _ = topic.fit_lasso_cd(Z, y, lam)
            entered += [name for name, weight in zip(COLUMNS, w, strict=True)
                        if weight != 0 and name not in entered]  # fmt: skip
        assert entered == ENTRIES
        _, active, _ = lars_path(Z, y - y.mean(), method="lar")
        assert [COLUMNS[j] for j in active] == ENTRIES

    def test_constant_columns_small_weights_no_penalty(self, topic):
        X, y = correlated(1, rho=0.5)
        table = np.column_stack([np.full(len(y), 0.1), X, np.full(len(y), 2.0)])
        w, _ = topic.fit_lasso_cd(table, y, 1e-3)
        assert w[0] == w[-1] == 0
        Z = np.column_stack([np.ones(len(y)), X])
        w, b = topic.fit_lasso_cd(X, y, 0.0)
        assert_allclose([b, *w], np.linalg.lstsq(Z, y, rcond=None)[0], atol=1e-7)
        with pytest.raises(ValueError, match="negative"):
            topic.fit_lasso_cd(X, y, -1.0)


class TestElasticNet:
    @pytest.mark.oracle("fit_elastic_net_cd", library="sklearn.linear_model.ElasticNet")
    @seeds
    @pytest.mark.parametrize(("lam1", "lam2"), [(1.0, 1.0), (5.0, 0.2), (0.1, 30.0)])
    def test_against_scikit_learn(self, topic, seed, lam1, lam2):
        X, y = correlated(seed)
        both = lam1 + lam2
        theirs = ElasticNet(
            alpha=both / len(y), l1_ratio=lam1 / both, tol=1e-14, max_iter=100_000
        ).fit(X, y)
        w, b = topic.fit_elastic_net_cd(X, y, lam1, lam2)
        assert_allclose(w, theirs.coef_, atol=1e-7)
        assert_allclose(b, theirs.intercept_, rtol=1e-7)

    @seeds
    def test_its_ends_are_ridge_and_lasso(self, topic, seed):
        X, y = correlated(seed)
        assert_allclose(
            topic.fit_elastic_net_cd(X, y, 0.0, 3.0)[0], topic.fit_ridge(X, y, 3.0)[0], atol=1e-8
        )
        assert_allclose(
            topic.fit_elastic_net_cd(X, y, 2.0, 0.0)[0], topic.fit_lasso_cd(X, y, 2.0)[0]
        )

    def test_twins_share_and_constants_keep_0(self, topic):
        X, y = correlated(2)
        table = np.column_stack([X, X[:, 0], np.full(len(y), 0.1)])
        w, _ = topic.fit_elastic_net_cd(table, y, 1.0, 0.1 * np.var(X[:, 0]) * len(y))
        assert_allclose(w[0], w[5], atol=1e-6)
        assert w[6] == 0
        for lams in ((-1.0, 1.0), (1.0, -1.0)):
            with pytest.raises(ValueError, match="negative"):
                topic.fit_elastic_net_cd(X, y, *lams)


class TestL0Objective:
    @pytest.mark.oracle("l0_objective", analytic="counted by hand")
    def test_on_paper(self, topic):
        X, y = np.eye(3), np.array([3.0, 4.0, 0.0])
        assert topic.l0_objective(X, y, np.zeros(3), 7.0) == 12.5
        assert topic.l0_objective(X, y, np.array([3.0, 0.0, 1e-300]), 7.0) == 8 + 14
        assert topic.l0_objective(X, y, np.array([-3.0, 0.5, 0.0]), 7.0, 0.5) == 24.125 + 7
