"""calls the first stage also for a table without rows

Breaks: nor for a table without rows
Slips: 1
"""


def cascade_predict(stages, X):
    alive = np.arange(len(X))
    labels, counts = np.zeros(len(X), dtype=int), np.zeros(len(X), dtype=int)
    for score, threshold in stages:
        counts[alive] += 1
        alive = alive[score(X[alive]) >= threshold]
        if len(alive) == 0:
            break
    labels[alive] = 1
    return labels, counts
