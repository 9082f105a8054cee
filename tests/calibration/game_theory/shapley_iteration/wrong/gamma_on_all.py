"""discounts the payoffs, too

Breaks: payoffs that are not discounted
Slips: 1, every sweep is wrong, the first included
"""

import numpy as np


def shapley_iteration(P, R, gamma, value, n_iter):
    S = R.shape[0]
    V = np.zeros(S)
    for _ in range(n_iter):
        new = np.zeros(S)
        for s in range(S):
            new[s] = value(gamma * (R[s] + P[s] @ V))
        V = new
    return V
