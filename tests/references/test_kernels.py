"""References of kernels against oracles that we did not write, and edge cases."""

from collections import Counter
from math import comb

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from scipy.optimize import approx_fprime, minimize
from scipy.spatial.distance import cdist
from sklearn import metrics
from sklearn.calibration import _SigmoidCalibration
from sklearn.datasets import make_circles
from sklearn.decomposition import PCA, KernelPCA
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.kernel_ridge import KernelRidge
from sklearn.linear_model import Perceptron, Ridge
from sklearn.preprocessing import KernelCenterer
from sklearn.svm import SVR

from solutions.linear_classification.perceptron_train import perceptron_train

seeds = pytest.mark.parametrize("seed", range(4))


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("kernels")


def cloud(seed, n=12, d=3):
    """Return points, and a rng for what else is drawn."""
    rng = np.random.default_rng(seed)
    return rng.normal(size=(n, d)), rng


class TestKernels:
    @pytest.mark.oracle("polynomial_kernel", library="sklearn.metrics.pairwise.polynomial_kernel")
    @seeds
    def test_polynomial(self, topic, seed):
        A, rng = cloud(seed)
        B = rng.normal(size=(5, 3))
        for degree, gamma, coef0 in [(2, 1.0, 1.0), (3, 0.3, 2.0), (1, 1.0, 0.0), (4, 2.0, -0.5)]:
            expected = metrics.pairwise.polynomial_kernel(A, B, degree, gamma, coef0)
            assert_allclose(topic.polynomial_kernel(A, B, degree, gamma, coef0), expected)
        whole = topic.polynomial_kernel(np.array([[1000]]), np.array([[1000]]), 20, 1, 0)
        assert_allclose(whole, [[1e120]])

    @pytest.mark.oracle("rbf_kernel", library="scipy.spatial.distance.cdist")
    @seeds
    def test_gaussian(self, topic, seed):
        A, rng = cloud(seed)
        B = rng.normal(size=(5, 3))
        for gamma in (0.1, 1.0, 7.0):
            K = topic.rbf_kernel(A, B, gamma)
            assert_allclose(K, np.exp(-gamma * cdist(A, B, "sqeuclidean")))
            assert_allclose(K, metrics.pairwise.rbf_kernel(A, B, gamma))
        far = A + 2.0**20
        near = far - 2.0**20
        assert_allclose(topic.rbf_kernel(far, far, 1.0), np.exp(-(cdist(near, near) ** 2)))
        assert_array_equal(np.diag(topic.rbf_kernel(far, far, 1.0)), 1.0)
        assert topic.rbf_kernel(np.zeros((1, 1)), np.full((1, 1), 1e6), 1.0)[0, 0] == 0
        for gamma in (0.0, -1.0):
            with pytest.raises(ValueError, match="gamma"):
                topic.rbf_kernel(A, B, gamma)

    @pytest.mark.oracle("poly2_features", library="sklearn.metrics.pairwise.polynomial_kernel")
    @seeds
    def test_quadratic_features(self, topic, seed):
        X, _ = cloud(seed)
        for d in (1, 2, 3):
            for gamma, coef0 in [(1.0, 1.0), (0.3, 2.0), (2.0, 0.0)]:
                Z = topic.poly2_features(X[:, :d], gamma, coef0)
                assert Z.shape == (12, 1 + d + d * (d + 1) // 2)
                expected = metrics.pairwise.polynomial_kernel(X[:, :d], None, 2, gamma, coef0)
                assert_allclose(Z @ Z.T, expected)
        for gamma, coef0 in [(1.0, -0.1), (0.0, 1.0), (-1.0, 1.0)]:
            with pytest.raises(ValueError, match="coef0"):
                topic.poly2_features(X, gamma, coef0)

    def test_the_six_features_of_the_notes(self, topic):
        a, b, c, r = 2.0, 3.0, 5.0, np.sqrt(2)
        got = topic.poly2_features(np.array([[a, b]]))
        assert_allclose(got, [[1, r * a, r * b, a * a, b * b, r * a * b]])
        crosses = topic.poly2_features(np.array([[a, b, c]]))[0, -3:]
        assert_allclose(crosses, [r * a * b, r * a * c, r * b * c])

    @pytest.mark.oracle(
        "homogeneous_features", library="sklearn.metrics.pairwise.polynomial_kernel"
    )
    @pytest.mark.parametrize("d", [1, 2, 3, 4])
    @pytest.mark.parametrize("degree", [1, 2, 3, 5])
    def test_homogeneous_features(self, topic, d, degree):
        X, _ = cloud(d + degree, d=d)
        Z = topic.homogeneous_features(X, degree)
        assert Z.shape == (12, comb(d + degree - 1, degree))
        assert_allclose(Z @ Z.T, metrics.pairwise.polynomial_kernel(X, None, degree, 1.0, 0.0))
        if degree == 1:
            assert_allclose(Z, X)

    def test_order_of_the_exponents(self, topic):
        a, b, c = 2.0, 3.0, 5.0
        r, s = np.sqrt(3), np.sqrt(6)
        expected = [a**3, r * a * a * b, r * a * a * c, r * a * b * b, s * a * b * c]
        expected += [r * a * c * c, b**3, r * b * b * c, r * b * c * c, c**3]
        assert_allclose(topic.homogeneous_features(np.array([[a, b, c]]), 3)[0], expected)

    @pytest.mark.oracle("rbf_taylor_kernel", library="sklearn.metrics.pairwise.rbf_kernel")
    @seeds
    def test_series(self, topic, seed):
        A, rng = cloud(seed)
        B = rng.normal(size=(5, 3))
        gamma = 10 / np.abs(A @ B.T).max()
        expected = metrics.pairwise.rbf_kernel(A, B, gamma)
        for order in (60, 300):
            assert_allclose(topic.rbf_taylor_kernel(A, B, gamma, order), expected, atol=1e-10)
        flat = np.exp(-gamma * np.add.outer((A * A).sum(axis=1), (B * B).sum(axis=1)))
        assert_allclose(topic.rbf_taylor_kernel(A, B, gamma, 0), flat)
        assert_allclose(topic.rbf_taylor_kernel(A, B, gamma, 1), flat * (1 + 2 * gamma * A @ B.T))
        with pytest.raises(ValueError, match="order"):
            topic.rbf_taylor_kernel(A, B, gamma, -1)

    @pytest.mark.oracle("ngram_kernel", library="sklearn.feature_extraction.text.CountVectorizer")
    @pytest.mark.parametrize("n", [1, 2, 3, 4])
    def test_ngrams(self, topic, n):
        strings = ["banana", "ananas", "a nap", "Banana!", "nnnn", "xyz"]
        counter = CountVectorizer(analyzer="char", ngram_range=(n, n), lowercase=False)
        counts = counter.fit_transform(strings).toarray()
        K = np.array([[topic.ngram_kernel(s, t, n) for t in strings] for s in strings])
        assert_array_equal(K, counts @ counts.T)
        assert topic.is_valid_gram(K)
        assert (topic.ngram_kernel("", "abc", n), topic.ngram_kernel("ab", "ab", 3)) == (0, 0)
        assert Counter(type(topic.ngram_kernel(s, "ana", n)) for s in strings) == {int: 6}


class TestGram:
    @pytest.mark.oracle("is_valid_gram", analytic="eigenvalues that were chosen beforehand")
    @seeds
    def test_chosen_eigenvalues(self, topic, seed):
        _, rng = cloud(seed)
        Q = np.linalg.qr(rng.normal(size=(4, 4)))[0]
        for unit in (1e-10, 1.0, 1e8):
            for values, valid in [((3, 2, 1, 0), True), ((3, 2, 1, -1e-3), False)]:
                K = unit * (Q * values) @ Q.T
                assert topic.is_valid_gram((K + K.T) / 2) is valid
                assert topic.is_valid_gram(-K) is False
            dust = unit * ((Q * np.array([3, 2, 1, -1e-10])) @ Q.T)
            assert topic.is_valid_gram(dust)
            assert not topic.is_valid_gram(dust, 1e-12)
        assert topic.is_valid_gram(np.zeros((3, 3)))
        assert not topic.is_valid_gram(np.ones((2, 3)))
        assert not topic.is_valid_gram(np.array([[1.0, 1.0], [0.0, 1.0]]))
        assert not topic.is_valid_gram(np.array([[1, 2], [2, 1]]) * 1e-10)

    @pytest.mark.oracle("center_gram", library="sklearn.preprocessing.KernelCenterer")
    @seeds
    def test_centring(self, topic, seed):
        X, rng = cloud(seed)
        new = rng.normal(size=(5, 3)) + 1
        K, block = topic.polynomial_kernel(X, X), topic.polynomial_kernel(new, X)
        centerer = KernelCenterer().fit(K)
        assert_allclose(topic.center_gram(K), centerer.transform(K), atol=1e-10)
        assert_allclose(topic.center_gram(block, K), centerer.transform(block), atol=1e-10)
        Z, Z_new = topic.poly2_features(X), topic.poly2_features(new)
        mean = Z.mean(axis=0)
        expected = (Z_new - mean) @ (Z - mean).T
        assert_allclose(topic.center_gram(block, K), expected, atol=1e-10)
        assert_allclose(topic.center_gram(K).mean(axis=1), 0, atol=1e-10)

    @pytest.mark.oracle("kernel_pca", library="sklearn.decomposition.KernelPCA")
    @seeds
    def test_components(self, topic, seed):
        X, _ = cloud(seed)
        for K in (X @ X.T + 7, topic.rbf_kernel(X, X, 0.5), topic.polynomial_kernel(X, X)):
            scores, values = topic.kernel_pca(K, 3)
            library = KernelPCA(3, kernel="precomputed").fit(K)
            assert_allclose(values, library.eigenvalues_)
            expected = library.transform(K)
            signs = np.sign(np.sum(scores * expected, axis=0))
            assert_allclose(scores, signs * expected, atol=1e-8)
            assert (scores[np.abs(scores).argmax(axis=0), range(3)] > 0).all()
        K = X @ X.T
        scores, values = topic.kernel_pca(K, 12)
        expected = PCA(3).fit_transform(X)
        signs = np.sign(np.sum(scores[:, :3] * expected, axis=0))
        assert_allclose(scores[:, :3], signs * expected, atol=1e-8)
        assert_array_equal(values[3:], 0)
        assert_array_equal(scores[:, 3:], 0)
        with pytest.raises(ValueError, match="components"):
            topic.kernel_pca(K, 13)


class TestRegression:
    @pytest.mark.oracle("kernel_ridge_predict", library="sklearn.kernel_ridge.KernelRidge")
    @pytest.mark.oracle("kernel_ridge_fit", library="sklearn.kernel_ridge.KernelRidge")
    @seeds
    def test_ridge(self, topic, seed):
        X, rng = cloud(seed)
        new = rng.normal(size=(12, 3))

        def kernel(A, B):
            return topic.rbf_kernel(A, B, 0.3)

        for y in (rng.normal(size=12), rng.normal(size=(12, 2))):
            beta = topic.kernel_ridge_fit(kernel(X, X), y, 0.1)
            model = KernelRidge(alpha=0.1, kernel="rbf", gamma=0.3).fit(X, y)
            assert_allclose(beta, model.dual_coef_)
            predicted = topic.kernel_ridge_predict(X, beta, new, kernel)
            assert_allclose(predicted, model.predict(new))

    @pytest.mark.oracle("kernel_ridge_predict", library="sklearn.linear_model.Ridge")
    @pytest.mark.oracle("kernel_ridge_fit", library="sklearn.linear_model.Ridge")
    @seeds
    def test_ridge_in_the_features(self, topic, seed):
        X, rng = cloud(seed, n=20)
        y, new = rng.normal(size=20), rng.normal(size=(5, 3))
        Z, Z_new = topic.poly2_features(X), topic.poly2_features(new)
        model = Ridge(alpha=0.7, fit_intercept=False, solver="cholesky").fit(Z, y)
        beta = topic.kernel_ridge_fit(topic.polynomial_kernel(X, X), y, 0.7)
        assert_allclose(Z.T @ beta, model.coef_)
        predicted = topic.kernel_ridge_predict(X, beta, new, topic.polynomial_kernel)
        assert_allclose(predicted, model.predict(Z_new))

    def test_refusals_of_ridge(self, topic):
        X = np.arange(6.0).reshape(3, 2) ** 2
        with pytest.raises(np.linalg.LinAlgError, match="singular"):
            topic.kernel_ridge_fit(X @ X.T, np.ones(3), 0.0)
        with pytest.raises(ValueError, match="lam"):
            topic.kernel_ridge_fit(X @ X.T, np.ones(3), -1.0)
        assert_allclose(topic.kernel_ridge_fit(2 * np.eye(2), np.array([1.0, 4.0]), 0.0), [0.5, 2])

    @pytest.mark.oracle("eps_insensitive", library="scipy.optimize.approx_fprime")
    @seeds
    def test_tube(self, topic, seed):
        rng = np.random.default_rng(seed)
        y, s, eps = rng.normal(size=20), rng.normal(size=20), 0.5
        loss, slope = topic.eps_insensitive(y, s, eps)
        assert_allclose(loss, [max(0, abs(a - b) - eps) for a, b in zip(s, y, strict=True)])
        for i in range(20):
            by_steps = approx_fprime(
                s[i : i + 1], lambda t, i=i: float(topic.eps_insensitive(y[i], t, eps)[0][0]), 1e-7
            )
            assert_allclose(slope[i], by_steps[0], atol=1e-5)
        assert topic.eps_insensitive(1.0, 1.5, 0.5) == (0.0, 0.0)
        assert topic.eps_insensitive(2, 2, 0) == (0.0, 0.0)
        with pytest.raises(ValueError, match="eps"):
            topic.eps_insensitive(y, s, -0.1)

    @pytest.mark.oracle("svr_dual_objective", library="sklearn.svm.SVR")
    @pytest.mark.oracle("svr_bias", library="sklearn.svm.SVR")
    @seeds
    def test_the_machine_of_the_library(self, topic, seed):
        X, rng = cloud(seed, n=40, d=2)
        y = np.sin(X[:, 0]) + 0.2 * rng.normal(size=40)
        K = topic.rbf_kernel(X, X, 0.5)
        for C, eps in [(1.0, 0.1), (10.0, 0.2), (0.3, 0.05)]:
            model = SVR(kernel="precomputed", C=C, epsilon=eps, tol=1e-9).fit(K, y)
            v = np.zeros(40)
            v[model.support_] = model.dual_coef_[0]
            up, dn = np.maximum(v, 0), np.maximum(-v, 0)
            b = topic.svr_bias(up, dn, K, y, C, eps, 1e-8)
            assert_allclose(b, model.intercept_[0], atol=1e-5)
            loss = topic.eps_insensitive(y, K @ v + b, eps)[0].sum()
            primal = v @ K @ v / 2 + C * loss
            assert_allclose(-topic.svr_dual_objective(up, dn, K, y, eps), primal, rtol=1e-5)
        assert topic.svr_dual_objective(np.zeros(40), np.zeros(40), K, y, 0.1) == 0
        with pytest.raises(ValueError, match="edge"):
            topic.svr_bias(np.full(40, C), np.zeros(40), K, y, C, 0.1)

    @pytest.mark.oracle("rbf_network_fit", library="sklearn.linear_model.Ridge")
    @seeds
    def test_network(self, topic, seed):
        X, rng = cloud(seed, n=30, d=2)
        y, centers = rng.normal(size=30) + 4, X[:6]
        Z = topic.rbf_kernel(X, centers, 0.8)
        for lam in (0.001, 0.5, 100.0):
            model = Ridge(alpha=lam, solver="svd").fit(Z, y)
            w = topic.rbf_network_fit(X, y, centers, 0.8, lam)
            assert_allclose(w, np.append(model.intercept_, model.coef_), rtol=1e-6)
            moved = topic.rbf_network_fit(X, y + 5, centers, 0.8, lam)
            assert_allclose(moved[1:], w[1:], rtol=1e-6)
            assert_allclose(moved[0], w[0] + 5)

    def test_network_without_penalty(self, topic):
        X, rng = cloud(0, n=8, d=2)
        y = rng.normal(size=8)
        for centers in (X, np.vstack([X, X])):
            w = topic.rbf_network_fit(X, y, centers, 3.0, 0.0)
            Z = np.column_stack([np.ones(8), topic.rbf_kernel(X, centers, 3.0)])
            assert_allclose(Z @ w, y, atol=1e-8)
            assert np.linalg.norm(w) < 100
        with pytest.raises(ValueError, match="lam"):
            topic.rbf_network_fit(X, y, X, 1.0, -0.5)


class TestClassification:
    @pytest.mark.oracle("kernel_logistic_loss_grad", library="scipy.optimize.approx_fprime")
    @seeds
    def test_logistic(self, topic, seed):
        X, rng = cloud(seed)
        y, beta = np.where(rng.normal(size=12) > 0, 1, -1), rng.normal(size=12)
        K = X @ X.T
        loss, grad = topic.kernel_logistic_loss_grad(beta, K, y, 0.3)
        w = X.T @ beta
        expected = np.mean(np.log1p(np.exp(-y * (X @ w)))) + 0.3 / 12 * w @ w
        assert_allclose(loss, expected)
        by_steps = approx_fprime(
            beta, lambda b: topic.kernel_logistic_loss_grad(b, K, y, 0.3)[0], 1e-7
        )
        assert_allclose(grad, by_steps, atol=1e-5)
        huge = topic.kernel_logistic_loss_grad(1e3 * np.ones(2), np.eye(2), np.array([1, -1]), 0.0)
        assert_allclose(huge[0], 500)
        assert_allclose(huge[1], [0, 0.5], atol=1e-12)
        with pytest.raises(ValueError, match="labels"):
            topic.kernel_logistic_loss_grad(beta, K, (y > 0).astype(int), 0.3)

    @pytest.mark.oracle("platt_scaling", library="sklearn.calibration._SigmoidCalibration")
    @pytest.mark.oracle("platt_scaling", library="scipy.optimize.minimize")
    @seeds
    def test_platt(self, topic, seed):
        rng = np.random.default_rng(seed)
        y = np.where(np.arange(40) % 4, -1, 1)
        for scores in (rng.normal(size=40) + y, 100 * rng.normal(size=40) + y, y + 10.0, -1.0 * y):
            spread = scores + 0.01 * rng.normal(size=40)
            A, B = topic.platt_scaling(spread, y)
            model = _SigmoidCalibration().fit(spread, y > 0)
            library = 1 / (1 + np.exp(model.a_ * spread + model.b_))
            ours = 1 / (1 + np.exp(-(A * spread + B)))
            assert_allclose(ours, library, atol=2e-3)
            t = np.where(y > 0, 11 / 12, 1 / 32)
            scaled = spread / np.abs(spread).max()

            def price(w, scaled=scaled, t=t):
                z = w[0] * scaled + w[1]
                return np.sum(np.logaddexp(0, z) - t * z)

            best = minimize(price, np.zeros(2), method="BFGS", options={"gtol": 1e-9}).fun
            assert price((A * np.abs(spread).max(), B)) <= best + 1e-9
            assert np.abs(np.sum(ours - t)) < 1e-8 * 40
            assert np.abs(np.sum((ours - t) * spread)) < 1e-8 * 40 * np.abs(spread).max()
            flipped = topic.platt_scaling(-spread, y)
            assert_allclose(flipped, (-A, B), rtol=1e-6)
        with pytest.raises(ValueError, match="labels"):
            topic.platt_scaling(spread, y > 0)

    @pytest.mark.oracle("kernel_perceptron", library="sklearn.linear_model.Perceptron")
    @seeds
    def test_perceptron(self, topic, seed):
        rng = np.random.default_rng(seed)
        X = rng.integers(-5, 6, size=(15, 2))
        y = np.where(X @ [2, 1] > 0.5, 1, -1)
        Z = topic.poly2_features(X.astype(float))
        whole = np.column_stack([np.ones(15), X])
        for K, rows in ((X @ X.T + 1, whole), (topic.polynomial_kernel(X, X), Z)):
            counts, converged = topic.kernel_perceptron(K, y)
            mistakes = perceptron_train(rows, y.astype(float), 1000)[1]
            assert_array_equal(counts, np.bincount(mistakes, minlength=15))
            assert converged
            model = Perceptron(shuffle=False, fit_intercept=False, tol=None, max_iter=1000)
            model.fit(rows, y)
            assert_allclose(
                model.coef_[0] / np.abs(model.coef_).max(),
                (counts * y) @ rows / np.abs((counts * y) @ rows).max(),
                atol=1e-8,
            )

    def test_exclusive_or(self, topic):
        X, y = np.array([[0, 0], [0, 1], [1, 0], [1, 1]]), np.array([-1, 1, 1, -1])
        counts, converged = topic.kernel_perceptron(topic.polynomial_kernel(X, X), y)
        assert (counts.tolist(), converged) == ([7, 5, 5, 4], True)
        assert topic.kernel_perceptron(X @ X.T + 1, y, 50)[1] is False
        assert topic.kernel_perceptron(X @ X.T + 1, y, 0)[0].tolist() == [0, 0, 0, 0]

    def test_circles_come_apart(self, topic):
        X, label = make_circles(100, noise=0.05, factor=0.4, random_state=0)
        scores, _ = topic.kernel_pca(topic.polynomial_kernel(X, X), 5)
        gaps = [
            max(
                s[label == 1].min() - s[label == 0].max(), s[label == 0].min() - s[label == 1].max()
            )
            for s in scores.T
        ]
        assert max(gaps) > 0
