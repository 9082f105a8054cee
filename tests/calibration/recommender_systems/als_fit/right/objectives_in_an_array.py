"""returns the objectives in an array"""


import numpy as np


def als_fit(Y, mask, k, lam, n_iter, rng):
    W = rng.standard_normal((k, Y.shape[1]))
    objectives = np.zeros(n_iter)
    for t in range(n_iter):
        Z = als_users(Y, mask, W, lam)
        W = als_users(Y.T, mask.T, Z.T, lam).T
        objectives[t] = mf_objective(Y, mask, Z, W, 2 * lam, 2 * lam)
    return Z, W, objectives
