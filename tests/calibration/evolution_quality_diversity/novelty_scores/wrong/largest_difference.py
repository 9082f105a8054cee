"""takes the largest difference of coordinates

Slips: 1, right in one dimension only
"""


def novelty_scores(B, archive, k):
    if k < 1:
        raise ValueError("k must be at least 1")
    if len(archive) == 0:
        return np.full(len(B), np.inf)
    squared = np.max((np.asarray(B, dtype=float)[:, np.newaxis] - archive) ** 2, axis=2)
    nearest = np.sort(np.sqrt(squared), axis=1)[:, :k]
    return np.mean(nearest, axis=1)
