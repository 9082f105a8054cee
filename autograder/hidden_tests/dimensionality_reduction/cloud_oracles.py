"""Rows of known directions, and oracles for the hidden tests of dimensionality_reduction.

The references take singular value decompositions where these oracles take eigenvectors, and the
other way round.
"""

import math

import numpy as np

from autograder.testing import (
    as_array,
    as_tuple,
    assert_close,
    assert_orthonormal,
    assert_same_up_to_sign,
    orthogonal_matrix,
    require,
)

PAPER = np.array([[4.0, 6.0], [-2.0, -2.0], [-1.0, 3.5], [3.0, 0.5]])
TILTED = np.array([[3, 1, 0], [0, 2, -1], [-4, 0, 2], [5, 1, 1], [-2, 3, -4], [7, -2, 6]], float)
WIDE = np.array([[9.0, 0, 1, 3, -2], [-1, 4, 1, 0, 5], [2, 2, -7, 1, 1]])
CROSS = np.array([[-2.0, 0.0], [2.0, 0.0], [0.0, 1.0], [0.0, -1.0]])
MODEL = {"mean": np.array([1.0, 2.0]), "components": np.array([[0.6, 0.8], [0.8, -0.6]])}
ONE = {"mean": MODEL["mean"], "components": MODEL["components"][:1]}
TURN = {"mean": np.array([3.0, -1.0]), "components": np.array([[0.6, 0.8], [-0.8, 0.6]])}


# --- rows ---------------------------------------------------------------------------------------


def has_clear_signs(rows):
    """Return whether the largest entry of each row stands out."""
    sizes = np.sort(np.abs(rows), axis=1)
    return rows.shape[1] == 1 or bool(np.all(sizes[:, -1] > 1.01 * sizes[:, -2]))


def spread_rows(rng, n, d, fall=0.7, offset=3.0):
    """Return rows whose standard deviations fall by a known factor, about some far point."""
    rank = min(n - 1, d)
    for _ in range(1000):
        Vt = orthogonal_matrix(rng, d)[:rank]
        if has_clear_signs(Vt):
            break
    scores = rng.normal(size=(n, rank))
    U, _ = np.linalg.qr(scores - scores.mean(axis=0))
    signs = rng.choice([-1.0, 1.0], size=rank)
    return (U * signs * math.sqrt(n) * 2.0 * fall ** np.arange(rank)) @ Vt + offset * rng.normal(
        size=d
    )


def on_a_grid(X):
    """Round to multiples of 1/1024, so that adding 2**20 loses no digit."""
    return np.round(1024 * X) / 1024


def correlated_pair(rng, n, r):
    """Return two columns of deviation 1 and a given correlation."""
    A, _ = np.linalg.qr(np.column_stack([np.ones(n), rng.normal(size=(n, 2))]))
    scores = np.sqrt(n) * A[:, 1:]
    return np.column_stack([scores[:, 0], r * scores[:, 0] + np.sqrt(1 - r * r) * scores[:, 1]])


def models(rng, *sizes):
    """Return models of some sizes (k, d) as pca_fit returns them."""
    for k, d in sizes:
        yield {
            "mean": 2 * rng.normal(size=d),
            "components": orthogonal_matrix(rng, d)[:k],
            "explained_variance": np.arange(k, 0, -1.0),
            "ratio": np.full(k, 0.1),
        }


def fresh(seed=0):
    """Return a generator."""
    return np.random.default_rng(seed)


# --- oracles ------------------------------------------------------------------------------------


def positive_rows(W):
    """Return rows with the sign for which the largest entry is positive, one after the other."""
    turned = []
    for row in np.asarray(W, dtype=float):
        place = max(range(len(row)), key=lambda j: (abs(row[j]), -j))
        turned.append(-row if row[place] < 0 else row)
    return np.array(turned)


def principal(X, k):
    """Return directions and variances (divisor n - 1) by the covariance, and the total variance."""
    Xc = np.asarray(X, dtype=float)
    Xc = Xc - Xc.mean(axis=0)
    values, vectors = np.linalg.eigh(Xc.T @ Xc / (len(Xc) - 1))
    return vectors[:, ::-1][:, :k].T, values[::-1][:k], values.sum()


def whitening(X, eps=0.0):
    """Return the PCA-whitening matrix by a singular value decomposition, its signs as they come."""
    Xc = np.asarray(X, dtype=float)
    Xc = Xc - Xc.mean(axis=0)
    _, s, Vt = np.linalg.svd(Xc)
    values = np.zeros(Xc.shape[1])
    values[: len(s)] = s**2 / len(Xc)
    return positive_rows(Vt).T / np.sqrt(values + eps)


def inverse_root(M):
    """Return the inverse of the symmetric square root of a definite matrix."""
    values, vectors = np.linalg.eigh(M)
    return (vectors / np.sqrt(values)) @ vectors.T


def fitted(X, k):
    """Return a model of rows, made without the references."""
    directions, variances, total = principal(X, k)
    ratio = variances / total
    return {
        "mean": np.mean(X, axis=0),
        "components": directions,
        "explained_variance": variances,
        "ratio": ratio,
    }


def power_steps(X, k, steps):
    """Return the directions after so many steps each, by the matrix of products."""
    M = np.cov(np.asarray(X, dtype=float).T) * (len(X) - 1)
    found = []
    for _ in range(k):
        v = 1.0 / np.arange(1, len(M) + 1)
        for _ in range(steps):
            v = M @ v
            v = v / np.linalg.norm(v)
        v = v / np.linalg.norm(v)
        M = (np.eye(len(M)) - np.outer(v, v)) @ M @ (np.eye(len(M)) - np.outer(v, v))
        found.append(v)
    return np.array(found)


def whitened(X, eps=0.0):
    """Return both parts by the singular value decomposition."""
    W = whitening(X, eps)
    return (X - X.mean(axis=0)) @ W, W


def decorrelated(W):
    """Return the formula of the statement, by eigenvectors."""
    W = np.asarray(W, dtype=float)
    return inverse_root(W @ W.T) @ W


def projected(X, k, seed):
    """Return the recipe, entry by entry."""
    R = fresh(seed).standard_normal((X.shape[1], k))
    return np.array([[sum(map(float.__mul__, row, r)) for r in R.T.tolist()]
                     for row in X.astype(float).tolist()]) / math.sqrt(k)  # fmt: skip


# --- reading and comparing ----------------------------------------------------------------------


def entry(name):
    """Return a reader of one entry of a model."""

    def read(model):
        require(isinstance(model, dict), "The result is no dict.")
        require(name in model, f"The key `{name}` is missing.")
        return model[name]

    return read


def assert_directions(model, expected):
    """Assert the components of a model up to their signs."""
    components = entry("components")(model)
    assert_same_up_to_sign(components, expected, rows=True, rtol=0.0, atol=1e-9, what="components")


def assert_basis(model, shape):
    """Assert that components have a shape, length 1 and right angles."""
    components = as_array(entry("components")(model), shape=shape, what="components")
    assert_orthonormal(components.T, what="the components")


def assert_positive(rows, what):
    """Assert that the largest entry of each row is positive, and that there is one."""
    turned = positive_rows(rows)
    require(np.abs(turned).max(axis=1) > 0, f"A direction of {what} is zero.")
    require(
        np.array_equal(rows, turned),
        f"The largest entry of a direction of {what} is negative: fix_signs turns it.",
    )


def assert_white(got, X, eps=0.0):
    """Assert the covariance, with the divisor n, of whitened rows: they are the first part."""
    Xw = as_array(as_tuple(got, 2)[0], shape=np.shape(X), what="Xw")
    values = np.zeros(X.shape[1])
    s = np.linalg.svd(X - X.mean(axis=0), compute_uv=False)
    values[: len(s)] = s**2 / len(X)
    right = np.diag(values / (values + eps)) if eps else np.eye(X.shape[1])
    assert_close(Xw.T @ Xw / len(X), right, rtol=0.0, atol=1e-9, what="the covariance of Xw")
    assert_close(Xw.mean(axis=0), np.zeros(X.shape[1]), atol=1e-9, what="the mean of Xw")


def assert_multiple(got, expected):
    """Assert an array but for a positive factor."""
    got = as_array(got, shape=expected.shape)
    size = np.linalg.norm(got)
    require(np.isfinite(size) and size > 0, "The result is zero, or not finite.")
    right = expected / np.linalg.norm(expected)
    assert_close(got / size, right, rtol=0.0, atol=1e-9, what="the result but for a factor")
