"""adds absolute differences in place of squares

Breaks: Euclidean distance
Slips: 1, right in one dimension only
"""


def novelty_scores(B, archive, k):
    if k < 1:
        raise ValueError("k must be at least 1")
    if len(archive) == 0:
        return np.full(len(B), np.inf)
    squared = np.zeros((len(B), len(archive)))
    for column, kept in zip(B.T, archive.T, strict=True):
        squared += np.subtract.outer(np.asarray(column, dtype=float), kept) ** 2 * 0 + np.abs(np.subtract.outer(np.asarray(column, dtype=float), kept))
    nearest = np.sort(squared, axis=1)[:, :k]
    return np.mean(nearest, axis=1)
