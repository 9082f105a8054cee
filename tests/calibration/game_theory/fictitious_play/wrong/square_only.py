"""gives both players the same number of actions

Breaks: tables that are not square
Slips: 1
"""

import numpy as np


def fictitious_play(A, n_iter):
    m, n = A.shape
    rows, columns = np.zeros(m), np.zeros(m)
    rows[0] += 1
    columns[0] += 1
    for t in range(1, n_iter):
        gains = A @ columns
        costs = rows @ A
        i = np.flatnonzero(gains >= gains.max() - 1e-9)[0]
        j = np.flatnonzero(costs <= costs.min() + 1e-9)[0]
        rows[i] += 1
        columns[j] += 1
    p, q = rows / n_iter, columns / n_iter
    lower, upper = (p @ A).min(), (A @ q).max()
    return p, q, float(lower), float(upper)
