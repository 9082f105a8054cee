"""subtracts in the dtype of the tables, where uint8 wraps around

Breaks: integers (`uint8` included, where $2 - 3$ is 255)
"""


def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p")
    if p == 2 and A.dtype == B.dtype == float:
        return np.sqrt(np.maximum(np.sum(A**2, 1)[:, None] + np.sum(B**2, 1) - 2 * A @ B.T, 0))
    D = np.empty((len(A), len(B)))
    for i, a in enumerate(A):
        g = np.abs(a - B)
        g = g.astype(float)
        D[i] = g.max(1) if p == np.inf else (g**p).sum(1) ** (1 / p)
    return D
