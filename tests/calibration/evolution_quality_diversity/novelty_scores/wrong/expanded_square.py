"""expands the square of the distance

Breaks: (also far from the origin)
"""


def novelty_scores(B, archive, k):
    if k < 1:
        raise ValueError("k must be at least 1")
    if len(archive) == 0:
        return np.full(len(B), np.inf)
    A, C = np.asarray(B, dtype=float), np.asarray(archive, dtype=float)
    squared = (A**2).sum(axis=1)[:, np.newaxis] + (C**2).sum(axis=1) - 2 * A @ C.T
    squared = np.maximum(squared, 0)
    nearest = np.sort(np.sqrt(squared), axis=1)[:, :k]
    return np.mean(nearest, axis=1)
