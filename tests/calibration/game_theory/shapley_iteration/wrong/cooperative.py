"""takes the largest entry of each table

Breaks: the function for the value
Slips: 1, the given function is never used
"""

import numpy as np


def shapley_iteration(P, R, gamma, value, n_iter):
    S = R.shape[0]
    V = np.zeros(S)
    for _ in range(n_iter):
        new = np.zeros(S)
        for s in range(S):
            new[s] = np.max(R[s] + gamma * P[s] @ V)
        V = new
    return V
