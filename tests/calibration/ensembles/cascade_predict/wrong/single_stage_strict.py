"""rejects equal scores where there is one stage only

Breaks: one stage
Slips: 1
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
        labels[alive[(values < threshold) | ((values == threshold) & (len(stages) == 1))]] = 0
    return labels, counts
