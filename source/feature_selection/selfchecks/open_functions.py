"""Functions that tests of this topic pass to yours; first arguments are filled in beforehand."""

import numpy as np


def table(values, subset):
    """Return ``values[c]``, where c is the sum of ``2 ** j`` over all j of the subset."""
    return float(values[sum(1 << int(j) for j in subset)])


def off_target(target, subset):
    """Return how far the sum of the indices is from a target."""
    return float(abs(sum(subset) - target))


def entering(prices, Z, t, lam):
    """Return weights that are not 0 below their prices: 0.5, with the sign of the price."""
    prices = np.asarray(prices)
    return np.where(lam < np.abs(prices), 0.5 * np.sign(prices), 0.0)


def between(highest, lowest, Z, t, lam):
    """Return weights that are 1 between two prices each, and 0 elsewhere."""
    return 1.0 * ((lam < np.asarray(highest)) & (lam > np.asarray(lowest)))


def lasso_by_descent(Z, t, lam):
    """Return weights that minimise ``sum((t - Z @ w)**2) / 2 + lam * sum(abs(w))``."""
    squares, pull = Z.T @ Z, Z.T @ t
    w = np.zeros(len(pull))
    for _ in range(1000):
        before = w.copy()
        for j in np.flatnonzero(np.diag(squares) > 0):
            rest = pull[j] - squares[j] @ w + squares[j, j] * w[j]
            w[j] = np.sign(rest) * max(abs(rest) - lam, 0.0) / squares[j, j]
        if np.abs(w - before).max() < 1e-10 * (1 + np.abs(w).max()):
            break
    return w
