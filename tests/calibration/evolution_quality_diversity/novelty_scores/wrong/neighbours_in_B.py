"""looks for neighbours among the rows of B, too

Slips: 1, every row has another nearest neighbour, itself
"""


def novelty_scores(B, archive, k):
    if k < 1:
        raise ValueError("k must be at least 1")
    if len(archive) == 0:
        return np.full(len(B), np.inf)
    squared = np.zeros((len(B), len(archive)))
    for column, kept in zip(B.T, archive.T, strict=True):
        squared += np.subtract.outer(np.asarray(column, dtype=float), kept) ** 2
    both = np.vstack([archive, B]).astype(float)
    squared = ((B[:, np.newaxis] - both) ** 2).sum(axis=2)
    nearest = np.sort(np.sqrt(squared), axis=1)[:, :k]
    return np.mean(nearest, axis=1)
