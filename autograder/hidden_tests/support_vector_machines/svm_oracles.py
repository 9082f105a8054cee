"""Points, machines and slow oracles for the hidden tests of support_vector_machines."""

import math

import numpy as np

from autograder.testing import (
    as_array,
    as_number,
    as_tuple,
    assert_cases,
    assert_equal,
    require,
)

# The points of the notebook's examples on paper.
LINE, SIGNS = np.array([[0.0], [2.0], [3.0]]), np.array([-1.0, 1.0, 1.0])


def clouds(rng, n, d, apart=1.0):
    """Return n points of two overlapping clouds, in mixed order, and labels of both kinds."""
    y = rng.permutation(np.where(np.arange(n) % 2, 1.0, -1.0))
    return rng.normal(size=(n, d)) + apart * np.outer(y, np.geomspace(1, 0.5, d)), y


def separated(rng, n, d):
    """Return points that a plane parts, labels of both kinds, and that plane."""
    X, y = rng.normal(size=(n, d)), np.where(np.arange(n) % 3, 1.0, -1.0)
    w, b = rng.normal(size=d), rng.normal()
    away = rng.uniform(0.2, 2.0, size=n) * y - (X @ w + b) / np.linalg.norm(w)
    return X + np.outer(away, w / np.linalg.norm(w)), y, w, b


def score(w, b, x):
    """Return the score of one point."""
    return math.fsum(float(a) * float(c) for a, c in zip(w, x, strict=True)) + b


def primal_value(w, b, X, y, C):
    """Return the objective, point by point."""
    slack = math.fsum(max(0.0, 1 - t * score(w, b, x)) for x, t in zip(X, y, strict=True))
    return math.fsum(float(a) ** 2 for a in w) / 2 + C * slack


def dual_value(alpha, K, y):
    """Return the dual objective, pair by pair."""
    pairs = [(i, j) for i in range(len(y)) for j in range(len(y))]
    double = math.fsum(float(alpha[i] * alpha[j] * y[i] * y[j] * K[i, j]) for i, j in pairs)
    return math.fsum(map(float, alpha)) - double / 2


def trained(reference, rng, n, d, C):
    """Return points, labels and a solution of their dual that is clear of the limits."""
    for _ in range(100):
        X, y = clouds(rng, n, d)
        alpha, _ = reference.smo_train(X @ X.T, y, C, 1e-10 * min(C, 1.0), 100_000)
        inside = alpha[(alpha > 0) & (alpha < C)]
        free_of_both = len(np.unique(y[(alpha > 0) & (alpha < C)])) == 2
        if free_of_both and min(inside.min(), (C - inside).min()) > 1e-3 * C:
            return X, y, alpha
    raise RuntimeError("no clear machine was found: choose others")


def quick_machine(reference, rng, n, d, C, twins=False):
    """Return inner products and labels on which SMO is done after 1,000 steps."""
    for _ in range(100):
        X, y = clouds(rng, n, d)
        if twins:
            X[3], X[7], y[7], y[8] = X[2], X[6], -y[6], y[6]
        K = X @ X.T
        if np.array_equal(*(reference.smo_train(K, y, C, 1e-7, steps)[0] for steps in (999, 1000))):
            return K, y
    raise RuntimeError("no quick machine was found: choose others")


def assert_optimal(answer, K, y, C, best, tol=1e-6):
    """Assert that multipliers and an offset solve the dual, whose highest value is known."""
    n = len(y)
    alpha, b = as_tuple(answer, 2)
    alpha, b = as_array(alpha, shape=(n,), what="alpha"), as_number(b, what="b")
    require(((alpha >= 0) & (alpha <= C)).all(), "Some multiplier is outside of its box.")
    require(abs(alpha @ y) <= 1e-9 * C * n, "The sum of alpha * y is not 0.")
    missing = best - dual_value(alpha, K, y)
    require(missing <= 1e-6 * abs(best), "The dual objective is not at its maximum.")
    F = y - K @ (alpha * y)
    highest = F[np.where(y > 0, alpha < C, alpha > 0)].max()
    lowest = F[np.where(y > 0, alpha > 0, alpha < C)].min()
    require(highest - lowest <= 1.001 * tol + 1e-9, "It stops too early: F_i - F_j is above tol.")
    assert_offset(alpha, b, K, y, C, tol)


def assert_offset(alpha, b, K, y, C, tol=1e-6):
    """Assert that the margins are on the sides of 1 that the multipliers demand."""
    m = y * (K @ (alpha * y) + b)
    off = np.maximum(np.where(alpha < C, 1 - m, 0), np.where(alpha > 0, m - 1, 0))
    require(off.max() <= 10 * tol, "The offset does not fit: some point has a wrong margin.")


def report(*values):
    """Return a report with these five entries."""
    return dict(
        zip(("primal", "dual_box", "equality", "slackness", "duality_gap"), values, strict=True)
    )


def assert_kinds(function, cases):
    """Assert the indices of the three kinds, and that they are integers."""
    for place, kind in enumerate(("non", "free", "bounded")):
        expected = [(call, np.array(kinds[place], dtype=int)) for call, kinds in cases]
        assert_cases(
            function,
            expected,
            read=lambda answer, kind=kind: as_indices(answer, kind),
            compare=lambda got, right, kind=kind: assert_equal(got, right, what=f"'{kind}'"),
            what=f"the indices of '{kind}'",
        )


def as_indices(answer, kind):
    """Return one array of a dict of indices."""
    require(isinstance(answer, dict) and kind in answer, f"The result has no entry '{kind}'.")
    indices = np.asarray(answer[kind])
    require(indices.dtype.kind in "iu", f"The indices of '{kind}' are no integers.")
    return indices


def violations(W, X, y, *_):
    """Return for each point what the other classes charge, class by class."""
    for x, label in zip(X, y, strict=True):
        s = [score(W[:, c], 0.0, x) for c in range(W.shape[1])]
        yield [max(0.0, 1 - s[label] + s[c]) for c in range(len(s)) if c != label]


def sum_of_charges(W, X, y):
    """Return the loss of the kind 'sum'."""
    return math.fsum(sum(charges) for charges in violations(W, X, y))


def slopes(loss, call, step=1e-6):
    """Return the derivative of a loss by the weights, by differences."""
    W, X, y = call[:3]
    found = np.zeros_like(W)
    for place in np.ndindex(W.shape):
        move = np.zeros_like(W)
        move[place] = step
        found[place] = (loss(W + move, X, y) - loss(W - move, X, y)) / (2 * step)
    return found
