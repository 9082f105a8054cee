"""builds square tables whatever their shape

Breaks: tables that are not square
"""

import numpy as np


def shapley_iteration(P, R, gamma, value, n_iter):
    S, m = R.shape[:2]
    V = np.zeros(S)
    for _ in range(n_iter):
        new = np.zeros(S)
        for s in range(S):
            table = np.zeros((m, m))
            for a in range(m):
                for b in range(m):
                    table[a, b] = R[s, a, b] + gamma * P[s, a, b] @ V
            new[s] = value(table)
        V = new
    return V
