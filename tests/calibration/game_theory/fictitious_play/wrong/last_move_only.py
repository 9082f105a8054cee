"""answers the last move in place of all of them

Breaks: all moves so far
Slips: 1, nearly every history is another one
"""

import numpy as np


def fictitious_play(A, n_iter):
    m, n = A.shape
    rows, columns = np.zeros(m), np.zeros(n)
    rows[0] += 1
    columns[0] += 1
    last = (0, 0)
    for t in range(1, n_iter):
        gains = A[:, last[1]] * 1.0
        costs = A[last[0]] * 1.0
        i = np.flatnonzero(gains >= gains.max() - 1e-9)[0]
        j = np.flatnonzero(costs <= costs.min() + 1e-9)[0]
        rows[i] += 1
        columns[j] += 1
        last = (i, j)
    p, q = rows / n_iter, columns / n_iter
    lower, upper = (p @ A).min(), (A @ q).max()
    return p, q, float(lower), float(upper)
