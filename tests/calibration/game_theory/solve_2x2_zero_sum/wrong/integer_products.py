"""multiplies integers as 64-bit ones, which overflow for billions

Breaks: integers of billions
Slips: 1
"""


def solve_2x2_zero_sum(A):
    A = np.asarray(A)
    if A.dtype.kind in "iu":
        A = A.astype(np.int64)
    for i in range(2):
        for j in range(2):
            if A[i, j] == A[i].min() and A[i, j] == A[:, j].max():
                return float(1 - i), float(1 - j), float(A[i, j])
    (a, b), (c, d) = A
    bottom = a + d - b - c
    return float((d - c) / bottom), float((d - b) / bottom), float((a * d - b * c) / bottom)
