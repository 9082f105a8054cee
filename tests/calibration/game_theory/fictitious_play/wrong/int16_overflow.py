"""adds up payoffs of integers in 16 bits

Breaks: 8-bit integers
"""

import numpy as np


def fictitious_play(A, n_iter):
    A = np.asarray(A).astype(np.int16 if np.asarray(A).dtype.kind in "iu" else float)
    m, n = A.shape
    rows, columns = np.zeros(m, dtype=A.dtype), np.zeros(n, dtype=A.dtype)
    rows[0] = columns[0] = 1
    for t in range(1, n_iter):
        gain, cost = A @ columns, rows @ A
        i = int(np.flatnonzero(gain >= gain.max() - 1e-9)[0])
        j = int(np.flatnonzero(cost <= cost.min() + 1e-9)[0])
        rows[i] += 1
        columns[j] += 1
    p, q = rows / n_iter, columns / n_iter
    A = np.asarray(A, dtype=float)
    return p, q, float((p @ A).min()), float((A @ q).max())
