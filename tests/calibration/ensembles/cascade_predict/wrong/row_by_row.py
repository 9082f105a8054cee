"""asks stages about one row after the other

Breaks: which rows each stage was given
Slips: 1
"""


def cascade_predict(stages, X):
    labels = np.ones(len(X), dtype=int)
    counts = np.zeros(len(X), dtype=int)
    for score, threshold in stages:
        alive = np.flatnonzero(labels == 1)
        if len(alive) == 0:
            break
        values = np.array([score(X[[i]])[0] for i in alive])
        counts[alive] += 1
        labels[alive[values < threshold]] = 0
    return labels, counts
