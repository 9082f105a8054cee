"""subtracts in the dtype of the tables, where uint8 wraps around

Breaks: integers (`uint8` included, where $2 - 3$ is 255)
"""


def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p")
    D = np.empty((len(A), len(B)))
    for i, a in enumerate(A):
        g = np.abs(a - B)
        g = g.astype(float)
        D[i] = g.max(1) if p == np.inf else (g**p).sum(1) ** (1 / p)
    return D
