"""starts at the values of the payoffs

Breaks: no sweeps
Slips: 1, every result is one sweep too far
"""

import numpy as np


def shapley_iteration(P, R, gamma, value, n_iter):
    S = R.shape[0]
    V = np.array([value(R[s]) for s in range(S)], dtype=float)
    for _ in range(n_iter):
        new = np.zeros(S)
        for s in range(S):
            new[s] = value(R[s] + gamma * P[s] @ V)
        V = new
    return V
