"""makes a right-hand side for each row

Breaks: tables that are not square
Slips: 1, a part of a wrong shape makes no program at all
"""

import numpy as np


def zero_sum_lp(A):
    m, n = A.shape
    c = np.zeros(m + 1)
    c[-1] = -1
    A = A.astype(float)
    A_ub = np.hstack([-A.T, np.ones((n, 1))])
    b_ub = np.zeros(m)
    A_eq = np.ones((1, m + 1))
    A_eq[0, -1] = 0
    b_eq = np.array([1.0])
    bounds = [(0, None)] * m + [(None, None)]
    return c, A_ub, b_ub, A_eq, b_eq, bounds
