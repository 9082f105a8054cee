"""takes sums within a relative 1e-9 for equally good

Breaks: the smallest of equally good actions (within $10^{-9}$)
"""

import numpy as np


def fictitious_play(A, n_iter):
    A = np.asarray(A, dtype=float)
    m, n = A.shape
    rows, columns = np.zeros(m, dtype=float), np.zeros(n, dtype=float)
    rows[0] = columns[0] = 1
    for t in range(1, n_iter):
        gain, cost = A @ columns, rows @ A
        i = int(np.flatnonzero(np.isclose(gain, gain.max(), rtol=1e-9, atol=1e-9))[0])
        j = int(np.flatnonzero(np.isclose(cost, cost.min(), rtol=1e-9, atol=1e-9))[0])
        rows[i] += 1
        columns[j] += 1
    p, q = rows / n_iter, columns / n_iter
    A = np.asarray(A, dtype=float)
    return p, q, float((p @ A).min()), float((A @ q).max())
