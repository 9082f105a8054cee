"""loops over the pairs for p other than 1, 2 and infinity

Breaks: the time for many rows
"""


def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p")
    A, B = np.array(A, dtype=float), np.array(B, dtype=float)
    if p == 2:
        squares = (A**2).sum(axis=1)[:, None] + (B**2).sum(axis=1) - 2 * A @ B.T
        return np.sqrt(np.maximum(squares, 0))
    if p == 1 or p == np.inf:
        return np.array([np.linalg.norm(a - B, ord=p, axis=1) for a in A])
    return np.array([[(np.abs(a - b) ** p).sum() ** (1 / p) for b in B] for a in A])
