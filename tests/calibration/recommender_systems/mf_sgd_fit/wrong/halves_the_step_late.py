"""halves the step size after forty epochs

Breaks: many epochs
"""


import numpy as np


def mf_sgd_fit(Y, mask, k, lr, lam, n_epochs, rng):
    n, d = Y.shape
    Z = 0.1 * rng.standard_normal((n, k))
    W = 0.1 * rng.standard_normal((k, d))
    cells = np.argwhere(mask)
    errors = []
    for epoch in range(n_epochs):
        step = lr * 0.5 ** (epoch // 40)
        for number in rng.permutation(len(cells)):
            i, j = cells[number]
            Z, W = mf_sgd_step(Z, W, i, j, float(Y[i, j]), step, lam)
        errors.append(masked_rmse(Y, predict_mf(Z, W), mask))
    return Z, W, errors
