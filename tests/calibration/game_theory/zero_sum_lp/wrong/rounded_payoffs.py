"""rounds payoffs to ten digits"""

import numpy as np


def zero_sum_lp(A):
    A = np.round(np.asarray(A, dtype=float), 10)
    m, n = A.shape
    c = np.zeros(m + 1)
    c[-1] = -1
    A_ub = np.hstack([-A.T, np.ones((n, 1))])
    A_eq = np.ones((1, m + 1))
    A_eq[0, -1] = 0
    return c, A_ub, np.zeros(n), A_eq, np.ones(1), [(0, None)] * m + [(None, None)]
