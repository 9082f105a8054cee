"""loops over all pairs of rows unless p is 2

Breaks: the time for many rows
"""


def pairwise_distances(A, B, p=2.0):

    if p < 1:
        raise ValueError("p must be at least 1")
    A, B = np.asarray(A, float), np.asarray(B, float)
    D = np.empty((len(A), len(B)))
    for i, a in enumerate(A):
        if p == 2:
            D[i] = np.sqrt(np.sum((B - a) ** 2, axis=1))
            continue
        for j, b in enumerate(B):
            gap = np.abs(a - b)
            D[i, j] = gap.max() if np.isinf(p) else np.sum(gap**p) ** (1 / p)
    return D
