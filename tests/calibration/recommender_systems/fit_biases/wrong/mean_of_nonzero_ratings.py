"""divides the total by the number of ratings that are not 0

Breaks: ratings of 0
Slips: 1, most tests use a table with a rating of 0
"""


import numpy as np


def fit_biases(Y, mask, lam=0.0, n_iter=50):
    if not mask.any():
        raise ValueError("not allowed")
    Y = np.where(mask, Y, 0).astype(float)
    mu = Y.sum() / max(np.count_nonzero(Y), 1)
    nu, ni = mask.sum(1), mask.sum(0)
    b, c = np.zeros(len(Y)), np.zeros(Y.shape[1])
    for _ in range(n_iter):
        b = np.where(mask, Y - mu - c, 0).sum(1) / np.where(nu > 0, lam + nu, 1)
        c = np.where(mask, Y - mu - b[:, None], 0).sum(0) / np.where(ni > 0, lam + ni, 1)
    return mu, b, c
