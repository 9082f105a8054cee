"""Rows in classes, and oracles for the discriminants of dimensionality_reduction.

Scatters are added up row by row; where the references take Cholesky factors, these take roots.
"""

import math

import numpy as np

from autograder.hidden_tests.dimensionality_reduction.cloud_oracles import (
    entry,
    has_clear_signs,
    inverse_root,
    positive_rows,
)
from autograder.testing import (
    assert_parallel,
    orthogonal_matrix,
    remembered,
)


def labelled_rows(rng, sizes, d, apart=2.5):
    """Return rows in classes of the given sizes, with correlated columns, labels in no order."""
    y = rng.permutation(np.repeat(np.arange(len(sizes)), sizes))
    centres = apart * rng.normal(size=(len(sizes), d))
    mix = orthogonal_matrix(rng, d) * np.linspace(0.5, 1.5, d)
    return centres[y] + rng.normal(size=(len(y), d)) @ mix, y


@remembered
def answered_rows(seed, *cases):
    """Return calls of a classifier: rows in classes, and new rows away from the borders."""
    rng, calls = np.random.default_rng(seed), []
    for sizes, d in cases:
        X, y = labelled_rows(rng, sizes, d, apart=1.5)
        new = 2.5 * rng.normal(size=(25, d))
        calls.append((X, y, clear_answers(X, y, new)[0]))
    return calls


BALANCED = ((8, 8), 2, 1), ((7, 7, 7), 3, 2), ((6, 6, 6, 6), 5, 3), ((6, 6, 6), 6, 2)
UNBALANCED = ((12, 5), 2, 1), ((9, 4, 14), 3, 2), ((6, 6, 3, 8), 5, 3), ((7, 9, 5), 6, 2)


@remembered
def parted_rows(seed, shapes=BALANCED):
    """Return calls on rows in classes, of which the directions have clear signs."""
    rng, calls = np.random.default_rng(seed), []
    for sizes, d, k in shapes:
        for _ in range(1000):
            X, y = labelled_rows(rng, sizes, d)
            W, values = discriminants(X, y, k)
            if has_clear_signs(W.T) and (values[:-1] > 1.2 * values[1:]).all():
                break
        calls.append((X, y, k))
    return calls


def scatters(X, y, reg=0.0):
    """Return the scatter within and between classes, added up row by row."""
    X = np.asarray(X, dtype=float)
    mean = X.mean(axis=0)
    S_w, S_b = reg * np.eye(X.shape[1]), np.zeros((X.shape[1], X.shape[1]))
    for label in sorted(set(y.tolist())):
        rows = X[y == label]
        centre = rows.mean(axis=0)
        S_w = S_w + sum(np.outer(row - centre, row - centre) for row in rows)
        S_b = S_b + len(rows) * np.outer(centre - mean, centre - mean)
    return S_w, S_b


def discriminants(X, y, k, reg=0.0):
    """Return directions in columns of length 1, and eigenvalues, by the root of the scatter."""
    S_w, S_b = scatters(X, y, reg)
    root = inverse_root(S_w)
    values, vectors = np.linalg.eigh(root @ S_b @ root)
    W = root @ vectors[:, ::-1][:, :k]
    return positive_rows((W / np.linalg.norm(W, axis=0)).T).T, values[::-1][:k]


def log_posteriors(X, y, new, divisor=None):
    """Return log densities plus log priors of Gaussians with one covariance, class by class."""
    X, new = np.asarray(X, dtype=float), np.asarray(new, dtype=float)
    labels = sorted(set(y.tolist()))
    S = scatters(X, y)[0] / (len(X) - len(labels) if divisor is None else divisor)
    columns = []
    for label in labels:
        rows = X[y == label]
        away = new - rows.mean(axis=0)
        squares = np.sum(away * np.linalg.solve(S, away.T).T, axis=1)
        columns.append(math.log(len(rows) / len(X)) - squares / 2)
    return np.array(labels), np.column_stack(columns)


def clear_answers(X, y, new, margin=0.05):
    """Return the rows that lie clearly in the region of a class, and their classes."""
    labels, scores = log_posteriors(X, y, new)
    ranked = np.sort(scores, axis=1)
    keep = ranked[:, -1] - ranked[:, -2] > margin
    return new[keep], labels[scores.argmax(axis=1)[keep]]


def assert_columns(model, expected):
    """Assert the columns of W as directions, whatever their lengths and signs."""
    assert_parallel(entry("W")(model), expected, atol=1e-8, what="W")
