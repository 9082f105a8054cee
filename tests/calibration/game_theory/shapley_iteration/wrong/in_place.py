"""uses new values within the same sweep

Breaks: the old values in all states
Slips: 1
"""

import numpy as np


def shapley_iteration(P, R, gamma, value, n_iter):
    S = R.shape[0]
    V = np.zeros(S)
    for _ in range(n_iter):
        new = V
        for s in range(S):
            new[s] = value(R[s] + gamma * P[s] @ V)
        V = new
    return V
