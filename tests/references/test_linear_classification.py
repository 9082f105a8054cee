"""References of linear_classification against oracles that we did not write, and edge cases."""

import warnings
from itertools import combinations

import numpy as np
import pytest
import statsmodels.api as sm
from numpy.testing import assert_allclose, assert_array_equal
from scipy.optimize import approx_fprime, linprog, minimize
from scipy.special import expit, logsumexp
from scipy.special import softmax as scipy_softmax
from sklearn.datasets import load_breast_cancer, load_iris
from sklearn.linear_model import LogisticRegression, Perceptron, SGDRegressor
from sklearn.metrics import log_loss
from sklearn.multiclass import OneVsOneClassifier, OneVsRestClassifier
from sklearn.svm import SVC

seeds = pytest.mark.parametrize("seed", range(5))
GATE = np.array([[1.0, 0, 0], [1, 0, 1], [1, 1, 0], [1, 1, 1]])
AND, XOR = np.array([-1, -1, -1, 1]), np.array([-1, 1, 1, -1])
TEMPERATURES = [
    66,
    70,
    69,
    68,
    67,
    72,
    73,
    70,
    57,
    63,
    70,
    78,
    67,
    53,
    67,
    75,
    70,
    81,
    76,
    79,
    75,
    76,
    58,
]
DAMAGED = [53, 57, 58, 63, 70, 75]


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("linear_classification")


@pytest.fixture(autouse=True)
def no_warnings():
    """Let no reference divide by zero or overflow."""
    with np.errstate(all="raise", under="ignore"):
        yield


def standardised(X):
    return np.column_stack([np.ones(len(X)), (X - X.mean(axis=0)) / X.std(axis=0)])


def noisy(seed, n=80, d=4):
    rng = np.random.default_rng(seed)
    X = standardised(rng.normal(size=(n, d - 1)))
    return X, np.where(X @ np.linspace(0.5, 1.5, d) + 1.5 * rng.normal(size=n) > 0.5, 1, -1)


def parted(seed, n=25, d=3, gap=0.1):
    """Return rows and labels of a plane, none of them nearer to it than the gap."""
    rng = np.random.default_rng(seed)
    X = np.column_stack([np.ones(4 * n), rng.normal(size=(4 * n, d - 1))])
    scores = 0.1 + X[:, 1:] @ rng.normal(size=d - 1)
    keep = np.flatnonzero(np.abs(scores) > gap)[:n]
    return X[keep], np.where(scores[keep] > 0, 1, -1)


class TestPerceptron:
    @pytest.mark.oracle("perceptron_train", library="sklearn.linear_model.Perceptron")
    @seeds
    def test_weights_against_scikit_learn(self, topic, seed):
        X, y = parted(seed)
        w, _ = topic.perceptron_train(X, y, 10_000)
        model = Perceptron(fit_intercept=False, shuffle=False, tol=None, max_iter=2000)
        assert_allclose(w, model.fit(X, y).coef_[0], rtol=1e-9)

    @pytest.mark.oracle("perceptron_train", analytic="the trace for AND, made by hand")
    def test_logical_and(self, topic):
        w, mistakes = topic.perceptron_train(GATE, AND, 9)
        assert w.tolist() == [-4, 3, 2]
        assert mistakes == [0, 3, 0, 1, 3, 1, 2, 3, 2, 3, 1, 3, 1, 2, 3, 2, 3, 1]
        assert all(type(i) is int for i in mistakes)
        for rows, labels, passes in ((GATE, AND, 8), (GATE, XOR, 200), (0 * GATE, AND, 5)):
            with pytest.raises(RuntimeError, match="pass"):
                topic.perceptron_train(rows, labels, passes)

    @pytest.mark.oracle("perceptron_bound", published="Novikoff 1962, theorem 1")
    @seeds
    def test_no_run_exceeds_the_bound(self, topic, seed):
        X, y = parted(seed)
        own, mistakes = topic.perceptron_train(X, y, 10_000)
        with np.errstate(all="warn"), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            best = SVC(kernel="linear", C=1e8).fit(X[:, 1:], y)
        star = np.concatenate([best.intercept_, best.coef_[0]])
        bounds = [topic.perceptron_bound(X, y, w) for w in (own, star, 1e-6 * star)]
        assert len(mistakes) <= min(bounds)
        assert_allclose(bounds[1], bounds[2], rtol=1e-9)
        longest, rho = max(map(np.linalg.norm, X)), np.min(y * (X @ own))
        assert_allclose(bounds[0], (longest * np.linalg.norm(own) / rho) ** 2, rtol=1e-9)

    def test_bound_of_and(self, topic):
        assert_allclose(topic.perceptron_bound(GATE, AND, np.array([-4, 3, 2])), 87)
        for w in ([-3, 3, 2], [4, -3, -2], [0, 0, 0]):
            with pytest.raises(ValueError, match="separate"):
                topic.perceptron_bound(GATE, AND, np.array(w))

    @pytest.mark.oracle("threshold_unit", analytic="the truth tables of logic")
    def test_truth_tables(self, topic):
        bits = np.array([[a, b] for a in (0, 1) for b in (0, 1)])
        half = np.array([0.5, 0.5])
        assert_array_equal(topic.threshold_unit(bits, half, 0.75), bits[:, 0] & bits[:, 1])
        assert_array_equal(topic.threshold_unit(bits, 3 * half, 0.75), bits[:, 0] | bits[:, 1])
        assert_array_equal(topic.threshold_unit(bits, half, 0.5), bits[:, 0] | bits[:, 1])
        assert_array_equal(topic.threshold_unit(bits[:, :1], np.array([-1]), -0.5), 1 - bits[:, 0])

    @pytest.mark.oracle("delta_rule_epoch", library="sklearn.linear_model.SGDRegressor")
    @seeds
    def test_gradient_rule_against_scikit_learn(self, topic, seed):
        rng = np.random.default_rng(seed)
        X, y, w = rng.normal(size=(20, 3)), rng.normal(size=20), rng.normal(size=3)
        model = SGDRegressor(penalty=None, fit_intercept=False, shuffle=False, max_iter=1, tol=None,
                             learning_rate="constant", eta0=0.05)  # fmt: skip
        model.fit(X, y, coef_init=w.copy())
        assert_allclose(topic.delta_rule_epoch(X, y, w, 0.05, "gradient"), model.coef_, rtol=1e-9)

    @seeds
    def test_perceptron_rule_is_the_perceptron(self, topic, seed):
        X, y = parted(seed)
        own, _ = topic.perceptron_train(X, y, 10_000)
        # From w / 2 both rules see the same signs; targets 0 and 1 halve nothing.
        w = np.zeros(3)
        for _ in range(3000):
            w = topic.delta_rule_epoch(X, (y + 1) // 2, w, 1.0, "perceptron")
        assert ((X @ w >= 0) == (y > 0)).all()
        assert ((X @ own >= 0) == (y > 0)).all()
        with pytest.raises(ValueError, match="rule"):
            topic.delta_rule_epoch(X, y, own, 1.0, "delta")


class TestLosses:
    @pytest.mark.oracle("margin_losses", library="scipy.special.expit")
    @seeds
    def test_slopes_and_values(self, topic, seed):
        m = np.concatenate(
            [5 * np.random.default_rng(seed).normal(size=50), [0.0, 1.0, 700.0, -690.0]]
        )
        losses = topic.margin_losses(m)
        assert_allclose(losses["logistic"], -np.log(expit(m)), rtol=1e-6, atol=1e-15)
        assert_allclose(losses["logistic"], logsumexp([0 * m, -m], axis=0), rtol=1e-12)
        assert_allclose(losses["exponential"], 1 / expit(m) - 1, rtol=1e-6, atol=1e-15)
        assert_allclose(losses["squared"], 1 - 2 * m + m * m, atol=1e-9)
        assert_array_equal(losses["hinge"], np.where(m < 1, 1 - m, 0))
        assert_array_equal(losses["perceptron"], np.where(m < 0, -m, 0))
        assert_array_equal(losses["zero_one"], m <= 0)

    def test_far_out(self, topic):
        losses = topic.margin_losses(np.array([-1000, 1000, 40]))
        assert_allclose(losses["logistic"][[0, 2]], [1000, 4.248354255291589e-18], rtol=1e-12)
        assert np.isfinite(losses["logistic"]).all()

    @pytest.mark.oracle("sigmoid", library="scipy.special.expit")
    @seeds
    def test_sigmoid_against_scipy(self, topic, seed):
        z = 30 * np.random.default_rng(seed).normal(size=(20, 3))
        assert_allclose(topic.sigmoid(z), expit(z), rtol=1e-12)
        ends = np.array([-1000.0, -700.0, -40.0, 0.0, 40.0, 1000.0])
        assert_allclose(topic.sigmoid(ends), expit(ends), rtol=1e-12)
        assert isinstance(topic.sigmoid(0.3), float)
        assert_allclose(topic.sigmoid(np.array([1, -3])), expit([1.0, -3.0]), rtol=1e-12)


class TestLogisticRegression:
    @pytest.mark.oracle("logistic_loss_grad", library="sklearn.metrics.log_loss")
    @seeds
    def test_loss_and_gradient(self, topic, seed):
        X, y = noisy(seed)
        w = np.random.default_rng(seed).normal(size=4)
        loss, grad = topic.logistic_loss_grad(w, X, y)
        assert_allclose(loss, log_loss(y, expit(X @ w)), rtol=1e-9)
        for lam in (0.0, 0.7):
            _, grad = topic.logistic_loss_grad(w, X, y, lam)
            oracle = approx_fprime(
                w, lambda v, lam=lam: topic.logistic_loss_grad(v, X, y, lam)[0], 1e-7
            )
            assert_allclose(grad, oracle, atol=1e-5)

    def test_labels_and_large_margins(self, topic):
        X = np.array([[1.0, 2.0], [1.0, -1.0]])
        loss, grad = topic.logistic_loss_grad(np.array([0.0, -1000.0]), X, np.array([1, -1]))
        assert_allclose(loss, 1500)
        assert_allclose(grad, [0, -1.5], atol=1e-12)
        for y in ([0, 1], [1, 2], [1, 0]):
            with pytest.raises(ValueError, match="labels"):
                topic.logistic_loss_grad(np.zeros(2), X, np.array(y))

    @pytest.mark.oracle("fit_logistic_newton", library="statsmodels.api.Logit")
    @seeds
    def test_without_penalty_against_statsmodels(self, topic, seed):
        X, y = noisy(seed)
        oracle = sm.Logit((y + 1) // 2, X).fit(disp=0, tol=1e-12, maxiter=100)
        assert_allclose(topic.fit_logistic_newton(X, y, 0.0), oracle.params, rtol=1e-6)

    @pytest.mark.oracle("fit_logistic_newton", library="sklearn.linear_model.LogisticRegression")
    @pytest.mark.parametrize("lam", [1e-3, 1e-2, 0.3])
    def test_with_penalty_against_scikit_learn(self, topic, lam):
        data = load_breast_cancer()
        X, y = standardised(data.data), np.where(data.target == 0, 1, -1)
        w = topic.fit_logistic_newton(X, y, lam, n_iter=15)
        value, grad = topic.logistic_loss_grad(w, X, y, lam)
        assert np.abs(grad).max() < 1e-8

        def fitted(C):
            model = LogisticRegression(C=C, tol=1e-10, max_iter=10_000).fit(X[:, 1:], y)
            return np.concatenate([model.intercept_, model.coef_[0]])

        with np.errstate(all="warn"):
            theirs, confused = fitted(1 / (len(X) * lam)), fitted(1 / lam)
        assert_allclose(w, theirs, atol=1e-4)
        assert_allclose(value, topic.logistic_loss_grad(theirs, X, y, lam)[0], rtol=1e-6)
        # Whoever forgets the n minimises another function, and it shows.
        assert topic.logistic_loss_grad(confused, X, y, lam)[0] > 1.3 * value
        assert np.linalg.norm(confused[1:]) > 4 * np.linalg.norm(w[1:])

    @pytest.mark.oracle("fit_logistic_newton", published="Dalal, Fowlkes, Hoadley 1989, section 2")
    def test_the_flights(self, topic):
        x = np.array(TEMPERATURES, dtype=float)
        y = np.full(23, -1)
        for place in (1, 8, 9, 10, 13, 20, 22):
            y[place] = 1
        assert sorted(set(x[y == 1])) == DAMAGED
        w = topic.fit_logistic_newton(np.column_stack([np.ones(23), x]), y, 0.0)
        assert_allclose(w, [15.0429, -0.2322], atol=5e-5)

    @seeds
    def test_a_separable_fit_is_the_minimum(self, topic, seed):
        X, y = parted(seed)
        w = topic.fit_logistic_newton(X, y, 0.01)
        with np.errstate(all="warn"):
            best = minimize(
                lambda v: topic.logistic_loss_grad(v, X, y, 0.01),
                np.zeros(3),
                jac=True,
                options={"gtol": 1e-10},
            )
        assert_allclose(w, best.x, atol=1e-5)

    def test_when_it_stops(self, topic):
        X, y = noisy(0)
        assert topic.fit_logistic_newton(X, y, 0.1, 0).tolist() == [0, 0, 0, 0]
        one = topic.fit_logistic_newton(X, y, 0.1, 1)
        assert_array_equal(topic.fit_logistic_newton(X, y, 0.1, 50, 1e3), one)
        with pytest.raises(ValueError, match="labels"):
            topic.fit_logistic_newton(X, (y + 1) // 2)

    @pytest.mark.oracle(
        "predict_proba_threshold", library="sklearn.linear_model.LogisticRegression"
    )
    @seeds
    def test_chances_and_labels(self, topic, seed):
        X, y = noisy(seed)
        with np.errstate(all="warn"):
            model = LogisticRegression(C=10.0, fit_intercept=False).fit(X, y)
        for p0 in (0.01, 0.3, 0.5, 0.99):
            p, labels = topic.predict_proba_threshold(model.coef_[0], X, p0)
            assert_allclose(p, model.predict_proba(X)[:, 1], rtol=1e-9)
            assert_array_equal(
                labels, np.where(model.decision_function(X) >= np.log(p0 / (1 - p0)), 1, -1)
            )
        for p0 in (0, 1, -0.2, 1.2, float("nan")):
            with pytest.raises(ValueError, match="p0"):
                topic.predict_proba_threshold(np.zeros(4), X, p0)


class TestManyClasses:
    @pytest.mark.oracle("log_sum_exp", library="scipy.special.logsumexp")
    @seeds
    def test_log_sum_exp_against_scipy(self, topic, seed):
        rng = np.random.default_rng(seed)
        Z = 3 * rng.normal(size=(4, 4, 4))
        Z[0, 0], Z[1, :, 2], Z[2] = -np.inf, -np.inf, 1e4
        for table in (Z, Z[0], Z - 1e4):
            for axis in range(table.ndim):
                with np.errstate(all="ignore"):
                    oracle = logsumexp(table, axis=axis)
                assert_allclose(topic.log_sum_exp(table, axis), oracle, rtol=1e-9, atol=1e-12)
        assert_allclose(topic.log_sum_exp(np.array([1, 2])), logsumexp([1, 2]))
        assert isinstance(topic.log_sum_exp(np.zeros(3)), float)

    @pytest.mark.oracle("softmax", library="scipy.special.softmax")
    @seeds
    def test_softmax_against_scipy(self, topic, seed):
        Z = 100 * np.random.default_rng(seed).normal(size=(5, 4))
        for table in (Z, Z[:1], Z[0], Z + 1e4 * np.arange(5)[:, np.newaxis]):
            assert_allclose(topic.softmax(table), scipy_softmax(table, axis=-1), rtol=1e-9)

    @pytest.mark.oracle("softmax_cross_entropy", library="sklearn.metrics.log_loss")
    @seeds
    def test_cross_entropy(self, topic, seed):
        rng = np.random.default_rng(seed)
        X, y, W = (
            standardised(rng.normal(size=(30, 3))),
            rng.integers(3, size=30),
            rng.normal(size=(4, 4)),
        )
        loss, _ = topic.softmax_cross_entropy(W, X, y)
        assert_allclose(loss, log_loss(y, scipy_softmax(X @ W, axis=1), labels=range(4)), rtol=1e-9)
        for lam in (0.0, 0.6):
            _, grad = topic.softmax_cross_entropy(W, X, y, lam)

            def value(v, lam=lam):
                return topic.softmax_cross_entropy(v.reshape(4, 4), X, y, lam)[0]

            assert_allclose(grad.ravel(), approx_fprime(W.ravel(), value, 1e-7), atol=1e-5)
        far, _ = topic.softmax_cross_entropy(1e4 * W, X, y)
        assert np.isfinite(far)

    @pytest.mark.oracle("fit_softmax", library="sklearn.linear_model.LogisticRegression")
    def test_the_flowers_against_scikit_learn(self, topic):
        flowers = load_iris()
        X, y = standardised(flowers.data), flowers.target
        W = topic.fit_softmax(X, y, 3, 0.01, 1.0, 2000)
        with np.errstate(all="warn"):
            model = LogisticRegression(C=1 / 1.5, tol=1e-10, max_iter=10_000).fit(X[:, 1:], y)
            best = minimize(lambda v: topic.softmax_cross_entropy(v.reshape(5, 3), X, y, 0.01)[0],
                            np.zeros(15), method="BFGS")  # fmt: skip
        theirs = np.vstack([model.intercept_, model.coef_.T])
        assert_allclose(W, theirs - theirs.mean(axis=1, keepdims=True), atol=1e-3)
        assert_array_equal((X @ W).argmax(axis=1), model.predict(X[:, 1:]))
        assert topic.softmax_cross_entropy(W, X, y, 0.01)[0] < best.fun + 1e-6
        assert_allclose(W.sum(axis=1), 0, atol=1e-12)
        assert topic.fit_softmax(X, y, 5, 0.1, 1.0, 0).tolist() == np.zeros((5, 5)).tolist()

    @pytest.mark.oracle("multiclass_perceptron_epoch", published="Duda and Hart 1973, section 5.12")
    @seeds
    def test_kesler_construction(self, topic, seed):
        """A mistake of the multiclass perceptron is one of the two-class one on longer rows."""
        rng = np.random.default_rng(seed)
        X, y = rng.integers(-3, 4, size=(15, 2)).astype(float), rng.integers(3, size=15)
        W, mistakes = topic.multiclass_perceptron_epoch(np.zeros((2, 3)), X, y)
        flat, count = np.zeros(6), 0
        for x, own in zip(X, y, strict=True):
            scores = flat.reshape(3, 2) @ x
            said = int(np.flatnonzero(scores == scores.max())[0])
            long = np.zeros((3, 2))
            long[own] += x
            long[said] -= x
            flat = flat + long.ravel()
            count += said != own
        assert_array_equal(W, flat.reshape(3, 2).T)
        assert mistakes == count

    @pytest.mark.oracle("fit_ovr_logistic", library="sklearn.multiclass.OneVsRestClassifier")
    @pytest.mark.parametrize("lam", [1e-3, 1e-2, 0.1])
    def test_one_against_the_rest(self, topic, lam):
        flowers = load_iris()
        X, y = standardised(flowers.data), flowers.target
        W = topic.fit_ovr_logistic(X, y, 3, lam)
        with np.errstate(all="warn"):
            inner = LogisticRegression(C=1 / (150 * lam), tol=1e-10, max_iter=10_000)
            model = OneVsRestClassifier(inner).fit(X[:, 1:], y)
        theirs = np.column_stack([np.append(m.intercept_, m.coef_[0]) for m in model.estimators_])
        assert_allclose(W, theirs, atol=1e-3)
        assert_array_equal((X @ W).argmax(axis=1), model.predict(X[:, 1:]))
        for labels in (y - 1, y + 1):
            with pytest.raises(ValueError, match="label"):
                topic.fit_ovr_logistic(X, labels, 3)

    @pytest.mark.oracle("ovo_predict", library="sklearn.multiclass.OneVsOneClassifier")
    def test_one_against_one(self, topic):
        flowers = load_iris()
        X, y = standardised(flowers.data[:, :2]), flowers.target
        with np.errstate(all="warn"):
            model = OneVsOneClassifier(LogisticRegression(C=1 / 1.5)).fit(X[:, 1:], y)
        pairs = list(combinations(range(3), 2))
        said = {
            pair: np.array(pair)[fit.predict(X[:, 1:])]
            for pair, fit in zip(pairs, model.estimators_, strict=True)
        }
        votes = np.array(
            [[np.sum([v[i] == k for v in said.values()]) for k in range(3)] for i in range(150)]
        )
        clear = (votes == votes.max(axis=1, keepdims=True)).sum(axis=1) == 1
        got = topic.ovo_predict(said, 3)
        assert_array_equal(got[clear], model.predict(X[:, 1:])[clear])
        cycle = {(0, 1): np.array([1]), (0, 2): np.array([0]), (1, 2): np.array([2])}
        assert topic.ovo_predict(cycle, 3).tolist() == [0]
        with pytest.raises(ValueError, match="pair"):
            topic.ovo_predict({(0, 1): np.array([1])}, 3)


def test_a_linear_program_tells_separable_rows_from_others(topic):
    for labels, is_separable in ((AND, True), (XOR, False)):
        found = linprog(np.zeros(3), A_ub=-labels[:, np.newaxis] * GATE, b_ub=-np.ones(4),
                        bounds=[(None, None)] * 3)  # fmt: skip
        assert found.success == is_separable
    with pytest.raises(RuntimeError):
        topic.perceptron_train(GATE, XOR)
