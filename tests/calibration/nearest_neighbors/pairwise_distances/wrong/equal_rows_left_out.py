"""puts infinity where two rows are equal if p is infinite

Breaks: equal rows
"""


def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p")
    A, B = A.astype(float), B.astype(float)
    if p == 2:
        return np.sqrt(np.maximum(np.sum(A**2, 1)[:, None] + np.sum(B**2, 1) - 2 * A @ B.T, 0))
    D = np.empty((len(A), len(B)))
    for i, a in enumerate(A):
        g = np.abs(a - B)
        D[i] = g.max(1) if p == np.inf else (g**p).sum(1) ** (1 / p)
    if p == np.inf:
        D[D == 0] = np.inf
    return D
