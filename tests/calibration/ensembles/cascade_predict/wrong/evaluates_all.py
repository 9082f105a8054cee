"""asks every stage about every row

Breaks: which rows each stage was given
Slips: 1, rows are rejected early in nearly every table
"""


def cascade_predict(stages, X):
    labels = np.ones(len(X), dtype=int)
    counts = np.zeros(len(X), dtype=int)
    for score, threshold in stages:
        alive = np.arange(len(X))
        if len(alive) == 0:
            break
        values = score(X[alive])
        counts[alive] += 1
        labels[alive[values < threshold]] = 0
    return labels, counts
