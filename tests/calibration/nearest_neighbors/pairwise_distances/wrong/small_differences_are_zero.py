"""takes differences below 1e-8 as zero where p is not 2

Breaks: rows that are nearly equal
"""


def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p")
    A, B = A.astype(float), B.astype(float)
    if p == 2:
        S = np.sum(A**2, 1)[:, None] + np.sum(B**2, 1) - 2 * A @ B.T
        return np.sqrt(np.maximum(S, 0.0))
    D = np.empty((len(A), len(B)))
    for i, a in enumerate(A):
        g = np.abs(a - B)
        g[g < 1e-8] = 0.0
        D[i] = g.max(1) if p == np.inf else (g**p).sum(1) ** (1 / p)
    return D
