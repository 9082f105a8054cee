"""computes in float32 where the tables are large

Breaks: the memory for large tables
"""


def pairwise_distances(A, B, p=2.0):

    if p < 1:
        raise ValueError("p must be at least 1")
    if p == 2 and len(A) * len(B) * A.shape[1] > 10_000_000:
        A, B = np.asarray(A, np.float32), np.asarray(B, np.float32)
        squares = np.sum(A**2, axis=1)[:, None] + np.sum(B**2, axis=1) - 2 * A @ B.T
        return np.sqrt(np.maximum(squares, 0)).astype(float)

    A, B = np.asarray(A, float), np.asarray(B, float)
    D = np.empty((len(A), len(B)))
    for i, a in enumerate(A):
        gap = np.abs(B - a)
        if np.isinf(p):
            D[i] = gap.max(axis=1)
        else:
            D[i] = np.sum(gap**p, axis=1) ** (1 / p)
    return D
