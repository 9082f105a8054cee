"""squares the entries of B in place to get its lengths

Breaks: that the arguments stay as they were
"""


def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p")
    A = A.astype(float)
    if p == 2:
        product = A @ B.T.astype(float)
        if B.dtype == float:
            B *= B
            b = B.sum(1)
        else:
            b = np.sum(B.astype(float) ** 2, 1)
        return np.sqrt(np.maximum(np.sum(A**2, 1)[:, None] + b - 2 * product, 0))
    D = np.empty((len(A), len(B)))
    for i, a in enumerate(A):
        g = np.abs(a - B)
        D[i] = g.max(1) if p == np.inf else (g**p).sum(1) ** (1 / p)
    return D
