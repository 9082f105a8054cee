# Fills the arrays entry by entry.
import numpy as np


def zero_sum_lp(A):
    m, n = A.shape
    A_ub = np.empty((n, m + 1))
    for j in range(n):
        for i in range(m):
            A_ub[j, i] = -float(A[i, j])
        A_ub[j, m] = 1.0
    c = np.array([0.0] * m + [-1.0])
    A_eq = np.array([[1.0] * m + [0.0]])
    bounds = [(0.0, None) for _ in range(m)]
    bounds.append((None, None))
    return c, A_ub, np.zeros(n), A_eq, np.ones(1), bounds
