"""takes powers of differences below 1e-30 for zero

Breaks: tiny or huge units
"""


def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p")
    A, B = np.array(A, dtype=float), np.array(B, dtype=float)
    D = np.empty((len(A), len(B)))
    for i in range(len(A)):
        gap = np.abs(A[i] - B)
        if p == np.inf:
            D[i] = gap.max(axis=1)
        elif p == 1:
            D[i] = gap.sum(axis=1)
        else:
            D[i] = np.where(gap**p < 1e-30, 0.0, gap**p).sum(axis=1) ** (1 / p)
    return D
