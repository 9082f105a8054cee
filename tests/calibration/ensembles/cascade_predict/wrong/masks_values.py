"""gives stages zeros for rejected rows

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
        values = score(X * labels[:, None])[alive]
        counts[alive] += 1
        labels[alive[values < threshold]] = 0
    return labels, counts
