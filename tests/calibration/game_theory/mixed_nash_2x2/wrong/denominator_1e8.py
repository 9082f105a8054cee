"""takes denominators below 1e-8 for 0

Breaks: small payoffs
"""

import numpy as np


def mixed_nash_2x2(A, B):
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    dp = B[0, 0] - B[0, 1] - B[1, 0] + B[1, 1]
    dq = A[0, 0] - A[0, 1] - A[1, 0] + A[1, 1]
    if np.isclose(dp, 0) or np.isclose(dq, 0):
        return None
    p = (B[1, 1] - B[1, 0]) / dp
    q = (A[1, 1] - A[0, 1]) / dq
    if 0 < p < 1 and 0 < q < 1:
        return p, q
    return None
