"""takes payoffs that are 1e-12 apart for equal

Breaks: tiny payoffs
"""

import numpy as np


def solve_2x2_zero_sum(A):
    M = np.asarray(A, dtype=float)
    for i in range(2):
        for j in range(2):
            if M[i, j] <= M[i].min() + 1e-12 and M[i, j] >= M[:, j].max() - 1e-12:
                return float(i == 0), float(j == 0), float(M[i, j])
    (a, b), (c, d) = M
    D = a + d - b - c
    return float((d - c) / D), float((d - b) / D), float((a * d - b * c) / D)
