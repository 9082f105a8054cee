"""adds up differences with their signs for p = 1

Breaks: $p = 1$
"""


def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p")
    A, B = A.astype(float), B.astype(float)
    if p == 2:
        return np.sqrt(np.maximum(np.sum(A**2, 1)[:, None] + np.sum(B**2, 1) - 2 * A @ B.T, 0))
    if p == 1:
        return np.abs(A.sum(1)[:, None] - B.sum(1))
    D = np.empty((len(A), len(B)))
    for i, a in enumerate(A):
        g = np.abs(a - B)
        D[i] = g.max(1) if p == np.inf else (g**p).sum(1) ** (1 / p)
    return D
