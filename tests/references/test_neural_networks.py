"""References of neural_networks against oracles that we did not write, and their edge cases."""

import warnings
from itertools import pairwise

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from scipy.optimize import approx_fprime, check_grad
from scipy.special import expit
from sklearn.exceptions import ConvergenceWarning
from sklearn.metrics import log_loss, mean_squared_error
from sklearn.neural_network import MLPClassifier

seeds = pytest.mark.parametrize("seed", range(5))
KINDS = ("linear", "relu", "sigmoid", "tanh")
LIBRARY_NAMES = {"linear": "identity", "relu": "relu", "sigmoid": "logistic", "tanh": "tanh"}


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("neural_networks")


def network(seed, sizes):
    rng = np.random.default_rng(seed)
    return [(rng.normal(size=shape), rng.normal(size=shape[1])) for shape in pairwise(sizes)]


def batch(seed, n=7, d=3, classes=4):
    rng = np.random.default_rng(seed)
    return rng.normal(size=(n, d)), np.eye(classes)[rng.integers(classes, size=n)]


def library_network(params, hidden):
    """Return scikit-learn's classifier with these weights and biases."""
    sizes = [len(b) for _, b in params[:-1]]
    model = MLPClassifier(sizes, activation=LIBRARY_NAMES[hidden], max_iter=1)
    X, Y = batch(0, 20, len(params[0][0]), len(params[-1][1]))
    Y[: Y.shape[1]] = np.eye(Y.shape[1])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ConvergenceWarning)
        model.fit(X, Y.argmax(axis=1))
    model.coefs_ = [W.copy() for W, _ in params]
    model.intercepts_ = [b.copy() for _, b in params]
    return model


def flat(params):
    return np.concatenate([array.ravel() for pair in params for array in pair])


def unflat(theta, params):
    theta, parts = np.asarray(theta), []
    for W, b in params:
        w, c, theta = np.split(theta, [W.size, W.size + b.size])
        parts.append((w.reshape(W.shape), c))
    return parts


def softmax(Z):
    powers = np.exp(Z - Z.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


class TestActivation:
    @pytest.mark.oracle("activation", library="scipy.special.expit")
    @seeds
    def test_sigmoid_against_scipy(self, topic, seed):
        Z = np.random.default_rng(seed).normal(scale=20, size=(4, 5))
        A, dA = topic.activation(Z, "sigmoid")
        assert_allclose(A, expit(Z), rtol=1e-12)
        assert_allclose(dA, expit(Z) * expit(-Z), rtol=1e-9, atol=1e-12)

    @pytest.mark.parametrize("kind", KINDS)
    def test_slopes_against_differences(self, topic, kind):
        Z = np.linspace(-4, 4, 40)
        right, left = (topic.activation(Z + h, kind)[0] for h in (1e-6, -1e-6))
        assert_allclose(topic.activation(Z, kind)[1], (right - left) / 2e-6, atol=1e-8)

    @pytest.mark.parametrize(
        ("kind", "values", "slopes"),
        [
            ("relu", [0, 0, 1000], [0, 0, 1]),
            ("sigmoid", [0, 0.5, 1], [0, 0.25, 0]),
            ("tanh", [-1, 0, 1], [0, 1, 0]),
            ("linear", [-1000, 0, 1000], [1, 1, 1]),
        ],
    )
    def test_far_out_and_at_zero(self, topic, kind, values, slopes):
        with np.errstate(all="raise", under="ignore"):
            A, dA = topic.activation(np.array([-1000, 0, 1000]), kind)
        assert_array_equal(A, values)
        assert_array_equal(dA, slopes)

    def test_other_words(self, topic):
        with pytest.raises(ValueError, match="activation"):
            topic.activation(np.zeros(2), "softplus")


@pytest.mark.oracle("xor_network", analytic="logical XOR on the four corners of the square")
def test_xor_network(topic):
    corners = np.array([[0, 0], [0, 1], [1, 0], [1, 1]])
    assert_array_equal(topic.xor_network(corners), np.logical_xor(*corners.T))
    points = np.array([[0.9, 0.9], [0.3, 0.4], [0.7, 0.7], [2.0, 2.0], [-1.0, 2.5], [3.0, -3.0]])
    assert_array_equal(topic.xor_network(points), [0, 0, 1, 1, 0, 0])


class TestGradientCheck:
    @pytest.mark.oracle("gradient_check", library="scipy.optimize.check_grad")
    @seeds
    def test_against_scipy(self, topic, seed):
        theta = np.random.default_rng(seed).normal(size=6)

        def f(t):
            return float(np.sum(np.sin(t) * t**2))

        def slope(t):
            return np.cos(t) * t**2 + 2 * t * np.sin(t)

        assert check_grad(f, slope, theta) < 1e-5
        assert topic.gradient_check(f, theta, slope(theta)) < 1e-6
        assert_allclose(slope(theta), approx_fprime(theta, f), atol=1e-6)
        wrong = slope(theta)
        wrong[seed] *= 3
        assert_allclose(topic.gradient_check(f, theta, wrong), 0.5, rtol=1e-6)

    def test_a_large_step_has_a_known_error(self, topic):
        # For t**3 the central difference is 3 t**2 + h**2.
        got = topic.gradient_check(
            lambda t: float(t[0] ** 3), np.array([2]), np.array([12.0]), h=0.1
        )
        assert_allclose(got, 0.01 / 24.01, rtol=1e-9)

    def test_draws_its_coordinates(self, topic):
        theta, grad = np.ones(8), np.full(8, 2.0)
        drawn = np.random.default_rng(5).choice(8, size=3, replace=False)
        for i in range(8):
            wrong = grad.copy()
            wrong[i] = 6.0
            rng = np.random.default_rng(5)
            got = topic.gradient_check(lambda t: float(t @ t), theta, wrong, 1e-5, 3, rng)
            assert (got > 0.4) == (i in drawn)

    def test_zero_against_zero(self, topic):
        assert topic.gradient_check(lambda t: 3.0, np.zeros(3), np.zeros(3)) == 0


class TestLayers:
    @pytest.mark.oracle("dense_forward", library="sklearn.neural_network.MLPClassifier")
    @pytest.mark.oracle("mlp_forward", library="sklearn.neural_network.MLPClassifier")
    @pytest.mark.parametrize("hidden", KINDS)
    @pytest.mark.parametrize("sizes", [[3, 4], [3, 5, 4], [3, 6, 2, 4]])
    def test_forward_against_scikit_learn(self, topic, sizes, hidden):
        params, (X, _) = network(1, sizes), batch(2)
        logits, caches = topic.mlp_forward(params, X, hidden)
        oracle = library_network(params, hidden)
        assert_allclose(softmax(logits), oracle.predict_proba(X), rtol=1e-9)
        for (W, b), (A, Z) in zip(params, caches, strict=True):
            assert_allclose(Z, topic.dense_forward(A, W, b))
        assert_array_equal(caches[0][0], X)

    @pytest.mark.oracle("mlp_backward", library="sklearn.neural_network.MLPClassifier")
    @pytest.mark.oracle("dense_backward", library="sklearn.neural_network.MLPClassifier")
    @pytest.mark.parametrize("hidden", KINDS)
    @pytest.mark.parametrize("sizes", [[3, 5, 4], [3, 6, 2, 4]])
    def test_backward_against_scikit_learn(self, topic, sizes, hidden):
        params, (X, Y) = network(3, sizes), batch(4)
        logits, caches = topic.mlp_forward(params, X, hidden)
        _, dlogits = topic.loss_and_grad(logits, Y, "softmax_ce")
        grads = topic.mlp_backward(params, caches, dlogits, hidden)
        model = library_network(params, hidden)
        model.alpha = 0
        activations = [X, *(np.empty((len(X), len(b))) for _, b in params)]
        deltas = [np.empty_like(A) for A in activations[1:]]
        coefs, intercepts = (
            [np.empty_like(part) for part in parts] for parts in zip(*params, strict=True)
        )
        _, coefs, intercepts = model._backprop(X, Y, None, activations, deltas, coefs, intercepts)
        for (dW, db), W, b in zip(grads, coefs, intercepts, strict=True):
            assert_allclose(dW, W, rtol=1e-8, atol=1e-12)
            assert_allclose(db, b, rtol=1e-8, atol=1e-12)
        dX, dW, db = topic.dense_backward(dlogits, caches[-1][0], params[-1][0])
        assert_allclose(dW, coefs[-1], atol=1e-12)
        assert_allclose(db, intercepts[-1], atol=1e-12)
        assert_allclose(dX, dlogits @ params[-1][0].T)

    @pytest.mark.oracle("mlp_backward", library="scipy.optimize.approx_fprime")
    @pytest.mark.parametrize("depth", [1, 2, 3, 4])
    def test_backward_against_differences(self, topic, depth):
        params, (X, Y) = network(depth, [3] * depth + [4]), batch(4)

        def loss(theta):
            logits, _ = topic.mlp_forward(unflat(theta, params), X, "tanh")
            return topic.loss_and_grad(logits, Y, "softmax_ce")[0]

        logits, caches = topic.mlp_forward(params, X, "tanh")
        _, dlogits = topic.loss_and_grad(logits, Y, "softmax_ce")
        grads = flat(topic.mlp_backward(params, caches, dlogits, "tanh"))
        assert_allclose(grads, approx_fprime(flat(params), loss, 1e-7), atol=1e-5)
        assert topic.gradient_check(loss, flat(params), grads) < 1e-4

    @pytest.mark.parametrize("b", [np.zeros((1, 4)), np.zeros(3), np.zeros((4, 1)), np.zeros(1)])
    def test_biases_of_other_shapes(self, topic, b):
        with pytest.raises(ValueError, match="shape"):
            topic.dense_forward(np.zeros((2, 3)), np.zeros((3, 4)), b)

    @pytest.mark.oracle("collapse_linear", library="sklearn.neural_network.MLPClassifier")
    @pytest.mark.parametrize("sizes", [[3, 5, 4], [3, 6, 2, 4]])
    def test_linear_networks_collapse(self, topic, sizes):
        params, (X, _) = network(5, sizes), batch(6)
        W, b = topic.collapse_linear(params)
        oracle = library_network(params, "linear").predict_proba(X)
        assert_allclose(softmax(X @ W + b), oracle, rtol=1e-9)
        assert_array_equal(topic.collapse_linear(params[:1])[0], params[0][0])


class TestLosses:
    @pytest.mark.oracle("loss_and_grad", library="sklearn.metrics.log_loss")
    @seeds
    def test_cross_entropy_against_scikit_learn(self, topic, seed):
        rng = np.random.default_rng(seed)
        logits, (_, Y) = rng.normal(scale=3, size=(7, 4)), batch(seed)
        loss, slopes = topic.loss_and_grad(logits, Y, "softmax_ce")
        assert_allclose(loss, log_loss(Y.argmax(axis=1), softmax(logits), labels=range(4)))
        assert_allclose(slopes, (softmax(logits) - Y) / 7, atol=1e-12)

    @pytest.mark.oracle("loss_and_grad", library="sklearn.metrics.mean_squared_error")
    @seeds
    @pytest.mark.parametrize("k", [1, 3])
    def test_squares_against_scikit_learn(self, topic, seed, k):
        guess, truth = np.random.default_rng(seed).normal(size=(2, 6, k))
        loss, slopes = topic.loss_and_grad(guess, truth, "mse")
        assert_allclose(loss, k * mean_squared_error(truth, guess))
        assert_allclose(slopes, (guess - truth) / 3)

    def test_huge_logits(self, topic):
        logits, Y = np.array([[1e3, -1e3, 0.0], [1e3, -1e3, 0.0]]), np.eye(3)[[0, 1]]
        with np.errstate(all="raise", under="ignore"):
            loss, slopes = topic.loss_and_grad(logits, Y, "softmax_ce")
        assert loss == 1000
        assert_array_equal(slopes, [[0, 0, 0], [0.5, -0.5, 0]])

    @pytest.mark.parametrize("kind", ["mse", "softmax_ce"])
    def test_shapes_that_differ(self, topic, kind):
        with pytest.raises(ValueError, match="shapes"):
            topic.loss_and_grad(np.zeros((3, 1)), np.zeros(3), kind)
        with pytest.raises(ValueError, match="no loss"):
            topic.loss_and_grad(np.zeros((3, 1)), np.zeros((3, 1)), "hinge")


class TestStart:
    @pytest.mark.oracle(
        "init_params", published="Glorot & Bengio 2010, equations (12), (16); He et al. 2015, (10)"
    )
    @pytest.mark.parametrize(
        ("kind", "variance"),
        [
            ("normal", 1e-4),
            ("xavier_uniform", 2 / 500),
            ("xavier_normal", 2 / 500),
            ("he_normal", 2 / 300),
        ],
    )
    def test_variances_are_the_published_ones(self, topic, kind, variance):
        ((W, b),) = topic.init_params([300, 200], kind, np.random.default_rng(0))
        assert W.shape == (300, 200)
        assert_allclose(W.var(), variance, rtol=0.03)
        assert abs(W.mean()) < 4 * np.sqrt(variance / W.size)
        assert not b.any()
        if kind == "xavier_uniform":
            assert np.abs(W).max() <= np.sqrt(6 / 500)

    def test_zeros_draw_nothing(self, topic):
        rng = np.random.default_rng(0)
        assert not topic.init_params([3, 4, 2], "zeros", rng)[1][0].any()
        assert rng.random() == np.random.default_rng(0).random()
        with pytest.raises(ValueError, match="initialisation"):
            topic.init_params([3, 4], "ones", rng)

    @pytest.mark.oracle("count_parameters", analytic="the sizes of all arrays, added up")
    @pytest.mark.parametrize(("sizes", "count"), [([64, 32, 10], 2410), ([4, 3], 15), ([5], 0)])
    def test_counts(self, topic, sizes, count):
        params = topic.init_params(sizes, "zeros", np.random.default_rng(0))
        assert topic.count_parameters(sizes) == sum(W.size + b.size for W, b in params) == count


class TestTraining:
    @pytest.mark.oracle("momentum_step", analytic="Polyak's two-step form of momentum")
    @seeds
    def test_momentum_is_polyaks(self, topic, seed):
        steps = [network(seed, [2, 3])]
        velocity = [(np.zeros((2, 3)), np.zeros(3))]
        for number in range(4):
            (W, b), ((dW, db),) = steps[-1][0], network(10 * seed + number, [2, 3])
            new, velocity = topic.momentum_step(steps[-1], [(dW, db)], velocity, 0.1, 0.7, 0.3)
            W0, b0 = steps[-2][0] if number else (W, b)
            assert_allclose(new[0][0], W - 0.1 * (dW + 0.3 * W) + 0.7 * (W - W0))
            assert_allclose(new[0][1], b - 0.1 * db + 0.7 * (b - b0))
            steps.append(new)

    @pytest.mark.oracle("train_mlp", library="sklearn.neural_network.MLPClassifier")
    @pytest.mark.parametrize("beta", [0.0, 0.6])
    def test_training_against_scikit_learn(self, topic, beta):
        # Batches that hold everything: the order within them does not matter.
        X, Y = batch(7, 12, 3, 3)
        Y[:3] = np.eye(3)
        settings = {"solver": "sgd", "alpha": 0, "learning_rate_init": 0.2, "momentum": beta,
                    "nesterovs_momentum": False, "batch_size": 12, "random_state": 0, "tol": 0,
                    "n_iter_no_change": 1000}  # fmt: skip
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ConvergenceWarning)
            first = MLPClassifier([5], max_iter=1, **settings).fit(X, Y.argmax(axis=1))
            model = MLPClassifier([5], max_iter=6, **settings).fit(X, Y.argmax(axis=1))
        start = list(zip(first.coefs_, first.intercepts_, strict=True))
        rng = np.random.default_rng(0)
        # scikit-learn's first epoch is the step that both made; its velocity is known from nowhere
        # else, so without momentum five epochs must agree, and with it the losses must fall alike.
        new, history = topic.train_mlp(start, X, Y, X, Y, 0.2, 12, 5, rng, beta)
        if beta == 0:
            for (W, b), V, c in zip(new, model.coefs_, model.intercepts_, strict=True):
                assert_allclose(W, V, rtol=1e-8, atol=1e-12)
                assert_allclose(b, c, rtol=1e-8, atol=1e-12)
            assert_allclose(history["train"][:-1], model.loss_curve_[2:], rtol=1e-8)
        assert history["train"][-1] < history["train"][0]

    @pytest.mark.oracle("train_mlp", library="sklearn.metrics.log_loss")
    def test_history_is_that_of_whole_sets(self, topic):
        (X, Y), (X_val, Y_val), start = batch(1, 10), batch(2, 5), network(1, [3, 5, 4])
        call = (start, X, Y, X_val, Y_val, 0.1, 4)
        _, history = topic.train_mlp(*call, 3, np.random.default_rng(3), 0.5, 0.2)
        for epochs in (1, 2, 3):
            new, _ = topic.train_mlp(*call, epochs, np.random.default_rng(3), 0.5, 0.2)
            for name, inputs, targets in (("train", X, Y), ("val", X_val, Y_val)):
                p = softmax(topic.mlp_forward(new, inputs)[0])
                expected = log_loss(targets.argmax(axis=1), p, labels=range(4))
                assert_allclose(history[name][epochs - 1], expected, rtol=1e-9)

    @pytest.mark.oracle("early_stopping", analytic="the first epoch that outlives its patience")
    @seeds
    def test_early_stopping_by_brute_force(self, topic, seed):
        rng = np.random.default_rng(seed)
        for patience in (1, 2, 3, 5):
            losses = rng.integers(6, size=12).tolist()
            ends = [
                t for t in range(patience, 12)
                if min(losses[t - patience + 1 : t + 1]) >= min(losses[: t - patience + 1])
            ]  # fmt: skip
            seen = losses[: ends[0] + 1] if ends else losses
            assert topic.early_stopping(losses, patience) == int(np.argmin(seen))

    @pytest.mark.parametrize(("losses", "patience"), [([], 1), ([1.0], 0), ([1.0], -2)])
    def test_early_stopping_refuses(self, topic, losses, patience):
        with pytest.raises(ValueError, match="patience"):
            topic.early_stopping(losses, patience)

    @pytest.mark.oracle("dropout", published="Srivastava et al. 2014, section 10: 1 / (1 - p)")
    def test_dropout_keeps_the_expectation(self, topic):
        rng, A = np.random.default_rng(0), np.array([1.0, -2.0, 5.0])
        total = sum(topic.dropout(A, 0.3, rng)[0] for _ in range(20_000)) / 20_000
        assert_allclose(total, A, rtol=5 * np.sqrt(0.3 / 0.7 / 20_000))
        assert topic.dropout(np.ones(10_000), 0.3, rng)[1].max() == 1 / 0.7
        state = rng.bit_generator.state
        assert_array_equal(topic.dropout(A, 0.9, rng, train=False)[0], A)
        assert rng.bit_generator.state == state
        for p in (-0.1, 1.0, float("nan")):
            with pytest.raises(ValueError, match="p must"):
                topic.dropout(A, p, rng, train=False)

    @pytest.mark.oracle("weight_penalty", library="scipy.optimize.approx_fprime")
    @pytest.mark.parametrize("kind", ["l2", "l1", "elimination"])
    def test_penalties_against_differences(self, topic, kind):
        W = np.random.default_rng(0).normal(scale=2, size=6)
        value, (slopes,) = topic.weight_penalty([W], kind, 0.7)
        numeric = approx_fprime(W, lambda w: topic.weight_penalty([w], kind, 0.7)[0], 1e-7)
        assert_allclose(slopes, numeric, atol=1e-5)
        assert value > 0
        with pytest.raises(ValueError, match="penalty"):
            topic.weight_penalty([W], "l0", 1.0)

    def test_huge_weights_are_cheap_to_keep(self, topic):
        value, (slopes,) = topic.weight_penalty([np.array([1e6, -1e6])], "elimination", 3.0)
        assert value <= 6
        assert np.abs(slopes).max() < 1e-16

    @pytest.mark.oracle("layer_gradient_norms", library="scipy.optimize.approx_fprime")
    def test_norms_against_differences(self, topic):
        params, (X, Y) = network(8, [3, 5, 4]), batch(9)

        def loss(theta):
            logits, _ = topic.mlp_forward(unflat(theta, params), X, "tanh")
            return topic.loss_and_grad(logits, Y, "softmax_ce")[0]

        slopes = unflat(approx_fprime(flat(params), loss, 1e-7), params)
        expected = [np.linalg.norm(dW) for dW, _ in slopes]
        assert_allclose(topic.layer_gradient_norms(params, X, Y, "tanh"), expected, rtol=1e-4)

    @seeds
    def test_sigmoids_let_gradients_vanish(self, topic, seed):
        rng, (X, Y) = np.random.default_rng(seed), batch(seed, 40, 32, 10)
        deep = topic.init_params([32] * 9 + [10], "xavier_normal", rng)
        norms = topic.layer_gradient_norms(deep, X, Y, "sigmoid")
        assert (np.diff(norms) > 0).all()
        assert norms[0] < 1e-3 * norms[-1]
        norms = topic.layer_gradient_norms(deep, X, Y)
        assert norms.max() < 100 * norms.min()
        zeros = topic.init_params([32] * 3 + [10], "zeros", rng)
        assert not topic.layer_gradient_norms(zeros, X, Y).any()
