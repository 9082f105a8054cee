"""asks the first stage only

Breaks: rows rejected at different stages
Slips: 1, nearly every cascade has several stages
"""


def cascade_predict(stages, X):
    labels = np.ones(len(X), dtype=int)
    counts = np.zeros(len(X), dtype=int)
    for score, threshold in stages[:1]:
        alive = np.flatnonzero(labels == 1)
        if len(alive) == 0:
            break
        values = score(X[alive])
        counts[alive] += 1
        labels[alive[values < threshold]] = 0
    return labels, counts
