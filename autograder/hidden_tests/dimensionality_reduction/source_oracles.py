"""Mixtures of which the sources are known, and FastICA by another way, row by row of W."""

from itertools import pairwise

import numpy as np

from autograder.hidden_tests.dimensionality_reduction.cloud_oracles import (
    inverse_root,
    positive_rows,
    principal,
)
from autograder.testing import (
    as_tuple,
    assert_same_sources,
    mixed_sources,
    remembered,
)

ROOM = np.array([[2.0, 1.0], [1.0, 1.5]])
MIX = np.array([[1.0, 0.4, 0.2], [0.3, 1.0, 0.5], [-0.4, 0.1, 1.0]])
STEP = np.array([[1.0, 1.0], [0.0, 1.0]])


def made_sources(seed, n, *laws):
    """Return fixed sources of mean 0 and variance 1."""
    rng = np.random.default_rng(seed)
    draw = {"uniform": lambda: rng.uniform(-1, 1, n), "laplace": lambda: rng.laplace(size=n)}
    S = np.column_stack([draw[law]() for law in laws])
    return (S - S.mean(axis=0)) / S.std(axis=0)


@remembered
def separable(seed, n, laws, W0):
    """Return mixtures that the recipe separates clearly, and their sources."""
    rng = np.random.default_rng(seed)
    for _ in range(100):
        X, true, _ = mixed_sources(rng, n, laws)
        S, _ = ica_path(X, len(laws), W0, 40)[-1]
        k = len(laws)
        strength = np.abs(np.corrcoef(S.T, true.T)[:k, k:])
        if np.min(np.max(strength, axis=0)) > 0.99:
            return X, true
    raise RuntimeError("no mixture is separated clearly: choose more rows")


def few_rows(seed):
    """Return calls on few rows, for which single steps are compared."""
    rng = np.random.default_rng(seed)
    three = made_sources(4, 16, "uniform", "laplace", "laplace") @ MIX
    calls = [(made_sources(4, 24, "uniform", "laplace") @ ROOM + 3.0, 2, STEP)]
    calls.append((three, 3, np.eye(3)))
    for n, d, k in ((16, 2, 2), (12, 3, 3), (12, 4, 2)):
        X = (
            rng.laplace(size=(n, d))
            * 0.6 ** np.arange(d)
            @ np.linalg.qr(rng.normal(size=(d, d)))[0]
        )
        calls.append((X + 1.0, k, np.eye(k) + 0.3 * rng.uniform(-1, 1, size=(k, k))))
    return calls


@remembered
def ica_path(X, k, W0, steps):
    """Return the (S, W) of FastICA after each number of steps, row by row of W."""
    V, variances, _ = principal(X, k)
    V, n = positive_rows(V), len(X)
    Z = (X - np.mean(X, axis=0)) @ V.T / np.sqrt(variances * (n - 1) / n)
    W = inverse_root(W0 @ W0.T) @ W0
    path = [(Z @ W.T, W)]
    for _ in range(steps):
        new = []
        for w in W:
            y = Z @ w
            new.append(
                np.mean(Z * np.tanh(y)[:, np.newaxis], axis=0) - np.mean(np.cosh(y) ** -2) * w
            )
        new = np.array(new)
        W = inverse_root(new @ new.T) @ new
        path.append((Z @ W.T, W))
    return path


def ica_changes(path):
    """Return how far from 1 the products of rows are in each step of a path."""
    return [
        float(np.max(np.abs(np.abs(np.sum(b * a, axis=1)) - 1)))
        for (_, a), (_, b) in pairwise(path)
    ]


def recovers(true):
    """Return a law: S holds these sources in any order, sign and scale."""

    def obeys(got, *_):
        assert_same_sources(as_tuple(got, 2)[0], true, at_least=0.98, what="S")

    return obeys
