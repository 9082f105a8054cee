"""hands over transposed tables

Breaks: tables that are not square
Slips: 1, every table is turned
"""

import numpy as np


def shapley_iteration(P, R, gamma, value, n_iter):
    S = R.shape[0]
    V = np.zeros(S)
    for _ in range(n_iter):
        new = np.zeros(S)
        for s in range(S):
            new[s] = value((R[s] + gamma * P[s] @ V).T)
        V = new
    return V
