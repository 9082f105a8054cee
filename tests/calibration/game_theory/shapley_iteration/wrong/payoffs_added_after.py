"""adds the value of the payoffs to the value of the future

Breaks: payoffs and values to come in one table
Slips: 1
"""

import numpy as np


def shapley_iteration(P, R, gamma, value, n_iter):
    S = R.shape[0]
    V = np.zeros(S)
    for _ in range(n_iter):
        new = np.zeros(S)
        for s in range(S):
            new[s] = value(R[s]) + gamma * value(P[s] @ V)
        V = new
    return V
