"""stops when the value of any state has not changed

Breaks: all sweeps
"""

import numpy as np


def shapley_iteration(P, R, gamma, value, n_iter):
    V = np.zeros(len(R))
    for _ in range(n_iter):
        W = np.array([value(R[s] + gamma * P[s] @ V) for s in range(len(R))], dtype=float)
        if (W == V).any():
            return W
        V = W
    return V
