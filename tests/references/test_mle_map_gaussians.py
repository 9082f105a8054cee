"""References of mle_map against oracles that we did not write: normal and linear models."""

import numpy as np
import pytest
import scipy.integrate
import scipy.optimize
import scipy.stats
import statsmodels.api as sm
from numpy.testing import assert_allclose, assert_array_equal
from sklearn.linear_model import Lasso, Ridge

seeds = pytest.mark.parametrize("seed", range(5))


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("mle_map")


def sample(seed, n=25):
    rng = np.random.default_rng(seed)
    return rng.normal(loc=rng.normal(), scale=rng.uniform(0.2, 3), size=n)


def problem(seed, n=30, d=4):
    rng = np.random.default_rng(seed)
    X = rng.normal(loc=1.0, size=(n, d))
    return X, X @ rng.normal(size=d) + rng.normal(size=n)


class TestGaussian:
    @pytest.mark.oracle("gaussian_mle", library="scipy.stats.norm.fit")
    @seeds
    def test_estimates_against_scipy(self, topic, seed):
        x = sample(seed)
        mu, sd = scipy.stats.norm.fit(x)
        assert_allclose(topic.gaussian_mle(x), (mu, sd**2), rtol=1e-9)

    def test_estimates_far_from_zero_and_of_one(self, topic):
        x = np.round(64 * sample(0)) / 64
        assert_allclose(topic.gaussian_mle(x + 1e8)[1], np.var(x), rtol=1e-6)
        assert topic.gaussian_mle(np.array([7])) == (7.0, 0.0)
        with pytest.raises(ValueError, match="empty"):
            topic.gaussian_mle(np.array([]))

    @pytest.mark.oracle("gaussian_nll", library="scipy.stats.norm")
    @seeds
    def test_nll_against_scipy(self, topic, seed):
        x = sample(seed)
        for mu, sigma2 in [(0.0, 1.0), (-2.5, 0.3), (40.0, 17.0)]:
            expected = -scipy.stats.norm.logpdf(x, mu, np.sqrt(sigma2)).sum()
            assert_allclose(topic.gaussian_nll(x, mu, sigma2), expected, rtol=1e-9)

    @seeds
    def test_nll_is_smallest_at_the_estimates(self, topic, seed):
        x = sample(seed)
        mu, sigma2 = topic.gaussian_mle(x)
        best = topic.gaussian_nll(x, mu, sigma2)
        for step in np.random.default_rng(seed).normal(size=(20, 2)):
            assert topic.gaussian_nll(x, mu + step[0], sigma2 * np.exp(step[1])) > best

    @pytest.mark.parametrize("sigma2", [0.0, -1.0, np.nan])
    def test_other_variances_are_refused(self, topic, sigma2):
        with pytest.raises(ValueError, match="positive"):
            topic.gaussian_nll(np.array([1.0]), 0.0, sigma2)


class TestGaussianMeanPosterior:
    @pytest.mark.oracle("gaussian_mean_posterior", library="scipy.integrate.quad")
    @seeds
    def test_against_quadrature(self, topic, seed):
        x, sigma2, mu0, tau2 = sample(seed, 4), 1.7, 0.4, 2.3

        def weight(mu):
            likelihood = np.prod(scipy.stats.norm.pdf(x, mu, np.sqrt(sigma2)))
            return likelihood * scipy.stats.norm.pdf(mu, mu0, np.sqrt(tau2))

        total = scipy.integrate.quad(weight, -15, 15)[0]
        mean = scipy.integrate.quad(lambda mu: mu * weight(mu), -15, 15)[0] / total
        square = scipy.integrate.quad(lambda mu: (mu - mean) ** 2 * weight(mu), -15, 15)[0]
        got = topic.gaussian_mean_posterior(x, sigma2, mu0, tau2)
        assert_allclose(got, (mean, square / total), rtol=1e-6)

    def test_special_cases(self, topic):
        x = sample(1)
        assert_allclose(topic.gaussian_mean_posterior(x[:0], 2.0, 3.0, 5.0), (3.0, 5.0))
        flat = topic.gaussian_mean_posterior(x, 2.0, 3.0, np.inf)
        assert_allclose(flat, (x.mean(), 2.0 / 25))
        first = topic.gaussian_mean_posterior(x[:9], 2.0, 3.0, 5.0)
        both = topic.gaussian_mean_posterior(x[9:], 2.0, *first)
        assert_allclose(both, topic.gaussian_mean_posterior(x, 2.0, 3.0, 5.0))
        for variances in [(0.0, 1.0), (1.0, 0.0), (-1.0, 1.0), (1.0, -1.0)]:
            with pytest.raises(ValueError, match="positive"):
                topic.gaussian_mean_posterior(x, variances[0], 0.0, variances[1])


class TestLinearGaussian:
    @pytest.mark.oracle("linear_gaussian_nll", library="scipy.stats.norm")
    @seeds
    def test_nll_against_scipy(self, topic, seed):
        X, y = problem(seed)
        for w, sigma2 in [(np.zeros(4), 1.0), (np.ones(4), 0.2), (np.arange(4.0), 30.0)]:
            expected = -scipy.stats.norm.logpdf(y, X @ w, np.sqrt(sigma2)).sum()
            assert_allclose(topic.linear_gaussian_nll(X, y, w, sigma2), expected, rtol=1e-9)

    @pytest.mark.oracle("linear_gaussian_mle", library="statsmodels.api.OLS")
    @seeds
    def test_estimates_against_statsmodels(self, topic, seed):
        X, y = problem(seed)
        fit = sm.OLS(y, X).fit()
        w, sigma2 = topic.linear_gaussian_mle(X, y)
        assert_allclose(w, fit.params, rtol=1e-9)
        assert_allclose(sigma2, fit.ssr / 30, rtol=1e-9)
        assert_allclose(topic.linear_gaussian_nll(X, y, w, sigma2), -fit.llf, rtol=1e-9)

    def test_an_optimiser_finds_nothing_lower(self, topic):
        X, y = problem(0, d=2)
        w, sigma2 = topic.linear_gaussian_mle(X, y)

        def nll(parameters):
            return topic.linear_gaussian_nll(X, y, parameters[:2], np.exp(parameters[2]))

        found = scipy.optimize.minimize(nll, np.zeros(3), tol=1e-10)
        assert_allclose(found.x, [*w, np.log(sigma2)], atol=1e-4)

    def test_perfect_fits_and_errors(self, topic):
        rng = np.random.default_rng(0)
        X, w = rng.normal(size=(6, 3)), rng.normal(size=3)
        assert topic.linear_gaussian_mle(X, X @ w)[1] < 1e-20
        assert topic.linear_gaussian_mle(X[:3], rng.normal(size=3))[1] < 1e-20
        for design in (np.column_stack([X, X[:, 0] + X[:, 1]]), X[:2], np.zeros((3, 1))):
            with pytest.raises(np.linalg.LinAlgError):
                topic.linear_gaussian_mle(design, np.ones(len(design)))
        for shape in [(6, 1), (1, 6), (5,), ()]:
            with pytest.raises(ValueError, match="shape"):
                topic.linear_gaussian_mle(X, np.ones(shape))
            with pytest.raises(ValueError, match="shape"):
                topic.linear_gaussian_nll(X, np.ones(shape), w, 1.0)


class TestPredictiveInterval:
    @pytest.mark.oracle("predictive_interval", library="scipy.stats.norm.interval")
    @seeds
    def test_against_scipy(self, topic, seed):
        X, _ = problem(seed)
        w = np.arange(4.0)
        low, high = scipy.stats.norm.interval(0.95, X @ w, np.sqrt(2.5))
        assert_allclose(topic.predictive_interval(X, w, 2.5), np.column_stack([low, high]))

    def test_coverage_with_known_weights(self, topic):
        rng = np.random.default_rng(0)
        X, w = rng.normal(size=(20_000, 2)), np.array([1.0, -2.0])
        y = X @ w + 3.0 * rng.normal(size=20_000)
        for z in (0.5, 1.0, 2.0):
            low, high = topic.predictive_interval(X, w, 9.0, z).T
            share = scipy.stats.norm.cdf(z) - scipy.stats.norm.cdf(-z)
            assert np.mean((low <= y) & (y <= high)) == pytest.approx(share, abs=0.015)

    def test_no_width_and_errors(self, topic):
        X, w = np.array([[1.0, 2.0]]), np.array([3.0, 4.0])
        for sigma2, z in [(0.0, 2.0), (5.0, 0.0)]:
            assert_array_equal(topic.predictive_interval(X, w, sigma2, z), [[11, 11]])
        with pytest.raises(ValueError, match="negative"):
            topic.predictive_interval(X, w, -1.0)


class TestPosteriorOfWeights:
    @pytest.mark.oracle("neg_log_posterior", library="scipy.stats.norm")
    @seeds
    def test_objective_against_scipy_up_to_a_constant(self, topic, seed):
        (X, y), (u, w) = problem(seed), np.random.default_rng(seed).normal(size=(2, 4))

        def full(w):
            noise = scipy.stats.norm.logpdf(y, X @ w, np.sqrt(1.7)).sum()
            return -noise - scipy.stats.norm.logpdf(w, 0, np.sqrt(0.4)).sum()

        got = [topic.neg_log_posterior(X, y, v, 1.7, 0.4) for v in (u, w)]
        assert_allclose(got[1] - got[0], full(w) - full(u), rtol=1e-9)

    @pytest.mark.oracle("map_gaussian_prior", library="sklearn.linear_model.Ridge")
    @seeds
    def test_map_against_scikit_learn(self, topic, seed):
        for n, d in [(30, 4), (3, 6)]:
            X, y = problem(seed, n, d)
            for sigma2, tau2 in [(1.0, 1.0), (5.0, 0.2), (0.3, 12.0)]:
                ridge = Ridge(alpha=sigma2 / tau2, fit_intercept=False, tol=1e-12).fit(X, y)
                got = topic.map_gaussian_prior(X, y, sigma2, tau2)
                assert_allclose(got, ridge.coef_, rtol=1e-7, atol=1e-9)

    @seeds
    def test_gradient_is_zero_at_the_map(self, topic, seed):
        X, y = problem(seed)
        w = topic.map_gaussian_prior(X, y, 2.0, 0.3)
        slope = scipy.optimize.approx_fprime(w, lambda v: topic.neg_log_posterior(X, y, v, 2, 0.3))
        assert_allclose(slope, np.zeros(4), atol=1e-5)

    def test_limits_and_errors(self, topic):
        X, y = problem(0)
        ols = np.linalg.lstsq(X, y)[0]
        assert_allclose(topic.map_gaussian_prior(X, y, 2.0, np.inf), ols, rtol=1e-9)
        assert_allclose(topic.map_gaussian_prior(X, y, 1.0, 1e-12), np.zeros(4), atol=1e-9)
        r = X @ ols - y
        assert topic.neg_log_posterior(X, y, ols, 2.0, np.inf) == pytest.approx(r @ r / 4)
        for variances in [(0.0, 1.0), (1.0, 0.0), (-1.0, 1.0), (1.0, -1.0)]:
            with pytest.raises(ValueError, match="positive"):
                topic.map_gaussian_prior(X, y, *variances)
            with pytest.raises(ValueError, match="positive"):
                topic.neg_log_posterior(X, y, ols, *variances)


class TestLaplacePriorObjective:
    @pytest.mark.oracle("laplace_prior_objective", library="scipy.stats.laplace")
    @seeds
    def test_against_scipy_up_to_a_constant(self, topic, seed):
        (X, y), (u, w) = problem(seed), np.random.default_rng(seed).normal(size=(2, 4))

        def full(w):
            noise = scipy.stats.norm.logpdf(y, X @ w, np.sqrt(1.7)).sum()
            return -noise - scipy.stats.laplace.logpdf(w, 0, 0.4).sum()

        got = [topic.laplace_prior_objective(X, y, v, 1.7, 0.4) for v in (u, w)]
        assert_allclose(got[1] - got[0], full(w) - full(u), rtol=1e-9)

    @pytest.mark.oracle("laplace_prior_objective", library="sklearn.linear_model.Lasso")
    @seeds
    def test_the_lasso_minimises_it(self, topic, seed):
        X, y = problem(seed)
        sigma2, scale = 2.0, 0.1
        lasso = Lasso(alpha=sigma2 / scale / 30, fit_intercept=False, tol=1e-12).fit(X, y).coef_
        best = topic.laplace_prior_objective(X, y, lasso, sigma2, scale)
        for step in np.random.default_rng(seed).normal(scale=0.1, size=(20, 4)):
            assert topic.laplace_prior_objective(X, y, lasso + step, sigma2, scale) > best

    def test_no_weights_and_no_opinion(self, topic):
        X, y = problem(0)
        assert topic.laplace_prior_objective(X, y, np.zeros(4), 2.0, 1.0) == pytest.approx(
            y @ y / 4
        )
        r = X @ np.ones(4) - y
        flat = topic.laplace_prior_objective(X, y, np.ones(4), 2.0, np.inf)
        assert flat == pytest.approx(r @ r / 4)
