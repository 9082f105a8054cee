"""Densities and single Gaussians of density_gmm against oracles that we did not write."""

import warnings

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from scipy.integrate import trapezoid
from scipy.stats import gaussian_kde, multivariate_normal
from sklearn.mixture import GaussianMixture
from sklearn.neighbors import KernelDensity

seeds = pytest.mark.parametrize("seed", range(5))


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("density_gmm")


@pytest.fixture(autouse=True)
def no_warnings():
    """Let no reference divide by zero or overflow."""
    with np.errstate(all="raise", under="ignore"):
        yield


def two_humps(seed, n=60):
    rng = np.random.default_rng(seed)
    return np.concatenate([rng.normal(-2, 0.6, n // 2), rng.normal(2, 1, n - n // 2)])


def covariance(rng, d, condition=10.0):
    turn = np.linalg.qr(rng.normal(size=(d, d)))[0]
    return turn @ np.diag(np.geomspace(1, 1 / condition, d)) @ turn.T


class TestHistogramDensity:
    @pytest.mark.oracle("histogram_density", library="numpy.histogram")
    @seeds
    def test_against_numpy_where_all_points_are_inside(self, topic, seed):
        x = two_humps(seed)
        edges = np.sort(np.append([-9.0, 9.0], np.random.default_rng(seed).uniform(-4, 4, 7)))
        got = topic.histogram_density(x, edges)
        assert_allclose(got, np.histogram(x, edges, density=True)[0], rtol=1e-12)
        assert_allclose(got @ np.diff(edges), 1.0, rtol=1e-12)

    @pytest.mark.oracle("histogram_density", analytic="counted on paper")
    def test_edges_and_points_outside(self, topic):
        x = np.array([0, 1, 1, 3, 9, -4])
        got = topic.histogram_density(x, np.array([0, 1, 3]))
        assert_allclose(got, [1 / 6, 3 / 12], rtol=1e-12)
        assert topic.histogram_density(x, np.array([3, 9])).tolist() == [2 / 36]
        assert topic.histogram_density(x, np.array([20.0, 21.0])).tolist() == [0.0]
        whole = np.array([-100, 100, 100], dtype=np.int8)
        got = topic.histogram_density(whole, np.array([-100, 50, 120], dtype=np.int8))
        assert_allclose(got, [1 / 450, 2 / 210])
        for edges in ([0, 0, 1], [0, 2, 1], [3, 2], [0, 1, 2, 2]):
            with pytest.raises(ValueError, match="increase"):
                topic.histogram_density(x, np.array(edges))


class TestKernelDensity:
    @pytest.mark.oracle("kde_gaussian", library="scipy.stats.gaussian_kde")
    @seeds
    def test_against_scipy(self, topic, seed):
        x, places = two_humps(seed), np.linspace(-5, 5, 31)
        model = gaussian_kde(x)
        h = model.factor * np.std(x, ddof=1)
        assert_allclose(topic.kde_gaussian(x, places, h), model(places), rtol=1e-9)

    @pytest.mark.oracle("kde_gaussian", library="sklearn.neighbors.KernelDensity")
    @pytest.mark.parametrize("h", [0.05, 0.7, 4.0])
    def test_against_scikit_learn(self, topic, h):
        x, places = two_humps(7), np.linspace(-5, 5, 31)
        model = KernelDensity(bandwidth=h, rtol=0, atol=0).fit(x[:, np.newaxis])
        right = np.exp(model.score_samples(places[:, np.newaxis]))
        assert_allclose(topic.kde_gaussian(x, places, h), right, rtol=1e-9)

    @pytest.mark.oracle("kde_gaussian", analytic="the area is 1; far from zero nothing changes")
    def test_area_and_offsets(self, topic):
        x, places = two_humps(1), np.linspace(-12, 12, 4801)
        for h in (0.1, 1.0):
            assert_allclose(trapezoid(topic.kde_gaussian(x, places, h), places), 1.0, rtol=1e-9)
        coarse = np.round(x * 64) / 64
        near = topic.kde_gaussian(coarse, coarse, 0.5)
        assert_allclose(
            topic.kde_gaussian(coarse + 2.0**27, coarse + 2.0**27, 0.5), near, rtol=1e-9
        )
        far = topic.kde_gaussian(np.array([0]), np.array([33]), 1)
        assert_allclose(np.log(far), [-(33**2) / 2 - np.log(2 * np.pi) / 2], rtol=1e-12)
        for h in (0, -1.0):
            with pytest.raises(ValueError, match="positive"):
                topic.kde_gaussian(x, x, h)

    @pytest.mark.oracle("kde_loo_log_likelihood", library="sklearn.neighbors.KernelDensity")
    @seeds
    def test_leave_one_out_against_scikit_learn(self, topic, seed):
        x = two_humps(seed, 20)
        x[3] = x[4]
        for h in (0.05, 0.3, 2.0):
            logs = []
            for i in range(len(x)):
                model = KernelDensity(bandwidth=h, rtol=0, atol=0)
                model.fit(np.delete(x, i)[:, np.newaxis])
                logs.append(model.score_samples(x[[i], np.newaxis])[0])
            assert_allclose(topic.kde_loo_log_likelihood(x, h), np.mean(logs), rtol=1e-9)

    @pytest.mark.oracle("kde_loo_log_likelihood", analytic="two points see each other only")
    def test_leave_one_out_at_its_edges(self, topic):
        for h in (0.1, 1.0, 7.0):
            right = -(3.0**2) / (2 * h**2) - np.log(h) - np.log(2 * np.pi) / 2
            got = topic.kde_loo_log_likelihood(np.array([1, 4]), h)
            assert_allclose(got, right, rtol=1e-12)
        far = topic.kde_loo_log_likelihood(np.array([0.0, 0.1, 1000.0]), 0.1)
        assert np.isfinite(far)
        assert_allclose(far, -(999.9**2) / 0.06, rtol=1e-3)
        for x, h in (([1.0], 1.0), ([], 1.0), ([1.0, 2.0], 0.0), ([1.0, 2.0], -1.0)):
            with pytest.raises(ValueError, match="positive"):
                topic.kde_loo_log_likelihood(np.array(x), h)

    def test_the_best_bandwidth_is_neither_smallest_nor_largest(self, topic):
        for seed in range(10):
            x = two_humps(seed, 100)
            scores = [topic.kde_loo_log_likelihood(x, h) for h in (0.05, 0.3, 1.0, 3.0)]
            assert 0 < int(np.argmax(scores)) < 3


class TestOneGaussian:
    @pytest.mark.oracle("mvn_logpdf", library="scipy.stats.multivariate_normal")
    @pytest.mark.parametrize("d", [1, 2, 5, 12])
    @pytest.mark.parametrize("condition", [1.0, 1e3, 1e6])
    def test_density_against_scipy(self, topic, d, condition):
        rng = np.random.default_rng(d)
        cov, mean = covariance(rng, d, condition), rng.normal(size=d)
        X = mean + rng.normal(size=(20, d)) @ np.linalg.cholesky(cov).T
        with np.errstate(all="ignore"):
            right = np.atleast_1d(multivariate_normal(mean, cov).logpdf(X))
        assert_allclose(topic.mvn_logpdf(X, mean, cov), right, rtol=1e-8, atol=1e-8)

    @pytest.mark.oracle("mvn_logpdf", analytic="independent coordinates")
    def test_density_where_determinants_leave_float64(self, topic):
        for scale in (1e-4, 1e4):
            got = topic.mvn_logpdf(np.full((1, 100), scale), np.zeros(100), scale**2 * np.eye(100))
            right = -100 * (np.log(2 * np.pi) / 2 + np.log(scale) + 0.5)
            assert_allclose(got, [right], rtol=1e-12)
        far = topic.mvn_logpdf(np.array([[1e8]]), np.zeros(1), np.eye(1))
        assert_allclose(far, [-0.5e16], rtol=1e-12)
        for cov in ([[1, 2], [2, 1]], [[0, 0], [0, 0]], [[1, 1], [1, 1]], [[-1, 0], [0, -1]]):
            with pytest.raises(np.linalg.LinAlgError):
                topic.mvn_logpdf(np.zeros((1, 2)), np.zeros(2), np.array(cov))

    @pytest.mark.oracle("mvn_mle", library="numpy.cov")
    @pytest.mark.parametrize("shape", [(10, 3), (2, 5), (7, 1), (1, 3)])
    def test_fit_against_numpy(self, topic, shape):
        X = np.random.default_rng(0).normal(size=shape)
        mean, cov = topic.mvn_mle(X)
        assert_allclose(mean, np.mean(X, axis=0), rtol=1e-12)
        right = np.cov(X.T, ddof=0).reshape(shape[1], shape[1])
        assert_allclose(cov, right, rtol=1e-9, atol=1e-14)
        assert_array_equal(cov, cov.T)

    @seeds
    def test_no_other_gaussian_is_likelier(self, topic, seed):
        rng = np.random.default_rng(seed)
        X = rng.normal(size=(15, 3)) @ rng.normal(size=(3, 3))
        mean, cov = topic.mvn_mle(X)
        best = topic.mvn_logpdf(X, mean, cov).mean()
        for _ in range(20):
            step = 0.1 * rng.normal(size=(3, 3))
            other = topic.mvn_logpdf(X, mean + 0.1 * rng.normal(size=3), cov + step @ step.T)
            assert other.mean() < best

    @pytest.mark.oracle("density_outliers", library="numpy.argpartition")
    @seeds
    def test_outliers_against_numpy(self, topic, seed):
        scores = np.random.default_rng(seed).normal(size=37)
        got = topic.density_outliers(scores, 0.3)
        assert_array_equal(got, np.sort(np.argpartition(scores, 11)[:11]))

    @pytest.mark.oracle("density_outliers", analytic="ties and counts on paper")
    def test_outliers_at_their_edges(self, topic):
        scores = np.array([-1, -7, -2, -7, -9, -7])
        for fraction, right in ((0, []), (1 / 6, [4]), (0.5, [1, 3, 4]), (0.49, [1, 4])):
            assert topic.density_outliers(scores, fraction).tolist() == right
        assert topic.density_outliers(scores, 1).tolist() == list(range(6))
        assert len(topic.density_outliers(np.zeros(100), 0.29)) == 29
        assert topic.density_outliers(np.array([0.0, -np.inf, -5.0]), 0.34).tolist() == [1]
        assert topic.density_outliers(np.array([]), 0.5).tolist() == []
        for fraction in (-0.01, 1.01):
            with pytest.raises(ValueError, match="between"):
                topic.density_outliers(scores, fraction)


class TestCriteria:
    @pytest.mark.oracle("gmm_aic_bic", library="sklearn.mixture.GaussianMixture")
    @pytest.mark.parametrize("d", [1, 3])
    @pytest.mark.parametrize("K", [1, 2, 4])
    def test_against_scikit_learn(self, topic, d, K):
        X = np.random.default_rng(0).normal(size=(50, d))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            model = GaussianMixture(K, random_state=0).fit(X)
        got = topic.gmm_aic_bic(model.score(X), 50, d, K)
        assert_allclose(got, [model.aic(X), model.bic(X)], rtol=1e-12)
        assert all(type(v) is float for v in got)
