"""References of dimensionality_reduction against oracles that we did not write, and edge cases."""

import math

import numpy as np
import pytest
import scipy.linalg
from numpy.testing import assert_allclose, assert_array_equal
from scipy.spatial.distance import pdist
from scipy.stats import multivariate_normal
from sklearn.datasets import load_digits, load_iris
from sklearn.decomposition import PCA, FastICA
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis
from sklearn.preprocessing import StandardScaler
from sklearn.random_projection import johnson_lindenstrauss_min_dim
from sklearn.utils.extmath import svd_flip

seeds = pytest.mark.parametrize("seed", range(5))
LinAlgError = np.linalg.LinAlgError
PAPER = np.array([[4.0, 6.0], [-2.0, -2.0], [-1.0, 3.5], [3.0, 0.5]])


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("dimensionality_reduction")


@pytest.fixture(autouse=True)
def no_warnings():
    """Let no reference divide by zero or overflow."""
    with np.errstate(all="raise", under="ignore"):
        yield


def cloud(seed, n=40, d=5):
    """Return rows with different variances in rotated directions, far from the origin."""
    rng = np.random.default_rng(seed)
    turn = np.linalg.qr(rng.normal(size=(d, d)))[0]
    return rng.normal(size=(n, d)) * 0.6 ** np.arange(d) @ turn + rng.normal(size=d) * 10


def up_to_sign(got, expected, **tolerance):
    """Assert that rows agree but for the sign of each."""
    signs = np.sign(np.sum(got * expected, axis=1, keepdims=True))
    assert_allclose(got * signs, expected, **tolerance)


def kinds(seed, n=60, d=4, classes=3):
    """Return rows in classes of different sizes."""
    rng = np.random.default_rng(seed)
    shares = np.arange(1.0, classes + 1) / np.sum(np.arange(1.0, classes + 1))
    y = np.sort(
        np.concatenate(
            [np.repeat(np.arange(classes), 2), rng.choice(classes, n - 2 * classes, p=shares)]
        )
    )
    return 2 * rng.normal(size=(classes, d))[y] + rng.normal(size=(n, d)) @ rng.normal(
        size=(d, d)
    ), y


class TestPrincipalComponents:
    @pytest.mark.oracle("center", library="sklearn.preprocessing.StandardScaler")
    @seeds
    def test_centre(self, topic, seed):
        X = cloud(seed)
        scaler = StandardScaler(with_std=False).fit(X)
        Xc, mean = topic.center(X)
        assert_allclose(Xc, scaler.transform(X), atol=1e-12)
        assert_allclose(mean, scaler.mean_, rtol=1e-12)
        assert topic.center(np.array([[3, 4]]))[0].tolist() == [[0, 0]]

    @pytest.mark.oracle("fix_signs", library="sklearn.utils.extmath.svd_flip")
    @seeds
    def test_signs(self, topic, seed):
        W = np.random.default_rng(seed).normal(size=(4, 6))
        flipped = svd_flip(np.ones((6, 4)), W.copy(), u_based_decision=False)[1]
        assert_array_equal(topic.fix_signs(W), flipped)
        assert topic.fix_signs(np.array([[2, -3], [-1, 0], [0, 0]])).tolist() == [
            [-2, 3],
            [1, 0],
            [0, 0],
        ]

    @pytest.mark.oracle("pca_fit", library="sklearn.decomposition.PCA")
    @pytest.mark.oracle("pca_transform", library="sklearn.decomposition.PCA")
    @pytest.mark.oracle("pca_inverse", library="sklearn.decomposition.PCA")
    @pytest.mark.parametrize(
        ("n", "d", "k"), [(40, 5, 3), (40, 5, 5), (6, 9, 4), (6, 9, 6), (2, 3, 1)]
    )
    def test_against_scikit_learn(self, topic, n, d, k):
        X, new = cloud(n, n, d), cloud(n + 1, 7, d)
        model, theirs = topic.pca_fit(X, k), PCA(k, svd_solver="full").fit(X)
        positive = np.max(model["components"], axis=1) == np.max(
            np.abs(model["components"]), axis=1
        )
        assert positive.all()
        assert_allclose(model["mean"], theirs.mean_)
        top = theirs.explained_variance_[0]
        assert_allclose(model["explained_variance"], theirs.explained_variance_, atol=1e-12 * top)
        assert_allclose(model["ratio"], theirs.explained_variance_ratio_, atol=1e-12)
        if n == 6 and k == 6:  # the last one has no variance, so it is any that is left
            model["components"], theirs.components_ = (
                model["components"][:5],
                theirs.components_[:5],
            )
        up_to_sign(model["components"], theirs.components_, atol=1e-9)
        theirs.components_ = model["components"]
        Z = topic.pca_transform(model, new)
        assert_allclose(Z, theirs.transform(new), atol=1e-9)
        assert_allclose(topic.pca_inverse(model, Z), theirs.inverse_transform(Z), atol=1e-9)

    @pytest.mark.oracle("pca_fit", published="ratios of iris: .9246 .0531 .0171 .0052")
    def test_iris(self, topic):
        model = topic.pca_fit(load_iris().data, 4)
        assert model["ratio"].round(4).tolist() == [0.9246, 0.0531, 0.0171, 0.0052]

    def test_edges(self, topic):
        model = topic.pca_fit(np.full((3, 2), 7), 2)
        assert model["explained_variance"].tolist() == model["ratio"].tolist() == [0, 0]
        assert_allclose(model["components"] @ model["components"].T, np.eye(2), atol=1e-12)
        for X, k in ((PAPER, 0), (PAPER, 3), (PAPER[:1], 1), (np.ones((3, 5)), 4)):
            with pytest.raises(ValueError, match="k must lie"):
                topic.pca_fit(X, k)

    @pytest.mark.oracle("reconstruction_error", analytic="n - 1 times the variances left out")
    @seeds
    def test_loss(self, topic, seed):
        X = cloud(seed)
        variances = topic.pca_fit(X, 5)["explained_variance"]
        for k in range(1, 6):
            error = topic.reconstruction_error(topic.pca_fit(X, k), X)
            assert_allclose(error, 39 * variances[k:].sum(), atol=1e-12 * np.sum(X**2))
            assert type(error) is float

    @pytest.mark.oracle("choose_k", library="sklearn.decomposition.PCA")
    @pytest.mark.parametrize("target", [0.3, 0.8, 0.95, 0.999])
    def test_how_many(self, topic, target):
        X = load_digits().data
        ratio = topic.pca_fit(X, 64)["ratio"]
        assert topic.choose_k(ratio, target) == PCA(target, svd_solver="full").fit(X).n_components_

    def test_how_many_edges(self, topic):
        assert topic.choose_k(np.full(10, 0.1), 1.0) == 10
        assert topic.choose_k(np.array([0.5, 0.25, 0.25]), 0.75) == 2
        with pytest.raises(ValueError, match="target"):
            topic.choose_k(np.array([0.5, 0.3]), 0.81)

    @pytest.mark.oracle("pca_deflation", library="sklearn.decomposition.PCA")
    @seeds
    def test_deflation(self, topic, seed):
        X = cloud(seed, 30, 6)
        theirs = PCA(4, svd_solver="full").fit(X)
        up_to_sign(topic.pca_deflation(X, 4), theirs.components_, atol=1e-6)
        rng = np.random.default_rng(seed)
        pair = rng.multivariate_normal([0, 0], [[1, -0.8], [-0.8, 1]], size=50)
        pair = (pair - pair.mean(axis=0)) / pair.std(axis=0)
        found = topic.pca_deflation(pair, 2)
        up_to_sign(found, PCA(2, svd_solver="full").fit(pair).components_, atol=1e-6)


class TestIndependentComponents:
    @pytest.mark.oracle("whiten", library="sklearn.decomposition.PCA")
    @seeds
    def test_whitening(self, topic, seed):
        X = cloud(seed)
        Xw, W = topic.whiten(X)
        theirs = PCA(whiten=True, svd_solver="full").fit_transform(X) * np.sqrt(40 / 39)
        up_to_sign(Xw.T, theirs.T, atol=1e-9)
        assert_allclose(np.cov(Xw.T, ddof=0), np.eye(5), atol=1e-10)
        assert_allclose(W.T @ W, np.diag(np.diag(W.T @ W)), atol=1e-9 * np.max(W) ** 2)
        values = np.linalg.eigvalsh(np.cov(X.T, ddof=0))[::-1]
        expected = np.diag(values / (values + 0.3))
        assert_allclose(np.cov(topic.whiten(X, 0.3)[0].T, ddof=0), expected, atol=1e-12)

    def test_dependent_columns(self, topic):
        X = cloud(0, 20, 2)
        X = np.column_stack([X, X.sum(axis=1)])
        for bad in (X, cloud(0, 3, 5), np.ones((4, 2)), np.ones((1, 2))):
            with pytest.raises(LinAlgError, match="singular"):
                topic.whiten(bad)
            assert np.isfinite(topic.whiten(bad, 1e-3)[1]).all()

    @pytest.mark.oracle("decorrelate", library="scipy.linalg.polar")
    @pytest.mark.parametrize(("k", "d"), [(2, 2), (3, 3), (2, 4), (1, 3)])
    def test_nearest_orthogonal(self, topic, k, d):
        W = np.random.default_rng(k).normal(size=(k, d))
        assert_allclose(topic.decorrelate(W), scipy.linalg.polar(W, side="left")[0], atol=1e-12)
        inverse_root = scipy.linalg.inv(scipy.linalg.sqrtm(W @ W.T))
        assert_allclose(topic.decorrelate(W), inverse_root @ W, atol=1e-10)
        for bad in (np.zeros((2, 2)), np.array([[1.0, 2.0], [3.0, 6.0]])):
            with pytest.raises(LinAlgError, match="independent"):
                topic.decorrelate(bad)

    @pytest.mark.oracle("fast_ica", library="sklearn.decomposition.FastICA")
    @seeds
    def test_separation(self, topic, seed):
        rng = np.random.default_rng(seed)
        sources = np.column_stack([rng.uniform(-1, 1, 2000), rng.laplace(size=2000)])
        A = rng.normal(size=(2, 2)) + 2 * np.eye(2)
        X, W0 = sources @ A.T, np.array([[1.0, 0.1], [1.0, -0.1]])
        S, W = topic.fast_ica(X, 2, W0)
        assert_allclose(W @ W.T, np.eye(2), atol=1e-9)
        assert_allclose(S.T @ S / 2000, np.eye(2), atol=1e-9)
        found = np.abs(np.corrcoef(S.T, sources.T)[:2, 2:])
        assert (found.max(axis=0) > 0.98).all()
        with np.errstate(all="warn"):
            model = FastICA(2, whiten="unit-variance", fun="logcosh", w_init=W0, tol=1e-10)
            theirs = model.fit_transform(X)
        agree = np.abs(np.corrcoef(S.T, theirs.T)[:2, 2:])
        assert_allclose(np.sort(agree.max(axis=0)), 1, atol=1e-4)

    def test_more_microphones_than_sources(self, topic):
        rng = np.random.default_rng(0)
        sources = np.column_stack([rng.uniform(-1, 1, 2000), rng.laplace(size=2000)])
        X = sources @ rng.normal(size=(2, 4))
        S, W = topic.fast_ica(X, 2, np.eye(2))
        assert (S.shape, W.shape) == ((2000, 2), (2, 2))
        assert (np.abs(np.corrcoef(S.T, sources.T)[:2, 2:]).max(axis=0) > 0.98).all()
        with pytest.raises(LinAlgError):
            topic.fast_ica(X, 3, np.eye(3))
        with pytest.raises(ValueError, match="k must lie"):
            topic.fast_ica(X, 5, np.eye(5))


class TestRandomDirections:
    @pytest.mark.oracle("random_projection", analytic="squared lengths are kept on average")
    def test_lengths(self, topic):
        rng = np.random.default_rng(0)
        X = rng.normal(size=(1, 30))
        lengths = [np.sum(topic.random_projection(X, 5, rng) ** 2) for _ in range(4000)]
        error = np.sum(X**2) * math.sqrt(2 / 5 / 4000)
        assert abs(np.mean(lengths) - np.sum(X**2)) < 4 * error
        R = np.random.default_rng(7).standard_normal((30, 5))
        Z = topic.random_projection(X, 5, np.random.default_rng(7))
        assert_allclose(Z, X @ R / math.sqrt(5), rtol=1e-12)

    @pytest.mark.oracle(
        "jl_dimension", library="sklearn.random_projection.johnson_lindenstrauss_min_dim"
    )
    @pytest.mark.parametrize("n", [2, 10, 100, 1797, 10**6])
    @pytest.mark.parametrize("eps", [0.05, 0.1, 0.5, 0.99])
    def test_bound(self, topic, n, eps):
        theirs = johnson_lindenstrauss_min_dim(n, eps=eps)  # cut off where ours is rounded up
        assert topic.jl_dimension(n, eps) == theirs + 1
        assert type(topic.jl_dimension(n, eps)) is int

    def test_bound_edges(self, topic):
        assert (topic.jl_dimension(100, 0.1), topic.jl_dimension(1, 0.3)) == (3948, 0)
        for n, eps in ((0, 0.1), (-3, 0.1), (10, 0.0), (10, 1.0), (10, -0.1), (10, 1.2)):
            with pytest.raises(ValueError, match="eps"):
                topic.jl_dimension(n, eps)

    def test_distances_of_digits(self, topic):
        X = load_digits().data[:200]
        Z = topic.random_projection(X, topic.jl_dimension(200, 0.5), np.random.default_rng(0))
        assert np.abs(pdist(Z) ** 2 / pdist(X) ** 2 - 1).max() < 0.5


class TestDiscriminants:
    @pytest.mark.oracle(
        "lda_fit", library="sklearn.discriminant_analysis.LinearDiscriminantAnalysis"
    )
    @seeds
    def test_directions(self, topic, seed):
        X, y = kinds(seed)
        model = topic.lda_fit(X, y, 2)
        theirs = LinearDiscriminantAnalysis(solver="eigen").fit(X, y).scalings_[:, :2]
        up_to_sign(model["W"].T, (theirs / np.linalg.norm(theirs, axis=0)).T, atol=1e-8)
        means = np.array([X[y == c].mean(axis=0) for c in range(3)])
        S_w = (X - means[y]).T @ (X - means[y])
        S_b = (means[y] - X.mean(axis=0)).T @ (means[y] - X.mean(axis=0))
        values = scipy.linalg.eigh(S_b, S_w, eigvals_only=True)[::-1]
        assert_allclose(model["eigenvalues"], values[:2], rtol=1e-8)
        shrunk = scipy.linalg.eigh(S_b, S_w + 3 * np.eye(4), eigvals_only=True)[::-1]
        assert_allclose(topic.lda_fit(X, y, 2, 3.0)["eigenvalues"], shrunk[:2], rtol=1e-8)

    @seeds
    def test_two_classes(self, topic, seed):
        X, y = kinds(seed, classes=2)
        zero, one = X[y == 0], X[y == 1]
        S_w = (len(zero) - 1) * np.cov(zero.T) + (len(one) - 1) * np.cov(one.T)
        w = np.linalg.solve(S_w, one.mean(axis=0) - zero.mean(axis=0))
        up_to_sign(topic.lda_fit(X, y, 1)["W"].T, w[np.newaxis] / np.linalg.norm(w), atol=1e-8)

    def test_edges(self, topic):
        X, y = kinds(0)
        twins = np.column_stack([X, X[:, 0]])
        with pytest.raises(LinAlgError, match="singular"):
            topic.lda_fit(twins, y, 2)
        cured = topic.lda_fit(twins, y, 2, 1e-3)
        assert_allclose(cured["W"][0], cured["W"][4], atol=1e-9)
        for k, labels in ((0, y), (3, y), (1, np.zeros(60))):
            with pytest.raises(ValueError, match="k must lie"):
                topic.lda_fit(X, labels, k)

    @pytest.mark.oracle("lda_classify", library="scipy.stats.multivariate_normal")
    @seeds
    def test_gaussians(self, topic, seed):
        X, y = kinds(seed)
        new = 3 * np.random.default_rng(seed).normal(size=(50, 4))
        counts = np.bincount(y)
        means = np.array([X[y == c].mean(axis=0) for c in range(3)])
        S = (X - means[y]).T @ (X - means[y]) / 57
        logs = [
            multivariate_normal(m, S).logpdf(new) + np.log(c)
            for m, c in zip(means, counts, strict=True)
        ]
        expected = np.argmax(logs, axis=0)
        assert_array_equal(topic.lda_classify(X, y, new), expected)
        names = np.array(["a", "B", "c"])
        order = {"B": 0, "a": 1, "c": 2}
        got = topic.lda_classify(X, names[y], new)
        assert got.dtype.kind == "U"
        assert set(got) <= set(order)
        assert_array_equal(got, names[expected])

    @pytest.mark.oracle(
        "lda_classify", library="sklearn.discriminant_analysis.LinearDiscriminantAnalysis"
    )
    @seeds
    def test_balanced(self, topic, seed):
        rng = np.random.default_rng(seed)
        y = np.repeat([0, 1, 2], 20)
        X, new = rng.normal(size=(60, 3)) + 2 * y[:, np.newaxis], 3 * rng.normal(size=(50, 3))
        theirs = LinearDiscriminantAnalysis(solver="lsqr").fit(X, y).predict(new)
        assert_array_equal(topic.lda_classify(X, y, new), theirs)

    def test_ties_and_errors(self, topic):
        X, y = np.array([[-3], [-1], [1], [3]]), np.array(["b", "b", "a", "a"])
        assert topic.lda_classify(X, y, np.array([[0], [1], [-1]])).tolist() == ["a", "a", "b"]
        for rows, labels in ((X, np.arange(4)), (np.ones((4, 1)), y), (np.hstack([X, X]), y)):
            with pytest.raises(LinAlgError):
                topic.lda_classify(rows, labels, rows)
