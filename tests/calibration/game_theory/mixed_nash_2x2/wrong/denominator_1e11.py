"""returns None for denominators of at most 1e-11

Breaks: small payoffs
"""

import numpy as np


def mixed_nash_2x2(A, B):
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    dB = B[0, 0] - B[0, 1] - B[1, 0] + B[1, 1]
    dA = A[0, 0] - A[0, 1] - A[1, 0] + A[1, 1]
    if abs(dA) <= 1e-11 or abs(dB) <= 1e-11:
        return None
    p, q = (B[1, 1] - B[1, 0]) / dB, (A[1, 1] - A[0, 1]) / dA
    if 0 < p < 1 and 0 < q < 1:
        return float(p), float(q)
    return None
