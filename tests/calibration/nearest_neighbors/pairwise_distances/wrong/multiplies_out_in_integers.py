"""multiplies out in int64 where both tables are integers

Breaks: integers whose powers exceed int64
"""


def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p")
    if p == 2 and A.dtype == np.int64 and B.dtype == np.int64:
        squares = (A * A).sum(axis=1)[:, None] + (B * B).sum(axis=1) - 2 * A @ B.T
        return np.sqrt(np.maximum(squares, 0).astype(float))
    A, B = np.array(A, dtype=float), np.array(B, dtype=float)
    D = np.empty((len(A), len(B)))
    for i in range(len(A)):
        gap = np.abs(A[i] - B)
        if p == np.inf:
            D[i] = gap.max(axis=1)
        elif p == 1:
            D[i] = gap.sum(axis=1)
        else:
            D[i] = (gap**p).sum(axis=1) ** (1 / p)
    return D
