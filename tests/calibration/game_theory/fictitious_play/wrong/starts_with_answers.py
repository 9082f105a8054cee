"""lets both answer nothing in the first round, and takes the best sum of the table

Breaks: first moves of 0
Slips: 1, the first round decides about the others
"""

import numpy as np


def fictitious_play(A, n_iter):
    m, n = A.shape
    rows, columns = np.zeros(m), np.zeros(n)
    rows[A.sum(axis=1).argmax()] += 1
    columns[A.sum(axis=0).argmin()] += 1
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
