"""makes all differences at once, an array of shape (m, n, d)

Breaks: the memory for large tables
"""


def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p")
    gaps = np.abs(A.astype(float)[:, np.newaxis] - B.astype(float))
    if p == np.inf:
        return gaps.max(axis=2)
    return np.sum(gaps**p, axis=2) ** (1 / p)
