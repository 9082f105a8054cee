# Keeps running sums of payoffs in place of counts.
import numpy as np


def fictitious_play(A, n_iter):
    m, n = A.shape
    history = [(0, 0)]
    gains, costs = A[:, 0].astype(float), A[0].astype(float)
    for _ in range(n_iter - 1):
        i = min(k for k in range(m) if gains[k] > gains.max() - 1e-9)
        j = min(k for k in range(n) if costs[k] < costs.min() + 1e-9)
        history.append((i, j))
        gains = gains + A[:, j]
        costs = costs + A[i]
    rows, columns = zip(*history)
    p = np.bincount(rows, minlength=m) / n_iter
    q = np.bincount(columns, minlength=n) / n_iter
    return p, q, min(p @ A), max(A @ q)
