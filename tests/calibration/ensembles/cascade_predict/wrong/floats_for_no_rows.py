"""returns floats for a table without rows

Breaks: nor for a table without rows
Slips: 1
"""


def cascade_predict(stages, X):
    alive = np.arange(len(X))
    labels, count = np.zeros(len(X), dtype=int), np.zeros(len(X), dtype=int)
    for score, threshold in stages:
        if not len(alive):
            break
        count[alive] += 1
        alive = alive[np.asarray(score(X[alive])) >= threshold]
    labels[alive] = 1
    return np.array(labels.tolist()), np.array(count.tolist())
