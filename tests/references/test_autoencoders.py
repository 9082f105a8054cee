"""References of autoencoders against oracles that we did not write, and their edge cases."""

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from scipy.linalg import subspace_angles
from scipy.optimize import approx_fprime
from scipy.special import expit, xlog1py, xlogy
from scipy.stats.mstats import mquantiles
from sklearn.decomposition import PCA, TruncatedSVD
from sklearn.metrics import log_loss
from sklearn.neural_network import MLPClassifier, MLPRegressor

seeds = pytest.mark.parametrize("seed", range(5))
KEYS = ("W1", "b1", "W2", "b2")
SHAPES = [(7, 4, 2), (1, 3, 1), (5, 3, 5), (6, 4, 4)]


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("autoencoders")


def linear(seed, n, d, k):
    rng = np.random.default_rng(seed)
    return rng.normal(size=(n, d)), rng.normal(size=(k, d)), rng.normal(size=(d, k))


def sigmoids(seed, d, k):
    rng = np.random.default_rng(seed)
    shapes = {"W1": (d, k), "b1": k, "W2": (k, d), "b2": d}
    return {key: rng.normal(size=shapes[key]) for key in KEYS}


def pixels(seed, n, d):
    return np.random.default_rng(seed).uniform(0.02, 0.98, size=(n, d))


def differences(f, arrays):
    """Return the slopes of f at several arrays, by SciPy's differences."""
    flat = np.concatenate([np.ravel(array) for array in arrays])
    cuts = np.cumsum([np.size(array) for array in arrays])[:-1]

    def of(theta):
        parts = np.split(theta, cuts)
        return f(*(p.reshape(np.shape(a)) for p, a in zip(parts, arrays, strict=True)))

    slopes = approx_fprime(flat, of, 1e-7)
    return [s.reshape(np.shape(a)) for s, a in zip(np.split(slopes, cuts), arrays, strict=True)]


class TestLinear:
    @pytest.mark.oracle("linear_ae_forward", library="numpy.einsum")
    @pytest.mark.parametrize("shape", SHAPES)
    def test_forward(self, topic, shape):
        X, W_enc, W_dec = linear(0, *shape)
        Z, X_hat = topic.linear_ae_forward(X, W_enc, W_dec)
        assert_allclose(Z, np.einsum("nd,kd->nk", X, W_enc), atol=1e-12)
        assert_allclose(X_hat, np.einsum("nd,kd,ek->ne", X, W_enc, W_dec), atol=1e-12)

    @pytest.mark.oracle("linear_ae_gradients", library="scipy.optimize.approx_fprime")
    @pytest.mark.parametrize("shape", SHAPES)
    def test_gradients(self, topic, shape):
        X, W_enc, W_dec = linear(1, *shape)
        loss, *slopes = topic.linear_ae_gradients(X, W_enc, W_dec)

        def f(enc, dec):
            return np.mean(np.sum((X @ enc.T @ dec.T - X) ** 2, axis=1))

        assert_allclose(loss, f(W_enc, W_dec), rtol=1e-12)
        for got, numeric in zip(slopes, differences(f, (W_enc, W_dec)), strict=True):
            assert_allclose(got, numeric, rtol=1e-4, atol=1e-4)

    def test_gradients_vanish_at_principal_components(self, topic):
        X = linear(2, 9, 4, 2)[0]
        W_enc, W_dec, _ = topic.optimal_linear_ae(X, 2)
        for slopes in topic.linear_ae_gradients(X, W_enc, W_dec)[1:]:
            assert_allclose(slopes, 0, atol=1e-12)

    @pytest.mark.oracle("tied_ae_loss_grad", library="scipy.optimize.approx_fprime")
    @pytest.mark.parametrize("shape", SHAPES)
    def test_tied(self, topic, shape):
        X, _, W = linear(3, *shape)
        loss, grad = topic.tied_ae_loss_grad(X, W)

        def f(W):
            return np.mean(np.sum((X @ W @ W.T - X) ** 2, axis=1))

        assert_allclose(loss, f(W), rtol=1e-12)
        assert_allclose(grad, differences(f, (W,))[0], rtol=1e-4, atol=1e-4)

    def test_tied_at_eigenvectors(self, topic):
        X = linear(4, 9, 5, 2)[0]
        vectors = np.linalg.eigh(X.T @ X)[1]
        for columns in ([4, 3], [0, 2], [1, 4]):
            assert_allclose(topic.tied_ae_loss_grad(X, vectors[:, columns])[1], 0, atol=1e-12)
        loss, grad = topic.tied_ae_loss_grad(X, vectors)
        assert_allclose(loss, 0, atol=1e-12)
        assert_allclose(grad, 0, atol=1e-12)


class TestOptimal:
    @pytest.mark.oracle("optimal_linear_ae", library="sklearn.decomposition.PCA")
    @seeds
    def test_against_principal_components(self, topic, seed):
        X = linear(seed, 12, 5, 1)[0] * [4, 3, 2, 1, 0.5]
        X = X - X.mean(axis=0)
        W_enc, W_dec, error = topic.optimal_linear_ae(X, 2)
        model = PCA(2).fit(X)
        assert_allclose(W_dec @ W_enc, model.components_.T @ model.components_, atol=1e-10)
        library = model.inverse_transform(model.transform(X))
        assert_allclose(error, np.mean(np.sum((X - library) ** 2, axis=1)), rtol=1e-10)
        assert_array_equal(W_dec, W_enc.T)

    @pytest.mark.oracle("optimal_linear_ae", library="sklearn.decomposition.TruncatedSVD")
    @seeds
    def test_takes_the_data_as_they_are(self, topic, seed):
        X = linear(seed, 12, 5, 1)[0] + [9, 0, 3, 0, 0]
        W_enc, W_dec, _ = topic.optimal_linear_ae(X, 2)
        model = TruncatedSVD(2, algorithm="arpack", random_state=0).fit(X)
        assert_allclose(W_dec @ W_enc, model.components_.T @ model.components_, atol=1e-8)

    def test_all_components(self, topic):
        for shape in ((6, 4), (3, 5)):
            X = linear(0, *shape, 1)[0]
            W_enc, _, error = topic.optimal_linear_ae(X, min(shape))
            assert_allclose(X @ W_enc.T @ W_enc, X, atol=1e-12)
            assert_allclose(error, 0, atol=1e-12)

    @pytest.mark.parametrize("k", [-1, 0, 4, 9])
    def test_refuses(self, topic, k):
        with pytest.raises(ValueError, match="from 1 to 3"):
            topic.optimal_linear_ae(np.ones((3, 5)), k)

    @pytest.mark.oracle("principal_angles", library="scipy.linalg.subspace_angles")
    @seeds
    def test_angles(self, topic, seed):
        rng = np.random.default_rng(seed)
        for d, k in ((4, 2), (5, 3), (3, 1), (6, 5)):
            A, B = rng.normal(size=(2, d, k))
            assert_allclose(topic.principal_angles(A, B), subspace_angles(A, B)[::-1], atol=1e-6)

    def test_angles_of_one_space(self, topic):
        rng = np.random.default_rng(0)
        for _ in range(50):
            A = rng.normal(size=(5, 3))
            angles = topic.principal_angles(A, A @ rng.normal(size=(3, 3)))
            assert_allclose(angles, 0, atol=1e-6)
        assert_allclose(topic.principal_angles(np.eye(4)[:, :2], np.eye(4)[:, 2:]), np.pi / 2)


class TestTrainLinear:
    @pytest.mark.oracle("train_linear_ae", library="sklearn.decomposition.PCA")
    @seeds
    def test_reaches_the_principal_subspace(self, topic, seed):
        rng = np.random.default_rng(seed)
        X = rng.standard_normal((200, 6)) * [2, 1.5, 1, 0.3, 0.2, 0.1]
        X = X - X.mean(axis=0)
        W_enc, W_dec, losses = topic.train_linear_ae(X, 3, 0.02, 2000, rng)
        components = PCA(3).fit(X).components_
        best = np.mean(np.sum((X - X @ components.T @ components) ** 2, axis=1))
        assert losses[-1] < 1.01 * best
        assert np.all(np.diff(losses) <= 0)
        assert subspace_angles(W_dec, components.T)[0] < 0.01
        assert_allclose(W_enc @ W_dec, np.eye(3), atol=1e-3)

    def test_no_steps(self, topic):
        X = linear(0, 5, 3, 1)[0]
        W_enc, W_dec, losses = topic.train_linear_ae(X, 2, 0.1, 0, np.random.default_rng(3))
        rng = np.random.default_rng(3)
        assert_array_equal(W_enc, 0.1 * rng.standard_normal((2, 3)))
        assert_array_equal(W_dec, 0.1 * rng.standard_normal((3, 2)))
        assert len(losses) == 1


class TestLoss:
    @pytest.mark.oracle("reconstruction_loss", library="scipy.special.xlogy")
    @seeds
    def test_cross_entropy(self, topic, seed):
        X, X_hat = pixels(seed, 6, 4), pixels(seed + 9, 6, 4)
        X[0], X_hat[0] = [0, 1, 0, 1], [0, 1, 0.3, 0.6]
        total = -(xlogy(X, X_hat) + xlog1py(1 - X, -X_hat)).sum()
        assert_allclose(topic.reconstruction_loss(X, X_hat, "bce"), total / 6, rtol=1e-12)

    @pytest.mark.oracle("reconstruction_loss", library="sklearn.metrics.log_loss")
    @seeds
    def test_zeros_and_ones(self, topic, seed):
        X_hat = pixels(seed, 8, 1)
        X = np.arange(8).reshape(8, 1) % 2
        got = topic.reconstruction_loss(X, X_hat, "bce")
        assert_allclose(got, log_loss(X.ravel(), X_hat.ravel()), rtol=1e-12)

    @pytest.mark.parametrize(
        ("x", "x_hat", "loss"), [(0, 0, 0), (1, 1, 0), (0, 1, np.inf), (1, 0, np.inf),
                                 (0.5, 0, np.inf), (0.5, 1, np.inf)]
    )  # fmt: skip
    def test_ends(self, topic, x, x_hat, loss):
        assert topic.reconstruction_loss(np.array([[x]]), np.array([[x_hat]]), "bce") == loss

    def test_other_words(self, topic):
        with pytest.raises(ValueError, match="loss"):
            topic.reconstruction_loss(np.ones((1, 1)), np.ones((1, 1)), "l1")


class TestSigmoids:
    @pytest.mark.oracle("ae_forward", library="scipy.special.expit")
    @pytest.mark.parametrize("shape", SHAPES)
    def test_forward(self, topic, shape):
        n, d, k = shape
        params, X = sigmoids(0, d, k), pixels(1, n, d)
        got = topic.ae_forward(params, X)
        Z = expit(X @ params["W1"] + params["b1"])
        assert_allclose(got["Z"], Z, rtol=1e-12)
        assert_allclose(got["X_hat"], expit(Z @ params["W2"] + params["b2"]), rtol=1e-12)
        assert set(got) == {"Z", "X_hat"}

    def test_far_out(self, topic):
        params = {"W1": np.array([[1000.0, -1000.0]]), "b1": np.zeros(2),
                  "W2": np.array([[1000.0], [0.0]]), "b2": np.zeros(1)}  # fmt: skip
        got = topic.ae_forward(params, np.array([[1.0]]))
        assert_array_equal(got["Z"], [[1, 0]])
        assert_array_equal(got["X_hat"], [[1]])

    @pytest.mark.oracle("ae_backward", library="scipy.optimize.approx_fprime")
    @pytest.mark.parametrize("clean", [False, True])
    @pytest.mark.parametrize("shape", SHAPES)
    def test_backward(self, topic, shape, clean):
        n, d, k = shape
        params, X, target = sigmoids(2, d, k), pixels(3, n, d), pixels(4, n, d)
        target = target if clean else X

        def f(*arrays):
            p = dict(zip(KEYS, arrays, strict=True))
            X_hat = expit(expit(X @ p["W1"] + p["b1"]) @ p["W2"] + p["b2"])
            return -np.sum(target * np.log(X_hat) + (1 - target) * np.log(1 - X_hat)) / n

        cache = topic.ae_forward(params, X)
        got = topic.ae_backward(params, X, cache, *([target] if clean else []))
        numeric = differences(f, [params[key] for key in KEYS])
        for key, slopes in zip(KEYS, numeric, strict=True):
            assert_allclose(got[key], slopes, rtol=1e-4, atol=1e-5)

    @pytest.mark.oracle("train_autoencoder", library="sklearn.neural_network.MLPClassifier")
    @seeds
    def test_one_step_is_the_library_s(self, topic, seed):
        """With several outputs of zeros and ones scikit-learn minimises the same loss."""
        X = np.random.default_rng(seed).integers(0, 2, size=(30, 4)).astype(float)
        model = MLPClassifier([3], activation="logistic", solver="sgd", alpha=0, momentum=0,
                              learning_rate_init=0.3, batch_size=30, shuffle=False)  # fmt: skip
        start = sigmoids(seed, 4, 3)
        model.partial_fit(X, X.astype(int), classes=np.arange(4))
        model.coefs_ = [start["W1"].copy(), start["W2"].copy()]
        model.intercepts_ = [start["b1"].copy(), start["b2"].copy()]
        model.partial_fit(X, X.astype(int))
        new, _ = topic.train_autoencoder(start, X, 0.3, 1, 30, np.random.default_rng(0))
        ours = [new["W1"], new["W2"], new["b1"], new["b2"]]
        for got, library in zip(ours, model.coefs_ + model.intercepts_, strict=True):
            assert_allclose(got, library, rtol=1e-9, atol=1e-12)

    @seeds
    def test_noise(self, topic, seed):
        start, X = sigmoids(seed, 4, 2), pixels(seed, 7, 4)
        plain = topic.train_autoencoder(start, X, 0.3, 3, 3, np.random.default_rng(seed))
        same = topic.train_autoencoder(
            start, X, 0.3, 3, 3, np.random.default_rng(seed), lambda B, rng: B
        )
        assert plain[1] == same[1]
        other = topic.train_autoencoder(
            start, X, 0.3, 3, 3, np.random.default_rng(seed), lambda B, rng: B * rng.random(B.shape)
        )
        assert plain[1] != other[1]

    def test_no_epochs(self, topic):
        start = {key: np.ones((2, 2) if key[0] == "W" else 2, dtype=int) for key in KEYS}
        new, losses = topic.train_autoencoder(start, np.eye(2), 1.0, 0, 1, None)
        assert losses == []
        assert all(new[key].dtype == float for key in KEYS)

    @pytest.mark.oracle("greedy_pretrain", library="sklearn.neural_network.MLPRegressor")
    def test_codes_are_those_of_the_stack(self, topic):
        """A library's network with the stack's weights has the codes of the last layer."""
        X = pixels(0, 20, 5)
        stack = topic.greedy_pretrain(X, [5, 3, 2], 0.5, 4, 6, np.random.default_rng(1))
        model = MLPRegressor(
            hidden_layer_sizes=[3], activation="logistic", solver="sgd", max_iter=1
        )
        model.partial_fit(X, X[:, :2])
        model.coefs_, model.intercepts_ = (list(part) for part in zip(*stack, strict=True))
        codes = expit(model.predict(X))
        rng = np.random.default_rng(1)
        first = {"W1": 0.1 * rng.standard_normal((5, 3)), "b1": np.zeros(3),
                 "W2": 0.1 * rng.standard_normal((3, 5)), "b2": np.zeros(5)}  # fmt: skip
        first, _ = topic.train_autoencoder(first, X, 0.5, 4, 6, rng)
        H = topic.ae_forward(first, X)["Z"]
        second = {"W1": 0.1 * rng.standard_normal((3, 2)), "b1": np.zeros(2),
                  "W2": 0.1 * rng.standard_normal((2, 3)), "b2": np.zeros(3)}  # fmt: skip
        second, _ = topic.train_autoencoder(second, H, 0.5, 4, 6, rng)
        assert_allclose(codes, topic.ae_forward(second, H)["Z"], rtol=1e-9)


class TestCorrupt:
    @pytest.mark.oracle("corrupt", analytic="mean and spread of many draws, worked out")
    def test_many_draws(self, topic):
        X, n = np.full((300, 200), 3.0), 60000
        noisy = topic.corrupt(X, "gaussian", 2.0, np.random.default_rng(0))
        assert abs(noisy.mean() - 3) < 5 * 2 / np.sqrt(n)
        assert abs(noisy.std() - 2) < 5 * 2 / np.sqrt(2 * n)
        masked = topic.corrupt(X, "mask", 0.3, np.random.default_rng(0))
        assert set(np.unique(masked)) == {0, 3}
        assert abs(np.mean(masked == 0) - 0.3) < 5 * np.sqrt(0.3 * 0.7 / n)

    @pytest.mark.parametrize("kind", ["gaussian", "mask"])
    def test_level_zero_still_draws(self, topic, kind):
        X, rng, twin = pixels(0, 3, 4), np.random.default_rng(1), np.random.default_rng(1)
        assert_array_equal(topic.corrupt(X, kind, 0.0, rng), X)
        twin.random(X.shape) if kind == "mask" else twin.standard_normal(X.shape)
        assert rng.random() == twin.random()

    def test_other_words(self, topic):
        with pytest.raises(ValueError, match="damage"):
            topic.corrupt(np.ones((2, 2)), "salt", 0.1, np.random.default_rng(0))


class TestFlags:
    @pytest.mark.oracle("anomaly_flags", library="scipy.stats.mstats.mquantiles")
    @seeds
    def test_threshold(self, topic, seed):
        rng = np.random.default_rng(seed)
        seen, new = rng.exponential(size=23), rng.exponential(size=9)
        for quantile in (0.5, 0.9, 0.95):
            threshold, flags = topic.anomaly_flags(seen, new, quantile)
            library = mquantiles(seen, quantile, alphap=1, betap=1)[0]
            assert_allclose(threshold, library, rtol=1e-12)
            assert_array_equal(flags, new > library)

    def test_edges(self, topic):
        assert topic.anomaly_flags(np.arange(1, 22), np.array([20, 20.5]))[0] == 20
        assert_array_equal(topic.anomaly_flags(np.arange(1, 22), np.array([20, 20.5]))[1], [0, 1])
        assert_array_equal(topic.anomaly_flags(np.ones(7), np.ones(3))[1], [0, 0, 0])
        assert topic.anomaly_flags(np.array([2.0, 5.0, 3.0]), np.empty(0), 1.0)[0] == 5
