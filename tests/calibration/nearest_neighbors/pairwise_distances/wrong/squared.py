"""returns squared distances for p = 2

Breaks: Euclidean distances by default
"""


def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p")
    A, B = A.astype(float), B.astype(float)
    if p == 2:
        return np.maximum(np.sum(A**2, 1)[:, None] + np.sum(B**2, 1) - 2 * A @ B.T, 0)
    gaps = [np.abs(a - B) for a in A]
    return np.array([g.max(1) if p == np.inf else (g**p).sum(1) ** (1 / p) for g in gaps])
