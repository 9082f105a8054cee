"""takes differences in the table's own type

Breaks: 8-bit integers
"""


def pure_nash(A, B):
    m, n = A.shape
    return [
        (i, j)
        for i in range(m)
        for j in range(n)
        if np.max(A[:, j] - A[i, j]) <= 0 and np.max(B[i] - B[i, j]) <= 0
    ]
