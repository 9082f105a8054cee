"""raises signed differences to odd powers

Breaks: $p = 3$
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
        if p == 1:
            D[i] = g.sum(1)
        elif p == np.inf:
            D[i] = g.max(1)
        elif p == int(p):
            D[i] = np.abs(((a - B) ** int(p)).sum(1)) ** (1 / p)
        else:
            D[i] = (g**p).sum(1) ** (1 / p)
    return D
