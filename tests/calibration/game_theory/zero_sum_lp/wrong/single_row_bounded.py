"""bounds the probability of a single row by 1

Breaks: the bounds
"""

import numpy as np


def zero_sum_lp(A):
    A = np.asarray(A, dtype=float)
    m, n = A.shape
    c = np.zeros(m + 1)
    c[-1] = -1
    A_ub = np.hstack([-A.T, np.ones((n, 1))])
    A_eq = np.ones((1, m + 1))
    A_eq[0, -1] = 0
    return c, A_ub, np.zeros(n), A_eq, np.ones(1), [(0, None if m > 1 else 1)] * m + [(None, None)]
