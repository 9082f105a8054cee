"""stops as soon as values change by less than a millionth

Breaks: all sweeps
"""

import numpy as np


def shapley_iteration(P, R, gamma, value, n_iter):
    S = R.shape[0]
    V = np.zeros(S)
    for _ in range(n_iter):
        new = np.zeros(S)
        for s in range(S):
            new[s] = value(R[s] + gamma * P[s] @ V)
        if np.abs(new - V).max() < 1e-6:
            return new
        V = new
    return V
