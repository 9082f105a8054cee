"""lets the last stage decide alone

Breaks: that a rejected row stays out
Slips: 1, no early rejection at all
"""


def cascade_predict(stages, X):
    labels = np.ones(len(X), dtype=int)
    counts = np.zeros(len(X), dtype=int)
    for score, threshold in stages:
        alive = np.arange(len(X))
        labels[:] = 1
        if len(alive) == 0:
            break
        values = score(X[alive])
        counts[alive] += 1
        labels[alive[values < threshold]] = 0
    return labels, counts
