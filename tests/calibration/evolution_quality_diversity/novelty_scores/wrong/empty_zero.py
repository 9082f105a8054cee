"""returns 0 for an empty archive

Breaks: an empty archive
"""


def novelty_scores(B, archive, k):
    if k < 1:
        raise ValueError("k must be at least 1")
    if len(archive) == 0:
        return np.full(len(B), 0.0)
    squared = np.zeros((len(B), len(archive)))
    for column, kept in zip(B.T, archive.T, strict=True):
        squared += np.subtract.outer(np.asarray(column, dtype=float), kept) ** 2
    nearest = np.sort(np.sqrt(squared), axis=1)[:, :k]
    return np.mean(nearest, axis=1)
