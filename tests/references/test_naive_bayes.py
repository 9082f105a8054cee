"""References of naive_bayes against oracles that we did not write: words, counts, presence."""

import math

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from scipy.special import softmax
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.naive_bayes import BernoulliNB, MultinomialNB

TEXTS = [
    "Don't win4u: WIN, win; Winner!",
    "",
    "  ... 42 ... ",
    "crème brûlée, café",
    "the\tthe\nthe-the_the",
    "A a, B.C",
]
WORDS = ["win", "the", "don", "t", "a", "caf", "winner", "u", "zebra", "e", "b"]


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("naive_bayes")


def binary(seed, n=40, d=7, names=("b", "a", "c")):
    rng = np.random.default_rng(seed)
    X = (rng.random((n, d)) < rng.random(d)).astype(float)
    return X, np.append(names, rng.choice(names, size=n - len(names), p=[0.6, 0.3, 0.1]))


def counts(seed, n=30, d=6):
    rng = np.random.default_rng(seed)
    return rng.poisson(1.5, size=(n, d)).astype(float), rng.choice([-3, 0, 8], size=n)


class TestTokenizeCounts:
    @pytest.mark.oracle(
        "tokenize_counts", library="sklearn.feature_extraction.text.CountVectorizer"
    )
    @pytest.mark.parametrize("vocab", [WORDS, WORDS[::-1], ["the"], ["zebra"]])
    def test_against_scikit_learn(self, topic, vocab):
        theirs = CountVectorizer(vocabulary=vocab, token_pattern="[a-z]+").transform(TEXTS)
        got = topic.tokenize_counts(TEXTS, vocab)
        assert_array_equal(got, theirs.toarray())
        assert got.dtype == np.float64

    def test_nothing_to_count(self, topic):
        assert topic.tokenize_counts([], WORDS).shape == (0, len(WORDS))
        assert_array_equal(topic.tokenize_counts(["", "zzz"], WORDS), np.zeros((2, len(WORDS))))


class TestSmoothedProbability:
    @pytest.mark.oracle(
        "smoothed_probability", analytic="a share among observations and made-up ones"
    )
    @pytest.mark.parametrize("k", [1, 2, 5])
    @pytest.mark.parametrize("beta", [0.5, 1.0, 3.0])
    def test_is_the_share_after_adding_observations(self, topic, k, beta):
        seen = np.arange(1.0, k + 1)
        expected = [(c + beta) / sum(c + beta for c in seen) for c in seen]
        assert_allclose(topic.smoothed_probability(seen, seen.sum(), k, beta), expected)

    def test_limits(self, topic):
        f = topic.smoothed_probability
        assert f(3, 4, 2, 0) == 0.75
        assert math.isnan(f(0, 0, 2, 0))
        assert f(0, 0, 3) == pytest.approx(1 / 3)
        assert_allclose(f(np.array([0, 9]), 9, 4, 1e12), [0.25, 0.25], rtol=1e-9)
        assert type(f(np.float64(1), np.int64(2), 2)) is float

    def test_broadcasts(self, topic):
        got = topic.smoothed_probability(np.arange(6).reshape(2, 3), np.array([[3], [12]]), 3)
        assert_allclose(got.sum(axis=1), 1)

    @pytest.mark.parametrize(("k", "beta"), [(2, -1e-3), (0, 1.0), (-1, 1.0)])
    def test_refuses(self, topic, k, beta):
        with pytest.raises(ValueError, match="beta"):
            topic.smoothed_probability(1, 2, k, beta)


class TestClassLogPrior:
    @pytest.mark.oracle("class_log_prior", library="sklearn.naive_bayes.MultinomialNB")
    @pytest.mark.parametrize("seed", range(3))
    def test_against_scikit_learn(self, topic, seed):
        X, y = binary(seed)
        model = MultinomialNB().fit(X, y)
        classes, log_prior = topic.class_log_prior(y)
        assert_array_equal(classes, model.classes_)
        assert_allclose(log_prior, model.class_log_prior_)

    def test_one_class(self, topic):
        classes, log_prior = topic.class_log_prior(np.array([4, 4]))
        assert (classes.tolist(), log_prior.tolist()) == ([4], [0.0])


class TestFitBernoulli:
    @pytest.mark.oracle("fit_bernoulli_nb", library="sklearn.naive_bayes.BernoulliNB")
    @pytest.mark.parametrize("beta", [1e-3, 0.5, 1.0, 20.0])
    def test_against_scikit_learn(self, topic, beta):
        X, y = binary(1)
        X[:, 0], X[y == "a", 1] = 0, 1
        theirs = BernoulliNB(alpha=beta, binarize=None).fit(X, y)
        ours = topic.fit_bernoulli_nb(X, y, beta)
        assert_array_equal(ours["classes"], theirs.classes_)
        assert_allclose(ours["log_prior"], theirs.class_log_prior_)
        assert_allclose(ours["log_p"], theirs.feature_log_prob_, rtol=1e-12)
        assert_allclose(ours["log_q"], np.log1p(-np.exp(theirs.feature_log_prob_)), rtol=1e-7)

    def test_small_beta_keeps_its_digits(self, topic):
        model = topic.fit_bernoulli_nb(np.array([[1], [1], [0]]), np.array([1, 1, 0]), 1e-10)
        tiny = [math.log(1e-10) - math.log1p(2e-10), math.log(1e-10) - math.log(2 + 2e-10)]
        assert_allclose([model["log_p"][0, 0], model["log_q"][1, 0]], tiny, rtol=1e-13)

    def test_no_smoothing_is_minus_infinity(self, topic):
        model = topic.fit_bernoulli_nb(np.array([[True], [False]]), np.array(["u", "v"]), 0)
        assert_array_equal(model["log_p"], [[-np.inf], [0]][::-1])
        assert_array_equal(model["log_q"], [[-np.inf], [0]])

    @pytest.mark.parametrize("X", [[[0.5]], [[2]], [[-1]]])
    def test_refuses_other_entries(self, topic, X):
        with pytest.raises(ValueError, match="0 and 1"):
            topic.fit_bernoulli_nb(np.array(X), np.array([1]))
        with pytest.raises(ValueError, match="beta"):
            topic.fit_bernoulli_nb(np.array([[1]]), np.array([1]), -1)


class TestBernoulliLogJoint:
    @pytest.mark.oracle(
        "bernoulli_log_joint", library="sklearn.naive_bayes.BernoulliNB.predict_joint_log_proba"
    )
    @pytest.mark.parametrize("d", [1, 7, 2000])
    def test_against_scikit_learn(self, topic, d):
        X, y = binary(2, d=d)
        theirs = BernoulliNB(binarize=None).fit(X, y).predict_joint_log_proba(X[:9])
        model = topic.fit_bernoulli_nb(X, y)
        assert_allclose(topic.bernoulli_log_joint(model, X[:9]), theirs, rtol=1e-10)
        assert_allclose(topic.bernoulli_log_joint(model, X[:9] == 1), theirs, rtol=1e-10)

    def test_impossible_rows(self, topic):
        X, y = np.array([[1, 0], [1, 1], [0, 0]]), np.array([0, 0, 1])
        got = topic.bernoulli_log_joint(topic.fit_bernoulli_nb(X, y, 0), np.array([[1, 0], [0, 1]]))
        assert_allclose(got, [[np.log(1 / 3), -np.inf], [-np.inf, -np.inf]])

    @pytest.mark.oracle(
        "bernoulli_linear_form", library="sklearn.naive_bayes.BernoulliNB.predict_joint_log_proba"
    )
    def test_linear_form(self, topic):
        X, y = binary(3)
        y = np.where(y == "c", "b", y)
        w, b = topic.bernoulli_linear_form(topic.fit_bernoulli_nb(X, y))
        theirs = BernoulliNB(binarize=None).fit(X, y).predict_joint_log_proba(X)
        assert_allclose(X @ w + b, theirs[:, 1] - theirs[:, 0], rtol=1e-9, atol=1e-12)
        assert type(b) is float
        with pytest.raises(ValueError, match="3 classes"):
            topic.bernoulli_linear_form(topic.fit_bernoulli_nb(*binary(5)))


class TestMultinomial:
    @pytest.mark.oracle("fit_multinomial_nb", library="sklearn.naive_bayes.MultinomialNB")
    @pytest.mark.oracle(
        "multinomial_log_joint", library="sklearn.naive_bayes.MultinomialNB.predict_joint_log_proba"
    )
    @pytest.mark.parametrize("beta", [1e-3, 1.0, 7.0])
    @pytest.mark.parametrize("d", [1, 6])
    def test_against_scikit_learn(self, topic, beta, d):
        X, y = counts(0, d=d)
        X[y == 8] = 0
        theirs = MultinomialNB(alpha=beta).fit(X, y)
        ours = topic.fit_multinomial_nb(X, y, beta)
        assert_array_equal(ours["classes"], theirs.classes_)
        assert_allclose(ours["log_prior"], theirs.class_log_prior_)
        assert_allclose(ours["log_theta"], theirs.feature_log_prob_, rtol=1e-10, atol=1e-12)
        many = np.vstack([X, 0 * X[:1], 1000 * X[:2]])
        joint = topic.multinomial_log_joint(ours, many)
        assert_allclose(joint, theirs.predict_joint_log_proba(many), rtol=1e-10)

    def test_no_smoothing(self, topic):
        model = topic.fit_multinomial_nb(np.array([[2, 0], [1, 3]]), np.array([0, 1]), 0)
        assert_allclose(model["log_theta"], [[0, -np.inf], np.log([0.25, 0.75])])
        got = topic.multinomial_log_joint(model, np.array([[2, 0], [0, 1], [0, 0]]))
        half = np.log(0.5)
        third = [[half, half + 2 * np.log(0.25)], [-np.inf, half + np.log(0.75)], [half, half]]
        assert_allclose(got, third)

    def test_refuses_negative_counts(self, topic):
        with pytest.raises(ValueError, match="negative"):
            topic.fit_multinomial_nb(np.array([[1, -1]]), np.array([0]))


class TestPosterior:
    @pytest.mark.oracle("posterior_from_log_joint", library="scipy.special.softmax")
    @pytest.mark.parametrize("shift", [0.0, -1e4, 800.0])
    def test_against_scipy(self, topic, shift):
        log_joint = np.random.default_rng(0).normal(scale=5, size=(9, 4)) + shift
        log_joint[2, 1] = log_joint[5, 0] = -np.inf
        got = topic.posterior_from_log_joint(log_joint)
        assert_allclose(got, softmax(log_joint, axis=1), rtol=1e-10)

    def test_nothing_is_possible(self, topic):
        got = topic.posterior_from_log_joint(np.full((1, 4), -np.inf))
        assert_array_equal(got, np.full((1, 4), 0.25))
