"""References of mle_map against oracles that we did not write: coins and categories."""

import math

import numpy as np
import pytest
import scipy.integrate
import scipy.special
import scipy.stats
from numpy.testing import assert_allclose, assert_array_equal

seeds = pytest.mark.parametrize("seed", range(5))
RECORDS = ([], [1], [0], [1, 0, 0], [1, 1, 1], [0, 0], [0, 1, 1, 0, 1, 1])


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("mle_map")


def tosses(seed, n=40):
    rng = np.random.default_rng(seed)
    return (rng.random(n) < rng.uniform(0.1, 0.9)).astype(int)


class TestBernoulliLikelihood:
    @pytest.mark.oracle("bernoulli_likelihood", library="scipy.stats.bernoulli")
    @seeds
    def test_against_scipy(self, topic, seed):
        data, w = tosses(seed), np.linspace(0, 1, 7).reshape(7, 1)
        expected = scipy.stats.bernoulli.pmf(data, w).prod(axis=1)
        got = topic.bernoulli_likelihood(data, w)
        assert got.shape == (7, 1)
        assert_allclose(got[:, 0], expected, rtol=1e-9)

    @pytest.mark.oracle("bernoulli_likelihood", analytic="the area is 1 / ((n + 1) C(n, h))")
    @pytest.mark.parametrize("record", RECORDS)
    def test_its_area_is_not_one(self, topic, record):
        data = np.array(record)
        area = scipy.integrate.quad(lambda w: topic.bernoulli_likelihood(data, w), 0, 1)[0]
        n, heads = len(record), int(data.sum())
        assert area == pytest.approx(1 / ((n + 1) * math.comb(n, heads)), rel=1e-9)

    def test_ends_and_nothing(self, topic):
        ends = np.array([0.0, 1.0])
        assert_array_equal(topic.bernoulli_likelihood(np.array([1, 1]), ends), [0, 1])
        assert_array_equal(topic.bernoulli_likelihood(np.array([0, 0]), ends), [1, 0])
        assert_array_equal(topic.bernoulli_likelihood(np.array([]), ends), [1, 1])
        assert type(topic.bernoulli_likelihood(np.array([1, 0, 0]), 0.5)) is float
        assert topic.bernoulli_likelihood(np.array([True, False]), 1) == 0.0

    @pytest.mark.parametrize("data", [[0, 1, 2], [0.5], [-1, 1]])
    def test_other_data_are_refused(self, topic, data):
        with pytest.raises(ValueError, match="zeros and ones"):
            topic.bernoulli_likelihood(np.array(data), 0.5)

    @pytest.mark.parametrize("w", [-0.1, 1.1, [0.5, 2.0], math.nan])
    def test_other_probabilities_are_refused(self, topic, w):
        with pytest.raises(ValueError, match="between"):
            topic.bernoulli_likelihood(np.array([1, 0]), np.array(w))


class TestBernoulliNll:
    @pytest.mark.oracle("bernoulli_nll", library="scipy.stats.bernoulli")
    @seeds
    def test_against_scipy(self, topic, seed):
        for n in (0, 3, 40, 2000):
            data = tosses(seed, n)
            for w in (1e-9, 0.3, 0.5, 0.999):
                expected = -scipy.stats.bernoulli.logpmf(data, w).sum()
                assert_allclose(topic.bernoulli_nll(data, w), expected, rtol=1e-9, atol=1e-300)

    def test_certain_and_impossible(self, topic):
        for record, w in [([1, 1, 1], 1.0), ([0, 0], 0.0), ([], 0.0), ([], 0.3), ([], 1.0)]:
            nll = topic.bernoulli_nll(np.array(record), w)
            assert nll == 0
            assert math.copysign(1, nll) == 1
        for record, w in [([1, 0], 0.0), ([1, 0], 1.0), ([0], 1.0), ([1], 0.0)]:
            assert topic.bernoulli_nll(np.array(record), w) == math.inf

    def test_tiny_probabilities(self, topic):
        assert topic.bernoulli_nll(np.zeros(10), 1e-12) == pytest.approx(1e-11, rel=1e-9)
        assert topic.bernoulli_nll(np.zeros(10), 1e-20) == pytest.approx(1e-19, rel=1e-9)

    @pytest.mark.parametrize("w", [-1e-9, 1.0000001, 7.0, math.nan])
    def test_other_probabilities_are_refused(self, topic, w):
        with pytest.raises(ValueError, match="between"):
            topic.bernoulli_nll(np.array([1, 0]), w)


class TestBernoulliMle:
    @pytest.mark.oracle("bernoulli_mle", library="scipy.stats.bernoulli")
    @seeds
    def test_against_the_best_of_a_grid(self, topic, seed):
        data, grid = tosses(seed), np.linspace(0, 1, 10_001)
        nll = -scipy.stats.bernoulli.logpmf(data[:, None], grid).sum(axis=0)
        assert topic.bernoulli_mle(data) == pytest.approx(grid[nll.argmin()], abs=5e-5)

    def test_ends_booleans_and_nothing(self, topic):
        assert topic.bernoulli_mle(np.array([1, 1, 1])) == 1.0
        assert topic.bernoulli_mle(np.array([0])) == 0.0
        assert topic.bernoulli_mle(np.array([True, False, True, True])) == 0.75
        with pytest.raises(ValueError, match="no"):
            topic.bernoulli_mle(np.array([]))


class TestArgminSet:
    @pytest.mark.oracle("argmin_set", analytic="all multiples of pi, tried one by one")
    def test_cosine(self, topic):
        grid = np.arange(-4, 5) * np.pi
        assert_array_equal(topic.argmin_set(np.cos(grid), grid), grid[[1, 3, 5, 7]])
        assert_array_equal(topic.argmin_set(-np.cos(grid), grid), grid[::2])

    @seeds
    def test_against_brute_force(self, topic, seed):
        rng = np.random.default_rng(seed)
        values, grid = rng.integers(-2, 3, size=30).astype(float), rng.normal(size=30)
        for tol in (0.0, 1e-12, 1.0, 2.5):
            expected = [g for v, g in zip(values, grid, strict=True) if v <= min(values) + tol]
            assert_array_equal(topic.argmin_set(values, grid, tol), expected)

    def test_gaps_and_constants(self, topic):
        grid = np.array([3.0, 1.0, 2.0])
        values = np.array([0.3, 0.3 + 1e-15, 0.3 + 1e-9])
        assert_array_equal(topic.argmin_set(values, grid), [3.0, 1.0])
        assert_array_equal(topic.argmin_set(np.ones(3), grid), grid)
        assert_array_equal(topic.argmin_set(np.array([np.inf, -1, np.inf]), grid), [1.0])


class TestBetaMap:
    @pytest.mark.oracle("beta_map", library="scipy.stats.beta")
    @seeds
    def test_against_the_best_of_a_grid(self, topic, seed):
        data, grid = tosses(seed, 12), np.linspace(0, 1, 10_001)[1:-1]
        for a, b in [(1, 1), (2, 2), (5, 2), (1.5, 8)]:
            log_prior = scipy.stats.beta.logpdf(grid, a, b)
            log_likelihood = scipy.stats.bernoulli.logpmf(data[:, None], grid).sum(axis=0)
            best = grid[(log_prior + log_likelihood).argmax()]
            assert topic.beta_map(data, a, b) == pytest.approx(best, abs=1.1e-4)

    def test_flat_and_no_tosses(self, topic):
        assert topic.beta_map(np.array([1, 1, 1]), 2, 2) == pytest.approx(0.8)
        assert topic.beta_map(np.array([1, 1, 1]), 1, 1) == 1.0
        assert topic.beta_map(np.array([]), 1, 1) == 0.5
        assert topic.beta_map(np.array([]), 5, 2) == pytest.approx(0.8)
        assert topic.beta_map(np.array([]), 1, 2) == 0.0

    @pytest.mark.parametrize(("a", "b"), [(0.5, 2), (2, 0.99), (0, 0)])
    def test_other_priors_are_refused(self, topic, a, b):
        with pytest.raises(ValueError, match="at least 1"):
            topic.beta_map(np.array([1, 0]), a, b)


class TestDirichletMap:
    @pytest.mark.oracle("dirichlet_map", library="scipy.stats.dirichlet")
    @seeds
    def test_no_point_of_the_simplex_is_more_probable(self, topic, seed):
        rng = np.random.default_rng(seed)
        counts, alpha = rng.integers(0, 9, size=3), rng.uniform(1.5, 4, size=3)
        got = topic.dirichlet_map(counts, alpha)
        assert got.sum() == pytest.approx(1)
        posterior = scipy.stats.dirichlet(counts + alpha)
        best = posterior.logpdf(got)
        for p in rng.dirichlet(np.ones(3), size=500):
            assert posterior.logpdf(0.9 * got + 0.1 * p) < best

    def test_special_cases(self, topic):
        counts = np.array([3, 0, 1])
        assert_allclose(topic.dirichlet_map(counts, 1.0), [0.75, 0, 0.25])
        beta = 0.7  # Laplace smoothing
        assert_allclose(topic.dirichlet_map(counts, 1 + beta), (counts + beta) / (4 + 3 * beta))
        assert_allclose(topic.dirichlet_map(np.zeros(4), np.ones(4)), np.full(4, 0.25))
        data = np.array([1, 1, 0])
        two = topic.dirichlet_map(np.array([2, 1]), np.array([5.0, 2.0]))
        assert_allclose(two[0], topic.beta_map(data, 5.0, 2.0))
        with pytest.raises(ValueError, match="at least 1"):
            topic.dirichlet_map(counts, np.array([1.0, 0.5, 2.0]))
