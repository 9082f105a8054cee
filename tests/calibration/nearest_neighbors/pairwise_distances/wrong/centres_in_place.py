"""subtracts the mean row from both tables in place, to lose fewer digits

Breaks: that the arguments stay as they were
"""


def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p")
    if A.dtype != float or B.dtype != float:
        A, B = A.astype(float), B.astype(float)
    centre = A.mean(axis=0)
    A -= centre
    B -= centre
    if p == 2:
        return np.sqrt(np.maximum(np.sum(A**2, 1)[:, None] + np.sum(B**2, 1) - 2 * A @ B.T, 0))
    D = np.empty((len(A), len(B)))
    for i, a in enumerate(A):
        g = np.abs(a - B)
        D[i] = g.max(1) if p == np.inf else (g**p).sum(1) ** (1 / p)
    return D
