"""stores distances in the dtype of A, which cuts off fractions of integers

Breaks: integers (`uint8` included, where $2 - 3$ is 255)
"""


def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p")
    D = np.empty((len(A), len(B)), dtype=A.dtype)
    for i, a in enumerate(A.astype(float)):
        g = np.abs(a - B)
        D[i] = g.max(1) if p == np.inf else (g**p).sum(1) ** (1 / p)
    return D
