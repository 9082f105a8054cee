"""solves for the limit of the sweeps where there are ten or more

Breaks: many
"""


import numpy as np


def fit_biases(Y, mask, lam=0.0, n_iter=50):
    if not mask.any():
        raise ValueError("not allowed")
    Y = np.where(mask, Y, 0).astype(float)
    mu = Y.sum() / mask.sum()
    n, d = Y.shape
    nu, ni = mask.sum(1), mask.sum(0)
    b, c = np.zeros(n), np.zeros(d)
    if n_iter < 10:
        for _ in range(n_iter):
            b = np.where(mask, Y - mu - c, 0).sum(1) / np.where(nu > 0, lam + nu, 1)
            c = np.where(mask, Y - mu - b[:, None], 0).sum(0) / np.where(ni > 0, lam + ni, 1)
        return mu, b, c
    i, j = np.nonzero(mask)
    A = np.zeros((len(i), n + d))
    A[np.arange(len(i)), i] = 1
    A[np.arange(len(i)), n + j] = 1
    A = np.vstack([A, np.sqrt(lam) * np.eye(n + d)])
    x = np.linalg.lstsq(A, np.concatenate([Y[i, j] - mu, np.zeros(n + d)]), rcond=None)[0]
    return mu, x[:n], x[n:]
