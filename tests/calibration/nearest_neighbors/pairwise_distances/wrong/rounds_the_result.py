"""rounds the distances to eight decimals

Breaks: tiny or huge units
Slips: 2
"""


def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p")
    A, B = A.astype(float), B.astype(float)
    if p == 2:
        return np.sqrt(np.maximum(np.sum(A**2, 1)[:, None] + np.sum(B**2, 1) - 2 * A @ B.T, 0)).round(8)
    D = np.empty((len(A), len(B)))
    for i, a in enumerate(A):
        g = np.abs(a - B)
        D[i] = g.max(1) if p == np.inf else (g**p).sum(1) ** (1 / p)
    return D.round(8)
