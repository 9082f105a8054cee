"""takes squares below 1e-9 as zero, in whatever unit

Breaks: tiny or huge units
"""


def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p")
    A, B = A.astype(float), B.astype(float)
    if p == 2:
        S = np.sum(A**2, 1)[:, None] + np.sum(B**2, 1) - 2 * A @ B.T
        return np.sqrt(np.where(S < 1e-9, 0.0, S))
    D = np.empty((len(A), len(B)))
    for i, a in enumerate(A):
        g = np.abs(a - B)
        D[i] = g.max(1) if p == np.inf else (g**p).sum(1) ** (1 / p)
    return D
