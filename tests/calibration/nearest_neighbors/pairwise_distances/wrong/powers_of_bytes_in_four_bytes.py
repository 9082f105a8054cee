"""widens one-byte integers to four bytes, which holds the differences but not all powers

Breaks: integers whose powers exceed int64
"""


def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p")
    if A.dtype.itemsize == 1 and B.dtype.itemsize == 1:
        A, B = A.astype(np.int32), B.astype(np.int32)
    else:
        A, B = np.array(A, dtype=float), np.array(B, dtype=float)
    D = np.empty((len(A), len(B)))
    for i in range(len(A)):
        gap = np.abs(A[i] - B)
        if p == np.inf:
            D[i] = gap.max(axis=1)
        elif p == 1:
            D[i] = gap.sum(axis=1)
        else:
            D[i] = (gap ** (int(p) if p != np.inf and p == int(p) else p)).sum(axis=1) ** (1 / p)
    return D
