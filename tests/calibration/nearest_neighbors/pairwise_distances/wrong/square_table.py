"""fills a square table, so that longer tables B fail for p = 2

Breaks: tables of different lengths
"""


def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p")
    A, B = A.astype(float), B.astype(float)
    if p == 2:
        a, b = np.sum(A**2, 1), np.sum(B**2, 1)
        return np.sqrt(np.maximum(a[: len(b), None] + b[: len(a)] - 2 * (A @ B.T), 0))
    D = np.empty((len(A), len(B)))
    for i, a in enumerate(A):
        g = np.abs(a - B)
        D[i] = g.max(1) if p == np.inf else (g**p).sum(1) ** (1 / p)
    return D
