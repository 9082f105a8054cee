"""wants probabilities at least 1e-12 away from 0 and 1

Breaks: None outside of 0 and 1
"""

import numpy as np


def mixed_nash_2x2(A, B):
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    dB = B[0, 0] - B[0, 1] - B[1, 0] + B[1, 1]
    dA = A[0, 0] - A[0, 1] - A[1, 0] + A[1, 1]
    if abs(dA) <= 1e-12 or abs(dB) <= 1e-12:
        return None
    p, q = (B[1, 1] - B[1, 0]) / dB, (A[1, 1] - A[0, 1]) / dA
    if 1e-12 < p < 1 - 1e-12 and 1e-12 < q < 1 - 1e-12:
        return float(p), float(q)
    return None
