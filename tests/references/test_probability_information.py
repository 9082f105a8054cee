"""References of probability_information against SciPy, scikit-learn, fractions and brute force."""

from fractions import Fraction
from itertools import combinations, product

import numpy as np
import pandas as pd
import pytest
import scipy.stats
from numpy.testing import assert_allclose, assert_array_equal
from scipy.stats.contingency import expected_freq, margins
from sklearn.metrics import mutual_info_score

seeds = pytest.mark.parametrize("seed", range(4))
bases = pytest.mark.parametrize("base", [2.0, float(np.e), 10.0])
SHAPES = [(3,), (2, 3), (4, 4), (2, 3, 4), (3, 3, 3), (2, 1, 3, 2)]


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("probability_information")


@pytest.fixture(scope="module")
def berkeley():
    table = pd.read_csv("assignments/probability_information/data/berkeley_1973.csv")
    return table[["admitted", "rejected"]].to_numpy(float).reshape(6, 2, 2)


def joint_table(seed, *shape):
    return np.random.default_rng(seed).dirichlet(np.ones(int(np.prod(shape)))).reshape(shape)


def distributions(seed, count, k):
    return np.random.default_rng(seed).dirichlet(np.ones(k), size=count)


class TestMarginal:
    @pytest.mark.oracle("marginal", library="scipy.stats.contingency.margins")
    @pytest.mark.parametrize("shape", SHAPES[1:])
    def test_single_axes_against_scipy(self, topic, shape):
        joint = joint_table(0, *shape)
        for axis, expected in enumerate(margins(joint)):
            for keep in (axis, axis - joint.ndim, (axis,)):
                got = topic.marginal(joint, keep)
                assert got.shape == (shape[axis],)
                assert_allclose(got, expected.ravel())

    @pytest.mark.parametrize("shape", SHAPES)
    def test_every_choice_of_axes_cell_by_cell(self, topic, shape):
        joint = joint_table(1, *shape)
        for count in range(1, joint.ndim + 1):
            for keep in combinations(range(joint.ndim), count):
                expected = np.zeros([shape[axis] for axis in keep])
                for place, value in np.ndenumerate(joint):
                    expected[tuple(place[axis] for axis in keep)] += value
                assert_allclose(topic.marginal(joint, keep[::-1]), expected)

    def test_all_axes_are_a_copy(self, topic):
        joint = joint_table(2, 2, 3)
        got = topic.marginal(joint, (1, 0))
        assert_array_equal(got, joint)
        assert not np.shares_memory(got, joint)

    def test_published_totals_of_berkeley(self, topic, berkeley):
        assert topic.marginal(berkeley, (1, 2)).tolist() == [[1198, 1493], [557, 1278]]


class TestConditional:
    @pytest.mark.oracle("conditional", library="pandas.crosstab")
    @seeds
    def test_two_variables_against_pandas(self, topic, seed):
        x, y = np.random.default_rng(seed).integers(3, size=(2, 60))
        counts = pd.crosstab(x, y).to_numpy()
        by_rows, by_columns = (pd.crosstab(x, y, normalize=how) for how in ("index", "columns"))
        assert_allclose(topic.conditional(counts, 0), by_rows.to_numpy())
        assert_allclose(topic.conditional(counts, 1), by_columns.to_numpy())

    @pytest.mark.parametrize("shape", SHAPES[1:])
    def test_every_choice_of_axes_cell_by_cell(self, topic, shape):
        joint = joint_table(1, *shape)
        for count in range(1, joint.ndim):
            for given in combinations(range(joint.ndim), count):
                got = topic.conditional(joint, given[::-1])
                for place, value in np.ndenumerate(joint):
                    same = [p for p in np.ndindex(shape) if all(p[a] == place[a] for a in given)]
                    assert np.isclose(got[place], value / sum(joint[p] for p in same))

    def test_what_never_occurs_is_nan(self, topic):
        joint = np.array([[0.0, 0.0], [0.25, 0.75]])
        assert_array_equal(topic.conditional(joint, 0), [[np.nan, np.nan], [0.25, 0.75]])
        assert_array_equal(topic.conditional(joint, -1), [[0, 0], [1, 1]])

    def test_published_rates_of_berkeley(self, topic, berkeley):
        rates = topic.conditional(berkeley, (0, 1))[:, :, 0]
        published = [[62, 82], [63, 68], [37, 34], [33, 35], [28, 24], [6, 7]]  # Freedman et al.
        assert_array_equal(np.round(100 * rates), published)


class TestEventProbability:
    @pytest.mark.oracle("event_probability", analytic="two dice, counted by fractions")
    def test_dice(self, topic):
        dice = dict.fromkeys(product(range(1, 7), repeat=2), 1 / 36)
        for low in range(2, 14):
            event = {pair for pair in dice if sum(pair) >= low}
            expected = Fraction(len(event), 36)
            assert np.isclose(topic.event_probability(dice, event), float(expected))

    def test_inclusion_and_exclusion(self, topic):
        p = dict(zip("abcdef", distributions(0, 1, 6)[0], strict=True))
        one, other = set("abc"), set("bcde")
        probability = [
            topic.event_probability(p, e) for e in (one | other, one, other, one & other)
        ]
        assert np.isclose(probability[0], probability[1] + probability[2] - probability[3])
        assert probability[0] <= probability[1] + probability[2]
        assert topic.event_probability(p, set()) == 0.0
        assert np.isclose(topic.event_probability(p, set(p) | {"z"}), 1)

    @pytest.mark.parametrize("p", [{"a": 0.5}, {"a": 1.5, "b": -0.5}, {"a": 1.0, "b": 1e-6}])
    def test_axioms(self, topic, p):
        with pytest.raises(ValueError, match="distribution"):
            topic.event_probability(p, {"a"})


class TestIsIndependent:
    @pytest.mark.oracle("is_independent", library="scipy.stats.contingency.expected_freq")
    @seeds
    def test_against_expected_frequencies(self, topic, seed):
        p, q = distributions(seed, 1, 3)[0], distributions(seed + 9, 1, 5)[0]
        for joint in (np.outer(p, q), joint_table(seed, 3, 5)):
            gap = np.abs(joint - expected_freq(joint)).max()
            assert topic.is_independent(joint) is bool(gap <= 1e-12)
            assert topic.is_independent(joint, 2 * gap + 1e-12)

    def test_uncorrelated_but_dependent(self, topic):
        assert topic.is_independent(np.array([[0, 1], [1, 0], [0, 1]]) / 3) is False


class TestBayesPosterior:
    @pytest.mark.oracle("bayes_posterior", analytic="the products as fractions, without rounding")
    @seeds
    @pytest.mark.parametrize("scale", [1.0, 1e-6, 40.0])
    def test_against_fractions(self, topic, seed, scale):
        prior = distributions(seed, 1, 5)[0]
        likelihood = scale * np.random.default_rng(seed).uniform(size=5)
        products = [Fraction(p) * Fraction(q) for p, q in zip(prior, likelihood, strict=True)]
        expected = [float(value / sum(products)) for value in products]
        assert_allclose(topic.bayes_posterior(prior, likelihood), expected, rtol=1e-12)

    def test_medical_test_and_impossible_hypotheses(self, topic):
        ill = topic.bayes_posterior(np.array([0.01, 0.99]), np.array([0.99, 0.05]))
        assert_allclose(ill, [1 / 6, 5 / 6])
        prior = np.array([0.0, 0.001, 0.999])
        unit = 2.0**-1074
        got = topic.bayes_posterior(prior, np.array([1e300, 40 * unit, 80 * unit]))
        assert_allclose(got, [0, 0.001 / 1.999, 1.998 / 1.999], rtol=1e-12)

    @pytest.mark.parametrize(
        ("prior", "likelihood"), [((0.5, 0.6), (1, 1)), ((0, 1), (1, 0)), ((0.5, 0.5), (0, 0))]
    )
    def test_errors(self, topic, prior, likelihood):
        with pytest.raises(ValueError, match=r"prior|hypothesis"):
            topic.bayes_posterior(np.array(prior, float), np.array(likelihood, float))


class TestExpectationVariance:
    @pytest.mark.oracle("expectation_variance", library="scipy.stats.rv_discrete")
    @seeds
    def test_against_scipy(self, topic, seed):
        rng = np.random.default_rng(seed)
        values, probs = rng.choice(50, size=6, replace=False) - 20, distributions(seed, 1, 6)[0]
        variable = scipy.stats.rv_discrete(values=(values, probs))
        got = topic.expectation_variance(values.astype(float), probs)
        assert_allclose(got, (variable.mean(), variable.var()), rtol=1e-9)

    @pytest.mark.parametrize("law", [scipy.stats.binom(12, 0.3), scipy.stats.poisson(2.5)])
    def test_known_laws(self, topic, law):
        values = np.arange(80.0)
        got = topic.expectation_variance(values, law.pmf(values))
        assert_allclose(got, (law.mean(), law.var()), rtol=1e-9)

    def test_values_far_from_zero(self, topic):
        _, variance = topic.expectation_variance(np.array([1e8, 1e8 + 1]), np.array([0.5, 0.5]))
        assert variance == 0.25
        for probs in distributions(0, 20, 3):
            assert 0 <= topic.expectation_variance(np.full(3, 1e8 + 0.1), probs)[1] < 1e-9

    def test_no_distribution(self, topic):
        with pytest.raises(ValueError, match="add up"):
            topic.expectation_variance(np.ones(2), np.array([0.5, 0.6]))


@pytest.mark.oracle("gaussian_pdf", library="scipy.stats.norm")
@pytest.mark.oracle("gaussian_cdf", library="scipy.stats.norm")
@pytest.mark.parametrize(("mu", "sigma2"), [(0.0, 1.0), (-3.0, 1e-6), (50.0, 1e6), (2.0, 0.3)])
def test_normal_distribution_against_scipy(topic, mu, sigma2):
    law = scipy.stats.norm(mu, np.sqrt(sigma2))
    x = mu + np.sqrt(sigma2) * np.linspace(-12, 12, 49).reshape(7, 7)
    assert_allclose(topic.gaussian_pdf(x, mu, sigma2), law.pdf(x), rtol=1e-9)
    assert_allclose(topic.gaussian_cdf(x, mu, sigma2), law.cdf(x), rtol=1e-9)
    for function, expected in ((topic.gaussian_pdf, law.pdf), (topic.gaussian_cdf, law.cdf)):
        assert type(function(mu + 1, mu, sigma2)) is float
        assert np.isclose(function(mu + 1, mu, sigma2), expected(mu + 1), rtol=1e-9)
        with pytest.raises(ValueError, match="positive"):
            function(x, mu, 0.0)


def test_tails_and_infinities(topic):
    assert_allclose(topic.gaussian_cdf(-10.0, 0.0, 1.0), 7.619853024160527e-24, rtol=1e-12)
    assert_array_equal(topic.gaussian_cdf(np.array([-np.inf, np.inf]), 3.0, 2.0), [0, 1])
    assert topic.gaussian_pdf(1e3, 0.0, 1.0) == 0.0


class TestCovarianceAndCorrelation:
    @pytest.mark.oracle("covariance_matrix", library="numpy.cov")
    @seeds
    @pytest.mark.parametrize("shape", [(9, 3), (4, 4), (3, 6), (5, 1)])
    def test_covariance_against_numpy(self, topic, seed, shape):
        X = np.random.default_rng(seed).normal(size=shape)
        for ddof in (0, 1, 2):
            expected = np.atleast_2d(np.cov(X, rowvar=False, ddof=ddof))
            assert_allclose(topic.covariance_matrix(X, ddof), expected, rtol=1e-9, atol=1e-12)
        assert_array_equal(topic.covariance_matrix(X), topic.covariance_matrix(X, 1))

    @pytest.mark.parametrize(("rows", "ddof"), [(1, 1), (2, 2), (3, 5)])
    def test_too_few_rows(self, topic, rows, ddof):
        assert np.isnan(topic.covariance_matrix(np.eye(rows, 2), ddof)).all()

    @pytest.mark.oracle("correlation_matrix", library="numpy.corrcoef")
    @seeds
    @pytest.mark.parametrize("shape", [(9, 3), (4, 4), (3, 6)])
    def test_correlation_against_numpy(self, topic, seed, shape):
        X = np.random.default_rng(seed).normal(size=shape)
        got = topic.correlation_matrix(X)
        assert_allclose(got, np.corrcoef(X, rowvar=False), atol=1e-12)
        assert_array_equal(np.diag(got), np.ones(shape[1]))
        assert_allclose(topic.correlation_matrix(X + 1e8), got, atol=1e-6)

    def test_range(self, topic):
        rng = np.random.default_rng(0)
        for _ in range(200):
            X = rng.normal(size=(5, 1)) @ rng.normal(size=(1, 2)) + rng.normal(size=2)
            got = topic.correlation_matrix(X)
            assert np.abs(got).max() == 1
            assert_allclose(np.abs(got), 1, atol=1e-9)

    @pytest.mark.parametrize("constant", [2.0, 0.1, 1e8 + 0.1])
    def test_constant_columns(self, topic, constant):
        X = np.column_stack([np.arange(7.0), np.full(7, constant)])
        assert_array_equal(topic.correlation_matrix(X), [[1, np.nan], [np.nan, np.nan]])
        assert np.isnan(topic.correlation_matrix(X[:1])).all()


@bases
@seeds
class TestInformation:
    @pytest.mark.oracle("entropy", library="scipy.stats.entropy")
    def test_entropy(self, topic, seed, base):
        for p in (distributions(seed, 1, 6)[0], np.array([0.0, 0.25, 0.75, 0.0]), np.eye(9)[4]):
            assert_allclose(topic.entropy(p, base), scipy.stats.entropy(p, base=base), atol=1e-12)

    @pytest.mark.oracle("kl_divergence", library="scipy.stats.entropy")
    def test_divergence(self, topic, seed, base):
        p, q = distributions(seed, 2, 6)
        gaps = np.array([0.0, 0.25, 0.75, 0.0, 0.0, 0.0])
        for pair in ((p, q), (q, p), (gaps, q), (q, gaps), (p, p), (gaps, gaps)):
            expected = scipy.stats.entropy(*pair, base=base)
            assert_allclose(topic.kl_divergence(*pair, base), expected, atol=1e-12)

    @pytest.mark.oracle("mutual_information", library="sklearn.metrics.mutual_info_score")
    def test_mutual_information(self, topic, seed, base):
        counts = np.random.default_rng(seed).integers(0, 4, size=(4, 3)) + np.eye(4, 3, dtype=int)
        expected = mutual_info_score(None, None, contingency=counts) / np.log(base)
        joint = counts / counts.sum()
        assert_allclose(topic.mutual_information(joint, base), expected, atol=1e-12)
        turned = topic.mutual_information(np.insert(joint, 1, 0.0, axis=0).T, base)
        assert_allclose(turned, expected, atol=1e-12)

    @pytest.mark.oracle("conditional_entropy", library="scipy.stats.entropy")
    def test_conditional_entropy(self, topic, seed, base):
        joint = joint_table(seed, 4, 3)
        joint[2] = 0.0
        joint /= joint.sum()
        rows = [row for row in joint if row.any()]
        expected = sum(row.sum() * scipy.stats.entropy(row, base=base) for row in rows)
        assert_allclose(topic.conditional_entropy(joint, base), expected, atol=1e-12)


def test_information_at_its_limits(topic):
    certain = topic.entropy(np.array([0.0, 1.0]))
    assert (certain, np.signbit(certain)) == (0.0, False)
    assert topic.entropy(np.eye(1, 1001)[0]) == 0.0
    with pytest.raises(ValueError, match="add up"):
        topic.entropy(np.array([1.0, 3.0]))
    for seed in range(30):
        product_table = np.outer(distributions(seed, 1, 4)[0], distributions(seed + 99, 1, 3)[0])
        assert 0 <= topic.mutual_information(product_table) < 1e-12
        function = np.eye(3)[[0, 1, 1, 2]] * distributions(seed, 1, 4)[0][:, np.newaxis]
        assert 0 <= topic.conditional_entropy(function) < 1e-12
    assert topic.kl_divergence(np.array([0.5, 0.5]), np.array([1.0, 0.0])) == np.inf
