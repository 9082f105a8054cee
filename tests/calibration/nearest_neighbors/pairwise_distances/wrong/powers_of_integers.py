"""raises integers to whole powers as integers, which exceed 64 bits

Breaks: integers whose powers exceed int64
Slips: 1
"""


def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p must be at least 1")
    if A.dtype.kind in "iu" and B.dtype.kind in "iu":
        A, B = A.astype(np.int64), B.astype(np.int64)
    D = np.empty((len(A), len(B)))
    for i, a in enumerate(A):
        gaps = np.abs(a - B)
        D[i] = gaps.max(axis=1) if p == np.inf else np.sum(gaps**p, axis=1) ** (1 / p)
    return D
