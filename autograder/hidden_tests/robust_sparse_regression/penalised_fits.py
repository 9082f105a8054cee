"""What every right answer of the penalised fits has in common, and rows to fit them to."""

import numpy as np

from autograder.testing import as_array, as_number, as_tuple, assert_close, require


def far_rows(rng, n, d, rho=0.6):
    """Return correlated columns and targets, both far from 0, and no column like another."""
    X = np.sqrt(rho) * rng.normal(size=(n, 1)) + np.sqrt(1 - rho) * rng.normal(size=(n, d))
    w = np.resize([3.0, 0.0, -2.0, 0.5], d)
    y = X @ w + 0.5 * rng.normal(size=n)
    return X + 10 * rng.normal(size=d), y - 40.0


def centred_rows(rng, n, d, rho=0.6):
    """Return rows such as far_rows, with columns and targets whose means are 0."""
    X, y = far_rows(rng, n, d, rho)
    return X - X.mean(axis=0), y - y.mean()


def orthogonal_rows():
    """Return 8 rows of 3 centred orthogonal columns, with squares 8: each weight stands alone."""
    signs = np.array([[(row >> bit) % 2 for bit in range(3)] for row in range(8)])
    return 2.0 * signs - 1


def read_fit(answer, d):
    """Return the weights and the intercept of an answer, if it is such a pair."""
    w, b = as_tuple(answer, 2)
    return as_array(w, shape=(d,), what="w"), as_number(b, what="b")


def strongest_pull(X, y):
    """Return the largest product of a centred column with the centred targets."""
    return np.abs((X - X.mean(axis=0)).T @ (y - y.mean())).max()


def assert_minimum(answer, X, y, lam1, lam2=None):
    """Assert the conditions for the minimum of the elastic net, or of the lasso without lam2."""
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    w, b = read_fit(answer, X.shape[1])
    slack = 1e-6 * max(strongest_pull(X, y), 1e-9)
    r = y - X @ w - b
    size = np.abs(y - y.mean()).max() + np.abs(X - X.mean(axis=0)).max() * np.abs(w).max()
    require(abs(r.mean()) <= 1e-6 * size, "The residuals do not add up to 0, so b is not the best.")
    pull = (X - X.mean(axis=0)).T @ r
    idle = w == 0
    message = "A weight is 0 whose column pulls harder than the penalty allows."
    require(np.all(np.abs(pull[idle]) <= lam1 + slack), message)
    expected = lam1 * np.sign(w[~idle]) + (lam2 or 0.0) * w[~idle]
    price = "lam * sign(w_j)" if lam2 is None else "lam1 * sign(w_j) + lam2 * w_j"
    what = f"x_j @ e of the weights in use, against {price}"
    assert_close(pull[~idle], expected, rtol=0.0, atol=slack, what=what)
