"""clips squares at 1e-12 in place of 0

Breaks: tiny or huge units
"""


def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p must be at least 1")
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    if p == 2:
        squares = (A**2).sum(axis=1)[:, None] + (B**2).sum(axis=1) - 2 * A @ B.T
        return np.sqrt(np.maximum(squares, 1e-12))
    D = np.empty((len(A), len(B)))
    for i, a in enumerate(A):
        gaps = np.abs(a - B)
        D[i] = gaps.max(axis=1) if np.isinf(p) else (gaps**p).sum(axis=1) ** (1 / p)
    return D
