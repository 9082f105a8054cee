"""does not discount the future

Slips: 1, all later sweeps are wrong
"""

import numpy as np


def shapley_iteration(P, R, gamma, value, n_iter):
    S = R.shape[0]
    V = np.zeros(S)
    for _ in range(n_iter):
        new = np.zeros(S)
        for s in range(S):
            new[s] = value(R[s] + P[s] @ V)
        V = new
    return V
