"""Mixtures and EM of density_gmm against oracles that we did not write."""

import warnings

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from scipy.special import logsumexp, softmax
from scipy.stats import multivariate_normal
from sklearn.datasets import load_iris
from sklearn.mixture import GaussianMixture

seeds = pytest.mark.parametrize("seed", range(5))


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("density_gmm")


@pytest.fixture(autouse=True)
def no_warnings():
    """Let no reference divide by zero or overflow."""
    with np.errstate(all="raise", under="ignore"):
        yield


def drawn(seed, n=30, d=2, K=3, apart=4.0):
    """Return rows, and a mixture that they may well come from."""
    rng = np.random.default_rng(seed)
    weights = rng.dirichlet(np.full(K, 5.0))
    means = apart * rng.normal(size=(K, d))
    roots = rng.normal(size=(K, d, d)) + 2 * np.eye(d)
    covs = roots @ roots.transpose(0, 2, 1)
    z = rng.choice(K, size=n, p=weights)
    X = means[z] + np.einsum("nij,nj->ni", roots[z], rng.normal(size=(n, d)))
    return X, weights, means, covs


def library_mixture(weights, means, covs):
    model = GaussianMixture(len(weights))
    model.weights_, model.means_, model.covariances_ = weights, means, covs
    model.precisions_cholesky_ = np.linalg.inv(np.linalg.cholesky(covs)).transpose(0, 2, 1)
    return model


class TestMixture:
    @pytest.mark.oracle("gmm_log_joint", library="scipy.stats.multivariate_normal")
    @pytest.mark.parametrize("d", [1, 2, 4])
    @seeds
    def test_log_joint_against_scipy(self, topic, d, seed):
        X, weights, means, covs = drawn(seed, d=d)
        with np.errstate(all="ignore"):
            right = [np.log(w) + multivariate_normal(m, c).logpdf(X)
                     for w, m, c in zip(weights, means, covs, strict=True)]  # fmt: skip
        got = topic.gmm_log_joint(X, weights, means, covs)
        assert_allclose(got, np.transpose(right), rtol=1e-9, atol=1e-9)

    @pytest.mark.oracle("gmm_log_likelihood", library="sklearn.mixture.GaussianMixture")
    @pytest.mark.oracle("gmm_responsibilities", library="sklearn.mixture.GaussianMixture")
    @pytest.mark.parametrize("d", [1, 3])
    @seeds
    def test_against_scikit_learn(self, topic, d, seed):
        X, *mixture = drawn(seed, d=d)
        model = library_mixture(*mixture)
        assert_allclose(topic.gmm_log_likelihood(X, *mixture), model.score(X), rtol=1e-9)
        shares = topic.gmm_responsibilities(X, *mixture)
        assert_allclose(shares, model.predict_proba(X), atol=1e-9)
        table = topic.gmm_log_joint(X, *mixture)
        assert_allclose(shares, softmax(table, axis=1), atol=1e-12)
        right = logsumexp(table, axis=1).mean()
        assert_allclose(topic.gmm_log_likelihood(X, *mixture), right, rtol=1e-12)

    @pytest.mark.oracle("gmm_responsibilities", analytic="symmetry, and one kind far ahead")
    def test_edges(self, topic):
        means, covs = np.array([[-1], [1]]), np.array([[[1]], [[1]]])
        X = np.array([[0], [10**6], [-(10**6)]])
        got = topic.gmm_responsibilities(X, np.array([0.5, 0.5]), means, covs)
        assert_allclose(got, [[0.5, 0.5], [0, 1], [1, 0]], atol=1e-12)
        got = topic.gmm_responsibilities(X, np.array([0.2, 0.8]), 0 * means, covs)
        assert_allclose(got, [[0.2, 0.8]] * 3, atol=1e-4)
        weights = np.array([1.0, 0.0])
        assert topic.gmm_responsibilities(X, weights, means, covs).tolist() == [[1, 0]] * 3
        table = topic.gmm_log_joint(X, weights, means, covs)
        assert np.isneginf(table[:, 1]).all()
        one = topic.gmm_log_likelihood(X, np.ones(1), means[:1], covs[:1])
        assert_allclose(one, topic.mvn_logpdf(X, means[0], covs[0]).mean(), rtol=1e-12)


class TestEM:
    @pytest.mark.oracle("gmm_m_step", library="numpy.cov")
    @pytest.mark.parametrize("d", [1, 2, 4])
    @seeds
    def test_m_step_against_weighted_covariances(self, topic, d, seed):
        X, *mixture = drawn(seed, d=d)
        R = topic.gmm_responsibilities(X, *mixture)
        weights, means, covs = topic.gmm_m_step(X, R, 0.25)
        assert_allclose(weights, R.mean(axis=0), rtol=1e-12)
        for k in range(3):
            right = np.atleast_2d(np.cov(X.T, ddof=0, aweights=R[:, k])) + 0.25 * np.eye(d)
            assert_allclose(means[k], np.average(X, axis=0, weights=R[:, k]), rtol=1e-9)
            assert_allclose(covs[k], right, rtol=1e-9, atol=1e-12)

    @pytest.mark.oracle("gmm_m_step", analytic="hard shares are one Gaussian each")
    def test_m_step_at_its_edges(self, topic):
        X, *_ = drawn(0, n=9)
        labels = np.array([0, 2, 2, 0, 2, 0, 0, 2, 2])
        weights, means, covs = topic.gmm_m_step(X, np.eye(3)[labels])
        assert_allclose(weights, [4 / 9, 0, 5 / 9])
        for k in (0, 2):
            mean, cov = topic.mvn_mle(X[labels == k])
            assert_allclose(means[k], mean)
            assert_allclose(covs[k], cov + 1e-6 * np.eye(2))
        assert means[1].tolist() == [0, 0]
        assert_array_equal(covs[1], 1e-6 * np.eye(2))
        faint = np.column_stack([np.ones(9), np.full(9, 5e-14)])
        assert_allclose(topic.gmm_m_step(X, faint)[1][1], 0.45 * X.mean(axis=0))

    @pytest.mark.oracle("fit_gmm", library="sklearn.mixture.GaussianMixture")
    @pytest.mark.parametrize("n_iter", [1, 2, 7])
    @pytest.mark.parametrize("reg", [1e-6, 0.5])
    @seeds
    def test_iterations_against_scikit_learn(self, topic, n_iter, reg, seed):
        X, _, means, _ = drawn(seed)
        got = topic.fit_gmm(X, means, n_iter, 0.0, reg)
        start = np.cov(X.T, ddof=0) + reg * np.eye(2)
        model = GaussianMixture(3, weights_init=np.full(3, 1 / 3), means_init=means, reg_covar=reg,
                                precisions_init=np.linalg.inv(np.array([start] * 3)), tol=0,
                                max_iter=n_iter)  # fmt: skip
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            model.fit(X)
        assert_allclose(got["weights"], model.weights_, rtol=1e-7)
        assert_allclose(got["means"], model.means_, rtol=1e-7, atol=1e-7)
        assert_allclose(got["covs"], model.covariances_, rtol=1e-7, atol=1e-7)
        assert_allclose(got["history"][-1], model.score(X), rtol=1e-9)
        assert len(got["history"]) == n_iter + 1

    @pytest.mark.oracle("fit_gmm", library="sklearn.datasets.load_iris")
    def test_irises_from_the_means_of_their_species(self, topic):
        X, y = load_iris(return_X_y=True)
        means0 = np.array([X[y == k].mean(axis=0) for k in range(3)])
        fit = topic.fit_gmm(X, means0)
        assert round(fit["history"][-1], 4) == -1.2438
        again = topic.gmm_log_likelihood(X, fit["weights"], fit["means"], fit["covs"])
        assert_allclose(fit["history"][-1], again, rtol=1e-12)

    def test_stops_and_starts(self, topic):
        X, _, means, _ = drawn(3)
        start = topic.fit_gmm(X, means, 0)
        assert_array_equal(start["means"], means)
        assert_allclose(start["covs"], [topic.mvn_mle(X)[1] + 1e-6 * np.eye(2)] * 3)
        assert len(start["history"]) == 1
        assert len(topic.fit_gmm(X, means[:1])["history"]) == 3
        assert len(topic.fit_gmm(X, X.mean(axis=0, keepdims=True))["history"]) == 2
        full = topic.fit_gmm(X, means, 50, 0.0)["history"]
        for tol in (0.1, 0.01, 1e-3):
            history = topic.fit_gmm(X, means, 50, tol)["history"]
            gains = np.diff(history)
            assert gains[-1] < tol
            assert (gains[:-1] >= tol).all()
            assert_allclose(history, full[: len(history)])

    @seeds
    def test_likelihood_does_not_fall(self, topic, seed):
        X, _, means, _ = drawn(seed, n=200, apart=8.0)
        gains = np.diff(topic.fit_gmm(X, means, 60, 0.0, 0.0)["history"])
        assert gains.min() > -1e-9


class TestSampling:
    @pytest.mark.oracle("gmm_sample", analytic="the recipe, row by row")
    @pytest.mark.parametrize("d", [1, 3])
    @seeds
    def test_recipe(self, topic, d, seed):
        _, weights, means, covs = drawn(seed, d=d)
        X, z = topic.gmm_sample(weights, means, covs, 8, np.random.default_rng(seed))
        rng = np.random.default_rng(seed)
        kinds, noise = rng.choice(3, size=8, p=weights), rng.standard_normal((8, d))
        assert_array_equal(z, kinds)
        for row, k, e in zip(X, kinds, noise, strict=True):
            assert_allclose(row, means[k] + np.linalg.cholesky(covs[k]) @ e, rtol=1e-9, atol=1e-12)

    @pytest.mark.oracle("gmm_sample", library="scipy.stats.multivariate_normal")
    def test_moments(self, topic):
        _, weights, means, covs = drawn(2)
        X, z = topic.gmm_sample(weights, means, covs, 40_000, np.random.default_rng(0))
        for k in range(3):
            rows, right = X[z == k], multivariate_normal(means[k], covs[k])
            assert abs(len(rows) / 40_000 - weights[k]) < 0.01
            errors = np.sqrt(np.diag(covs[k]) / len(rows))
            assert (np.abs(rows.mean(axis=0) - right.mean) < 5 * errors).all()
            assert_allclose(np.cov(rows.T), right.cov, atol=0.06 * np.max(right.cov))
        X, z = topic.gmm_sample(np.array([0.0, 1.0, 0.0]), means, covs, 0, np.random.default_rng(0))
        assert X.shape == (0, 2)
        assert z.shape == (0,)
