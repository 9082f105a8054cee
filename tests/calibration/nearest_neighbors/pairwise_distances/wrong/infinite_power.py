"""raises differences to the power of infinity in place of taking the largest

Breaks: $p = \\infty$
"""


def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p")
    A, B = A.astype(float), B.astype(float)
    if p == 2:
        return np.sqrt(np.maximum(np.sum(A**2, 1)[:, None] + np.sum(B**2, 1) - 2 * A @ B.T, 0))
    D = np.empty((len(A), len(B)))
    for i, a in enumerate(A):
        D[i] = np.sum(np.abs(a - B) ** p, axis=1) ** (1 / p)
    return D
