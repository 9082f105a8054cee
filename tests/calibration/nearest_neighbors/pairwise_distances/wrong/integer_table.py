"""stores distances in the dtype of A, which cuts off fractions of integers

Breaks: integers (`uint8` included, where $2 - 3$ is 255)
"""


def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p")
    D = np.empty((len(A), len(B)), dtype=A.dtype)
    if p == 2:
        A, B = A.astype(float), B.astype(float)
        D[:] = np.sqrt(np.maximum(np.sum(A**2, 1)[:, None] + np.sum(B**2, 1) - 2 * A @ B.T, 0))
        return D
    for i, a in enumerate(A.astype(float)):
        g = np.abs(a - B)
        D[i] = g.max(1) if p == np.inf else (g**p).sum(1) ** (1 / p)
    return D
