"""puts v before the probabilities

Slips: 1, all parts depend on the order
"""

import numpy as np


def zero_sum_lp(A):
    m, n = A.shape
    c = np.zeros(m + 1)
    c[0] = -1
    A = A.astype(float)
    A_ub = np.hstack([np.ones((n, 1)), -A.T])
    b_ub = np.zeros(n)
    A_eq = np.ones((1, m + 1))
    A_eq[0, 0] = 0
    b_eq = np.array([1.0])
    bounds = [(None, None)] + [(0, None)] * m
    return c, A_ub, b_ub, A_eq, b_eq, bounds
