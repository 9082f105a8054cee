"""stops as soon as one row is rejected

Breaks: rows rejected at different stages
Slips: 1, rows are rejected in every table
"""


def cascade_predict(stages, X):
    labels = np.ones(len(X), dtype=int)
    counts = np.zeros(len(X), dtype=int)
    for score, threshold in stages:
        alive = np.flatnonzero(labels == 1)
        if len(alive) == 0:
            break
        values = score(X[alive])
        counts[alive] += 1
        if (values < threshold).any():
            labels[alive[values < threshold]] = 0
            break
        labels[alive[values < threshold]] = 0
    return labels, counts
