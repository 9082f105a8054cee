"""takes the absolute value of all squares, but of single precision

Breaks: rows that are nearly equal and far from the origin (never `nan`)
"""


def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p")
    A, B = A.astype(float), B.astype(float)
    if p == 2:
        product = (A.astype(np.float32) @ B.astype(np.float32).T).astype(float)
        return np.sqrt(np.abs(np.sum(A**2, 1)[:, None] + np.sum(B**2, 1) - 2 * product))
    D = np.empty((len(A), len(B)))
    for i, a in enumerate(A):
        g = np.abs(a - B)
        D[i] = g.max(1) if p == np.inf else (g**p).sum(1) ** (1 / p)
    return D
