"""returns infinity for archives of fewer than k rows

Slips: 1, few rows stand in three tests
"""


def novelty_scores(B, archive, k):
    if k < 1:
        raise ValueError("k must be at least 1")
    if len(archive) < k:
        return np.full(len(B), np.inf)
    squared = np.zeros((len(B), len(archive)))
    for column, kept in zip(B.T, archive.T, strict=True):
        squared += np.subtract.outer(np.asarray(column, dtype=float), kept) ** 2
    nearest = np.sort(np.sqrt(squared), axis=1)[:, :k]
    return np.mean(nearest, axis=1)
