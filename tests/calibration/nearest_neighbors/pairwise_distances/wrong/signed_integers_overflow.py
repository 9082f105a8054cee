"""computes in the dtype of small integers with a sign, which overflow

Breaks: integers (`uint8` included, where $2 - 3$ is 255)
"""


def pairwise_distances(A, B, p=2.0):

    if p < 1:
        raise ValueError("p must be at least 1")
    if A.dtype.kind == "u":
        A = A.astype(np.int64)
    if B.dtype.kind == "u":
        B = B.astype(np.int64)
    D = np.empty((len(A), len(B)))
    for i, a in enumerate(A):
        gap = np.abs(B - a)
        if np.isinf(p):
            D[i] = gap.max(axis=1)
        elif p == 1:
            D[i] = gap.sum(axis=1)
        elif p == 2:
            D[i] = np.sqrt((gap * gap).sum(axis=1))
        else:
            D[i] = np.sum(gap ** float(p), axis=1) ** (1 / p)
    return D
