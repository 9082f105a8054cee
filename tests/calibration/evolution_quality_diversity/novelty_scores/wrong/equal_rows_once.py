"""counts equal rows of the archive once

Slips: 1
"""


def novelty_scores(B, archive, k):
    if k < 1:
        raise ValueError("k must be at least 1")
    if len(archive) == 0:
        return np.full(len(B), np.inf)
    kept = np.unique(np.asarray(archive, dtype=float), axis=0)
    gaps = np.asarray(B, dtype=float)[:, np.newaxis] - kept
    distances = np.sqrt((gaps**2).sum(axis=2))
    return np.sort(distances, axis=1)[:, :k].mean(axis=1)
