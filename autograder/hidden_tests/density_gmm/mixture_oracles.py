"""Oracles and inputs for the hidden tests of density_gmm, written without the references.

Densities of one dimension are added up point by point with `math`; Gaussians go by determinants
and solves in place of Cholesky factors.
"""

import math
from itertools import pairwise

import numpy as np

LOG_2_PI = math.log(2 * math.pi)
NEAR = {"rtol": 1e-8, "atol": 1e-8}
LINE = np.array([0.25, 0.75]), np.array([[0.0], [2.0]]), np.array([[[1.0]], [[4.0]]])
PLANE = (
    np.array([0.5, 0.2, 0.3]),
    np.array([[0.0, 1.0], [3.0, -2.0], [-4.0, 5.0]]),
    np.array([[[4.0, 2.0], [2.0, 5.0]], [[1.0, 0.0], [0.0, 9.0]], [[2.0, -1.0], [-1.0, 3.0]]]),
)
EVEN = LINE[0], LINE[1], np.ones((2, 1, 1))
ROUND = PLANE[0], PLANE[1], np.array([np.eye(2)] * 3)
SOME = np.array([[0.0, 0.0], [2.0, 3.0], [-3.0, 4.0], [3.0, -1.0]])


# --- one dimension, point by point --------------------------------------------------------------


def tally(x, edges):
    """Return the heights of a histogram, counted one point after the other."""
    edges = [float(e) for e in edges]
    counts = [0] * (len(edges) - 1)
    for point in map(float, x):
        for j, (low, high) in enumerate(pairwise(edges)):
            last = j == len(counts) - 1 and point == high
            counts[j] += low <= point < high or last
    return [c / (len(x) * (b - a)) for c, (a, b) in zip(counts, pairwise(edges), strict=True)]


def bumps(x_train, x_eval, h):
    """Return the mean of the Gaussian bumps at each place, added up one by one."""
    heights = [
        math.fsum(math.exp(-(((float(x) - float(t)) / h) ** 2) / 2) for t in x_train)
        for x in x_eval
    ]
    return np.array(heights) / (len(x_train) * h * math.sqrt(2 * math.pi))


def witness_of_others(x, h):
    """Return the mean log density of each point under the bumps of all others."""
    logs = []
    for i, point in enumerate(x):
        others = [float(other) for j, other in enumerate(x) if j != i]
        exponents = [-(((float(point) - other) / h) ** 2) / 2 for other in others]
        logs.append(log_of_sum(exponents) - math.log(len(others)))
    return math.fsum(logs) / len(logs) - math.log(h) - LOG_2_PI / 2


def log_of_sum(values):
    """Return the logarithm of a sum of exponentials of Python floats."""
    top = max(values)
    return top if top == -math.inf else top + math.log(math.fsum(math.exp(v - top) for v in values))


# --- Gaussians and their mixtures ---------------------------------------------------------------


def log_normal(X, mean, cov):
    """Return the log density of each row, by determinant and solve."""
    offsets = np.asarray(X, dtype=float) - np.asarray(mean, dtype=float)
    cov = np.asarray(cov, dtype=float)
    squares = np.sum(offsets * np.linalg.solve(cov, offsets.T).T, axis=1)
    return -(offsets.shape[1] * LOG_2_PI + np.linalg.slogdet(cov)[1] + squares) / 2


def joint(X, weights, means, covs):
    """Return the table of log weight plus log density."""
    logs = [-math.inf if w == 0 else math.log(w) for w in weights]
    columns = [log_normal(X, m, c) + v for v, m, c in zip(logs, means, covs, strict=True)]
    return np.transpose(columns)


def mean_log_density(X, *mixture):
    """Return the mean log density of the rows."""
    rows = [log_of_sum([float(v) for v in row]) for row in joint(X, *mixture)]
    return math.fsum(rows) / len(rows)


def shares(X, *mixture):
    """Return the share of each component in each row."""
    table = [[float(v) for v in row] for row in joint(X, *mixture)]
    return np.array([[math.exp(v - log_of_sum(row)) for v in row] for row in table])


def weighted_fit(X, R, reg=1e-6):
    """Return weights, means and covariances, one component and one entry after the other."""
    X, R = np.asarray(X, dtype=float), np.asarray(R, dtype=float)
    owned = [math.fsum(column) for column in R.T]
    means, covs = [], []
    for share, total in zip(R.T, owned, strict=True):
        divisor = max(total, 1e-12)
        mean = [math.fsum(share * column) / divisor for column in X.T]
        offsets = X - mean
        cov = [
            [math.fsum(share * offsets[:, i] * offsets[:, j]) / divisor for j in range(len(mean))]
            for i in range(len(mean))
        ]
        means.append(mean)
        covs.append(np.array(cov) + reg * np.eye(len(mean)))
    return np.array(owned) / len(X), np.array(means), np.array(covs)


def climb(X, means0, n_iter=200, tol=1e-6, reg=1e-6):
    """Return what expectation maximisation ends with, as a dict."""
    X, K = np.asarray(X, dtype=float), len(means0)
    spread = weighted_fit(X, np.ones((len(X), 1)), reg)[2][0]
    model = np.full(K, 1 / K), np.array(means0, dtype=float), np.array([spread] * K)
    history = [mean_log_density(X, *model)]
    while len(history) <= n_iter:
        model = weighted_fit(X, shares(X, *model), reg)
        history.append(mean_log_density(X, *model))
        if history[-1] - history[-2] < tol:
            break
    return dict(zip(("weights", "means", "covs"), model, strict=True), history=history)


def by_entries(X):
    """Return mean and covariance, entry by entry."""
    _, means, covs = weighted_fit(X, np.ones((len(X), 1)), 0.0)
    return means[0], covs[0]


def counted(loglik_mean, n, d, K):
    """Return both criteria, with parameters counted one by one."""
    free = (K - 1) + sum(d + sum(range(1, d + 1)) for _ in range(K))
    return -2 * n * loglik_mean + 2 * free, -2 * n * loglik_mean + free * math.log(n)


def recipe(weights, means, covs, n, number):
    """Return what the recipe draws, row by row."""
    rng = np.random.default_rng(number)
    z = rng.choice(len(weights), size=n, p=weights)
    noise = rng.standard_normal((n, means.shape[1]))
    rows = [means[k] + np.linalg.cholesky(covs[k]) @ e for k, e in zip(z, noise, strict=True)]
    return np.reshape(rows, (n, means.shape[1])), z


# --- inputs -------------------------------------------------------------------------------------


def covariance(rng, d, condition=20.0):
    """Return a covariance whose eigenvalues go from 1 down to 1 / condition."""
    turn = np.linalg.qr(rng.normal(size=(d, d)))[0]
    cov = turn @ np.diag(np.geomspace(1.0, 1 / condition, d)) @ turn.T
    return (cov + cov.T) / 2


def mixture(rng, K, d, apart=3.0):
    """Return weights, means and covariances, all of them different."""
    weights = rng.uniform(0.5, 1.5, size=K)
    covs = np.array([rng.uniform(0.5, 4.0) * covariance(rng, d) for _ in range(K)])
    return weights / weights.sum(), apart * rng.normal(size=(K, d)), covs


def rows_of(rng, parts, n):
    """Return rows that a mixture may well have made."""
    weights, means, covs = parts
    kinds = rng.choice(len(weights), size=n, p=weights)
    noise = rng.normal(size=(n, means.shape[1]))
    return means[kinds] + [
        np.linalg.cholesky(covs[k]) @ e for k, e in zip(kinds, noise, strict=True)
    ]


def soft_shares(rng, n, K):
    """Return rows of shares that sum to 1, none of them near 0."""
    table = rng.uniform(0.1, 1.0, size=(n, K))
    return table / table.sum(axis=1, keepdims=True)


def two_crowds(rng, n, d, apart=4.0):
    """Return rows in two crowds, and a start for each that is off by some way."""
    X = rng.normal(size=(n, d)) * np.linspace(0.7, 1.3, d)
    X[n // 3 :] += apart
    return X, np.array([X[: n // 3].mean(axis=0) + 0.5, X[n // 3 :].mean(axis=0) - 1.0])


def away_from(rng, tol, n=24, d=2, n_iter=200):
    """Return rows and a start for which no gain is within 3 % of tol, and what EM makes of them."""
    for _ in range(200):
        X, means0 = two_crowds(rng, n, d)
        fit = climb(X, means0, n_iter, tol)
        if np.all(np.abs(np.diff(fit["history"]) - tol) > 0.03 * tol):
            return X, means0, fit
    raise RuntimeError("no rows were found: choose another tol")
