# All differences at once, and a partial sort.
def novelty_scores(B, archive, k):
    if k <= 0:
        raise ValueError("k must be positive")
    m = len(archive)
    if m == 0:
        return np.inf * np.ones(len(B))
    d = np.linalg.norm(B[:, None].astype(float) - archive[None], axis=-1)
    k = min(k, m)
    return np.partition(d, k - 1, axis=1)[:, :k].mean(axis=1)
