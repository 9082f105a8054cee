# Stacks the redundancies with all that is chosen.
def mrmr_select(X_disc, y, k):
    n, d = X_disc.shape
    if not 1 <= k <= d:
        raise ValueError("k out of range")
    gain = mutual_information_scores(X_disc, y)
    relevance = gain.copy()
    seen = []
    redundancy = np.zeros((0, d))
    while True:
        open_ = np.ones(d, dtype=bool)
        open_[seen] = False
        best = gain[open_].max()
        j = int(np.flatnonzero(open_ & (gain > best - 1e-9))[0])
        seen.append(j)
        if len(seen) == k:
            return seen
        redundancy = np.vstack([redundancy, mutual_information_scores(X_disc, X_disc[:, j])])
        gain = relevance - redundancy.mean(axis=0)
