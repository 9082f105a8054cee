"""Oracles and rows for the hidden tests of linear_classification, written without the references.

Losses and gradients are added up row by row with `math`; where ties matter, rows are small
integers, for which every score is exact.
"""

import math
from itertools import combinations

import numpy as np

from autograder.testing import as_array, as_tuple, assert_close, assert_equal, require

GATE = np.array([[1.0, 0.0, 0.0], [1.0, 0.0, 1.0], [1.0, 1.0, 0.0], [1.0, 1.0, 1.0]])
AND = np.array([-1, -1, -1, 1])
XOR = np.array([-1, 1, 1, -1])
PAPER = np.array([[1.0, 2.0], [1.0, -1.0]])


# --- rows ---------------------------------------------------------------------------------------


def normal_rows(rng, n, d):
    """Return rows with a column of ones before d - 1 others of mean 0 and deviation 1."""
    X = rng.normal(size=(n, d - 1))
    if n > 1:
        X = (X - X.mean(axis=0)) / X.std(axis=0)
    return np.column_stack([np.ones(n), X])


def mixed_labels(rng, X, noise=1.5):
    """Return labels -1 and +1, about as many of each, that a noisy score decides."""
    scores = X[:, 1:] @ np.linspace(1.0, 2.0, X.shape[1] - 1) + noise * rng.normal(size=len(X))
    return np.where(scores > np.median(scores), 1, -1)


def mixed_classes(rng, X, n_classes, noise=1.0):
    """Return classes 0 to n_classes - 1, all of them present, by the nearest of drawn centres."""
    centres = np.linspace(-1.5, 1.5, n_classes)
    places = X[:, 1] + noise * rng.normal(size=len(X))
    y = np.abs(np.subtract.outer(places, centres)).argmin(axis=1)
    y[rng.permutation(len(X))[:n_classes]] = np.arange(n_classes)
    return y


def separable_integers(rng, n, d):
    """Return rows of small integers behind a column of ones, and labels of a plane between."""
    for _ in range(10_000):
        X = np.column_stack([np.ones(n), rng.integers(-4, 5, size=(n, d - 1))])
        scores = X @ rng.integers(-3, 4, size=d)
        y = np.where(scores > 0, 1, -1)
        if (scores != 0).all() and len(set(y.tolist())) == 2:
            return X, y
    raise RuntimeError("no separable rows were found: choose fewer of them")


# --- the perceptron -----------------------------------------------------------------------------


def traced(X, y, passes=5000):
    """Return weights and mistakes of the perceptron in Python's integers, and how many passes."""
    w, mistakes = [0] * X.shape[1], []
    rows = [[int(v) for v in row] for row in X]
    for count in range(1, passes + 1):
        clean = True
        for i, row in enumerate(rows):
            if int(y[i]) * sum(a * b for a, b in zip(w, row, strict=True)) <= 0:
                w = [a + int(y[i]) * b for a, b in zip(w, row, strict=True)]
                mistakes.append(i)
                clean = False
        if clean:
            return (np.array(w, dtype=float), mistakes), count
    raise RuntimeError("the rows are not separable, or nearly so")


def assert_trace(got, expected):
    """Assert weights and the list of mistakes."""
    w, mistakes = as_tuple(got, 2)
    assert_close(w, expected[0], what="w")
    assert_equal(list(mistakes), list(expected[1]), what="mistakes")


# --- losses, row by row -------------------------------------------------------------------------


def surprise(margin):
    """Return log(1 + exp(-margin)) without overflow, and with all digits of small ones."""
    small = math.log1p(math.exp(-abs(margin)))
    return small if margin >= 0 else -margin + small


def chance(score):
    """Return 1 / (1 + exp(-score)) without overflow."""
    if score < -745:
        return 0.0
    return 1 / (1 + math.exp(-score)) if score > -700 else math.exp(score)


def objective(w, X, y, lam=0.0):
    """Return the penalised mean logistic loss, added up row by row."""
    margins = [label * sum(map(float.__mul__, w, row)) for label, row in _pairs(X, y)]
    penalty = lam / 2 * math.fsum(float(v) ** 2 for v in w[1:])
    return math.fsum(map(surprise, margins)) / len(X) + penalty


def slope(w, X, y, lam=0.0):
    """Return the gradient of `objective`, added up row by row."""
    grad = np.zeros(len(w))
    for label, row in _pairs(X, y):
        margin = label * sum(map(float.__mul__, w, row))
        grad -= label * chance(-margin) * np.array(row) / len(X)
    return grad + lam * np.concatenate([[0.0], np.asarray(w, dtype=float)[1:]])


def both(w, X, y, lam=0.0):
    """Return the objective and its gradient."""
    w = [float(v) for v in w]
    return objective(w, X, y, lam), slope(w, X, y, lam)


def _pairs(X, y):
    return [(int(label), [float(v) for v in row]) for label, row in zip(y, X, strict=True)]


def newton(X, y, lam, steps):
    """Return the weights after some Newton steps, each solved as weighted least squares."""
    n, d = X.shape
    w = np.zeros(d)
    free = np.sqrt(n * lam) * np.eye(d)[1:]
    for _ in range(steps):
        p = np.array([chance(s) for s in X @ w])
        root = np.sqrt(p * (1 - p))
        working = root * (X @ w) + ((y > 0) - p) / root
        tall = np.vstack([root[:, np.newaxis] * X, free])
        w = np.linalg.lstsq(tall, np.concatenate([working, np.zeros(d - 1)]), rcond=None)[0]
    return w


def log_of_sum(values):
    """Return the logarithm of a sum of exponentials of Python floats."""
    top = max(values)
    return top if top == -math.inf else top + math.log(math.fsum(math.exp(v - top) for v in values))


def shares(row):
    """Return the softmax of one row."""
    total = log_of_sum(row)
    return [math.exp(v - total) for v in row]


def cross_entropy(W, X, y, lam=0.0):
    """Return the objective of softmax regression and its gradient, row by row."""
    W = np.asarray(W, dtype=float)
    loss, grad = [], np.zeros(W.shape)
    for row, own in zip(np.asarray(X, dtype=float), y, strict=True):
        scores = [float(s) for s in row @ W]
        loss.append(log_of_sum(scores) - scores[own])
        grad += np.outer(row, np.array(shares(scores)) - np.eye(W.shape[1])[own])
    penalised = np.vstack([np.zeros(W.shape[1]), W[1:]])
    total = math.fsum(loss) / len(X) + lam / 2 * float(np.sum(penalised**2))
    return total, grad / len(X) + lam * penalised


def descent(X, y, n_classes, lam, lr, n_iter):
    """Return the weights of softmax regression after some steps of gradient descent."""
    W = np.zeros((X.shape[1], n_classes))
    for _ in range(n_iter):
        W = W - lr * cross_entropy(W, X, y, lam)[1]
    return W


# --- comparisons --------------------------------------------------------------------------------


def assert_loss(got, expected):
    """Assert the first of two parts, a loss."""
    assert_close(as_tuple(got, 2)[0], expected[0], rtol=1e-9, what="the loss")


def assert_gradient(got, expected):
    """Assert the second of two parts, a gradient, by its largest entry."""
    grad = as_array(as_tuple(got, 2)[1], shape=np.shape(expected[1]), what="the gradient")
    atol = 1e-9 * max(np.max(np.abs(expected[1])), 1e-300)
    assert_close(grad, expected[1], rtol=1e-9, atol=atol, what="the gradient")


def assert_both(got, expected):
    """Assert loss and gradient; of a loss near 0 the absolute tolerance counts."""
    assert_close(as_tuple(got, 2)[0], expected[0], rtol=1e-9, atol=1e-9, what="the loss")
    grad = as_array(as_tuple(got, 2)[1], shape=np.shape(expected[1]), what="the gradient")
    assert_close(grad, expected[1], atol=1e-9 * max(1.0, np.max(np.abs(expected[1]))))


def assert_losses(got, expected):
    """Assert some entries of a dict of losses, each by its own size."""
    require(isinstance(got, dict), "The result is no dict.")
    for name, right in expected.items():
        require(name in got, f"The key `{name}` is missing.")
        assert_close(got[name], right, rtol=1e-9, what=f"`{name}`")


def assert_flat(w, X, y, lam=1e-3, *_):
    """Assert that the gradient at a result is as small as at a minimum."""
    w = as_array(w, shape=(X.shape[1],), what="w")
    require(np.isfinite(w).all(), "Some weight is not finite.")
    steep = np.max(np.abs(slope(w.tolist(), X, y, lam)))
    require(steep < 1e-8, "The gradient at the result is not small.", f"Its largest entry: {steep}")


def assert_flat_columns(W, X, y, n_classes, lam=1e-2):
    """Assert that each column solves its own problem against the rest."""
    W = as_array(W, shape=(X.shape[1], n_classes), what="W")
    for k in range(n_classes):
        assert_flat(W[:, k], X, np.where(y == k, 1, -1), lam)


def most_votes(pair_pred, n_classes):
    """Return the winners of a vote among pairs, row by row."""
    winners = []
    for row in range(len(next(iter(pair_pred.values())))):
        said = [int(pair_pred[pair][row]) for pair in combinations(range(n_classes), 2)]
        winners.append(max(range(n_classes), key=lambda k: (said.count(k), -k)))
    return np.array(winners)
