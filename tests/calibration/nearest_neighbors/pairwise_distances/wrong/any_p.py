"""takes any p, also below 1

Breaks: `ValueError` for `p` below 1
"""


def pairwise_distances(A, B, p=2.0):
    A, B = A.astype(float), B.astype(float)
    if p == 2:
        return np.sqrt(np.maximum(np.sum(A**2, 1)[:, None] + np.sum(B**2, 1) - 2 * A @ B.T, 0))
    D = np.empty((len(A), len(B)))
    for i, a in enumerate(A):
        g = np.abs(a - B)
        D[i] = g.max(1) if p == np.inf or p <= 0 else (g**p).sum(1) ** (1 / p)
    return D
