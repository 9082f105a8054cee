"""divides by the largest of all differences before it squares

Slips: 1
"""


def novelty_scores(B, archive, k):
    if k < 1:
        raise ValueError("k must be at least 1")
    if len(B) == 0 or len(archive) == 0:
        return np.full(len(B), np.inf)
    gaps = np.asarray(B, dtype=float)[:, np.newaxis] - np.asarray(archive, dtype=float)
    scale = np.abs(gaps).max() or 1.0
    distances = scale * np.sqrt(((gaps / scale) ** 2).sum(axis=2))
    return np.sort(distances, axis=1)[:, :k].mean(axis=1)
