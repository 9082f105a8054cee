"""What tests of autoencoders share: calls, answers found by loops, laws."""

import cmath
import functools
import math
import pickle
from functools import partial

import numpy as np

from autograder.testing import (
    Case,
    Mismatch,
    as_tuple,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_varies,
    require,
)

KEYS = "W1", "b1", "W2", "b2"
SHAPES = [(5, 4, 2), (6, 3, 3), (3, 2, 4), (1, 3, 2), (4, 5, 1), (1, 1, 1), (3, 3, 2), (3, 2, 3)]


def once(function):
    """Compute once for equal arguments: the hidden tests ask the same for every submission."""
    known = {}

    @functools.wraps(function)
    def answer(*args):
        key = pickle.dumps([repr(value) if callable(value) else value for value in args])
        if key not in known:
            known[key] = function(*args)
        return known[key]

    return answer


def linear_calls(seed, name, shapes=SHAPES):
    """Return samples, an encoder and a decoder of each shape (n, d, k)."""
    rng = np.random.default_rng(seed(name))
    return [(rng.normal(size=(n, d)), rng.normal(size=(k, d)), rng.normal(size=(d, k)))
            for n, d, k in shapes]  # fmt: skip


@once
def through_by_sums(X, W_enc, W_dec):
    """Send each sample through both matrices, number by number."""
    Z = [[sum(w * x for w, x in zip(row, sample, strict=True)) for row in W_enc] for sample in X]
    X_hat = [[sum(w * z for w, z in zip(row, code, strict=True)) for row in W_dec] for code in Z]
    return np.array(Z), np.array(X_hat)


def squares(X, X_hat):
    """Add up squared differences of each sample, and average over samples."""
    return sum(sum((a - b) ** 2 for a, b in zip(*pair, strict=True))
               for pair in zip(X, X_hat, strict=True)) / len(X)  # fmt: skip


def complex_slopes(f, at):
    """Return the slopes of f, exact to rounding: an imaginary step that is too small to see."""
    slopes = np.zeros(np.shape(at))
    for place in np.ndindex(slopes.shape):
        moved = np.array(at, dtype=complex)
        moved[place] += 1e-40j
        slopes[place] = np.imag(f(moved)) / 1e-40
    return slopes


def linear_loss(X, W_enc, W_dec):
    return np.sum((X @ W_enc.T @ W_dec.T - X) ** 2) / len(X)


@once
def slopes_by_steps(X, W_enc, W_dec):
    """Return loss and slopes of the two matrices."""
    by_enc = complex_slopes(lambda W: linear_loss(X, W, W_dec), W_enc)
    by_dec = complex_slopes(lambda W: linear_loss(X, W_enc, W), W_dec)
    return linear_loss(X, W_enc, W_dec), by_enc, by_dec


@once
def tied_by_steps(X, W):
    """Return loss and slopes of one matrix for both ways."""
    return linear_loss(X, W.T, W), complex_slopes(lambda M: linear_loss(X, M.T, M), W)


@once
def walk_by_recipe(X, k, lr, n_iter, rng):
    """Train a linear autoencoder, its slopes written as sums over samples."""
    X = np.asarray(X, dtype=float)
    W_enc, W_dec = (
        0.1 * rng.standard_normal(shape) for shape in ((k, X.shape[1]), (X.shape[1], k))
    )
    losses = [linear_loss(X, W_enc, W_dec)]
    for _ in range(n_iter):
        d_enc, d_dec = np.zeros(W_enc.shape), np.zeros(W_dec.shape)
        for x in X:
            z = W_enc @ x
            r = 2 * (W_dec @ z - x) / len(X)
            d_dec += np.outer(r, z)
            d_enc += np.outer(W_dec.T @ r, x)
        W_enc, W_dec = W_enc - lr * d_enc, W_dec - lr * d_dec
        losses.append(linear_loss(X, W_enc, W_dec))
    return W_enc, W_dec, losses


def network(rng, d, k, scale=1.0):
    """Return weights and biases of an autoencoder of sigmoids."""
    shapes = {"W1": (d, k), "b1": k, "W2": (k, d), "b2": d}
    return {key: scale * rng.normal(size=shapes[key]) for key in KEYS}


def sigmoid(t):
    """Return the sigmoid of one number, without overflow."""
    if isinstance(t, complex):
        return 1 / (1 + cmath.exp(-t))
    return 1 / (1 + math.exp(-t)) if t >= 0 else math.exp(t) / (1 + math.exp(t))


def bend(A):
    return np.array([[sigmoid(t) for t in row] for row in A.tolist()]).reshape(A.shape)


def both_layers(params, X):
    """Send samples through both layers, sigmoid by sigmoid."""
    Z = bend(np.asarray(X) @ params["W1"] + params["b1"])
    return {"Z": Z, "X_hat": bend(Z @ params["W2"] + params["b2"])}


through_by_units = once(both_layers)


def surprise(x, x_hat):
    """Return the cross-entropy of one entry, in words of the definition."""
    total = 0.0
    for weight, says in ((x, x_hat), (1 - x, 1 - x_hat)):
        if weight > 0:
            total -= weight * math.log(says) if says > 0 else -math.inf
    return total


@once
def entropy_by_entries(X, X_hat):
    """Average over samples what their entries cost."""
    pairs = zip(np.ravel(X), np.ravel(X_hat), strict=True)
    return sum(surprise(float(x), float(h)) for x, h in pairs) / len(X)


@once
def slopes_by_units(params, X, target):
    """Return the slopes of the cross-entropy by all four arrays, exact to rounding."""

    def loss(key, array):
        X_hat = both_layers({**params, key: array}, X)["X_hat"]
        return -np.sum(target * np.log(X_hat) + (1 - target) * np.log(1 - X_hat)) / len(X)

    return {key: complex_slopes(partial(loss, key), params[key]) for key in KEYS}


def all_epochs(params, X, lr, n_epochs, batch_size, rng, noise=None):
    """Train on batches, sample by sample."""
    params, losses = {key: np.array(params[key], dtype=float) for key in KEYS}, []
    X = np.asarray(X, dtype=float)
    for _ in range(n_epochs):
        deck = list(rng.permutation(len(X)))
        while deck:
            rows, deck = deck[:batch_size], deck[batch_size:]
            seen = noise(X[rows], rng) if noise else X[rows]
            grads = {key: np.zeros(params[key].shape) for key in KEYS}
            for x, clean in zip(seen, X[rows], strict=True):
                cache = both_layers(params, x[np.newaxis])
                z, out = cache["Z"][0], (cache["X_hat"][0] - clean) / len(rows)
                back = (params["W2"] @ out) * z * (1 - z)
                for key, slope in zip(
                    KEYS, (np.outer(x, back), back, np.outer(z, out), out), strict=True
                ):
                    grads[key] += slope
            params = {key: params[key] - lr * grads[key] for key in KEYS}
        losses.append(entropy_by_entries(X, both_layers(params, X)["X_hat"]))
    return params, losses


train_by_recipe = once(all_epochs)


@once
def stack_by_recipe(X, sizes, lr, n_epochs, batch_size, rng):
    """Train layer by layer, and keep the encoders."""
    encoders, codes = [], np.asarray(X, dtype=float)
    for layer in range(1, len(sizes)):
        nin, nout = sizes[layer - 1], sizes[layer]
        start = {"W1": 0.1 * rng.standard_normal((nin, nout)), "b1": np.zeros(nout)}
        start |= {"W2": 0.1 * rng.standard_normal((nout, nin)), "b2": np.zeros(nin)}
        params, _ = all_epochs(start, codes, lr, n_epochs, batch_size, rng)
        encoders.append((params["W1"], params["b1"]))
        codes = both_layers(params, codes)["Z"]
    return encoders


def assert_network(got, expected, rtol=1e-6):
    """Assert the four arrays of a training."""
    params = as_tuple(got, 2)[0]
    require(
        isinstance(params, dict) and set(params) == set(KEYS), "The keys must be W1, b1, W2, b2."
    )
    for key in KEYS:
        assert_close(params[key], expected[0][key], rtol=rtol, atol=1e-9, what=f"`{key}`")


def assert_losses(got, expected, length=2, rtol=1e-6):
    """Assert the list of losses, the last part of a result."""
    losses = np.asarray(as_tuple(got, length)[-1], dtype=float)
    right = np.asarray(expected[-1], dtype=float)
    assert_close(losses, right, rtol=rtol, atol=1e-9, what="the losses")


def entry(key, *keys):
    """Return a reader of one entry of a dict that must hold these keys, and no others if named."""
    right = f"The result must be a dict with the keys {', '.join(sorted([key, *keys]))}."

    def read(got):
        require(isinstance(got, dict) and key in got, right)
        require(not keys or set(got) == {key, *keys}, right)
        return got[key]

    return read


def as_types(call, dtype, places):
    """Return a call in which some arguments, dicts too, hold numbers of another dtype."""

    def cast(value):
        if isinstance(value, dict):
            return {key: array.astype(dtype) for key, array in value.items()}
        return value.astype(dtype)

    return tuple(cast(v) if place in places else v for place, v in enumerate(call))


def assert_is_an_answer(result, call):
    """Assert that a result is not just one of the arguments, nor nothing but zeros."""
    arrays = result.values() if isinstance(result, dict) else [result]
    if not isinstance(result, dict | np.ndarray):
        return
    with np.printoptions(threshold=100_000, floatmode="unique"):
        if repr(result) in {repr(value) for value in call} or not any(map(np.any, arrays)):
            raise Mismatch("The result is one of the arguments, or nothing but zeros.")


def assert_takes_integers(
    function, call, places, other, small=("int64", "int8"), large=(), **settings
):
    """Assert that integers return what the same floats return, alone and together.

    ``call`` holds whole numbers as floats; ``other`` is any call with another result. Generators
    are made anew by ``call`` and ``other`` if they are functions. ``large`` calls are tried in
    int64 alone.
    """
    make = call if callable(call) else lambda: call
    else_ = other if callable(other) else lambda: other
    plain, _, *others = assert_varies(function, [make(), else_(), *large])
    assert_is_an_answer(plain, make())
    sets = [places, *([place] for place in places)] if len(places) > 1 else [places]
    sets += [places[:2]] if len(places) > 2 else []  # beside floats
    labels = {dtype: f"integers of type {dtype}" for dtype in small}
    labels |= {dtype: f"{labels[dtype]}, which wrap around" for dtype in small if "8" in dtype}
    cases = [Case(as_types(make(), dtype, chosen), plain, label=labels[dtype])
             for dtype in small for chosen in sets]  # fmt: skip
    for wide, right in zip(large, others, strict=True):
        cases.append(Case(as_types(wide, "int64", places), right, label="large integers"))
    assert_cases(function, cases, **settings)
    assert_leaves_arguments(function, [make(), as_types(make(), "int64", places)])
