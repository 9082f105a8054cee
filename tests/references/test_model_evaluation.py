"""References of model_evaluation against oracles that we did not write: metrics and intervals."""

import itertools
import math

import numpy as np
import pytest
import scipy.stats
from numpy.testing import assert_allclose, assert_array_equal
from sklearn import metrics
from statsmodels.stats.contingency_tables import mcnemar
from statsmodels.stats.proportion import proportion_confint

seeds = pytest.mark.parametrize("seed", range(5))
CLASSES = np.array(["ant", "bee", "cat", "dormouse"])


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("model_evaluation")


def scored(seed, n=40, levels=12):
    """Return labels and scores with ties."""
    rng = np.random.default_rng(seed)
    y = rng.permutation(np.arange(n) % 3 == 0).astype(int)
    return y, rng.integers(0, levels, size=n) / 4 + y


class TestConfusionMatrix:
    @pytest.mark.oracle("confusion_matrix", library="sklearn.metrics.confusion_matrix")
    @seeds
    def test_against_scikit_learn(self, topic, seed):
        rng = np.random.default_rng(seed)
        truth, guess = rng.choice(CLASSES, size=30), rng.choice(CLASSES[:3], size=30)
        assert_array_equal(
            topic.confusion_matrix(truth, guess), metrics.confusion_matrix(truth, guess)
        )
        for labels in (CLASSES[::-1], CLASSES[[2, 0]], np.array(["cat", "zebu"])):
            expected = metrics.confusion_matrix(truth, guess, labels=labels)
            assert_array_equal(topic.confusion_matrix(truth, guess, labels), expected)

    def test_integers_and_no_samples(self, topic):
        got = topic.confusion_matrix(np.array([7, -1, 7]), np.array([7, 3, -1]))
        assert_array_equal(got, [[0, 1, 0], [0, 0, 0], [1, 0, 1]])
        assert got.dtype.kind == "i"
        none = np.array([], dtype=int)
        assert_array_equal(topic.confusion_matrix(none, none, np.array([0, 1])), np.zeros((2, 2)))


class TestBinaryRates:
    @pytest.mark.oracle("binary_rates", library="sklearn.metrics.precision_score")
    def test_against_scikit_learn(self, topic):
        for tp, fp, fn, tn in itertools.product((0, 1, 4), (0, 2), (0, 3), (0, 5)):
            y = np.repeat([1, 0, 1, 0], [tp, fp, fn, tn])
            guess = np.repeat([1, 1, 0, 0], [tp, fp, fn, tn])
            got = topic.binary_rates(tp, fp, fn, tn)
            assert all(type(rate) is float for rate in got.values())
            if len(y) == 0:
                assert set(got.values()) == {0.0}
                continue
            score = {"zero_division": 0}
            expected = {
                "accuracy": metrics.accuracy_score(y, guess),
                "error": metrics.zero_one_loss(y, guess),
                "precision": metrics.precision_score(y, guess, **score),
                "recall": metrics.recall_score(y, guess, **score),
                "fpr": 1 - metrics.recall_score(y, guess, pos_label=0, **score) if fp + tn else 0,
                "tnr": metrics.recall_score(y, guess, pos_label=0, **score),
                "npv": metrics.precision_score(y, guess, pos_label=0, **score),
            }
            assert got.keys() == expected.keys()
            for name, rate in expected.items():
                assert_allclose(got[name], rate, atol=1e-12, err_msg=name)


@pytest.mark.oracle("f_beta", library="sklearn.metrics.fbeta_score")
@pytest.mark.parametrize("beta", [0.5, 1.0, 2.0, 3.7])
def test_f_beta_against_scikit_learn(topic, beta):
    for tp, fp, fn in itertools.product((0, 1, 4), (0, 2, 7), (0, 3, 5)):
        y, guess = (
            np.repeat([1, 0, 1, 0], [tp, fp, fn, 1]),
            np.repeat([1, 1, 0, 0], [tp, fp, fn, 1]),
        )
        rates = topic.binary_rates(tp, fp, fn, 1)
        got = topic.f_beta(rates["precision"], rates["recall"], beta)
        expected = metrics.fbeta_score(y, guess, beta=beta, zero_division=0)
        assert_allclose(got, expected, atol=1e-12)


class TestMacroMicro:
    @pytest.mark.oracle("macro_micro", library="sklearn.metrics.precision_recall_fscore_support")
    @pytest.mark.parametrize("metric", ["precision", "recall", "f1"])
    @seeds
    def test_against_scikit_learn(self, topic, seed, metric):
        rng = np.random.default_rng(seed)
        C = rng.integers(0, 9, size=(4, 4))
        C[:, seed % 4] *= seed % 2  # a class that is never predicted
        C[(seed + 1) % 4] *= (seed + 1) % 2  # a class without examples
        rows, columns = np.indices(C.shape)
        y, guess = np.repeat(rows.ravel(), C.ravel()), np.repeat(columns.ravel(), C.ravel())
        settings = {"labels": range(4), "zero_division": 0}
        place = ["precision", "recall", "f1"].index(metric)
        expected = [
            metrics.precision_recall_fscore_support(y, guess, average=average, **settings)[place]
            for average in ("macro", "micro")
        ]
        assert_allclose(topic.macro_micro(C, metric), expected, atol=1e-12)
        assert_allclose(topic.macro_micro(C, metric)[1], np.trace(C) / C.sum())

    def test_nothing_counted_and_a_class_that_does_not_occur(self, topic):
        assert topic.macro_micro(np.zeros((3, 3), int)) == (0.0, 0.0)
        assert topic.macro_micro(np.diag([2, 0])) == (0.5, 1.0)


class TestCurves:
    @pytest.mark.oracle("roc_curve", library="sklearn.metrics.roc_curve")
    @seeds
    def test_roc_against_scikit_learn(self, topic, seed):
        for levels in (1, 3, 12, 10_000):
            y, scores = scored(seed, levels=levels)
            expected = metrics.roc_curve(y, scores, drop_intermediate=False)
            for got, right in zip(topic.roc_curve(y, scores), expected, strict=True):
                assert_allclose(got, right, atol=1e-12)

    @pytest.mark.oracle("auc", library="sklearn.metrics.auc")
    @seeds
    def test_area_against_scikit_learn_and_the_rank_test(self, topic, seed):
        y, scores = scored(seed)
        fpr, tpr, _ = topic.roc_curve(y, scores)
        area = topic.auc(fpr, tpr)
        assert_allclose(area, metrics.roc_auc_score(y, scores))
        u = scipy.stats.mannwhitneyu(scores[y == 1], scores[y == 0]).statistic
        assert_allclose(area, u / (np.sum(y == 1) * np.sum(y == 0)))
        rng = np.random.default_rng(seed)
        x, heights = np.sort(rng.integers(0, 5, size=9)) / 4, rng.normal(size=9)
        for step in (1, -1):
            right = metrics.auc(x[::step], heights[::step])
            assert_allclose(topic.auc(x[::step], heights[::step]), right, atol=1e-12)

    def test_vertical_pieces_and_errors(self, topic):
        x, y = np.array([0.0, 0.3, 0.3, 1.0]), np.array([0.0, 0.0, 1.0, 1.0])
        assert_allclose([topic.auc(x, y), topic.auc(x[::-1], y[::-1])], 0.7)
        assert topic.auc(np.ones(3), np.arange(3.0)) == 0.0
        with pytest.raises(ValueError, match="rises"):
            topic.auc(np.array([0.0, 1.0, 0.5]), np.zeros(3))
        for y in (np.ones(3, int), np.zeros(3, int)):
            with pytest.raises(ValueError, match="class"):
                topic.roc_curve(y, np.arange(3.0))
        for f in (topic.precision_recall_curve, topic.average_precision):
            with pytest.raises(ValueError, match="positives"):
                f(np.zeros(3, int), np.arange(3.0))

    @pytest.mark.oracle("precision_recall_curve", library="sklearn.metrics.precision_recall_curve")
    @pytest.mark.oracle("average_precision", library="sklearn.metrics.average_precision_score")
    @seeds
    def test_precision_and_recall_against_scikit_learn(self, topic, seed):
        for levels in (1, 3, 12, 10_000):
            y, scores = scored(seed, levels=levels)
            expected = metrics.precision_recall_curve(y, scores, drop_intermediate=False)
            for got, right in zip(topic.precision_recall_curve(y, scores), expected, strict=True):
                assert_allclose(got, right, atol=1e-12)
            area = metrics.average_precision_score(y, scores)
            assert_allclose(topic.average_precision(y, scores), area)


class TestIntervals:
    @pytest.mark.oracle("error_interval", library="statsmodels.stats.proportion.proportion_confint")
    @pytest.mark.oracle(
        "wilson_interval", library="statsmodels.stats.proportion.proportion_confint"
    )
    @pytest.mark.parametrize("confidence", [0.01, 0.5, 0.9, 0.95, 0.99, 0.999999])
    def test_against_statsmodels(self, topic, confidence):
        for k, n in [(0, 1), (1, 1), (0, 20), (20, 20), (3, 20), (19, 20), (70, 1000)]:
            level = {"alpha": 1 - confidence}
            expected = np.clip(proportion_confint(k, n, method="normal", **level), 0, 1)
            assert_allclose(topic.error_interval(k / n, n, confidence), expected, atol=1e-10)
            expected = np.clip(proportion_confint(k, n, method="wilson", **level), 0, 1)
            assert_allclose(topic.wilson_interval(k, n, confidence), expected, atol=1e-10)

    def test_defaults_and_large_samples(self, topic):
        z = scipy.stats.norm.ppf(0.975)
        assert_allclose(topic.error_interval(0.5, 100), (0.5 - z / 20, 0.5 + z / 20))
        assert topic.wilson_interval(7, 30) == topic.wilson_interval(7, 30, 0.95)
        far = topic.wilson_interval(200_000, 10**6), topic.error_interval(0.2, 10**6)
        assert_allclose(*far, atol=1e-5)

    @pytest.mark.parametrize("confidence", [0.0, 1.0, -0.5, 95.0])
    def test_no_such_confidence(self, topic, confidence):
        with pytest.raises(ValueError, match="confidence"):
            topic.error_interval(0.1, 10, confidence)


class TestTests:
    @pytest.mark.oracle("mcnemar_exact", library="statsmodels.stats.contingency_tables.mcnemar")
    def test_mcnemar_against_statsmodels_and_scipy(self, topic):
        for only_a, only_b in itertools.product((0, 1, 2, 6, 25), repeat=2):
            counts = [3, only_a, only_b, 4]
            y = np.repeat(["x", "x", "x", "x"], counts)
            a, b = np.repeat(["x", "x", "o", "o"], counts), np.repeat(["x", "o", "x", "q"], counts)
            p = topic.mcnemar_exact(y, a, b)
            assert_allclose(p, mcnemar([[3, only_a], [only_b, 4]], exact=True).pvalue)
            if only_a + only_b:
                assert_allclose(p, scipy.stats.binomtest(only_a, only_a + only_b).pvalue)
            assert p == topic.mcnemar_exact(y, b, a)

    def test_mcnemar_for_many_samples(self, topic):
        y, right = np.ones(3000, int), np.arange(3000) < 1400
        p = topic.mcnemar_exact(y, right.astype(int), (~right).astype(int))
        assert_allclose(p, scipy.stats.binomtest(1400, 3000).pvalue, rtol=1e-9)

    @pytest.mark.oracle("family_wise_error_rate", library="scipy.stats.binom")
    @pytest.mark.parametrize("alpha", [0.0, 1e-12, 1e-3, 0.05, 0.9, 1.0])
    def test_family_wise_error_rate_against_the_binomial(self, topic, alpha):
        for m in (0, 1, 2, 20, 1000):
            expected = 1 - scipy.stats.binom.pmf(0, m, alpha)
            got = topic.family_wise_error_rate(alpha, m)
            assert_allclose(got, expected, atol=1e-13)
        assert_allclose(topic.family_wise_error_rate(1e-12, 10), 1e-11, rtol=1e-10)
        assert math.copysign(1, topic.family_wise_error_rate(0.0, 3)) == 1
