"""stops when no value changes by more than 1e-9

Breaks: all sweeps
"""

import numpy as np


def shapley_iteration(P, R, gamma, value, n_iter):
    V = np.zeros(len(R))
    for _ in range(n_iter):
        W = np.array([value(R[s] + gamma * P[s] @ V) for s in range(len(R))], dtype=float)
        if np.abs(W - V).max() < 1e-9:
            return W
        V = W
    return V
