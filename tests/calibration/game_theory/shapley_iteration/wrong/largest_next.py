"""looks only at the likeliest next state

Breaks: chances between
Slips: 1
"""

import numpy as np


def shapley_iteration(P, R, gamma, value, n_iter):
    S = R.shape[0]
    V = np.zeros(S)
    for _ in range(n_iter):
        new = np.zeros(S)
        for s in range(S):
            new[s] = value(R[s] + gamma * V[P[s].argmax(axis=-1)])
        V = new
    return V
