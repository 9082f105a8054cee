"""Networks and batches, and what is asserted of lists of layers, for neural_networks."""

from itertools import pairwise

import numpy as np

from autograder.testing import as_tuple, assert_close

WIDTHS = ([3, 4], [2, 5, 3], [4, 3, 6, 2], [3, 2, 5, 4, 3])
KINDS = ("relu", "tanh", "sigmoid", "linear")


def stack(rng, sizes, scale=1.0):
    """Return a network with normal weights and biases."""
    return [
        (scale * rng.normal(size=shape), scale * rng.normal(size=shape[1]))
        for shape in pairwise(sizes)
    ]


def one_hot(rng, n, classes):
    """Return n random classes, one-hot."""
    return np.eye(classes)[rng.integers(classes, size=n)]


def whole(params):
    """Return a network whose numbers are integers, as integers and as floats."""
    rounded = [(np.rint(2 * W), np.rint(2 * b)) for W, b in params]
    return [(W.astype(int), b.astype(int)) for W, b in rounded], rounded


def assert_layers(got, expected, rtol=1e-9, scaled_atol=1e-9, names=("the weights", "the biases")):
    """Assert a list of pairs of arrays, layer by layer."""
    layers = as_tuple(got, len(expected), what="the list of layers")
    for number, (layer, right) in enumerate(zip(layers, expected, strict=True), 1):
        parts = as_tuple(layer, 2, what=f"layer {number}")
        for part, target, name in zip(parts, right, names, strict=True):
            atol = scaled_atol * np.abs(target).max(initial=0.0) + 1e-300
            assert_close(part, target, rtol=rtol, atol=atol, what=f"{name} of layer {number}")


def bend(Z, kind):
    """Return an activation and its slope, each from its definition."""
    if kind == "linear":
        return Z, np.ones(Z.shape)
    if kind == "relu":
        return Z * (Z > 0), 1.0 * (Z > 0)
    if kind == "tanh":
        return np.tanh(Z), 1 / np.cosh(Z) ** 2
    return 1 / (1 + np.exp(-Z)), 1 / (2 + 2 * np.cosh(Z))


def forward_by_units(params, X, kind):
    """Go through a network unit by unit; return logits and caches."""
    A, caches = X, []
    for number, (W, b) in enumerate(params, 1):
        Z = np.stack(
            [sum(A[:, a] * W[a, k] for a in range(len(W))) + b[k] for k in range(len(b))], 1
        )
        caches.append((A, Z))
        A = bend(Z, kind)[0] if number < len(params) else Z
    return A, caches


def cross_entropy(logits, Y):
    """Return the mean cross-entropy."""
    largest = logits.max(axis=1)
    logs = largest + np.log(np.exp(logits - largest[:, np.newaxis]).sum(axis=1))
    return float(np.mean(logs - np.sum(Y * logits, axis=1)))


def slopes_by_differences(f, params, h=1e-5):
    """Return central differences of ``f(params)`` by each number of a network."""
    slopes = [(np.zeros(W.shape), np.zeros(b.shape)) for W, b in params]
    for layer, pair in enumerate(params):
        for part, array in enumerate(pair):
            for place in np.ndindex(array.shape):
                ends = []
                for step in (h, -h):
                    moved = [tuple(map(np.copy, pair)) for pair in params]
                    moved[layer][part][place] += step
                    ends.append(f(moved))
                slopes[layer][part][place] = (ends[0] - ends[1]) / (2 * h)
    return slopes


def backward_by_units(params, caches, dlogits, kind):
    """Return slopes by weights and biases: each delta is a sum over the units above."""
    delta, grads = dlogits, []
    for layer in range(len(params) - 1, -1, -1):
        A = caches[layer][0]
        dW = sum(np.multiply.outer(a, d) for a, d in zip(A, delta, strict=True))
        grads.insert(0, (dW, sum(delta)))
        W = params[layer][0]
        if layer:
            below = np.stack([sum(W[a, k] * delta[:, k] for k in range(W.shape[1]))
                              for a in range(W.shape[0])], axis=1)  # fmt: skip
            delta = below * bend(caches[layer - 1][1], kind)[1]
    return grads


def descend(params, X, Y, X_val, Y_val, lr, size, epochs, rng, beta=0.0, lam=0.0):
    """Train by the recipe, with relu; return the network and both histories."""
    params = [(W * 1.0, b * 1.0) for W, b in params]
    speed = [(np.zeros(W.shape), np.zeros(b.shape)) for W, b in params]
    train, val = [], []
    for _ in range(epochs):
        order = rng.permutation(len(X))
        for start in range(0, len(X), size):
            rows = order[start : start + size]
            logits, caches = forward_by_units(params, X[rows] * 1.0, "relu")
            powers = np.exp(logits - logits.max(axis=1, keepdims=True))
            dlogits = (powers / powers.sum(axis=1, keepdims=True) - Y[rows]) / len(rows)
            grads = backward_by_units(params, caches, dlogits, "relu")
            for layer, (W, b) in enumerate(params):
                dW, db = grads[layer][0] + lam * W, grads[layer][1]
                speed[layer] = beta * speed[layer][0] - lr * dW, beta * speed[layer][1] - lr * db
                params[layer] = W + speed[layer][0], b + speed[layer][1]
        train.append(cross_entropy(forward_by_units(params, X, "relu")[0], Y))
        val.append(cross_entropy(forward_by_units(params, X_val, "relu")[0], Y_val))
    return params, {"train": train, "val": val}
