"""makes one sweep even if none is asked for

Breaks: no sweeps
"""

import numpy as np


def shapley_iteration(P, R, gamma, value, n_iter):
    V = np.zeros(len(R))
    for _ in range(max(n_iter, 1)):
        V = np.array([value(R[s] + gamma * P[s] @ V) for s in range(len(R))], dtype=float)
    return V
