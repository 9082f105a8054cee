"""looks for a saddle point in the first entry only

Breaks: saddle points in all corners
"""

import numpy as np


def solve_2x2_zero_sum(A):
    A = np.asarray(A, dtype=float)
    for i in range(1):
        for j in range(1):
            if A[i, j] == A[i].min() and A[i, j] == A[:, j].max():
                return 1.0 - i, 1.0 - j, A[i, j]
    a, b, c, d = A.ravel()
    D = a + d - b - c
    return (d - c) / D, (d - b) / D, (a * d - b * c) / D
