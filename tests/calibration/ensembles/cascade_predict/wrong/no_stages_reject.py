"""rejects everybody where there are no stages

Breaks: no stages
Slips: 1
"""


def cascade_predict(stages, X):
    labels = np.ones(len(X), dtype=int)
    counts = np.zeros(len(X), dtype=int)
    if not stages:
        labels[:] = 0
    for score, threshold in stages:
        alive = np.flatnonzero(labels == 1)
        if len(alive) == 0:
            break
        values = score(X[alive])
        counts[alive] += 1
        labels[alive[values < threshold]] = 0
    return labels, counts
