# Solves a system of equations for each player.
import numpy as np


def solve_2x2_zero_sum(A):
    A = A.astype(float)
    low, high = A.min(axis=1), A.max(axis=0)
    for i in (0, 1):
        for j in (0, 1):
            if A[i, j] == low[i] and A[i, j] == high[j]:
                return 1.0 - i, 1.0 - j, A[i, j]
    M = np.array([[A[0, 0] - A[0, 1], A[1, 0] - A[1, 1]], [1, 1]])
    p = np.linalg.solve(M, [0, 1])
    N = np.array([[A[0, 0] - A[1, 0], A[0, 1] - A[1, 1]], [1, 1]])
    q = np.linalg.solve(N, [0, 1])
    return p[0], q[0], p @ A @ q
