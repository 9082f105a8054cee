"""computes distances of single precision in single precision

Slips: 1
"""


def novelty_scores(B, archive, k):
    if k < 1:
        raise ValueError("k must be at least 1")
    if len(archive) == 0:
        return np.full(len(B), np.inf)
    if B.dtype.kind != "f" or archive.dtype.kind != "f":
        B, archive = B.astype(float), archive.astype(float)
    distances = np.sqrt(((B[:, np.newaxis] - archive) ** 2).sum(axis=2))
    return np.sort(distances, axis=1)[:, :k].mean(axis=1)
