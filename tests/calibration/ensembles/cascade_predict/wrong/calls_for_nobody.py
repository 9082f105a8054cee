"""calls a stage although nobody is left

Breaks: that no stage is called for nobody
Slips: 1
"""


def cascade_predict(stages, X):
    labels = np.ones(len(X), dtype=int)
    counts = np.zeros(len(X), dtype=int)
    for score, threshold in stages:
        alive = np.flatnonzero(labels == 1)
        values = score(X[alive])
        counts[alive] += 1
        labels[alive[values < threshold]] = 0
    return labels, counts
