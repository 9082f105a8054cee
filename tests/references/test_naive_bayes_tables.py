"""References of naive_bayes against oracles that we did not write: tables and bell curves."""

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from scipy import stats
from sklearn.naive_bayes import CategoricalNB, GaussianNB
from sklearn.tree import DecisionTreeClassifier

TENNIS = """sunny hot high weak no, sunny hot high strong no, overcast hot high weak yes,
rain mild high weak yes, rain cool normal weak yes, rain cool normal strong no,
overcast cool normal strong yes, sunny mild high weak no, sunny cool normal weak yes,
rain mild normal weak yes, sunny mild normal strong yes, overcast mild high strong yes,
overcast hot normal weak yes, rain mild high strong no"""


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("naive_bayes")


def tennis():
    """The codes of Quinlan's 14 days (values in alphabetical order), labels, numbers of values."""
    days = np.array([day.split() for day in TENNIS.split(",")])
    codes = np.column_stack([np.unique(column, return_inverse=True)[1] for column in days.T[:4]])
    return codes, days[:, 4], [3, 3, 2, 2]


def measured(seed, n=40, d=3):
    rng = np.random.default_rng(seed)
    y = np.append(["b", "a", "c"], rng.choice(["b", "a", "c"], size=n - 3))
    X = rng.normal(size=(n, d)) * [1.0, 30.0, 0.1][:d] + (y == "a")[:, None] * 2.0
    return X, y


class TestCategorical:
    @pytest.mark.oracle("fit_categorical_nb", library="sklearn.naive_bayes.CategoricalNB")
    @pytest.mark.oracle(
        "categorical_log_joint", library="sklearn.naive_bayes.CategoricalNB.predict_joint_log_proba"
    )
    @pytest.mark.parametrize("beta", [1e-3, 1.0, 4.0])
    def test_against_scikit_learn(self, topic, beta):
        rng = np.random.default_rng(0)
        n_values = [4, 1, 2, 6]
        X = np.column_stack([rng.integers(k, size=25) for k in (3, 1, 2, 4)])
        y = rng.choice([5, -1], size=25)
        X[y == 5, 0] = 0
        theirs = CategoricalNB(alpha=beta, min_categories=n_values).fit(X, y)
        ours = topic.fit_categorical_nb(X, y, n_values, beta)
        assert_array_equal(ours["classes"], theirs.classes_)
        assert_allclose(ours["log_prior"], theirs.class_log_prior_)
        for table, expected in zip(ours["log_p"], theirs.feature_log_prob_, strict=True):
            assert_allclose(table, expected, rtol=1e-10, atol=1e-12)
        rows = np.vstack([X[:6], [3, 0, 1, 5]])
        got = topic.categorical_log_joint(ours, rows)
        assert_allclose(got, theirs.predict_joint_log_proba(rows), rtol=1e-10)

    @pytest.mark.oracle("categorical_log_joint", published="Mitchell 1997, section 6.9.1")
    def test_play_tennis(self, topic):
        X, y, n_values = tennis()
        model = topic.fit_categorical_nb(X, y, n_values, 0)
        today = np.array([[2, 0, 0, 0]])  # sunny, cool, high, strong
        assert model["classes"].tolist() == ["no", "yes"]
        got = np.exp(topic.categorical_log_joint(model, today))[0]
        assert_allclose(got, [0.0206, 0.0053], atol=5e-5)
        overcast = topic.categorical_log_joint(model, np.array([[0, 0, 0, 0]]))
        assert np.isneginf(overcast[0, 0])
        assert np.isfinite(overcast[0, 1])

    @pytest.mark.parametrize("code", [-1, 3])
    def test_refuses_unknown_codes(self, topic, code):
        X, y, n_values = tennis()
        model = topic.fit_categorical_nb(X, y, n_values)
        bad = np.where(np.arange(4) == 1, code, X[:1])
        with pytest.raises(ValueError, match="code"):
            topic.fit_categorical_nb(bad, y[:1], n_values)
        with pytest.raises(ValueError, match="code"):
            topic.categorical_log_joint(model, bad)


class TestJointBayes:
    @pytest.mark.oracle("joint_bayes_classify", library="sklearn.tree.DecisionTreeClassifier")
    @pytest.mark.parametrize("seed", range(4))
    def test_a_full_tree_does_the_same_where_rows_were_seen(self, topic, seed):
        rng = np.random.default_rng(seed)
        X, y = rng.integers(3, size=(61, 2)), rng.choice(["u", "v"], size=61)
        theirs = DecisionTreeClassifier().fit(X, y)
        assert_array_equal(topic.joint_bayes_classify(X, y, X), theirs.predict(X))

    def test_ties_and_unseen_rows(self, topic):
        X, y = np.array([["p", "q"], ["p", "q"], ["q", "q"]]), np.array(["v", "u", "v"])
        rows = np.array([["p", "q"], ["q", "q"], ["q", "p"], ["p", "qq"]])
        assert topic.joint_bayes_classify(X, y, rows).tolist() == ["u", "v", "v", "v"]
        assert topic.joint_bayes_classify(X[:2], y[:2], rows[3:]).tolist() == ["u"]


class TestGaussian:
    @pytest.mark.oracle("fit_gaussian_nb", library="sklearn.naive_bayes.GaussianNB")
    @pytest.mark.parametrize("smoothing", [0.0, 1e-9, 0.1])
    def test_fit_against_scikit_learn(self, topic, smoothing):
        X, y = measured(0)
        X = np.column_stack([X, np.full(len(X), 0.1)])
        theirs = GaussianNB(var_smoothing=smoothing).fit(X, y)
        ours = topic.fit_gaussian_nb(X, y, smoothing)
        assert_array_equal(ours["classes"], theirs.classes_)
        assert_allclose(ours["log_prior"], np.log(theirs.class_prior_))
        assert_allclose(ours["mean"], theirs.theta_, rtol=1e-12)
        assert_allclose(ours["var"], theirs.var_, rtol=1e-10, atol=1e-30)

    def test_far_from_zero(self, topic):
        X, y = measured(1)
        near, far = topic.fit_gaussian_nb(X, y), topic.fit_gaussian_nb(X + 1e8, y)
        assert_allclose(far["var"], near["var"], rtol=1e-6)

    @pytest.mark.oracle(
        "gaussian_log_joint", library="sklearn.naive_bayes.GaussianNB.predict_joint_log_proba"
    )
    @pytest.mark.parametrize("d", [1, 3])
    def test_log_joint_against_scikit_learn(self, topic, d):
        X, y = measured(2, d=d)
        rows = np.vstack([X[:7], X[:1] + 1e6])
        theirs = GaussianNB().fit(X, y).predict_joint_log_proba(rows)
        got = topic.gaussian_log_joint(topic.fit_gaussian_nb(X, y), rows)
        assert_allclose(got, theirs, rtol=1e-9)

    @pytest.mark.oracle("gaussian_log_joint", library="scipy.stats.norm.logpdf")
    def test_log_joint_against_scipy(self, topic):
        X, y = measured(3)
        model = topic.fit_gaussian_nb(X, y)
        pairs = zip(model["mean"], model["var"], strict=True)
        terms = [stats.norm.logpdf(X, mean, var**0.5).sum(axis=1) for mean, var in pairs]
        assert_allclose(
            topic.gaussian_log_joint(model, X), np.transpose(terms) + model["log_prior"], rtol=1e-9
        )

    @pytest.mark.oracle(
        "predict_with_missing", library="sklearn.naive_bayes.GaussianNB.predict_joint_log_proba"
    )
    @pytest.mark.parametrize("gap", [(), (0,), (1, 2), (0, 2)])
    def test_missing_columns_against_scikit_learn(self, topic, gap):
        X, y = measured(4)
        model, kept = topic.fit_gaussian_nb(X, y), np.setdiff1d(range(3), gap)
        rows = X.copy()
        rows[:, list(gap)] = np.nan
        theirs = GaussianNB().fit(X[:, kept], y)
        theirs.var_ = model["var"][:, kept]  # a refit would add another term
        expected = theirs.classes_[theirs.predict_joint_log_proba(X[:, kept]).argmax(axis=1)]
        assert_array_equal(topic.predict_with_missing(model, rows), expected)

    def test_nothing_measured_and_ties(self, topic):
        model = topic.fit_gaussian_nb(np.array([[0.0], [1.0], [4.0], [5.0]]), np.arange(4) // 2)
        rows = np.array([[np.nan], [2.5], [2.5 - 1e-13], [2.5 + 1e-12], [2.6]])
        assert topic.predict_with_missing(model, rows).tolist() == [0, 0, 0, 0, 1]
        model["log_prior"] = np.log([0.3, 0.7])
        assert topic.predict_with_missing(model, rows[:1]).tolist() == [1]
